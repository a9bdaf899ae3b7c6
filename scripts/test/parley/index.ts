export { parley } from '@tablewright/engine/parley';

import { parley } from '@tablewright/engine/parley';
import { conformance } from '../src/suite.ts';

conformance(parley);

import { ti4 } from '@tablewright/ti4';
import type { Table } from './tables.ts';

/** By itself: earlier commits, which are measured with the same tables, have no such game. */
export const TI4: Table = { game: ti4, seats: 6, setup: { points: 10 } };

import { core, type Infer, int, list, record } from '@tablewright/engine';

export const pebblesSchema = record({ ...core, pile: int, taken: list(int), turn: int });

export type Pebbles = Infer<typeof pebblesSchema>;

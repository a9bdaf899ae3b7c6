import type { Replay } from '@tablewright/protocol';

/** Where a replay comes from, and how to get its journal. */
export interface Source {
  readonly replay: Replay;
  journal(): Promise<string>;
}

import { openLocal } from '../local/index.ts';
import { ProtocolClient } from './client.ts';
import type { MatchHost } from './host.ts';
import { loadSpell, PAGE } from './open.ts';
import { restBefore } from './pace.ts';

/** A match in this browser. */
export function localMatch(id: string): MatchHost {
  return new ProtocolClient((events) => openLocal(id, events), loadSpell, PAGE, restBefore);
}

import { loadersOf } from '../games.ts';
import { openLocal } from '../local/index.ts';
import { ProtocolClient, type Spell } from './client.ts';
import type { MatchHost } from './host.ts';
import { openSocket } from './remote.ts';

/** A match that the server holds. */
export function remoteMatch(id: string): MatchHost {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const url = `${scheme}//${location.host}/api/matches/${encodeURIComponent(id)}/live`;
  return new ProtocolClient((events) => openSocket(url, events), loadSpell);
}

/** A match that this browser holds. */
export function localMatch(id: string): MatchHost {
  return new ProtocolClient((events) => openLocal(id, events), loadSpell);
}

async function loadSpell(game: string): Promise<Spell> {
  const rules = await loadersOf(game).rules();
  return (prompt, key) => rules.spell?.(prompt, key) ?? null;
}

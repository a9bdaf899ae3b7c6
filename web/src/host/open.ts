import type { Locale } from '@tablewright/text';
import { gameOf, loadersOf } from '../games.ts';
import { type Page, ProtocolClient, type Spell } from './client.ts';
import type { MatchHost } from './host.ts';
import { restBefore } from './pace.ts';
import { openSocket } from './remote.ts';
import { renewal } from './renewal.ts';

/** The page that is open here. */
export const PAGE: Page = {
  rulesVersion: (game) => gameOf(game)?.rulesVersion ?? null,
  renew: () => renewal.renew(),
  get seat() {
    return renewal.seat;
  },
  set seat(seat) {
    renewal.seat = seat;
  },
};

/** A match on the server; `onGame` gets its game as soon as that is known. */
export function remoteMatch(id: string, onGame?: (game: string) => void): MatchHost {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const url = `${scheme}//${location.host}/api/matches/${encodeURIComponent(id)}/live`;
  return new ProtocolClient(
    (events) => openSocket(url, events),
    (game) => {
      onGame?.(game);
      return loadSpell(game);
    },
    PAGE,
    restBefore,
  );
}

/** Starts to load what the table of a game needs. If it fails, rendering the page reports it. */
export function fetchTable(game: string, locale: Locale): void {
  const load = loadersOf(game);
  Promise.all([load.ui(), load.text(locale)]).catch(() => undefined);
}

export async function loadSpell(game: string): Promise<Spell> {
  const { options } = await loadersOf(game).ui();
  return (key) => options?.spell(key) ?? null;
}

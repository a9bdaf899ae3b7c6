import type { Locale } from '@tablewright/text';
import type { MatchHost } from './host.ts';
import { fetchTable, remoteMatch } from './open.ts';

let ahead: { readonly id: string; readonly host: MatchHost } | null = null;

/** Opens the match of the address while its page is still loading. */
export function openAhead(path: string, locale: Locale): void {
  const id = /^\/m\/([^/]+)$/.exec(path)?.[1];
  if (id !== undefined) ahead = { id, host: remoteMatch(id, (game) => fetchTable(game, locale)) };
}

/** The match that was opened ahead, once; any other is opened now. */
export function takeRemote(id: string): MatchHost {
  const { host } = ahead?.id === id ? ahead : { host: remoteMatch(id) };
  ahead = null;
  return host;
}

import type { Locale } from '@tablewright/text';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { PART_OF_PAGE, queryClient } from '../api.ts';
import { gameOf, type GameParts } from '../games.ts';
import { keepGame } from '../local/offline.ts';

type Part = keyof GameParts;

/** These differ from language to language. */
const SPOKEN: readonly Part[] = ['text', 'clauses', 'rulebook', 'lessonText', 'glossary'];

/** A part may be late for some seconds, as in a tunnel. */
const TRIES = 3;

export function gameQuery<P extends Part>(id: string, part: P, locale: Locale) {
  const load = gameOf(id)?.load ?? null;
  const fetchPart = load?.[part] as ((locale: Locale) => Promise<GameParts[P]>) | undefined;
  return queryOptions<GameParts[P]>({
    queryKey: SPOKEN.includes(part) ? ['game', id, part, locale] : ['game', id, part],
    queryFn:
      fetchPart === undefined
        ? skipToken
        : async () => {
            const fetched = await fetchPart(locale);
            // A game that was opened once also works without a network.
            if (part === 'ui') void keepGame(id, locale);
            return fetched;
          },
    retry: TRIES,
    meta: PART_OF_PAGE,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Loads the texts of the games in use before the page changes its language, so that no board has to wait. */
export async function fetchSpoken(locale: Locale): Promise<void> {
  const inUse = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['game'] })
    .map(({ queryKey }) => queryKey as [string, string, Part])
    .filter(([, , part]) => SPOKEN.includes(part));
  await Promise.all(
    inUse.map(([, id, part]) => {
      const query = gameQuery(id, part, locale);
      // A game may lack the part, and what fails now is fetched where it is shown.
      return queryClient.prefetchQuery({ ...query, retry: false, meta: undefined });
    }),
  );
}

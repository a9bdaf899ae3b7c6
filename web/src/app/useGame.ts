import type { Teller } from '@tablewright/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GameParts } from '../games.ts';
import { gameQuery } from './gameQuery.ts';
import { screenTeller } from './teller.ts';
import { useLocale } from './text.tsx';

/** A part of a game, loaded when first needed; undefined until then, or if the game has no such part. */
export function useGame<P extends keyof GameParts>(id: string, part: P): GameParts[P] | undefined {
  return useQuery(gameQuery(id, part, useLocale())).data;
}

/** The game's texts outside of a match. */
export function useTeller(id: string, players: readonly string[] = []): Teller | undefined {
  const text = useGame(id, 'text');
  const locale = useLocale();
  const names = players.join('\n');
  return useMemo(
    () => (text === undefined ? undefined : screenTeller(text, locale, names.split('\n'))),
    [text, locale, names],
  );
}

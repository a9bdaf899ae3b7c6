import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { gameQuery } from '../app/gameQuery.ts';
import { useLocale } from '../app/text.tsx';
import type { GlossaryPart } from '../games.ts';
import { useSettings } from '../settings/store.ts';

/** The first picture of a page comes before its glossary. */
const AFTER = 1000;

/** The terms of a game; null until they are loaded, and where the game or the player wants none. */
export function useGlossary(game: string): GlossaryPart | null {
  const isWanted = useSettings((settings) => settings.terms);
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), AFTER);
    return () => clearTimeout(timer);
  }, []);
  const query = gameQuery(game, 'glossary', useLocale());
  const { data } = useQuery({ ...query, enabled: isWanted && isTime });
  return isWanted && data !== undefined ? data : null;
}

import { Phrases } from '@tablewright/text';
import { useMemo } from 'react';
import { type Say, useLocale } from '../app/text.tsx';
import { useGame } from '../app/useGame.ts';

/** The texts of a game's lessons. */
export function useLessonText(game: string): Say | undefined {
  const messages = useGame(game, 'lessonText');
  const locale = useLocale();
  return useMemo(() => {
    if (messages === undefined) return undefined;
    const phrases = new Phrases(messages, locale);
    return phrases.say.bind(phrases);
  }, [messages, locale]);
}

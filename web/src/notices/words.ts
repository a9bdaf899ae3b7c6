import type { Notice } from '@tablewright/protocol';
import { listOf } from '../app/format.ts';
import { pageOf } from '../app/PersonMenu.tsx';
import { useLanguage } from '../app/text.tsx';

/** The text of a notice, and its link. */
export function useNoticeWords(): (notice: Notice) => { words: string; path: string } {
  const { say, locale } = useLanguage();
  return ({ kind, game, who, text, match, table }) => {
    const about = {
      game: game === null ? '' : say(`game.${game}`),
      names: listOf(who, locale),
      count: who.length,
      text: text ?? '',
    };
    const path = match !== null ? `/m/${match}` : table !== null ? `/t/${table}` : null;
    if (kind === 'friend')
      return {
        words: say(`notice.friend.${text === 'accepted' ? 'accepted' : 'invited'}`, about),
        path: text === 'accepted' && who.length > 0 ? pageOf(who[0]) : '/friends',
      };
    if (kind === 'start' && match === null)
      return { words: say('notice.table', about), path: path ?? '/' };
    return { words: say(`notice.${kind}`, about), path: path ?? '/' };
  };
}

import type { Language, Notice } from '@tablewright/protocol';
import { WORDS } from '../words.ts';
import type { Told } from './channel.ts';

/** American English would put a comma before "and". */
const LISTS = { en: 'en-GB', cs: 'cs', pl: 'pl' } as const;

/** The text of a notice. It contains only what everybody at the table knows. */
export function tell(notice: Notice, language: Language, publicUrl: string): Told {
  const words = WORDS[language];
  const kind = isAccepted(notice) ? 'friends' : notice.table === null ? notice.kind : 'invitation';
  const values = {
    game: notice.game === null ? '' : words.say(`game.${notice.game}`),
    who: new Intl.ListFormat(LISTS[language]).format(notice.who),
    text: notice.text ?? '',
  };
  return {
    title: words.say(`notice.${kind}.title`, values),
    body: words.say(`notice.${kind}.body`, values),
    url: `${publicUrl}${pathOf(notice)}`,
    tag: notice.match ?? notice.table ?? notice.kind,
  };
}

/** The text for too many notices to list one by one. */
export function tellMany(count: number, language: Language, publicUrl: string): Told {
  const words = WORDS[language];
  return {
    title: words.say('notice.many.title'),
    body: words.say('notice.many.body', { count }),
    url: `${publicUrl}/notices`,
    tag: 'many',
  };
}

function pathOf(notice: Notice): string {
  const { match, table, who } = notice;
  if (match !== null) return `/m/${match}`;
  if (table !== null) return `/t/${table}`;
  return isAccepted(notice) ? `/p/${encodeURIComponent(who[0])}` : '/friends';
}

function isAccepted({ kind, text }: Notice): boolean {
  return kind === 'friend' && text === 'accepted';
}

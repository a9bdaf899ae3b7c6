import { outside as notices } from '@tablewright/text/notices/pl';
import type { messages as english } from './en.ts';

export const messages: { readonly [id in keyof typeof english]: string } = {
  ...notices,

  'notice.many.title': 'Tablewright',
  'notice.many.body':
    '{count, plural, one {Czeka na ciebie # powiadomienie.} few {Czekają na ciebie # powiadomienia.} many {Czeka na ciebie # powiadomień.} other {Czeka na ciebie # powiadomień.}}',

  'mail.many':
    'Tablewright: {count, plural, one {# powiadomienie} few {# powiadomienia} many {# powiadomień} other {# powiadomień}}',
  'mail.why': 'Dostajesz ten e-mail zgodnie ze swoimi ustawieniami powiadomień. Zmienisz je tutaj:',

  'mail.verify.subject': 'Potwierdź swój adres e-mail',
  'mail.verify.text':
    'Cześć, {name},\n\nktoś (mamy nadzieję, że ty) dodał ten adres do konta {name} w Tablewright. Jeśli jest twój, otwórz ten link:\n\n{link}\n\nLinku można użyć tylko raz, w ciągu dwóch dni. Jeśli to ktoś inny, nie musisz nic robić.\n',
  'mail.reset.subject': 'Ustaw nowe hasło',
  'mail.reset.text':
    'Cześć, {name},\n\ntutaj możesz ustawić nowe hasło do swojego konta w Tablewright:\n\n{link}\n\nLinku można użyć tylko raz, w ciągu godziny. Jeśli nie prosisz o nowe hasło, nie musisz nic robić: zostanie takie, jakie jest.\n',
};

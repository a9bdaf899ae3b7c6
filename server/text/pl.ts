import type { messages as english } from './en.ts';

export const messages: { readonly [id in keyof typeof english]: string } = {
  'notice.turn.title': 'Twoja tura: {game}',
  'notice.turn.body': 'Przy stole z tobą: {who}',
  'notice.start.title': 'Rozgrywka się zaczyna: {game}',
  'notice.start.body': 'Przy stole z tobą: {who}',
  'notice.invitation.title': 'Zaproszenie do stołu: {game}',
  'notice.invitation.body': '{who} chce z tobą zagrać.',
  'notice.over.title': 'Koniec rozgrywki: {game}',
  'notice.over.body': 'Przy stole z tobą: {who}',
  'notice.mention.title': '{who} wspomina o tobie: {game}',
  'notice.mention.body': '„{text}”',
  'notice.friend.title': '{who} zaprasza cię do znajomych',
  'notice.friend.body': 'Możesz odpowiedzieć na stronie Znajomi.',
  'notice.friends.title': 'Od teraz jesteście znajomymi: ty i {who}',
  'notice.friends.body':
    'Będziecie widzieć, kiedy druga osoba tu jest, i możecie zapraszać się do stołów.',
  'notice.many.title': 'Tablewright',
  'notice.many.body':
    '{count, plural, one {Czeka na ciebie # powiadomienie.} few {Czekają na ciebie # powiadomienia.} many {Czeka na ciebie # powiadomień.} other {Czeka na ciebie # powiadomień.}}',

  'mail.many':
    'Tablewright: {count, plural, one {# powiadomienie} few {# powiadomienia} many {# powiadomień} other {# powiadomień}}',
  'mail.why': 'Dostajesz tę wiadomość zgodnie ze swoimi ustawieniami. Zmienisz je tutaj:',

  'mail.verify.subject': 'Czy to twój adres?',
  'mail.verify.text':
    'Cześć, {name},\n\nktoś, mamy nadzieję, że ty, podał ten adres przy koncie {name} w Tablewright. Jeśli jest twój, otwórz ten odnośnik:\n\n{link}\n\nDziała raz, przez dwa dni. Jeśli to ktoś inny, nie musisz nic robić.\n',
  'mail.reset.subject': 'Nowe hasło',
  'mail.reset.text':
    'Cześć, {name},\n\ntutaj możesz wybrać nowe hasło do swojego konta w Tablewright:\n\n{link}\n\nOdnośnik działa raz, przez godzinę. Jeśli nie prosisz o nowe hasło, nie musisz nic robić: zostanie takie, jakie jest.\n',
};

import type { messages as english } from './en.ts';

export const messages: { readonly [id in keyof typeof english]: string } = {
  'notice.turn.title': 'Jsi na tahu: {game}',
  'notice.turn.body': 'U stolu s tebou: {who}',
  'notice.start.title': 'Partie začíná: {game}',
  'notice.start.body': 'U stolu s tebou: {who}',
  'notice.invitation.title': 'Pozvání ke stolu: {game}',
  'notice.invitation.body': '{who} si s tebou chce zahrát.',
  'notice.over.title': 'Partie skončila: {game}',
  'notice.over.body': 'U stolu s tebou: {who}',
  'notice.mention.title': '{who} tě zmiňuje: {game}',
  'notice.mention.body': '„{text}“',
  'notice.friend.title': '{who} tě zve mezi přátele',
  'notice.friend.body': 'Odpovědět můžeš na stránce Přátelé.',
  'notice.friends.title': 'Odteď jste přátelé: ty a {who}',
  'notice.friends.body': 'Uvidíte, kdy je ten druhý tady, a můžete se zvát ke stolům.',
  'notice.many.title': 'Tablewright',
  'notice.many.body':
    '{count, plural, one {Čeká na tebe # oznámení.} few {Čekají na tebe # oznámení.} other {Čeká na tebe # oznámení.}}',

  'mail.many': 'Tablewright: {count, plural, one {# oznámení} few {# oznámení} other {# oznámení}}',
  'mail.why': 'Tento mail dostáváš podle svého nastavení. Změnit ho můžeš tady:',

  'mail.verify.subject': 'Je tohle tvá adresa?',
  'mail.verify.text':
    'Ahoj, {name},\n\nk účtu {name} na Tablewrightu si někdo, snad ty, zapsal tuto adresu. Pokud je tvá, otevři tento odkaz:\n\n{link}\n\nPlatí jednou a dva dny. Pokud to byl někdo jiný, nemusíš dělat nic.\n',
  'mail.reset.subject': 'Nové heslo',
  'mail.reset.text':
    'Ahoj, {name},\n\ntady si můžeš zvolit nové heslo ke svému účtu na Tablewrightu:\n\n{link}\n\nOdkaz platí jednou a hodinu. Pokud o nové heslo nežádáš, nemusíš dělat nic: tvé heslo zůstane, jaké je.\n',
};

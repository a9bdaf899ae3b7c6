import { outside as notices } from '@tablewright/text/notices/cs';
import type { messages as english } from './en.ts';

export const messages: { readonly [id in keyof typeof english]: string } = {
  ...notices,

  'notice.many.title': 'Tablewright',
  'notice.many.body':
    '{count, plural, one {Čeká na tebe # oznámení.} few {Čekají na tebe # oznámení.} other {Čeká na tebe # oznámení.}}',

  'mail.many': 'Tablewright: {count, plural, one {# oznámení} few {# oznámení} other {# oznámení}}',
  'mail.why': 'Tenhle e-mail dostáváš podle svého nastavení oznámení. Změnit ho můžeš tady:',

  'mail.verify.subject': 'Potvrď svou e-mailovou adresu',
  'mail.verify.text':
    'Ahoj, {name},\n\nk účtu {name} na Tablewrightu někdo (doufáme, že ty) přidal tuhle adresu. Pokud je tvoje, otevři tenhle odkaz:\n\n{link}\n\nOdkaz lze použít jen jednou, do dvou dnů. Pokud to byl někdo jiný, nemusíš dělat nic.\n',
  'mail.reset.subject': 'Nastav si nové heslo',
  'mail.reset.text':
    'Ahoj, {name},\n\ntady si můžeš nastavit nové heslo ke svému účtu na Tablewrightu:\n\n{link}\n\nOdkaz lze použít jen jednou, do hodiny. Pokud o nové heslo nežádáš, nemusíš dělat nic: tvoje heslo zůstane, jaké je.\n',
};

import { describe, expect, it } from 'vitest';
import { wordingFaults } from '../texts/wording.mjs';

type Area = 'shell' | 'game';
type Locale = 'en' | 'cs' | 'pl';

const faultsOf = (locale: Locale, area: Area, text: string): string[] =>
  wordingFaults('a catalogue', locale, area, { 'some.text': text });

describe('a text is refused', () => {
  it.each<[Locale, Area, string, string]>([
    ['en', 'game', 'use the card, then a lit square', 'lit'],
    ['en', 'shell', 'Click anything unlit.', 'unlit'],
    ['en', 'game', 'The attacker may lower the own Cannons die.', 'the own'],
    ['en', 'game', 'Every player rolls all own action dice.', 'all own'],
    ['en', 'game', 'You have anchored in a harbor.', 'harbor'],
    ['en', 'game', 'the color of your neighbor', 'color'],
    ['en', 'game', 'Somebody replaces them.', 'Somebody'],
    ['en', 'shell', 'Matches against bots work all the same.', 'all the same'],
    ['en', 'shell', 'The host of the table starts the match.', 'host'],
    ['en', 'shell', 'The mail could not be sent.', 'mail'],
    ['en', 'shell', 'Whoever opens it may become your friend.', 'Whoever'],
    ['en', 'shell', 'Nobody is called so.', 'called so'],
    ['en', 'shell', 'Download the journal', 'journal'],
    ['en', 'shell', 'No undo and no hints.', 'hints'],
    ['cs', 'game', 'potom na rozsvícené pole', 'rozsvíc'],
    ['cs', 'shell', 'Klikni na cokoli, co nesvítí.', 'nesvít'],
    ['cs', 'game', 'Za tah smíš koupit jen jeden.', 'smíš'],
    ['cs', 'game', 'Prázdná místa smějí přesahovat.', 'smějí'],
    ['cs', 'shell', 'Klepni na cokoli.', 'Klepn'],
    ['cs', 'shell', 'Hry uložené v\u00a0tomto zařízení', 'tomto'],
    ['cs', 'game', 'Tenhle tvar má prázdné místo.', 'Tenhle'],
    ['cs', 'shell', 'Hrát mohou jen lidé s\u00a0účtem.', 'mohou'],
    ['cs', 'game', 'Lodě se můžou vracet.', 'můžou'],
    ['cs', 'game', 'na vrakoviště vpluje tvá vlajková loď', 'tvá'],
    ['cs', 'game', 'Každá soupeřova figurka je vlastní bitva.', 'soupeřova figurka'],
    ['cs', 'shell', 'Tenhle mail dostáváš podle nastavení.', 'mail'],
    ['cs', 'shell', 'Líbí se ti hra? Kup si krabici.', 'Kup si krabici'],
    ['cs', 'shell', 'V\u00a0partii na rating nikdo neradí.', 'na rating'],
    ['pl', 'shell', 'Kliknij cokolwiek, co nie świeci.', 'świeci'],
    ['pl', 'game', 'Kliknij cokolwiek zgaszonego.', 'zgaszon'],
    ['pl', 'shell', 'Gracz poddaje partię.', 'partię'],
    ['pl', 'shell', 'Twoje imię', 'imię'],
    ['pl', 'shell', 'Wróć do meczu', 'meczu'],
    ['pl', 'shell', 'otwórz ten odnośnik', 'odnośnik'],
    ['pl', 'shell', '{file} nie jest dziennikiem rozgrywki.', 'dziennikiem rozgrywki'],
    ['pl', 'shell', 'Cały los w\u00a0rozgrywce pochodzi z\u00a0jednego klucza.', 'los'],
    ['pl', 'game', 'Kto ma plany w\u00a0ręce', 'w ręce'],
  ])('%s %s: %s', (locale, area, text, word) => {
    expect(faultsOf(locale, area, text)).toEqual([
      expect.stringContaining(`some.text says “${word}”: write `) as string,
    ]);
  });
});

it('a word of one letter is kept on the line of the next', () => {
  expect(faultsOf('cs', 'shell', 'Zahraj si s přáteli.')).toEqual([
    'a catalogue in "cs": some.text has “s” without a no-break space after it',
  ]);
  expect(faultsOf('pl', 'game', 'Kto ma plany w\u00a0talii i na ręce?')).toHaveLength(1);
  expect(faultsOf('cs', 'game', 'Ryba I (mlha), {a, select, other {x}}')).toEqual([]);
});

describe('a text is accepted', () => {
  it.each<[Locale, Area, string]>([
    ['en', 'game', 'Highlighted squares are split; take your own dice.'],
    ['en', 'game', 'all the same way round'],
    ['en', 'game', 'Hidden Harbors'],
    ['en', 'shell', 'For example a Discord webhook. Allowed here: {hosts}'],
    ['en', 'shell', 'An email with {mails, plural, one {a link} other {links}}'],
    [
      'cs',
      'game',
      'Tvar nesmíš otáčet, ale můžeš ho položit v\u00a0této poloze; mohou přesahovat.',
    ],
    ['cs', 'shell', 'Tohle jméno použít nejde. E-maily můžou přijít později.'],
    [
      'pl',
      'shell',
      'Program gra w\u00a0twoim imieniu; losowość sprawdzisz w\u00a0zapisie rozgrywki.',
    ],
    ['pl', 'game', 'Kliknij podświetlone pole; portret, imię i\u00a0wzór.'],
  ])('%s %s: %s', (locale, area, text) => {
    expect(faultsOf(locale, area, text)).toEqual([]);
  });
});

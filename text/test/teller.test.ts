import { describe, expect, it } from 'vitest';
import { createTeller, type GameText, type Locale } from '../src/index.ts';

const COINS = {
  en: '{coins, plural, =0 {nothing} one {# coin} other {# coins}}',
  cs: '{coins, plural, =0 {nic} one {# mince} few {# mince} other {# mincí}}',
  pl: '{coins, plural, =0 {nic} one {# moneta} few {# monety} many {# monet} other {# monet}}',
};

const TOKENS = {
  en: '{count, plural, one {# token} other {# tokens}}',
  cs: '{count, plural, one {# žeton} few {# žetony} other {# žetonů}}',
  pl: '{count, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znaczników}}',
};

function language(locale: Locale): GameText['languages'][Locale] {
  return {
    messages: {
      'prompt.bid': `{card}: ${COINS[locale]}`,
      'option.use': '[{card}]',
      'log.placed': `{player}: ${TOKENS[locale]} ({squares})`,
      'log.flipped': '{card} {up, select, true {↑} other {↓}}',
      'log.consoled': '{players}',
      'log.quoted': '<b>{card}</b>',
      'log.told': '{card}: {does}',
      'log.broken': '{card',
    },
    names: { 'C-1': 'Misk', 'C-2': 'Odda {Brackwater}' },
    abilities: { COIN: 'Take a coin.' },
    clauses: { 'X-1.1': 'You may.' },
  };
}

const text: GameText = {
  arguments: {
    card: 'name',
    cards: 'name',
    does: 'ability',
    player: 'player',
    players: 'player',
  },
  languages: { en: language('en'), cs: language('cs'), pl: language('pl') },
};

const PLAYERS = ['Ada', 'Bořek', 'Celina'];

function teller(locale: Locale, strict = true): ReturnType<typeof createTeller> {
  return createTeller(text, locale, PLAYERS, { strict });
}

describe('plurals', () => {
  it.each([
    ['en', 0, 'nothing'],
    ['en', 1, '1 coin'],
    ['en', 2, '2 coins'],
    ['cs', 0, 'nic'],
    ['cs', 1, '1 mince'],
    ['cs', 4, '4 mince'],
    ['cs', 5, '5 mincí'],
    ['cs', 22, '22 mincí'],
    ['pl', 1, '1 moneta'],
    ['pl', 4, '4 monety'],
    ['pl', 5, '5 monet'],
    ['pl', 12, '12 monet'],
    ['pl', 22, '22 monety'],
    ['pl', 25, '25 monet'],
  ] as const)('in %s: %i is "%s"', (locale, coins, expected) => {
    const question = { prompt: 'bid', about: { card: 'C-1', coins } };
    expect(teller(locale).prompt(question)).toBe(`Misk: ${expected}`);
  });
});

describe('arguments', () => {
  const placed = { player: 1, squares: ['a1', 'b1', 'c1'], count: 3 };

  it.each([
    ['en', 'Bořek: 3 tokens (a1, b1 and c1)'],
    ['cs', 'Bořek: 3 žetony (a1, b1 a\u00A0c1)'],
    ['pl', 'Bořek: 3 znaczniki (a1, b1 i\u00A0c1)'],
  ] as const)('in %s: seats get names, lists a conjunction', (locale, expected) => {
    expect(teller(locale).event({ type: 'placed', args: placed })).toBe(expected);
  });

  it('that are lists of one or of none stand alone', () => {
    expect(teller('cs').event({ type: 'consoled', args: { players: [2] } })).toBe('Celina');
    expect(teller('cs').event({ type: 'consoled', args: { players: [] } })).toBe('');
  });

  it('that are true or false select', () => {
    const flipped = (up: boolean): string =>
      teller('en').event({ type: 'flipped', args: { card: 'C-1', up } });
    expect([flipped(true), flipped(false)]).toEqual(['Misk ↑', 'Misk ↓']);
  });

  it('that stand for an ability tell it', () => {
    const args = { card: 'C-1', does: 'COIN' };
    expect(teller('en').event({ type: 'told', args })).toBe('Misk: Take a coin.');
  });

  it('are put in as they are, whatever signs they contain', () => {
    const use = { message: { id: 'option.use', about: { card: 'C-2' } } };
    expect(teller('en').option(use)).toBe('[Odda {Brackwater}]');
    expect(teller('en').event({ type: 'quoted', args: { card: 'C-1' } })).toBe('<b>Misk</b>');
  });
});

it('players of one name are told apart by a number', () => {
  const four = createTeller(text, 'en', ['Ann', 'Bob', 'Ann', 'Ann']);
  expect([0, 1, 2, 3].map((seat) => four.player(seat))).toEqual(['Ann', 'Bob', 'Ann 2', 'Ann 3']);
});

describe('what is missing', () => {
  const unknown = { message: { id: 'option.unknown' } };

  it('is said by its key while a match is played', () => {
    const lenient = teller('cs', false);
    expect(lenient.option(unknown)).toBe('option.unknown');
    expect(lenient.prompt({ prompt: 'toString' })).toBe('prompt.toString');
    expect(lenient.event({ type: 'broken', args: {} })).toBe('log.broken');
    expect(lenient.event({ type: 'placed', args: {} })).toBe('log.placed');
    expect(lenient.name('C-9')).toBe('C-9');
    expect(lenient.player(7)).toBe('8');
  });

  it('throws in tests', () => {
    expect(() => teller('cs').option(unknown)).toThrow(
      'There is no message "option.unknown" in "cs".',
    );
    expect(() => teller('pl').name('C-9')).toThrow('There is no name for "C-9" in "pl".');
    expect(() => teller('en').event({ type: 'broken', args: {} })).toThrow();
  });

  it('is null where the rules have no such clause', () => {
    expect(teller('en').clause('X-1.1')).toBe('You may.');
    expect(teller('en').clause('X-1.2')).toBeNull();
    expect(teller('en').clause('constructor')).toBeNull();
  });
});

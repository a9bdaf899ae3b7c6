import { createStyle, type Scene, widthOf } from '@tablewright/board/terminal';
import { FastChance, keyFromSeed, Match, type Seat } from '@tablewright/engine';
import { createTeller, type Locale, LOCALES, type Teller } from '@tablewright/text';
import { describe, expect, it } from 'vitest';
import { ABILITIES, NOTES, PROFILES, TECHNOLOGIES } from '../content/index.ts';
import { ti4 } from '../rules/game.ts';
import { type Entry, isIdle, powers } from '../rules/powers.ts';
import type { Ti4 } from '../rules/state.ts';
import { ti4Drawing } from '../terminal/index.ts';
import { ti4Text } from '../text/index.ts';
import { textOf } from '../why/remarks.ts';
import { whyOf } from './asking.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

const WIDTH = 80;

const table = (setting: Setting = {}): Scenario => position({ council: 'off', ...setting });

const NAMES = ['Ann', 'Bob', 'Cat'];

const tellerIn = (locale: Locale): Teller => createTeller(ti4Text, locale, NAMES, { strict: true });

function sceneOf(
  match: Match<Ti4>,
  seat: Seat = match.asks[0].seat,
  locale: Locale = 'en',
): Scene<Ti4> {
  const { state, question } = match.observe(seat);
  const [teller, style] = [tellerIn(locale), createStyle(false)];
  return { state, seat, question, teller, style, width: WIDTH, height: 40 };
}

/** Passives that only change hands and votes. */
const OF_CARDS = [
  'needsCouncil',
  'statusCards',
  'noHandLimit',
  'silencesPassed',
  'tradesCards',
  'castsNoVotes',
  'reward',
];

/** What is used at other moments, but does nothing without hands. */
const NEED_HANDS = ['mageon-implants', 'stall-tactics', 'spy-net'];

/** Is all that the entry does about cards and agendas, by what it declares? */
function isAboutCards(entry: Entry): boolean {
  const { abilities = [], ...passives } = entry;
  const names = Object.keys(passives);
  const isMomentOfCards = ({ window }: { readonly window: string }): boolean =>
    /^(agenda|vote|card|elected)\b/.test(window);
  return (
    names.length + abilities.length > 0 &&
    names.every((name) => OF_CARDS.includes(name)) &&
    abilities.every(isMomentOfCards)
  );
}

const DECKS = [
  ['technology', TECHNOLOGIES],
  ['faction', ABILITIES],
  ['unit', PROFILES],
  ['note', NOTES],
] as const;

describe('what does nothing without action cards and agendas', () => {
  const { state } = table();

  it.each(DECKS)('of the %s entries is what only acts on cards and agendas', (deck, all) => {
    const idle = all.filter((_, at) => isIdle(state, deck, at)).map(({ id }) => id);
    const found = all
      .filter(({ id }, at) => NEED_HANDS.includes(id) || isAboutCards(powers.of(deck, at)))
      .map(({ id }) => id);
    expect(idle).toEqual(found);
  });

  it('is known by name', () => {
    const idle = DECKS.flatMap(([deck, all]) =>
      all.flatMap(({ id }, at) => (isIdle(state, deck, at) ? [id] : [])),
    );
    expect(idle.toSorted()).toEqual([
      'arbiters',
      'crafty',
      'galactic-threat',
      'instinct-training',
      'mageon-implants',
      'neural-motivator',
      'political-favor',
      'political-secret',
      'quash',
      'scheming',
      'spy-net',
      'stall-tactics',
      'transparasteel-plating',
    ]);
    const usual = position().state;
    for (const [deck, all] of DECKS)
      for (const at of all.keys()) expect(isIdle(usual, deck, at)).toBe(false);
  });

  it.each(LOCALES)('says so on the card, in %s', (locale) => {
    const teller = tellerIn(locale);
    const usual = position().state;
    for (const name of ['technology.neural-motivator', 'ability.quash', 'note.spy-net']) {
      expect(textOf(state, teller, name)).toBe(
        `${teller.ability(name)} ${teller.say('ui.noCouncil')}`,
      );
      expect(textOf(usual, teller, name)).toBe(teller.ability(name));
    }
    const politics = 'strategy.politics';
    expect(textOf(state, teller, politics)).toContain(teller.say('ui.noCouncil.politics'));
    expect(textOf(usual, teller, politics)).toBe(teller.ability(politics));
    for (const name of ['technology.sarween-tools', 'ability.peace-accords', 'note.ceasefire'])
      expect(textOf(state, teller, name)).toBe(teller.ability(name));
  });
});

describe('the terminal without the council', () => {
  const wordsOf = (lines: readonly string[] | null): string =>
    (lines ?? []).join(' ').replaceAll(/\s+/g, ' ');

  it('says on cards that they do nothing', () => {
    const scene = sceneOf(table({ ann: { cards: ['politics'] } }).match);
    const shown = (target: string): string =>
      wordsOf(ti4Drawing.preview(scene, { key: '', target, message: { id: '' } }));
    for (const target of ['technology:neural-motivator', 'ability:quash', 'note:spy-net:1'])
      expect(shown(target)).toContain('No effect in a match without action cards and agendas.');
    expect(shown('strategy:politics')).toContain('it only passes on the speaker token');
    expect(shown('technology:sarween-tools')).not.toContain('No effect');
  });

  it('says it of notes of others in hand', () => {
    const game = table({ ann: { notes: ['political-secret of bob', 'ceasefire of cat'] } });
    const text = wordsOf(ti4Drawing.board(sceneOf(game.match)));
    expect(text).toMatch(/Political Secret \(Let\): .* No effect in .* Ceasefire \(Hac\)/);
    expect(text.match(/No effect/g)).toHaveLength(1);
  });

  it.each(LOCALES)(
    'shows no hands, laws or votes at any question of a random match, in %s',
    (locale) => {
      const ABSENT = {
        en: /action card|agenda/i,
        cs: /kar(ta|ty|tu|et) akc|agend/i,
        pl: /kar(ta|ty|tę|t) akcji|agend/i,
      };
      const chance = new FastChance(7);
      const setup = { council: 'off' };
      const match = Match.start(ti4, { seats: 3, setup, key: keyFromSeed(7) });
      for (let step = 0; step < 800 && !match.over; step++) {
        const [{ seat }] = match.asks;
        const { options } = match.observe(seat).question!;
        if (step % 10 === 0) {
          const scene = sceneOf(match, seat, locale);
          for (const lines of [ti4Drawing.board(scene), ti4Drawing.outline(scene)])
            for (const line of lines) {
              expect(line).not.toMatch(ABSENT[locale]);
              expect(widthOf(line), line).toBeLessThanOrEqual(WIDTH);
            }
          expect(scene.teller.prompt(scene.question!)).not.toMatch(ABSENT[locale]);
          for (const option of options)
            expect(scene.teller.option(option)).not.toMatch(ABSENT[locale]);
        }
        match.answer(seat, options[chance.below(options.length)].key);
      }
      expect(match.state.round).toBeGreaterThan(1);
    },
  );
});

describe('why not, without the council', () => {
  it('says of technologies, abilities and notes that they do nothing', () => {
    const game = table({
      ann: {
        faction: 'xxcha',
        technologies: ['neural-motivator', 'instinct-training'],
        notes: ['political-secret of bob'],
      },
    });
    for (const target of [
      'technology:neural-motivator',
      'technology:instinct-training',
      'ability:quash',
    ])
      expect(whyOf(game, target), target).toEqual({ clauses: [], say: 'ui.noCouncil' });
    expect(whyOf(game, 'note:political-secret:1').say).toBe('ui.noCouncil');
    expect(whyOf(game, 'ability:peace-accords').say).toBe('why.ability.mine');
    const unlearnt = table({ ann: { faction: 'letnev' } });
    expect(whyOf(unlearnt, 'technology:neural-motivator').say).toBe('why.technology.open');
  });

  it('knows no action cards, laws and agendas', () => {
    for (const target of ['card:sabotage', 'law:minister-of-war', 'agenda:mutiny']) {
      expect(whyOf(table(), target), target).toEqual({ clauses: [], say: undefined });
      expect(whyOf(position(), target).say, target).toBeDefined();
    }
  });
});

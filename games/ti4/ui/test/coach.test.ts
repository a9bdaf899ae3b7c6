import type { Tip } from '@tablewright/board';
import { createBot, parseBot } from '@tablewright/bots';
import { FastChance, keyFromSeed, Match, type Seat } from '@tablewright/engine';
import { createTeller, LOCALES } from '@tablewright/text';
import { describe, expect, test } from 'vitest';
import { ti4Bot } from '../../bot/index.ts';
import { WINDOWS } from '../../content/index.ts';
import { manifest } from '../../manifest.ts';
import { ti4 } from '../../rules/game.ts';
import type { Ti4 } from '../../rules/state.ts';
import { council } from '../../test/council.ts';
import { position, type Setting } from '../../test/position.ts';
import type { Scenario } from '../../test/scenario.ts';
import { ti4Text } from '../../text/index.ts';
import { coach, OF_COUNCIL, PLAIN_TIPS } from '../help/coach.ts';
import { JUDGED_TIPS, JUDGES } from '../help/judgement.ts';
import { ti4Ui } from '../index.ts';

const TELLERS = LOCALES.map((locale) =>
  createTeller(ti4Text, locale, ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'], { strict: true }),
);

/** So much fits into the strip: a line on a phone, and two lines on a desk. */
const LONGEST_TITLE = 34;
const LONGEST_TEXT = 240;

/** What a seat is advised, said in every language. */
function advised(match: Match<Ti4>, seat: Seat): string {
  const { state, question } = match.observe(seat);
  const tip = coach({ state, seat, question: question! });
  if (tip === null) return expect.fail(`no advice for ${question!.prompt}`);
  checkWords(tip);
  return tip.title.id;
}

function checkWords({ title, text }: Tip): void {
  for (const teller of TELLERS) {
    const said = [title, text].map(({ id, about }) => teller.say(id, about));
    expect(said[0].length, said[0]).toBeLessThanOrEqual(LONGEST_TITLE);
    expect(said[1].length, said[1]).toBeLessThanOrEqual(LONGEST_TEXT);
  }
}

const tipOf = (game: Scenario): string => advised(game.match, 0).replace('coach.', '');

/** Ann, of Sardakk N'orr; her home 13 touches 31, 36 and 50. */
const norr = (setting: Setting = {}): Scenario =>
  position({ ...setting, ann: { faction: 'sardakk-norr', ...setting.ann } });

const HOME = { quinarra: { dock: 1, infantry: 4 } };

describe('every question of the game', () => {
  const messages = Object.keys(ti4Text.languages.en.messages);
  const isKnown = new Set<string>([
    ...WINDOWS,
    ...Object.keys(JUDGES),
    ...Object.values(PLAIN_TIPS).flat(),
  ]);

  test('has an advice', () => {
    const prompts = messages.flatMap((key) => /^prompt\.(.+)$/.exec(key)?.[1] ?? []);
    expect(prompts.length).toBeGreaterThan(190);
    expect(prompts.filter((prompt) => !isKnown.has(prompt))).toEqual([]);
  });

  test('is asked by the rules, and has one advice only', () => {
    const listed = [...Object.keys(JUDGES), ...Object.values(PLAIN_TIPS).flat()];
    expect(listed.filter((prompt) => !messages.includes(`prompt.${prompt}`))).toEqual([]);
    expect(listed).toHaveLength(new Set(listed).size);
  });

  test('no advice lacks its words, and no words their advice', () => {
    const tips = [...Object.keys(PLAIN_TIPS), ...JUDGED_TIPS];
    const words = tips.flatMap((tip) => [`coach.${tip}`, `coach.${tip}.text`]);
    const others = [...OF_COUNCIL].map((tip) => `coach.${tip}.text.noCouncil`);
    const written = messages.filter((key) => key.startsWith('coach.'));
    expect(written.toSorted()).toEqual([...words, ...others].toSorted());
  });

  test('is announced by the manifest', () => {
    expect(manifest.coach).toBe(true);
    expect(ti4Ui).toHaveProperty('coach', coach);
  });
});

describe('advice for a turn', () => {
  const units = { 13: { carrier: 1 }, ...HOME };

  test('free planets come first', () => {
    expect(tipOf(norr({ ann: { units, cards: ['leadership'] } }))).toBe('turn.settle');
  });

  test('Mecatol Rex is among them for whoever can pay the custodians', () => {
    const settled = (goods: number): unknown => {
      const game = norr({ ann: { goods, units: { 18: { carrier: 1, infantry: 1 }, ...HOME } } });
      const { state, question } = game.match.observe(0);
      return coach({ state, seat: 0, question: question! })?.text.about?.['system'];
    };
    expect(settled(9)).toBe('18');
    expect(settled(0)).not.toBe('18');
  });

  test('then an unused strategy card, then production', () => {
    const ann = { units: HOME, goods: 4 };
    expect(tipOf(norr({ ann: { ...ann, cards: ['warfare'] } }))).toBe('turn.card');
    expect(tipOf(norr({ ann: { ...ann, cards: ['warfare*'] } }))).toBe('turn.build');
  });

  test('what an objective costs is saved for it', () => {
    const ann = { units: HOME, goods: 9, cards: ['warfare*'] };
    expect(tipOf(norr({ ann, revealed: ['erect-a-monument'] }))).toBe('turn.save');
  });

  test('with nothing to settle or to pay with, the nearest objective', () => {
    const ann = { units: HOME, cards: ['warfare*'], exhausted: ['quinarra', 'trenlak'] };
    expect(tipOf(norr({ ann, revealed: ['expand-borders', 'diversify-research'] }))).toBe(
      'turn.goal',
    );
  });

  test('a pass without tokens', () => {
    const ann = { units: HOME, cards: ['warfare*'], tokens: [0, 3, 2] as const };
    expect(tipOf(norr({ ann, revealed: [] }))).toBe('turn.stuck');
  });
});

describe('advice for other steps', () => {
  test('a move to free planets needs infantry, a move to ships of others a fleet', () => {
    const ann = { units: { 13: { carrier: 1, cruiser: 1 }, ...HOME } };
    expect(tipOf(norr({ ann }).play('activate:36'))).toBe('move.settle');
    const bob = { units: { 36: { cruiser: 1 } } };
    expect(tipOf(norr({ ann, bob }).play('activate:36'))).toBe('move.fight');
  });

  test('votes are kept for the second agenda', () => {
    const setting = { ann: { planets: ['lodor'] }, speaker: 'cat', discarded: 'all' } as const;
    const game = council(['mutiny', 'economic-equality'], setting).play('approve');
    expect([game.asked, tipOf(game)]).toEqual(['ann', 'votes.first']);
  });
});

describe('every question of a match', () => {
  test.each([3, 6])('of %i players has an advice that can be said', (seats) => {
    const chance = new FastChance(seats);
    const match = Match.start(ti4, { seats, setup: {}, key: keyFromSeed(seats) });
    const seen = new Set<string>();
    for (let answers = 0; answers < 1500 && !match.over; answers++) {
      const [{ seat }] = match.asks;
      if (seat === 0) seen.add(advised(match, seat));
      const { options } = match.observe(seat).question!;
      match.answer(seat, options[chance.below(options.length)].key);
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  test('has one with bots that play to win', async () => {
    const bots = [0, 1, 2].map((seat) => createBot(parseBot('greedy'), ti4Bot, seat));
    const match = Match.start(ti4, { seats: 3, setup: {}, key: keyFromSeed(1) });
    const seen = new Set<string>();
    for (let answers = 0; answers < 400 && !match.over; answers++) {
      const [{ seat }] = match.asks;
      if (seat === 0) seen.add(advised(match, seat));
      match.answer(seat, (await bots[seat].advise(match, seat)).key);
    }
    expect(seen.size).toBeGreaterThan(15);
  });
});

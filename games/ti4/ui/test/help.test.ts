import type { Advice } from '@tablewright/board';
import { FastChance, keyFromSeed, Match, type Seat } from '@tablewright/engine';
import { createTeller, LOCALES } from '@tablewright/text';
import { describe, expect, test } from 'vitest';
import { ti4 } from '../../rules/game.ts';
import type { Ti4 } from '../../rules/state.ts';
import { council, held } from '../../test/council.ts';
import { position, type Setting } from '../../test/position.ts';
import type { Scenario } from '../../test/scenario.ts';
import { ti4Text } from '../../text/index.ts';
import { advice } from '../help/advice.ts';
import { warnings } from '../help/warnings.ts';
import { mayBegin, planAfter } from '../plan.ts';

const TELLERS = LOCALES.map((locale) =>
  createTeller(ti4Text, locale, ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'], { strict: true }),
);

/** What a seat is warned of before it gives one answer, or a plan of several; said in every language. */
function warned(match: Match<Ti4>, seat: Seat, ...keys: string[]): string[] {
  const { state, question } = match.observe(seat);
  const asked = question!;
  const rehearse = (): never => expect.fail('the rules are at hand');
  const planned = mayBegin(asked)
    ? planAfter({ state, seat, question: asked, rehearse }, keys)
    : null;
  const found = warnings({ state, seat, question: asked, keys, after: planned?.state ?? null });
  for (const teller of TELLERS)
    for (const { message } of found) teller.say(message.id, message.about);
  return found.map(({ kind }) => kind);
}

const warnedOf = (game: Scenario, ...keys: string[]): string[] => warned(game.match, 0, ...keys);

/** Ann, of Sardakk N'orr; her home 13 touches 31, 36 and 50. */
const norr = (setting: Setting = {}): Scenario =>
  position({ ...setting, ann: { faction: 'sardakk-norr', ...setting.ann } });

const DOCK = { quinarra: { dock: 1, infantry: 2 } };

describe('warnings before an activation', () => {
  test('of a system to which nothing can come, but not of one in reach', () => {
    const game = norr({ ann: { units: { 13: { cruiser: 1 }, ...DOCK } } });
    expect(warnedOf(game, 'activate:18')).toEqual(['nothing']);
    expect(warnedOf(game, 'activate:36')).toEqual([]);
  });

  test('of ships that own tokens lock: a second activation there is no use', () => {
    const game = norr({ ann: { units: { 13: { cruiser: 1 }, ...DOCK }, tokensAt: ['13'] } });
    expect(warnedOf(game, 'activate:36')).toEqual(['locked']);
  });

  test('of ships that could not leave any more, while there are tokens to move them', () => {
    const units = { 13: { cruiser: 1 }, ...DOCK };
    expect(warnedOf(norr({ ann: { units } }), 'activate:13')).toEqual(['stuck']);
    expect(warnedOf(norr({ ann: { units, tokens: [1, 3, 2] } }), 'activate:13')).toEqual([]);
    expect(warnedOf(norr({ ann: { units: DOCK } }), 'activate:13')).toEqual([]);
  });

  test('with the last token, while a space dock could still produce', () => {
    const units = { 13: { cruiser: 1 }, ...DOCK };
    const last = { units, tokens: [1, 3, 2] as const, goods: 3 };
    expect(warnedOf(norr({ ann: last }), 'activate:36')).toEqual(['lastToken']);
    expect(warnedOf(norr({ ann: { ...last, tokensAt: ['13'] } }), 'activate:36')).not.toContain(
      'lastToken',
    );
    expect(warnedOf(norr({ ann: { ...last, tokens: [2, 3, 2] } }), 'activate:36')).toEqual([]);
  });
});

describe('warnings before other answers', () => {
  test('of an early pass', () => {
    const ann = { units: { 13: { cruiser: 1 }, ...DOCK }, cards: ['leadership*'] };
    expect(warnedOf(norr({ ann }), 'pass')).toEqual(['early']);
    expect(warnedOf(norr({ ann: { ...ann, tokens: [0, 3, 2] } }), 'pass')).toEqual([]);
  });

  test('of a fleet pool that would be too small', () => {
    const ann = { units: { 13: { cruiser: 3 }, ...DOCK }, cards: ['warfare'] };
    const game = norr({ ann }).play('strategic:warfare');
    expect(game.prompt).toBe('redistributeTactic');
    expect(warnedOf(game, 'setTactic:6')).toEqual(['fleet']);
    expect(warnedOf(game, 'setTactic:5')).toEqual([]);
    game.play('setTactic:3');
    expect(warnedOf(game, 'setFleet:2')).toEqual(['fleet']);
    expect(warnedOf(game, 'setFleet:3')).toEqual([]);
  });
});

describe('warnings about notes and votes', () => {
  /** Bob, of Letnev, has a cruiser next to Ann's home. */
  const near = (displayed: string): Scenario =>
    norr({
      ann: { units: { 13: { cruiser: 1 }, ...DOCK }, displayed: [displayed] },
      bob: { units: { 36: { cruiser: 1 } } },
    });

  test('of Support for the Throne that would go back, with its point', () => {
    const game = near('support-for-the-throne of bob');
    expect(warnedOf(game, 'activate:36')).toEqual(['support']);
    expect(warnedOf(game, 'activate:31')).toEqual([]);
    expect(warnedOf(near('support-for-the-throne of cat'), 'activate:36')).toEqual([]);
  });

  test('of another note that would go back', () => {
    const game = norr({
      ann: { units: { 13: { cruiser: 1 }, ...DOCK }, displayed: ['trade-convoys of cat'] },
      cat: { faction: 'hacan', units: { 36: { cruiser: 1 } } },
    });
    expect(warnedOf(game, 'activate:36')).toEqual(['note']);
  });

  test('of all votes on the first agenda, but not on the second, nor where there is no choice', () => {
    const setting = { ann: { planets: ['lodor'] }, speaker: 'cat', discarded: 'all' } as const;
    const game = council(['mutiny', 'economic-equality'], setting).play('approve');
    expect([game.asked, game.prompt]).toEqual(['ann', 'castVotes']);
    expect(warnedOf(game, 'voteAll')).toEqual(['allVotes']);
    expect(warnedOf(game, 'exhaust:jord')).toEqual([]);
    game.play('exhaust:jord');
    expect(warnedOf(game, 'voteAll')).toEqual([]);
    const second = council(['mutiny', 'economic-equality'], setting);
    second.play('abstain', 'abstain', 'abstain', 'reject', 'approve');
    expect([second.asked, second.prompt, second.state.council.number]).toEqual([
      'ann',
      'castVotes',
      2,
    ]);
    expect(warnedOf(second, 'voteAll')).toEqual([]);
  });

  test('none of a pass with cards in hand', () => {
    const ann = { cards: ['leadership*'], tokens: [0, 3, 2], hand: ['spy'] } as const;
    expect(warnedOf(norr({ ann }), 'pass')).toEqual([]);
  });
});

describe('warnings before a move', () => {
  const moving = (setting: Setting): Scenario => norr(setting).play('activate:36');
  const CARRIER = 'move:13:carrier:whole:plain';
  /** Letnev, next door, with a carrier and infantry. */
  const threat = { units: { 31: { carrier: 1, infantry: 1 } } };

  test('of units that no ship is left for', () => {
    const game = moving({ ann: { units: { 13: { carrier: 1, infantry: 1 } } } });
    expect(warnedOf(game, CARRIER)).toEqual(['capacity']);
    expect(warnedOf(game, CARRIER, 'loadFrom:13:infantry')).toEqual([]);
  });

  test('of a home without ground forces, if somebody can land there', () => {
    const ann = { units: { 13: { carrier: 1 }, ...DOCK } };
    const both = [CARRIER, 'lift:quinarra', 'lift:quinarra'];
    expect(warnedOf(moving({ ann, bob: threat }), ...both)).toEqual(['home']);
    expect(warnedOf(moving({ ann, bob: threat }), CARRIER, 'lift:quinarra')).toEqual([]);
    expect(warnedOf(moving({ ann }), ...both)).toEqual([]);
    const spent = { ...threat, tokens: [0, 3, 2] as const };
    expect(warnedOf(moving({ ann, bob: spent }), ...both)).toEqual([]);
  });
});

describe('advice', () => {
  function adviceFor(match: Match<Ti4>, seat: Seat): readonly Advice[] {
    const { state, question } = match.observe(seat);
    const groups = advice.of({ state, seat, question: question!, refused: match.refusals(seat) });
    expect(advice.isFor(question!)).toBe(groups.length > 0);
    for (const teller of TELLERS)
      for (const { title, lines } of groups) {
        teller.say(title.id, title.about);
        for (const { message } of lines) teller.say(message.id, message.about);
      }
    return groups;
  }

  const linesOf = (game: Scenario, title: string): unknown[] =>
    adviceFor(game.match, game.match.asks[0].seat)
      .find((group) => group.title.id === title)!
      .lines.map(({ message, key, clause }) => [message.id, key ?? clause]);

  test('on a turn names what each action would be good for', () => {
    const game = norr({
      ann: { units: { 13: { carrier: 1 }, ...DOCK }, goods: 2, tokens: [2, 3, 2] },
      bob: { units: { 36: { fighter: 1 } } },
    });
    expect(linesOf(game, 'advice.tactical')).toEqual([
      ['advice.tactical.how', undefined],
      ['advice.settle', 'activate:31'],
      ['advice.build', 'activate:13'],
      ['advice.fight', 'activate:36'],
    ]);
    expect(linesOf(game, 'advice.strategic')).toEqual([
      ['advice.card.leadership', 'strategic:leadership'],
    ]);
    expect(linesOf(game, 'advice.trade')).toEqual([['advice.trade.with', undefined]]);
    expect(linesOf(game, 'advice.pass')).toEqual([['advice.pass.cards', 'TI-2.9']]);
  });

  test('says what is spent: the tactic pool and the strategy card', () => {
    const game = norr({ ann: { tokens: [0, 3, 2], cards: ['leadership*'] } });
    expect(linesOf(game, 'advice.tactical')).toEqual([['advice.tactical.none', 'TI-6.1']]);
    expect(linesOf(game, 'advice.strategic')).toEqual([['advice.strategic.none', 'TI-3.11']]);
    expect(linesOf(game, 'advice.pass')).toEqual([['advice.pass.how', 'pass']]);
  });

  test('on component actions says which are possible', () => {
    const game = position({ ann: { faction: 'sol' } });
    expect(linesOf(game, 'advice.component')).toEqual([
      ['advice.component.use', 'component:orbital-drop'],
    ]);
    const poor = position({ ann: { faction: 'sol', tokens: [3, 3, 0] } });
    expect(linesOf(poor, 'advice.component')).toEqual([['advice.component.later', 'TI-2.11']]);
  });

  test('lists the cards and notes that can be played as actions, and those that cannot yet', () => {
    const game = position({
      ann: {
        hand: ['industrial-initiative', 'repeal-law', 'sabotage'],
        notes: ['trade-convoys of cat'],
      },
    });
    expect(linesOf(game, 'advice.cards')).toEqual([
      ['advice.play', 'play:industrial-initiative'],
      ['advice.play', 'playNote:trade-convoys:2'],
      ['advice.component.later', 'TI-19.7'],
    ]);
  });

  test('explains moments, with the cards that can be played at them', () => {
    const game = held(['mutiny'], { ann: { hand: ['veto', 'trade-rider'] } });
    expect(linesOf(game, 'advice.revealed')).toEqual([
      ['advice.revealed.how', undefined],
      ['advice.play', 'play:veto'],
    ]);
    game.play('decline');
    expect(linesOf(game, 'advice.riders')).toEqual([
      ['advice.riders.how', undefined],
      ['advice.play', 'play:trade-rider'],
    ]);
    game.play('play:trade-rider');
    expect(linesOf(game, 'advice.predict')).toEqual([['advice.predict.how', undefined]]);
    const summit = position({
      step: { step: 'strategyPhase', args: [] },
      ann: { cards: [], hand: ['summit'] },
      bob: { cards: [] },
      cat: { cards: [] },
      discarded: 'all',
    });
    expect(linesOf(summit, 'advice.moment')).toEqual([
      ['advice.moment.how', undefined],
      ['advice.play', 'play:summit'],
    ]);
  });

  test('explains votes, the cancelling of cards and a hand that is too large', () => {
    const game = council(['mutiny'], { bob: { planets: ['lodor'] }, discarded: 'all' });
    expect(linesOf(game, 'advice.vote')).toEqual([['advice.vote.how', undefined]]);
    game.play('approve');
    expect(linesOf(game, 'advice.castVotes')).toEqual([['advice.castVotes.how', undefined]]);
    const played = position({
      ann: { hand: ['industrial-initiative'] },
      bob: { hand: ['sabotage'] },
      discarded: 'all',
    }).play('play:industrial-initiative');
    expect(linesOf(played, 'advice.cancel')).toEqual([
      ['advice.cancel.how', undefined],
      ['advice.play', 'play:sabotage'],
    ]);
    const hand = ['veto', 'spy', 'bribery', 'summit', 'plague', 'parley', 'intercept'];
    const full = position({ ann: { hand, cards: ['politics'] }, cat: { cards: ['leadership'] } });
    full.play('strategic:politics', 'speaker:1');
    expect(linesOf(full, 'advice.discard')).toEqual([['advice.discard.how', undefined]]);
  });

  test('tells what a strategy card would give, with the goods on it', () => {
    const step = { step: 'strategyPhase', args: [] };
    const game = position({
      step,
      ann: { cards: [] },
      bob: { cards: [] },
      cat: { cards: [] },
      goodsOn: { trade: 2 },
    });
    const lines = linesOf(game, 'advice.take');
    expect(lines).toHaveLength(1 + 8 + 1);
    expect(lines).toContainEqual(['advice.goods', undefined]);
    expect(lines).toContainEqual(['advice.card.trade', 'takeCard:trade']);
  });

  test('only lists options that are offered, and every warning and line can be said', () => {
    const chance = new FastChance(5);
    const match = Match.start(ti4, { seats: 4, setup: {}, key: keyFromSeed(5) });
    let lines = 0;
    for (let turn = 0; turn < 400 && !match.over; turn++) {
      const [{ seat }] = match.asks;
      const { options, prompt } = match.observe(seat).question!;
      const offered = options.map(({ key }) => key);
      for (const group of adviceFor(match, seat))
        for (const { key } of group.lines) {
          if (key === undefined) continue;
          expect(offered, prompt).toContain(key);
          lines++;
        }
      const key = offered[chance.below(offered.length)];
      warned(match, seat, key);
      match.answer(seat, key);
    }
    expect(lines).toBeGreaterThan(100);
  });
});

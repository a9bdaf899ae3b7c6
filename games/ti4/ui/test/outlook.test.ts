import { FastChance, keyFromSeed, Match, SPECTATOR } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { ti4 } from '../../rules/game.ts';
import { position, type Setting } from '../../test/position.ts';
import { isLastRound, outlook, type Outlook } from '../help/outlook.ts';

const of = (setting: Setting, seat = 0): Outlook =>
  outlook(position(setting).match.state).find((each) => each.seat === seat)!;

const ways = ({ ways: found }: Outlook): string[] =>
  found.map(({ by, sureness, points, goal }) => `${by} ${goal?.id ?? ''} +${points} ${sureness}`);

const TRADE = 'negotiate-trade-routes';
const LEAD = 'lead-from-the-front';
const REX = { custodians: false, revealed: [TRADE] };

describe('who can win in this round', () => {
  test('by a public objective that is fulfilled, and not with one that is far away', () => {
    const setting: Setting = { ann: { points: 9, goods: 5 }, revealed: [TRADE] };
    expect(of(setting).chance).toBe('ready');
    expect(ways(of(setting))).toEqual([`status ${TRADE} +1 ready`]);
    expect(of({ ann: { points: 9, goods: 4 }, revealed: [TRADE] }).chance).toBe('possible');
    expect(of({ ann: { points: 9, goods: 2 }, revealed: [TRADE] }).chance).not.toBe('possible');
  });

  test('by one in the status phase only, unless Imperial brings another', () => {
    const rich = { points: 8, goods: 9, tokens: [3, 3, 3] as const };
    const revealed = [TRADE, LEAD];
    expect(of({ ann: rich, revealed }).chance).toBe('helped');
    const imperial = of({ ann: { ...rich, cards: ['imperial'] }, revealed });
    expect(imperial.chance).toBe('possible');
    expect(ways(imperial)).toEqual([`status ${TRADE} +1 ready`, `imperial ${LEAD} +1 near`]);
    expect(of({ ann: { ...rich, cards: ['imperial*'] }, revealed }).chance).toBe('helped');
  });

  test('by Imperial while holding Mecatol Rex', () => {
    const ann = {
      points: 9,
      cards: ['imperial'],
      planets: ['mecatol-rex'],
      units: { 'mecatol-rex': { infantry: 1 } },
    };
    expect(ways(of({ ...REX, ann }))).toEqual(['mecatol  +1 ready']);
    expect(of({ ...REX, ann: { ...ann, cards: ['imperial*'] } }).chance).toBe('helped');
  });

  test('by the custodians token, for who can come and pay', () => {
    const ann = { points: 9, goods: 6, units: { 18: { carrier: 1, infantry: 1 } } };
    expect(ways(of({ ann }))).toEqual(['custodians  +1 near']);
    expect(of({ ann: { ...ann, goods: 0, exhausted: ['jord'] } }).chance).toBe('helped');
    expect(of({ ann: { ...ann, passed: true } }).chance).toBe('helped');
    expect(of({ ann, custodians: false }).chance).toBe('helped');
  });

  test('by one secret objective, whatever it is, after the last action too', () => {
    const secrets = ['mine-rare-minerals', 'monopolize-production'];
    expect(ways(of({ ann: { points: 9, secrets } }))).toEqual(['secret  +1 hidden']);
    expect(of({ ann: { points: 9, secrets, passed: true } }).chance).toBe('possible');
    expect(of({ ann: { points: 8, secrets } }).chance).toBe('helped');
    expect(of({ ann: { points: 7, secrets } }).chance).toBe('none');
  });

  test('with Support for the Throne of somebody who has it still', () => {
    expect(ways(of({ ann: { points: 9 } }))).toEqual(['support  +1 gift']);
    const bob = 'support-for-the-throne of bob';
    const cat = 'support-for-the-throne of cat';
    expect(of({ ann: { points: 9, displayed: [bob] } }).chance).toBe('helped');
    expect(of({ ann: { points: 9, displayed: [bob, cat] } }).chance).toBe('none');
    expect(of({ ann: { points: 9, displayed: [cat] }, cat: { displayed: [bob] } }).chance).toBe(
      'none',
    );
  });

  test('TI-20.3 not with public objectives while a home planet is lost', () => {
    const rich = { points: 9, goods: 5, units: {}, planets: ['wellon'] };
    expect(of({ ann: rich, revealed: [TRADE] }).chance).toBe('ready');
    const lost = of({ ann: { ...rich, lost: ['jord'] }, revealed: [TRADE] });
    expect(lost).toMatchObject({ isHomeLost: true, chance: 'helped' });
  });

  test('in the status phase for those who have not scored yet', () => {
    const game = position({
      ann: { points: 8, goods: 5, cards: ['imperial'] },
      bob: { points: 9, goods: 5, cards: ['warfare'] },
      cat: { points: 3, goods: 5, cards: ['leadership'] },
      revealed: [TRADE],
      step: { step: 'statusPhase', args: [] },
    });
    const chances = (): string[] =>
      outlook(game.match.state).map(({ seat, chance }) => `${seat} ${chance}`);
    expect(game.asked).toBe('cat');
    expect(chances()).toEqual(['1 ready', '0 none', '2 none']);
    game.play('decline').play('decline');
    expect(game.asked).toBe('ann');
    expect(chances()).toEqual(['1 none', '0 none', '2 none']);
  });

  test('TI-20.6 in the last round by most points', () => {
    const setting: Setting = {
      ann: { points: 4, goods: 5 },
      bob: { points: 5 },
      cat: { points: 2 },
      revealed: [TRADE],
      hidden: 0,
    };
    expect(isLastRound(position(setting).match.state)).toBe(true);
    expect(isLastRound(position({ ...setting, hidden: 1 }).match.state)).toBe(false);
    expect(of(setting, 0).chance).toBe('ready');
    expect(of(setting, 1).chance).toBe('ready');
    expect(of(setting, 2).chance).toBe('none');
  });
});

test('everybody is told the same, whatever the hands hold', () => {
  const chance = new FastChance(11);
  let compared = 0;
  const match = Match.start(ti4, { seats: 4, setup: {}, key: keyFromSeed('outlook') });
  for (let n = 0; n < 3000 && !match.over; n++) {
    const [{ seat, options, prompt }] = match.asks;
    match.answer(seat, prompt.key(options[chance.below(options.length)]));
    if (n % 30 > 0) continue;
    const all = [SPECTATOR, 0, 1, 2, 3].map((viewer) => outlook(ti4.view(match.state, viewer)));
    for (const one of all) expect(one).toEqual(all[0]);
    compared += all[0].length;
  }
  expect(compared).toBeGreaterThan(100);
});

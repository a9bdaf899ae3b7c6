import type { Planned, Planning } from '@tablewright/board';
import { FastChance, keyFromSeed, Match, rehearse } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { arcs } from '../../index.ts';
import type { Arcs } from '../../rules/state.ts';
import { mayBeginMove, movePlan } from '../plan.ts';
import { position } from '../../test/position.ts';

/** The plan of whoever is asked, as a browser makes it. */
function planned(match: Match<Arcs>, keys: readonly string[]): Planned<Arcs> | null {
  const [{ seat }] = match.asks;
  const { state, question } = match.observe(seat);
  if (!mayBeginMove(question!)) return null;
  const planning: Planning<Arcs> = {
    question: question!,
    state,
    seat,
    rehearse: (step, answers) => rehearse(arcs, state, step, seat, answers),
  };
  return movePlan(planning, keys);
}

const keysOf = (plan: Planned<Arcs> | null): string[] | undefined =>
  plan?.question?.options.map(({ key }) => key);

describe('a move as a plan', () => {
  const sailing = () =>
    position({
      ann: {
        hand: ['mobilization-4'],
        ships: { 'c4-hex': 2, 'c1-hex': 1 },
        damaged: { 'c4-hex': 1 },
        starports: ['c4-hex'],
      },
    }).turn('lead:mobilization-4', 'act:move');

  it('ARC-13.1 how many ships from where, and which way, with ships shown where they would be', () => {
    const { match } = sailing().asks('ann', 'moveFrom');
    const from = ['moveFrom:c4-hex'];
    expect(keysOf(planned(match, from))).toEqual(['moveFresh:0', 'moveFresh:1', 'moveFresh:2']);
    const some = [...from, 'moveFresh:2', 'moveDamaged:0'];
    expect(keysOf(planned(match, some))).toContain('moveTo:c4-gate');
    const away = planned(match, [...some, 'moveTo:c4-gate'])!;
    expect(away.question?.prompt).toBe('catapult');
    expect(away.state.fresh).not.toEqual(match.state.fresh);
    const whole = planned(match, [...some, 'moveTo:c4-gate', 'moveTo:c1-gate', 'stop'])!;
    expect(whole.question).toBeNull();
  });

  it('is none where the answers are not offered, or have been given in part', () => {
    const game = sailing();
    expect(planned(game.match, ['moveFrom:c6-hex'])).toBeNull();
    game.play('moveFrom:c4-hex').asks('ann', 'moveFresh');
    expect(planned(game.match, ['moveFresh:1'])).toBeNull();
  });

  it('ends as the rules end it, at random moments of random matches', () => {
    let moves = 0;
    for (let seed = 0; seed < 12; seed++) {
      const chance = new FastChance(seed);
      const match = Match.start(arcs, {
        seats: 2 + (seed % 3),
        setup: { leaders: seed % 2 === 0 ? 'on' : 'three-lore' },
        key: keyFromSeed(`plan ${seed}`),
      });
      for (let n = 0; !match.over && n < 1500; n++) {
        const ask = match.asks[0];
        let { question } = match.observe(ask.seat);
        const keys: string[] = [];
        if (planned(match, []) === null) {
          const options = question!.options;
          match.answer(ask.seat, options[chance.below(options.length)].key);
          continue;
        }
        const fork = match.fork();
        while (question !== null) {
          const { key } = question.options[chance.below(question.options.length)];
          keys.push(key);
          ({ question } = planned(match, keys)!);
          fork.answer(ask.seat, key);
          if (question !== null) expect(question).toEqual(fork.observe(ask.seat).question);
          expect(fork.decisions).toBe(match.decisions + keys.length);
        }
        const end = planned(match, keys)!;
        expect(end.state.fresh).toEqual(fork.state.fresh);
        expect(end.state.damaged).toEqual(fork.state.damaged);
        for (const key of keys) match.answer(ask.seat, key);
        moves++;
      }
    }
    expect(moves).toBeGreaterThan(100);
  });
});

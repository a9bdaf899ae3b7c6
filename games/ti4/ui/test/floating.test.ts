import { createStyle } from '@tablewright/board/terminal';
import { createTeller } from '@tablewright/text';
import { describe, expect, it } from 'vitest';
import { tileOf } from '../../content/index.ts';
import { position, type Side } from '../../test/position.ts';
import type { Scenario } from '../../test/scenario.ts';
import { systemLines } from '../../terminal/galaxy.ts';
import { ti4Text } from '../../text/index.ts';
import { fleetOf } from '../board/fleets.ts';
import { systemLabel } from '../board/words.ts';
import { comersTo } from '../help/reach.ts';
import { planAfter } from '../plan.ts';
import { unlit } from './draw.ts';

const SAAR: Side = {
  faction: 'saar',
  goods: 5,
  units: { '11': { dock: 2, cruiser: 1 }, ragh: { infantry: 2 } },
};

const HOME = tileOf('11');

const teller = createTeller(ti4Text, 'en', ['Ann', 'Bob', 'Cat'], { strict: true });

function plan({ match }: Scenario, keys: readonly string[]): ReturnType<typeof planAfter> {
  const { state, question } = match.observe(0);
  const rehearse = (): never => expect.fail('the rules are at hand');
  return planAfter({ state, seat: 0, question: question!, rehearse }, keys);
}

describe('docks in space', () => {
  it('are part of a plan to move', () => {
    const game = position({ ann: SAAR }).play('activate:36');
    const planned = plan(game, ['move:11:dock:whole:plain', 'lift:ragh']);
    expect(fleetOf(planned!.state, tileOf('36'), 0)).toMatchObject({ docks: 1, ships: 0 });
  });

  it('produce in a plan: all of the system, or the one of Warfare', () => {
    const all = position({ ann: SAAR }).play('activate:11');
    expect(all.prompt).toBe('produce');
    expect(plan(all, ['make:infantry', 'train:ragh'])!.question!.about).toMatchObject({ left: 8 });
    const one = position({
      ann: SAAR,
      bob: { cards: ['warfare'] },
      step: { step: 'turn', args: [1] },
    }).play('strategic:warfare');
    while (one.prompt !== 'secondary') one.play(one.offered.at(-1)!);
    while (one.asked !== 'ann') one.play('decline');
    one.play('secondary');
    expect(plan(one, ['make:destroyer', 'train:ragh'])!.question!.about).toMatchObject({ left: 3 });
  });

  it('are drawn beside the ships, not among them', () => {
    const { state } = position({ ann: SAAR });
    expect(fleetOf(state, HOME, 0)).toMatchObject({ ships: 1, docks: 2 });
    expect(systemLabel(state, HOME, teller)).toContain('2 space docks');
  });

  it('are told in the terminal', () => {
    const { match } = position({ ann: SAAR });
    const { state, question } = match.observe(0);
    const scene = { state, seat: 0, question, teller, style: createStyle(false) };
    const lines = systemLines({ ...scene, width: 80, height: 40 }, HOME);
    expect(lines.join(' ')).toMatch(/2 space docks/i);
  });

  it('come to systems that are worth a token', () => {
    const { state } = position({ ann: { ...SAAR, units: { '11': { dock: 1 } } } });
    expect(comersTo(state, 0, tileOf('36')).map(({ kind }) => kind)).toEqual([9]);
  });

  it.each<[prompt: string, Scenario]>([
    ['moveShips', position({ ann: SAAR }).play('activate:36')],
    ['produce', position({ ann: SAAR }).play('activate:11')],
    [
      'build',
      position({ ann: { ...SAAR, cards: ['construction'] } }).play('strategic:construction'),
    ],
    [
      'chaosMapping',
      position({ ann: { ...SAAR, technologies: ['chaos-mapping'] } }).play('use:chaos-mapping'),
    ],
  ])('can be pressed wherever they are asked for: %s', (prompt, game) => {
    expect(game.prompt).toBe(prompt);
    for (const layout of ['wide', 'tall'] as const)
      expect(unlit({ match: game.match, teller, told: [], layout })).toEqual([]);
  });
});

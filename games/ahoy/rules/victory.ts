import { judge, type Script, type Seat } from '@tablewright/engine';
import { type Victory, VICTORIES_OF } from '../content/index.ts';
import { closeBattle, type Outcome } from './battle.ts';
import { dealDamage } from './damage.ts';
import { type Figure, FIGURES, FLAGSHIP, unionSeat } from './figures.ts';
import { regionOf } from './map.ts';
import { choose } from './options.ts';
import { powers, react } from './powers.ts';
import type { Ahoy } from './state.ts';
import { placeComrades, removeComrades, stealGold } from './supply.ts';
import { emit } from './vocabulary.ts';

/** What is left to do once the loser has suffered. */
export interface Spoils {
  /** The loser was damaged and is still on the map. */
  readonly hurt: boolean;
  readonly follow: 'move' | 'reward' | 'nothing';
}

/** The winner takes one victory option, and what the crew add to it. AH-9.5, AH-9.11 */
export function* takeVictory(
  g: Ahoy,
  { winner, loser, extra }: Outcome,
  space: number,
): Script<Spoils> {
  const { seat } = winner;
  const region = regionOf(space);
  const victories = [...VICTORIES_OF[g.players[seat].faction], 'none'] as const;
  const { options, refused } = judge(
    victories.map((each) => ({ do: 'victory', victory: each }) as const),
    (option) => verdict(g, seat, option.victory, loser, region),
  );
  const { victory } = yield* choose(seat, 'victory', options, {
    about: { player: loser.seat, figure: FIGURES[loser.kind] },
    refused,
  });
  if (victory === 'damage-move') g.movedOn.push(seat);
  emit('victory', { player: seat, victory, loser: loser.seat });
  const byCrew = winner.kind === FLAGSHIP ? powers.sum(g, seat, 'damage') : 0;
  const hurt = yield* dealDamage(g, seat, loser, DAMAGE_OF[victory] + byCrew + extra);
  if (victory === 'damage-steal') stealGold(g, seat, loser.seat);
  if (victory === 'damage-comrade') placeComrades(g, seat, region, 1);
  if (victory === 'damage-remove-comrade') removeComrades(g, seat, region, 1);
  yield* react(g, seat, 'won', { loser: loser.seat });
  closeBattle(g);
  return { hurt, follow: FOLLOW[victory] ?? 'nothing' };
}

const DAMAGE_OF: { readonly [V in Victory | 'none']: number } = {
  'damage-steal': 1,
  'damage-2': 2,
  'damage-remove-comrade': 1,
  'damage-comrade': 1,
  'damage-move': 1,
  'damage-reward': 1,
  none: 0,
};

const FOLLOW: { readonly [V in Victory | 'none']?: Spoils['follow'] } = {
  'damage-move': 'move',
  'damage-reward': 'reward',
};

function verdict(
  g: Ahoy,
  seat: Seat,
  victory: Victory | 'none',
  loser: Figure,
  region: number,
): string | null {
  switch (victory) {
    case 'damage-move':
      return g.movedOn.includes(seat) ? 'AH-16.8' : null;
    case 'damage-remove-comrade':
      return loser.seat === unionSeat(g) && g.comrades[region] > 0 ? null : 'AH-14.9';
    case 'damage-comrade':
      return g.ready > 0 ? null : 'AH-15.13';
    default:
      return null;
  }
}

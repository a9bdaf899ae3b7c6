import { COURT, LEADERS, RESOURCES, SETUPS } from '../content/index.ts';
import type { Arcs } from '../rules/state.ts';

const VALUES = [
  [
    [5, 3],
    [9, 4],
  ],
  [
    [3, 2],
    [6, 3],
  ],
  [
    [2, 0],
    [4, 2],
  ],
];

const COUNTED = [['material', 'fuel'], null, null, ['relic'], ['psionic']];

function countOf(g: Arcs, seat: number, ambition: number): number {
  const { slots, guild, captives, trophies } = g.players[seat];
  if (ambition === 1) return captives.reduce((sum, count) => sum + count, 0);
  if (ambition === 2) return trophies.reduce((sum, count) => sum + count, 0);
  return COUNTED[ambition]!.reduce((sum, type) => {
    const token = RESOURCES.findIndex((each) => each === type);
    const icons = guild.filter((card) => COURT[card].suit === type);
    const cartel = guild.some((card) => COURT[card].id === `${type}-cartel`);
    const held = slots.filter((each) => each === token);
    return sum + held.length + icons.length + (cartel ? g.supply[token] : 0);
  }, 0);
}

/** Power that each seat would score in an ambition now. ARC-20.3 to ARC-20.10; Elder, Warrior */
export function powerOf(g: Arcs, ambition: number): number[] {
  const lying = g.markers.flatMap(({ at, flipped }, marker) =>
    at === ambition ? [VALUES[marker][flipped ? 1 : 0]] : [],
  );
  const first = lying.reduce((sum, [value]) => sum + value, 0);
  const second = lying.reduce((sum, [, value]) => sum + value, 0);
  const name = ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'][ambition];
  const box =
    (SETUPS[g.setup].neutral as { readonly [box: string]: readonly string[] })[name] ?? [];
  const counts = [...g.players.map((_, seat) => countOf(g, seat, ambition)), box.length];
  return g.players.map((_, seat) => {
    const mine = counts[seat];
    if (mine === 0 || lying.length === 0) return 0;
    const more = counts.filter((count) => count > mine);
    const same = counts.filter((count) => count === mine).length - 1;
    const { leader, cities } = g.players[seat];
    const weak = { elder: 'tyrant', warrior: 'empath' }[LEADERS[leader]?.id] === name;
    if (more.length === 0 && same === 0)
      return weak ? second : first + (cities === 0 ? 5 : cities === 1 ? 2 : 0);
    const isSecond = more.length === 0 || (more.length === 1 && same === 0);
    return isSecond && !weak ? second : 0;
  });
}

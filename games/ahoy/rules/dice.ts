import { type Refusal, roll, type Script, type Seat } from '@tablewright/engine';
import { sum } from './abilities.ts';
import { takeAction } from './actions.ts';
import { choose, type Option } from './options.ts';
import { closedSlots, openSlots, putOnSlot, slotArgs, slotVerdict } from './slots.ts';
import type { Ahoy, Player } from './state.ts';
import { payGold } from './supply.ts';
import { emit } from './vocabulary.ts';

/** Where a die goes: on a slot, aside, or first to another value for a gold. */
type Placing = Option<'slot' | 'change' | 'aside'>;

/** Everybody rolls their dice again. AH-3.7, AH-13.5 */
export function rollDice(player: Player, seat: Seat): void {
  player.dice = player.dice.map(() => roll(6) + 1).sort((a, b) => a - b);
  emit('rolled', () => ({ player: seat, dice: player.dice.slice() }));
}

/** A die in hand is altered with gold, placed, and its action taken; or it is set aside. AH-5 */
export function* placeDie(g: Ahoy, seat: Seat, taken: number): Script {
  const player = g.players[seat];
  let value = taken;
  for (;;) {
    const slots = openSlots(g, seat, value);
    const placings: Placing[] = slots.map((slot) => ({ do: 'slot', slot }));
    if (slots.length === 0) placings.push({ do: 'aside' });
    for (const pips of CHANGES) {
      if (changeVerdict(g, seat, value, pips) === null) placings.push({ do: 'change', pips });
    }
    const inHand = value;
    const placing = yield* choose(seat, 'slot', placings, {
      about: { value: inHand },
      refused: () => forbiddenPlacings(g, seat, inHand),
    });
    if (placing.do === 'change') {
      const to = value + placing.pips;
      payGold(g, seat, 1);
      player.dice[player.dice.indexOf(value)] = to;
      emit('changed', { player: seat, before: value, after: to, gold: 1 });
      value = to;
      continue;
    }
    player.dice.splice(player.dice.indexOf(value), 1);
    g.diceLeft--;
    if (placing.do === 'aside') {
      player.aside.push(value);
      emit('setAside', { player: seat, value });
      return;
    }
    putOnSlot(g, placing.slot, value);
    emit('placed', () => ({ player: seat, ...slotArgs(placing.slot), value: inHand }));
    yield* takeAction(g, seat, placing.slot, value);
    return;
  }
}

const CHANGES = [1, -1, 2, -2] as const;

/** What forbids altering the die so? Some crew make a gold worth one or two pips. AH-5.4 */
function changeVerdict(g: Ahoy, seat: Seat, value: number, pips: number): string | null {
  const to = value + pips;
  if (to < 1 || to > 6 || g.players[seat].gold === 0) return 'AH-5.4';
  return Math.abs(pips) > 1 && Math.abs(pips) > 1 + sum(g, seat, 'pips') ? 'AH-5.4' : null;
}

function forbiddenPlacings(g: Ahoy, seat: Seat, value: number): Refusal<Placing>[] {
  const refused: Refusal<Placing>[] = closedSlots(g, seat, value).map((slot) => ({
    option: { do: 'slot', slot },
    clause: slotVerdict(slot, value),
  }));
  for (const pips of [1, -1]) {
    const clause = changeVerdict(g, seat, value, pips);
    if (clause !== null) refused.push({ option: { do: 'change', pips }, clause });
  }
  if (openSlots(g, seat, value).length > 0)
    refused.push({ option: { do: 'aside' }, clause: 'AH-4.5' });
  return refused;
}

import { type Refusal, roll, type Script, type Seat } from '@tablewright/engine';
import { takeAction } from './actions.ts';
import { choose, type Option } from './options.ts';
import { changeDie, changesOf, changeVerdict } from './pips.ts';
import { closedSlots, openSlots, putOnSlot, slotArgs, slotVerdict } from './slots.ts';
import type { Ahoy, Player } from './state.ts';
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
    const placings: Placing[] = [];
    for (const slot of slots) placings.push({ do: 'slot', slot });
    if (slots.length === 0) placings.push({ do: 'aside' });
    for (const pips of changesOf(g, seat, value)) placings.push({ do: 'change', pips });
    const inHand = value;
    const placing = yield* choose(seat, 'slot', placings, {
      about: { value: inHand },
      refused: () => forbiddenPlacings(g, seat, inHand),
    });
    if (placing.do === 'change') {
      value = changeDie(g, seat, value, placing.pips);
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

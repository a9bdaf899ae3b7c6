import type { Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { type ActionCard, RESOURCES } from '../../content/index.ts';
import { isOpenSlot, raidCostOf } from '../../rules/resources.ts';
import { type Arcs, NONE } from '../../rules/state.ts';

/** A word at the beginning of a line. */
export function capital(word: string, { locale }: Teller): string {
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}

export function ambitionWord({ ambition }: ActionCard, teller: Teller): string {
  if (ambition === null) return teller.say('ui.ambition.none');
  return ambition === 'any' ? teller.say('ui.ambition.any') : teller.name(ambition);
}

export function cardLabel(card: ActionCard, teller: Teller): string {
  return teller.say('ui.card', {
    card: card.id,
    pips: card.pips,
    what: ambitionWord(card, teller),
  });
}

export function slotLabel(state: Arcs, seat: Seat, slot: number, teller: Teller): string {
  const token = state.players[seat].slots[slot];
  const kind = token === NONE ? (isOpenSlot(state, seat, slot) ? 'empty' : 'covered') : 'full';
  return teller.say(`ui.slot.${kind}`, {
    number: slot + 1,
    what: token === NONE ? '' : teller.name(RESOURCES[token]),
    cost: raidCostOf(state, seat, slot),
  });
}

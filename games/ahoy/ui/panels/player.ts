import type { Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import {
  type Action,
  ANY,
  BLUEFIN,
  BOARDS,
  type FactionId,
  FACTIONS,
  hasSlot,
  MARKET,
  SHIP_SLOTS,
  UNION,
} from '../../content/index.ts';
import { PLEDGED_SQUADRON, PLEDGED_UNION, pledgesOf } from '../../rules/smugglers.ts';
import { type Ahoy, DAMAGE, EMPTY, NONE } from '../../rules/state.ts';
import type { SlotFace } from '../cards/SlotBox.tsx';

export interface NamedSlot extends SlotFace {
  /** `slot:union/sail-2` */
  readonly target: string;
}

export interface SlotGroup {
  readonly action: Action;
  readonly slots: readonly NamedSlot[];
}

export interface CrewCard {
  readonly card: number;
  readonly id: string;
  readonly suit: string;
  readonly slot: NamedSlot | null;
}

export interface PlanShip {
  readonly kind: 'cutter' | 'gunship';
  readonly slots: readonly NamedSlot[];
}

/** The die slots of a player's board, those of one action together. */
export function boardOf(g: Ahoy, seat: Seat): readonly SlotGroup[] {
  const { faction, slots } = g.players[seat];
  const groups: { action: Action; slots: NamedSlot[] }[] = [];
  BOARDS[faction].forEach(({ id, action, accepts, dashed }, place) => {
    const slot = named(faction, id, accepts, dashed, slots[place]);
    const group = groups.find((other) => other.action === action);
    if (group === undefined) groups.push({ action, slots: [slot] });
    else group.slots.push(slot);
  });
  return groups;
}

export function crewOf(g: Ahoy, seat: Seat): readonly CrewCard[] {
  const { faction, crew, crewSlots } = g.players[seat];
  return crew.map((card, i) => {
    const { id, suit, cost } = MARKET[card];
    const slot = hasSlot(MARKET[card])
      ? named(faction, id, ANY, cost === 'die', crewSlots[i])
      : null;
    return { card, id, suit, slot };
  });
}

/** The ships of the Union that have been launched. */
export function planShips(g: Ahoy, seat: Seat): readonly PlanShip[] {
  if (g.players[seat].faction !== UNION) return [];
  const ship = (kind: PlanShip['kind'], space: number, slots: readonly number[]): PlanShip[] =>
    space === NONE
      ? []
      : [
          {
            kind,
            slots: slots.map((there, i) =>
              named(UNION, `${kind}-${i + 1}`, SHIP_SLOTS[kind][i], false, there),
            ),
          },
        ];
  return [
    ...ship('cutter', g.cutter, g.cutterSlots),
    ...ship('gunship', g.gunship, g.gunshipSlots),
  ];
}

export const isSmuggler = (g: Ahoy, seat: Seat): boolean => g.players[seat].faction % 2 === 1;

export interface Pile {
  /** For whom it is, as far as the viewer knows. */
  readonly faction: FactionId | null;
  readonly cards: readonly number[];
}

/** The two piles of pledges of a Smuggler. */
export function pilesOf(g: Ahoy, seat: Seat): readonly Pile[] {
  const [pledges, delivered] = pledgesOf(g, seat);
  return delivered.map((cards, pile) => ({
    faction:
      pledges[pile] === PLEDGED_SQUADRON
        ? FACTIONS[BLUEFIN]
        : pledges[pile] === PLEDGED_UNION
          ? FACTIONS[UNION]
          : null,
    cards,
  }));
}

export function damageOf(g: Ahoy, seat: Seat): number {
  const { slots, crewSlots } = g.players[seat];
  return [...slots, ...crewSlots].filter((there) => there === DAMAGE).length;
}

function named(
  faction: number,
  id: string,
  accepts: number,
  isDashed: boolean,
  there: number,
): NamedSlot {
  return {
    target: `slot:${FACTIONS[faction]}/${id}`,
    accepts: valuesOf(accepts),
    isDashed,
    die: there === EMPTY || there === DAMAGE ? 0 : there,
    isDamaged: there === DAMAGE,
  };
}

/** The same list for the same values, so that what is drawn from it stays the same. */
const VALUES = new Map<number, readonly number[]>();

function valuesOf(accepts: number): readonly number[] {
  let values = VALUES.get(accepts);
  if (values === undefined) {
    values = [1, 2, 3, 4, 5, 6].filter((value) => ((accepts >> value) & 1) === 1);
    VALUES.set(accepts, values);
  }
  return values;
}

/** A card as cargo, in words. */
export function cargoLabel(card: number, teller: Teller): string {
  const { id, destination } = MARKET[card];
  return teller.say('ui.cargo.card', {
    card: id,
    goods: teller.say(`cargo.${id}`),
    destination: teller.name(destination),
  });
}

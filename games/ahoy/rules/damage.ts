import type { Refusal, Script, Seat } from '@tablewright/engine';
import { PLAN_CARDS } from '../content/index.ts';
import { CUTTER, type Figure, FIGURES, FLAGSHIP, GUNSHIP, isSmuggler, PATROL } from './figures.ts';
import { choose, type Option } from './options.ts';
import { powers } from './powers.ts';
import {
  damageableSlots,
  isCrewSlot,
  isShipSlot,
  putOnSlot,
  repairableSlots,
  slotArgs,
  type SlotCode,
  sturdySlots,
  unlike,
  useOf,
} from './slots.ts';
import { type Ahoy, DAMAGE, EMPTY, NONE } from './state.ts';
import { returnPatrol, returnStronghold } from './supply.ts';
import { emit } from './vocabulary.ts';

type Belongs = (slot: SlotCode) => boolean;

/** Which slots take the damage of a figure: board and crew, or the ship's own card. AH-11.1, AH-11.6 */
function slotsFor({ kind }: Figure): Belongs {
  if (kind === FLAGSHIP) return (slot) => !isShipSlot(slot);
  return (slot) => useOf(slot).action === FIGURES[kind];
}

const toHit = (slot: SlotCode): Option<'hit'> => ({ do: 'hit', slot });

function sturdy(g: Ahoy, seat: Seat, belongs: Belongs): Refusal<Option>[] {
  return sturdySlots(g, seat, belongs).map((slot) => ({ option: toHit(slot), clause: 'AH-11.3' }));
}

/** The player's slots for a damage that is a price; only those on the board if asked for. */
const ownSlots =
  (boardOnly: boolean): Belongs =>
  (slot) =>
    !isShipSlot(slot) && !(boardOnly && isCrewSlot(slot));

/** Can the player take damage? AH-11.4 */
export function canTakeDamage(g: Ahoy, seat: Seat, boardOnly = false): boolean {
  return damageableSlots(g, seat, ownSlots(boardOnly)).length > 0;
}

/** Dealt damage: the dealer chooses the slots. True where the figure was hurt and stays on the map. AH-11.2 */
export function* dealDamage(g: Ahoy, dealer: Seat, hit: Figure, amount: number): Script<boolean> {
  return yield* damageFigure(g, hit, amount, { chooser: dealer, by: dealer, cause: '' });
}

/** Damage that a figure takes: its owner chooses the slot. AH-11.2 */
export function* takeDamage(g: Ahoy, hit: Figure, cause: string): Script<boolean> {
  return yield* damageFigure(g, hit, 1, { chooser: hit.seat, by: NONE, cause });
}

/** Damage as the price of an effect; only on the player's board if asked for. */
export function* payDamage(g: Ahoy, seat: Seat, cause: string, boardOnly = false): Script {
  const belongs = ownSlots(boardOnly);
  const { slot } = yield* choose(seat, 'hurt', damageableSlots(g, seat, belongs).map(toHit), {
    about: { left: 1, cause },
    refused: () => sturdy(g, seat, belongs),
  });
  markDamage(g, seat, slot, NONE);
}

interface Blow {
  readonly chooser: Seat;
  readonly by: Seat;
  readonly cause: string;
}

function* damageFigure(
  g: Ahoy,
  hit: Figure,
  amount: number,
  { chooser, by, cause }: Blow,
): Script<boolean> {
  if (amount === 0) return false;
  const { kind, seat } = hit;
  if (kind !== FLAGSHIP && kind !== CUTTER && kind !== GUNSHIP) {
    // Patrols and Strongholds go back at once. AH-11.5
    hit.gone = true;
    if (kind === PATROL) returnPatrol(g, hit.at);
    else returnStronghold(g, hit.at);
    return false;
  }
  let isHurt = false;
  for (let left = amount; left > 0 && !hit.gone; left--) {
    const slots = damageableSlots(g, seat, slotsFor(hit));
    if (slots.length === 0) {
      emit('spared', { player: seat, figure: FIGURES[kind] });
      break;
    }
    const refused = (): Refusal<Option>[] => sturdy(g, seat, slotsFor(hit));
    const hits = slots.map(toHit);
    const { slot } =
      cause === ''
        ? yield* choose(chooser, 'damage', hits, {
            about: { player: seat, figure: FIGURES[kind], left },
            refused,
          })
        : yield* choose(chooser, 'hurt', hits, { about: { left, cause }, refused });
    markDamage(g, seat, slot, by);
    isHurt = true;
    if (kind !== FLAGSHIP) sinkIfWrecked(g, hit);
  }
  return isHurt && !hit.gone;
}

function markDamage(g: Ahoy, seat: Seat, slot: SlotCode, by: Seat): void {
  putOnSlot(g, slot, DAMAGE);
  emit('damaged', () => ({ player: seat, ...slotArgs(slot), by }));
}

/** All slots damaged: the card is discarded and the ship removed. AH-11.6 */
function sinkIfWrecked(g: Ahoy, ship: Figure): void {
  const slots = ship.kind === CUTTER ? g.cutterSlots : g.gunshipSlots;
  if (slots.some((there) => there !== DAMAGE)) return;
  ship.gone = true;
  slots.length = 0;
  if (ship.kind === CUTTER) g.cutter = NONE;
  else g.gunship = NONE;
  const name = FIGURES[ship.kind];
  g.planDiscard.push(PLAN_CARDS.findIndex((plan) => plan === name));
  emit('shipLost', { player: ship.seat, figure: name });
}

/**
 * Can own damage be of use? Only a later repair makes it so: one that crew answer to, or the reward that gives fame for
 * repairs. Nobody else is asked whether to take damage or to leave it. AH-16.7
 */
export function damageServes(g: Ahoy, seat: Seat): boolean {
  const player = g.players[seat];
  return (
    isSmuggler(player) ||
    [...player.crew, ...g.market].some((card) => powers.on('crew', card, 'repaired').length > 0)
  );
}

/** Takes off damage, this much or up to it; the number of tokens taken off. AH-6.4, AH-11.7 */
export function* repair(g: Ahoy, seat: Seat, most: number, upTo: boolean): Script<number> {
  const mayStop = upTo && damageServes(g, seat);
  let repaired = 0;
  while (repaired < most) {
    const damaged = repairableSlots(g, seat);
    if (damaged.length === 0) break;
    const left = most - repaired;
    const mendsAll = damaged.length <= left && !mayStop;
    const mends = (mendsAll ? damaged.slice(0, 1) : unlike(damaged)).map(
      (each) => ({ do: 'mend', slot: each }) as const,
    );
    const answer = yield* choose(seat, 'repair', mayStop ? [...mends, { do: 'done' }] : mends, {
      about: { left },
    });
    if (answer.do === 'done') break;
    const { slot } = answer;
    putOnSlot(g, slot, EMPTY);
    repaired++;
    emit('repaired', () => ({ player: seat, ...slotArgs(slot) }));
  }
  return repaired;
}

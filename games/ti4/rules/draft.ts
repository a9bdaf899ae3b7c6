import { roll, type Script, type Seat, shuffle } from '@tablewright/engine';
import { FACTIONS, LEARN } from '../content/index.ts';
import { fairSlices, MOST_SLICES } from '../galaxy/index.ts';
import { choose, type Option } from './options.ts';
import { clockwiseFrom } from './pieces.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit, schedule } from './vocabulary.ts';

export type Draft = Ti4['draft'];

/** Factions to choose from beyond one for each player, where chance narrows the choice. */
const SPARE_FACTIONS = 3;
/** Slices to choose from beyond one for each player, as far as there are tiles. */
const SPARE_SLICES = 2;

/** What is taken in a round of the draft. */
const LOTS = ['faction', 'slice', 'position'] as const;

/** Nothing is chosen yet. */
export function newDraft(seats: number): Draft {
  const nobody = Array.from({ length: seats }, () => NONE);
  return { factions: [], banned: [], slices: [], rest: [], slice: nobody, position: nobody };
}

/** The factions of the table, the slices of a draft, and everything that will be chosen, in order. TI-29.1 */
export function openDraft(g: Ti4): void {
  const { factions, bans, galaxy } = g.variant;
  g.draft = { ...g.draft, factions: [...(factions === 'first' ? LEARN : FACTIONS.keys())] };
  for (const [seat, { faction }] of g.players.entries())
    if (faction !== NONE) takeFaction(g, seat, faction);
  if (galaxy === 'slices') {
    const count = Math.min(g.players.length + SPARE_SLICES, MOST_SLICES);
    g.draft = { ...g.draft, ...fairSlices(g.players.length, count, roll) };
  }
  const picks = isPicked(g) ? 1 : 0;
  const rounds = picks + lotsOf(g).length;
  if (rounds + bans > 0) emit('draftBegins', { player: g.speaker });
  for (let round = -bans; round < 0; round++)
    for (const seat of orderOf(g, round)) schedule(g, 'ban', seat);
  tellEndOfBans(g);
  schedule(g, 'drawFactions');
  for (let round = 0; round < rounds; round++)
    for (const seat of orderOf(g, round))
      schedule(g, round < picks ? 'pickFaction' : 'draft', seat);
}

const isPicked = ({ variant: { factions } }: Ti4): boolean =>
  factions === 'pick' || factions === 'pool';

/** Where slices or factions are drafted, the place at the table is too. TI-29.4 */
function lotsOf({ variant: { factions, galaxy } }: Ti4): (typeof LOTS)[number][] {
  const lots = LOTS.filter(
    (lot) =>
      (lot === 'faction' && factions === 'draft') || (lot === 'slice' && galaxy === 'slices'),
  );
  return lots.length === 0 ? [] : [...lots, 'position'];
}

/**
 * Back and forth: whoever chooses last in a round chooses first in the next, and bans come before all of that. A speaker
 * who is known already chooses last, otherwise the player drawn begins. TI-29.1
 */
function orderOf(g: Ti4, round: number): Seat[] {
  const order = clockwiseFrom(g, g.speaker);
  const isForward = (round % 2 === 0) === lotsOf(g).includes('position');
  return isForward ? order : order.toReversed();
}

/** Players without a faction. */
const needed = ({ players }: Ti4): number =>
  players.filter(({ faction }) => faction === NONE).length;

/** Nobody bans when all that is left is needed, or none of it. TI-29.2 */
function canBan(g: Ti4): boolean {
  return needed(g) > 0 && g.draft.factions.length > needed(g);
}

export function* ban(g: Ti4, seat: Seat): Script {
  const { factions, banned } = g.draft;
  if (!canBan(g)) return;
  const { faction } = yield* choose(
    seat,
    'banFaction',
    factions.map((each): Option<'banFaction'> => ({ do: 'banFaction', faction: each })),
  );
  g.draft = { ...g.draft, factions: without(factions, faction), banned: [...banned, faction] };
  emit('banned', { player: seat, faction: FACTIONS[faction].id });
  tellEndOfBans(g);
}

/** Bans that were agreed on may not all take place. TI-29.2 */
function tellEndOfBans(g: Ti4): void {
  const { length: count } = g.draft.banned;
  if (!canBan(g) && count < g.variant.bans * g.players.length) emit('bansOver', { count });
}

/** How many factions the table will have banned in the end. TI-29.2 */
export function allBans(g: Ti4): number {
  const { factions, banned } = g.draft;
  return Math.min(g.variant.bans * g.players.length, factions.length + banned.length - needed(g));
}

/** Chance deals the factions, or narrows the choice, once the bans are known. TI-29.3 */
export function* drawFactions(g: Ti4): Script {
  const { factions: mode } = g.variant;
  if (mode === 'pick') return;
  const isChosen = mode === 'pool' || mode === 'draft';
  const drawn = shuffle([...g.draft.factions]).slice(
    0,
    needed(g) + (isChosen ? SPARE_FACTIONS : 0),
  );
  if (isChosen) drawn.sort((one, other) => one - other);
  g.draft = { ...g.draft, factions: drawn };
}

export function* pickFaction(g: Ti4, seat: Seat): Script {
  const { faction } = yield* choose(seat, 'pickFaction', factionsLeft(g));
  takeFaction(g, seat, faction);
}

/** One of what the player has none of yet. TI-29.4 */
export function* draft(g: Ti4, seat: Seat): Script {
  const { draft: open, players } = g;
  const lots = lotsOf(g);
  const choice = yield* choose(seat, 'draft', [
    ...(lots.includes('faction') && players[seat].faction === NONE ? factionsLeft(g) : []),
    ...(lots.includes('slice') && open.slice[seat] === NONE ? slicesLeft(open) : []),
    ...(open.position[seat] === NONE ? positionsLeft(open) : []),
  ]);
  switch (choice.do) {
    case 'takeFaction':
      takeFaction(g, seat, choice.faction);
      break;
    case 'takeSlice':
      g.draft = { ...open, slice: open.slice.with(seat, choice.slice) };
      emit('tookSlice', { player: seat, number: choice.slice + 1 });
      break;
    case 'takePosition':
      g.draft = { ...open, position: open.position.with(seat, choice.position) };
      emit('tookPosition', { player: seat, number: choice.position + 1 });
  }
}

function factionsLeft(g: Ti4): Option<'takeFaction'>[] {
  return g.draft.factions.map((faction) => ({ do: 'takeFaction', faction }));
}

function slicesLeft({ slices, slice }: Draft): Option<'takeSlice'>[] {
  return [...slices.keys()]
    .filter((each) => !slice.includes(each))
    .map((each) => ({ do: 'takeSlice', slice: each }));
}

function positionsLeft({ position }: Draft): Option<'takePosition'>[] {
  return [...position.keys()]
    .filter((each) => !position.includes(each))
    .map((each) => ({ do: 'takePosition', position: each }));
}

export function takeFaction(g: Ti4, seat: Seat, faction: number): void {
  g.players[seat].faction = faction;
  g.draft = { ...g.draft, factions: without(g.draft.factions, faction) };
  emit('faction', { player: seat, faction: FACTIONS[faction].id });
}

const without = (list: readonly number[], one: number): number[] =>
  list.filter((each) => each !== one);

/** Who has drafted the first position is the speaker; the others sit clockwise in the order of theirs. TI-29.4 */
export function takePositions(g: Ti4): void {
  const { position } = g.draft;
  if (position.includes(NONE)) return;
  g.seating = [...position.keys()].sort((one, other) => position[one] - position[other]);
  [g.speaker] = g.seating;
}

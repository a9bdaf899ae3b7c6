import type { Seat, StepCall } from '@tablewright/engine';
import {
  ACTION_CARDS,
  AMBITIONS,
  type Ambition,
  type BuildingKind,
  COURT,
  PIECES,
  type Resource,
  RESOURCES,
  SETUPS,
  SYSTEMS,
  type Trophy,
  type Use,
} from '../content/index.ts';
import { arcs } from '../rules/game.ts';
import { systemNumber } from '../rules/map.ts';
import { addBuilding, emptySlotOf, trophyIndex } from '../rules/pieces.ts';
import { type Arcs, NONE, SEATS } from '../rules/state.ts';
import { stepCall } from '../rules/vocabulary.ts';

/** What one player has. The rest of the pieces is in supply or on the board. */
export interface Side {
  /** Fresh and damaged ships by system. */
  readonly ships?: { readonly [system: string]: number };
  readonly damaged?: { readonly [system: string]: number };
  /** Systems; `!` after one says that the building is damaged. */
  readonly cities?: readonly string[];
  readonly starports?: readonly string[];
  /** Tokens from the leftmost slot on. */
  readonly slots?: readonly Resource[];
  readonly guild?: readonly string[];
  /** Captives by the seat of their owner. */
  readonly captives?: { readonly [owner: number]: number };
  /** Ships among the Trophies, by the seat of their owner. */
  readonly trophies?: { readonly [owner: number]: number };
  /** The cards in hand, or how many that nobody has to know. */
  readonly hand?: readonly string[] | number;
}

interface Played {
  readonly seat: Seat;
  readonly card: string;
  readonly use: Use;
}

/** A moment of a match of three: the sides, and whatever differs from an empty table. */
export interface Position {
  readonly sides: readonly [Side, Side, Side];
  /** Holds the initiative; leads the round, if nobody has led yet. */
  readonly initiative: Seat;
  readonly chapter?: number;
  /** Cards of this round; the first is the lead card. */
  readonly played?: readonly Played[];
  /** Steps of the turn that are still to come; without any, a round begins or somebody has to follow. */
  readonly turn?: readonly StepCall[];
  readonly pips?: number;
  /** Systems whose cities were taxed in this turn. */
  readonly taxed?: readonly string[];
  readonly battle?: Partial<Arcs['battle']>;
  /** The row, and the card that comes next. */
  readonly court?: readonly [string, string, string, string];
  readonly nextCourt?: string;
  /** Agents on cards of the row, by seat. */
  readonly agents?: { readonly [card: string]: readonly number[] };
  /** Ambitions with a marker, that of the most valuable marker first. */
  readonly ambitions?: readonly Ambition[];
}

const COURT_ROW = [
  'shipping-interest',
  'skirmishers',
  'galactic-bards',
  'loyal-engineers',
] as const;

const cardOf = (id: string): number => ACTION_CARDS.findIndex((card) => card.id === id);
export const courtOf = (id: string): number => COURT.findIndex((card) => card.id === id);

/** A position with every piece of the box in its place. */
export function position(wanted: Position): Arcs {
  const { sides, initiative, chapter = 1, ambitions = [], battle = {} } = wanted;
  const g = arcs.unpack(sides.length, { leaders: 'off', splitDiscard: false });
  g.setup = SETUPS.findIndex(({ id }) => id === 'setup-3p-frontiers');
  g.initiative = initiative;
  g.leading = initiative;
  g.chapter = chapter;
  ambitions.forEach((ambition, marker) => (g.markers[marker].at = AMBITIONS.indexOf(ambition)));
  sides.forEach((side, seat) => laySide(g, seat, side));
  for (const building of g.buildings)
    building.used = (wanted.taxed ?? []).includes(SYSTEMS[building.system].id);
  layCards(g, wanted);
  layCourt(g, wanted);
  layAgenda(g, wanted);
  g.battle = { ...g.battle, ...battle };
  sides.forEach((_, seat) => countPieces(g, seat));
  return g;
}

function laySide(g: Arcs, seat: Seat, side: Side): void {
  const player = g.players[seat];
  for (const [system, count] of Object.entries(side.ships ?? {}))
    g.fresh[systemNumber(system) * SEATS + seat] = count;
  for (const [system, count] of Object.entries(side.damaged ?? {}))
    g.damaged[systemNumber(system) * SEATS + seat] = count;
  for (const name of side.cities ?? []) layBuilding(g, seat, 'city', name);
  for (const name of side.starports ?? []) layBuilding(g, seat, 'starport', name);
  for (const [slot, resource] of (side.slots ?? []).entries()) {
    player.slots[slot] = RESOURCES.indexOf(resource);
    g.supply[RESOURCES.indexOf(resource)]--;
  }
  player.guild = (side.guild ?? []).map((card) => take(g.courtDeck, courtOf(card)));
  for (const [owner, count] of Object.entries(side.captives ?? {}))
    player.captives[Number(owner)] = count;
  for (const [owner, count] of Object.entries(side.trophies ?? {}))
    player.trophies[trophyIndex(Number(owner), 'ship')] = count;
}

function layBuilding(g: Arcs, owner: Seat, kind: BuildingKind, name: string): void {
  const system = systemNumber(name.replace('!', ''));
  const place = emptySlotOf(g, system);
  addBuilding(g, { system, place, owner, kind, damaged: name.endsWith('!'), used: false });
}

/** Named cards first, so that nobody else draws them. */
function layCards(g: Arcs, { sides, played = [] }: Position): void {
  g.played = played.map(({ seat, card, use }) => ({
    seat,
    card: take(g.pile, cardOf(card)),
    use,
    known: 1 << seat,
    union: NONE,
    unionOf: NONE,
  }));
  sides.forEach(({ hand = 0 }, seat) => {
    if (typeof hand !== 'number')
      g.players[seat].hand = hand.map((card) => take(g.pile, cardOf(card)));
  });
  sides.forEach(({ hand = 0 }, seat) => {
    const player = g.players[seat];
    if (typeof hand === 'number') player.hand = g.pile.splice(0, hand);
    player.known = player.hand.map(() => 0);
  });
  g.pileKnown = g.pile.map(() => 0);
}

function layCourt(g: Arcs, { court = COURT_ROW, agents = {}, nextCourt }: Position): void {
  for (const [spot, card] of court.entries()) {
    g.court[spot].card = take(g.courtDeck, courtOf(card));
    (agents[card] ?? []).forEach((count, seat) => (g.court[spot].agents[seat] = count));
  }
  if (nextCourt !== undefined) g.courtDeck.push(take(g.courtDeck, courtOf(nextCourt)));
}

/** What is left of the round: the turn under way, those who have not played yet, the end. ARC-5.3, ARC-9 */
function layAgenda(g: Arcs, { played = [], turn = [], pips = 1 }: Position): void {
  g.turn.number = 20;
  if (played.length === 0) {
    g.agenda = [stepCall('startRound')];
    return;
  }
  g.agenda = [];
  g.leading = played[0].seat;
  const { seat } = played[played.length - 1];
  g.turn = {
    ...g.turn,
    seat,
    play: played.length - 1,
    pips,
    prelude: turn.some(({ step }) => step === 'prelude'),
  };
  for (const call of turn) g.agenda.push({ ...call });
  for (let i = played.length; i < g.players.length; i++)
    g.agenda.push(stepCall('follow', (g.leading + i) % g.players.length));
  g.agenda.push(stepCall('endRound'));
  // The agenda is a stack: what comes first lies on top.
  g.agenda.reverse();
}

/** What is neither on the map nor in a box or on the Court is in supply. */
function countPieces(g: Arcs, seat: Seat): void {
  const player = g.players[seat];
  const lost = (kind: Trophy): number =>
    g.players.reduce((sum, { trophies }) => sum + trophies[trophyIndex(seat, kind)], 0);
  const built = (kind: BuildingKind): number =>
    g.buildings.filter((each) => each.owner === seat && each.kind === kind).length;
  const onMap = SYSTEMS.reduce(
    (sum, _, system) => sum + g.fresh[system * SEATS + seat] + g.damaged[system * SEATS + seat],
    0,
  );
  const away =
    g.court.reduce((sum, { agents }) => sum + agents[seat], 0) +
    g.players.reduce((sum, { captives }) => sum + captives[seat], 0);
  player.ships = PIECES.ships - onMap - lost('ship');
  player.cities = PIECES.cities - built('city');
  player.starports = PIECES.starports - built('starport');
  player.agents = PIECES.agents - away;
}

/** Takes a card from where it lies. */
function take(from: number[], card: number): number {
  return from.splice(from.indexOf(card), 1)[0];
}

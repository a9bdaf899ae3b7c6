import {
  keyFromSeed,
  KeyedChance,
  knownTo,
  Match,
  type Seat,
  type Setup,
} from '@tablewright/engine';
import { expect } from 'vitest';
import {
  ACTION_CARDS,
  AGENDAS,
  FACTIONS,
  NOTES,
  PLANETS,
  profileOf,
  SECRETS,
  STRATEGY_CARDS,
  TECHNOLOGIES,
  TILES,
  UNIT_KINDS,
} from '../content/index.ts';
import { layGalaxy } from '../rules/galaxy.ts';
import { ti4 } from '../rules/game.ts';
import { kindOfNote, notesOfOwner, ownerOfNote } from '../rules/notes.ts';
import { PUBLIC } from '../rules/options.ts';
import {
  addAfloat,
  addDamage,
  addGround,
  DOCK,
  floats,
  INFANTRY,
  PDS,
  putToken,
} from '../rules/pieces.ts';
import { EVERYBODY, NONE, type Ti4 } from '../rules/state.ts';
import { Scenario } from './scenario.ts';
import { PLAYERS, SEAT, type Who } from './table.ts';

/** Units of a system or on a planet, by kind; `!` after a kind counts damaged ships. */
export type Units = { readonly [kind: string]: number };

/** One player's things. What is not named is as at the start, but for units: a side that names none has a garrison at home. */
export interface Side {
  readonly faction?: string;
  readonly points?: number;
  /** Tactic, fleet, strategy. */
  readonly tokens?: readonly [number, number, number];
  readonly goods?: number;
  readonly commodities?: number;
  /** Beside those of the faction. */
  readonly technologies?: readonly string[];
  readonly exhaustedTechnologies?: readonly string[];
  /** Technologies of other factions under assimilator tokens X and Y. */
  readonly copied?: readonly string[];
  readonly secrets?: readonly string[];
  readonly scored?: readonly string[];
  /** Planets controlled beside those of the home system. */
  readonly planets?: readonly string[];
  readonly lost?: readonly string[];
  readonly exhausted?: readonly string[];
  /** By tile number or planet. */
  readonly units?: { readonly [place: string]: Units };
  readonly tokensAt?: readonly string[];
  /** Strategy cards; `*` marks an exhausted one. */
  readonly cards?: readonly string[];
  readonly passed?: boolean;
  readonly returning?: number;
  /** Action cards in hand. */
  readonly hand?: readonly string[];
  /** Has everybody seen them? */
  readonly shown?: boolean;
  /** Promissory notes of others in hand, as `ceasefire of bob`; only the two have seen them. */
  readonly notes?: readonly string[];
  /** Promissory notes of others that lie before the player, as `support-for-the-throne of bob`. */
  readonly displayed?: readonly string[];
  /** Laws that belong to the player. */
  readonly offices?: readonly string[];
  /** Kinds of units that have another profile than that of the sheet and the technologies. */
  readonly profiles?: { readonly [kind: string]: string };
}

export interface Setting {
  readonly seats?: number;
  readonly points?: number;
  /** With action cards and agendas, or without. */
  readonly council?: 'on' | 'off';
  readonly ann?: Side;
  readonly bob?: Side;
  readonly cat?: Side;
  readonly dan?: Side;
  readonly eve?: Side;
  readonly fay?: Side;
  readonly speaker?: Who;
  readonly round?: number;
  readonly custodians?: boolean;
  readonly revealed?: readonly string[];
  /** Public objectives still face down, and how many of them are of stage I. */
  readonly hidden?: number;
  readonly stage1?: number;
  /** The step that comes first; the turn of Ann by default. */
  readonly step?: Ti4['agenda'][number];
  /** The first dice of the match. */
  readonly dice?: readonly Wanted[];
  /** The combat under way in that step. */
  readonly combat?: Partial<Ti4['combat']>;
  /** Where the wormhole tokens lie. */
  readonly wormholes?: { readonly alpha?: string; readonly beta?: string };
  /** Who has initiative 0. */
  readonly zero?: Who;
  readonly goodsOn?: { readonly [card: string]: number };
  /** The top of the action deck; the first is drawn first. */
  readonly actionDeck?: readonly string[];
  /** Action cards in the discard pile; `all` puts every card there that nobody holds and that is not on the deck. */
  readonly discarded?: readonly string[] | 'all';
  /** The top of the agenda deck; the first is revealed first. */
  readonly agendas?: readonly string[];
  /** Who has seen which of them. */
  readonly agendasKnown?: { readonly [agenda: string]: Who };
  /** Agendas in the discard pile; `all` puts every agenda there that is neither in play nor on the deck. */
  readonly discardedAgendas?: readonly string[] | 'all';
  /** Laws that hold for everybody. */
  readonly laws?: readonly string[];
  /** The scored secret objective that a law has made public. */
  readonly leaked?: string;
  /** Laws attached to planets, as `{ 'mecatol-rex': ['senate-sanctuary'] }`. */
  readonly attached?: { readonly [planet: string]: readonly string[] };
}

const USUAL_FACTIONS = ['sol', 'letnev', 'hacan', 'xxcha', 'jol-nar', 'sardakk-norr'];
const USUAL_CARDS = ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare'];

/** A match that stands at the moment described. */
export function position(setting: Setting = {}): Scenario {
  const state = stateOf(setting);
  const setup = setupOf(setting);
  const identity = { seats: state.players.length, setup, key: KEY };
  const from = placeOf(setting.dice ?? []);
  const checkpoint = { state, decisions: 0, since: [], outcomes: [] };
  return new Scenario(() => Match.resume(ti4, identity, [checkpoint], from));
}

const setupOf = ({ points = 10, council = 'on' }: Setting): Setup => ({ points, council });

/** A match from its very beginning. */
export function opening(seats: number, setup: Setup = {}, seed: number | string = 1): Scenario {
  return new Scenario(() => Match.start(ti4, { seats, setup, key: keyFromSeed(seed) }));
}

const KEY = keyFromSeed('position');

/** The dice of the key's stream, as far as they have been read. */
const stream: number[] = [];
const chance = KeyedChance.from(KEY);

/** A die as rolled, 1 to 10; or at least so much, `8+`, or at most, `7-`; or any, `*`. */
export type Wanted = number | `${number}+` | `${number}-` | '*';

function isWanted(die: number, wanted: Wanted): boolean {
  if (typeof wanted === 'number') return die === wanted;
  if (wanted === '*') return true;
  const limit = Number.parseInt(wanted, 10);
  return wanted.endsWith('+') ? die >= limit : die <= limit;
}

/** Where the stream has these dice, so that chance goes the ordinary way and yet as wanted. */
function placeOf(dice: readonly Wanted[]): number {
  for (let from = 0; from < 3_000_000; from++) {
    while (stream.length < from + dice.length) stream.push(chance.below(10) + 1);
    if (dice.every((die, at) => isWanted(stream[from + at], die))) return from;
  }
  throw new Error(`The dice ${dice.join(' ')} are too rare: name ranges.`);
}

export function stateOf(setting: Setting = {}): Ti4 {
  const seats = setting.seats ?? 3;
  const state = ti4.unpack(seats, setupOf(setting));
  const sides = PLAYERS.slice(0, seats).map((who) => setting[who] ?? {});
  const factions = factionsOf(sides);
  state.galaxy = layGalaxy(factions.map((faction) => FACTIONS[faction].home));
  state.agenda = [setting.step ?? { step: 'turn', args: [0] }];
  state.phase = 'action';
  state.round = setting.round ?? 2;
  state.speaker = SEAT[setting.speaker ?? 'ann'];
  state.custodians = setting.custodians ?? true;
  state.turn.number = 10;
  state.turn.seat = 0;
  Object.assign(state.combat, setting.combat);
  const { alpha, beta } = setting.wormholes ?? {};
  state.wormholes = [alpha, beta].map((tile) => (tile === undefined ? NONE : indexOf(TILES, tile)));
  state.zero = setting.zero === undefined ? NONE : SEAT[setting.zero];
  for (const [card, goods] of Object.entries(setting.goodsOn ?? {}))
    state.strategy[strategyCard(card)].goods = goods;
  layObjectives(state, setting);
  sides.forEach((side, seat) => laySide(state, seat, side, factions[seat]));
  sides.forEach((side, seat) => layCards(state, seat, side));
  layDecks(state, setting);
  if (setting.leaked !== undefined) layLeaked(state, indexOf(SECRETS, setting.leaked));
  return state;
}

function layLeaked(state: Ti4, secret: number): void {
  const seat = state.players.findIndex(({ scoredSecrets }) => scoredSecrets.includes(secret));
  expect(seat, 'somebody has scored it').toBeGreaterThanOrEqual(0);
  const player = state.players[seat];
  player.scoredSecrets = player.scoredSecrets.filter((each) => each !== secret);
  state.published.push({ secret, scored: 1 << seat });
  state.leaked = secret;
}

/** Hands, notes and laws of a player. */
function layCards(state: Ti4, seat: Seat, side: Side): void {
  const player = state.players[seat];
  for (const id of side.hand ?? []) {
    const card = takeFrom(state.actionDeck, indexOf(ACTION_CARDS, id));
    player.hand.push(card);
    player.handKnown.push(side.shown === true ? EVERYBODY : 0);
  }
  for (const name of side.notes ?? []) {
    const note = takeNote(state, name);
    // The owner has given it away face down, so nobody else knows what he still holds.
    state.players[ownerOfNote(note)].notesKnown.fill(0);
    player.notes.push(note);
    player.notesKnown.push(knownTo(seat, ownerOfNote(note)));
  }
  for (const name of side.displayed ?? []) player.displayed.push(takeNote(state, name));
  for (const id of side.offices ?? [])
    player.offices.push(takeFrom(state.agendaDeck, indexOf(AGENDAS, id)));
}

/** Takes a note out of the hand of its owner. */
function takeNote(state: Ti4, name: string): number {
  const [id, who] = name.split(' of ');
  const owner = SEAT[who as Who];
  const { notes, notesKnown } = state.players[owner];
  const at = notes.findIndex((note) => NOTES[kindOfNote(state, note)].id === id);
  expect(at, `the note ${name}`).toBeGreaterThanOrEqual(0);
  notesKnown.splice(at, 1);
  return notes.splice(at, 1)[0];
}

function takeFrom(list: number[], wanted: number): number {
  const at = list.indexOf(wanted);
  expect(at, `card ${wanted} is still there`).toBeGreaterThanOrEqual(0);
  return list.splice(at, 1)[0];
}

function layDecks(state: Ti4, setting: Setting): void {
  for (const id of setting.laws ?? [])
    state.laws.push(takeFrom(state.agendaDeck, indexOf(AGENDAS, id)));
  for (const [planet, ids] of Object.entries(setting.attached ?? {}))
    for (const id of ids)
      state.attached.push({
        agenda: takeFrom(state.agendaDeck, indexOf(AGENDAS, id)),
        planet: indexOf(PLANETS, planet),
        exhausted: false,
      });
  const agendas = (setting.agendas ?? []).map((id) =>
    takeFrom(state.agendaDeck, indexOf(AGENDAS, id)),
  );
  state.agendaDiscards =
    setting.discardedAgendas === 'all'
      ? state.agendaDeck.splice(0)
      : (setting.discardedAgendas ?? []).map((id) =>
          takeFrom(state.agendaDeck, indexOf(AGENDAS, id)),
        );
  state.agendaDeck.push(...agendas.toReversed());
  state.agendaKnown = state.agendaDeck.map(() => 0);
  for (const [id, who] of Object.entries(setting.agendasKnown ?? {}))
    state.agendaKnown[state.agendaDeck.indexOf(indexOf(AGENDAS, id))] = knownTo(SEAT[who]);
  const top = (setting.actionDeck ?? []).map((id) =>
    takeFrom(state.actionDeck, indexOf(ACTION_CARDS, id)),
  );
  const discarded =
    setting.discarded === 'all'
      ? state.actionDeck.splice(0)
      : (setting.discarded ?? []).map((id) =>
          takeFrom(state.actionDeck, indexOf(ACTION_CARDS, id)),
        );
  for (const card of discarded) state.discarded[card]++;
  state.actionDeck.push(...top.toReversed());
}

function factionsOf(sides: readonly Side[]): number[] {
  const named = sides.map(({ faction }) => faction);
  const free = USUAL_FACTIONS.filter((id) => !named.includes(id));
  return named.map((id) => indexOf(FACTIONS, id ?? free.shift()!));
}

function layObjectives(state: Ti4, setting: Setting): void {
  const { revealed = [] } = setting;
  const take = (from: number[], count: number): number[] => from.splice(0, count);
  state.revealed = revealed.map((id) => indexOf(PUBLIC, id));
  const stage1 = state.stage1
    .concat(state.stage1Box)
    .filter((each) => !state.revealed.includes(each));
  const stage2 = state.stage2
    .concat(state.stage2Box)
    .filter((each) => !state.revealed.includes(each));
  const hidden = setting.hidden ?? 10;
  const first = setting.stage1 ?? Math.min(5, hidden);
  state.stage1 = take(stage1, first);
  state.stage2 = take(stage2, hidden - first);
  state.stage1Box = stage1;
  state.stage2Box = stage2;
}

function laySide(state: Ti4, seat: Seat, side: Side, faction: number): void {
  const player = state.players[seat];
  const { startingTechnologies, profiles, home, commodities } = FACTIONS[faction];
  const [tactic, fleet, strategy] = side.tokens ?? [3, 3, 2];
  Object.assign(player, { tactic, fleet, strategy, faction });
  player.points = side.points ?? 0;
  player.goods = side.goods ?? 0;
  player.commodities = side.commodities ?? 0;
  expect(player.commodities).toBeLessThanOrEqual(commodities);
  player.passed = side.passed ?? false;
  player.returning = side.returning ?? 0;
  player.profiles = profiles.map((profile) => profile ?? NONE);
  player.notes = notesOfOwner(seat);
  player.notesKnown = player.notes.map(() => EVERYBODY);
  player.technologies = [...startingTechnologies];
  side.copied?.forEach((id, token) => (state.assimilated[token] = indexOf(TECHNOLOGIES, id)));
  for (const id of [...(side.technologies ?? []), ...(side.copied ?? [])]) {
    const technology = indexOf(TECHNOLOGIES, id);
    player.technologies.push(technology);
    const { upgrades, replaces } = TECHNOLOGIES[technology];
    if (upgrades !== undefined) player.profiles[replaces!] = profileOf(upgrades);
  }
  for (const [kind, profile] of Object.entries(side.profiles ?? {}))
    player.profiles[UNIT_KINDS.findIndex((each) => each === kind)] = profileOf(profile);
  player.spent = (side.exhaustedTechnologies ?? []).map((id) => indexOf(TECHNOLOGIES, id));
  player.secrets = (side.secrets ?? []).map((id) => indexOf(SECRETS, id));
  state.secretDeck = state.secretDeck.filter((each) => !player.secrets.includes(each));
  for (const id of side.scored ?? []) layScored(state, seat, id);
  const planets = [
    ...TILES[home].planets,
    ...(side.planets ?? []).map((id) => indexOf(PLANETS, id)),
  ];
  for (const planet of planets) state.control[planet] = seat;
  for (const id of side.lost ?? []) state.control[indexOf(PLANETS, id)] = NONE;
  for (const id of side.exhausted ?? []) state.exhausted[indexOf(PLANETS, id)] = true;
  const [first] = TILES[home].planets;
  const garrison: { [place: string]: Units } = floats(state, seat)
    ? { [PLANETS[first].id]: { infantry: 1 }, [TILES[home].id]: { dock: 1 } }
    : { [PLANETS[first].id]: { infantry: 1, dock: 1 } };
  for (const [place, units] of Object.entries(side.units ?? garrison))
    layUnits(state, seat, place, units);
  for (const tile of side.tokensAt ?? []) putToken(state, indexOf(TILES, tile), seat);
  for (const name of side.cards ?? [USUAL_CARDS[seat]])
    Object.assign(state.strategy[strategyCard(name.replace('*', ''))], {
      owner: seat,
      exhausted: name.endsWith('*'),
    });
}

function layScored(state: Ti4, seat: Seat, id: string): void {
  const secret = SECRETS.findIndex((each) => each.id === id);
  if (secret < 0) {
    state.players[seat].scored.push(indexOf(PUBLIC, id));
    return;
  }
  state.players[seat].scoredSecrets.push(secret);
  state.secretDeck = state.secretDeck.filter((each) => each !== secret);
}

function layUnits(state: Ti4, seat: Seat, place: string, units: Units): void {
  const system = TILES.findIndex(({ id }) => id === place);
  for (const [name, count] of Object.entries(units)) {
    const kind = UNIT_KINDS.findIndex((each) => each === name.replace('!', ''));
    expect(kind, `a unit called ${name}`).toBeGreaterThanOrEqual(0);
    if (system >= 0) {
      addAfloat(state, system, seat, kind, count);
      if (name.endsWith('!')) addDamage(state, system, seat, kind, count);
      continue;
    }
    const planet = indexOf(PLANETS, place);
    if (kind === INFANTRY) addGround(state, planet, seat, count);
    else if (kind === PDS) state.pds[planet] += count;
    else if (kind === DOCK) state.docks[planet] += count;
    if (kind !== INFANTRY) state.control[planet] = seat;
  }
}

const strategyCard = (id: string): number => indexOf(STRATEGY_CARDS, id);

export function indexOf(list: readonly { readonly id: string }[], id: string): number {
  const index = list.findIndex((each) => each.id === id);
  expect(index, `something called ${id}`).toBeGreaterThanOrEqual(0);
  return index;
}

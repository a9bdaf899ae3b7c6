import type { Seat, StepCall } from '@tablewright/engine';
import {
  ACTION_CARDS,
  AGENDAS,
  FACTIONS,
  OBJECTIVES_EACH_STAGE,
  planetOf,
  profileOf,
  SECRETS,
  STRATEGY_CARDS,
  TECHNOLOGIES,
  technologyOf,
  TILES,
  tileOf,
  UNIT_KINDS,
} from '../content/index.ts';
import { layGalaxy } from '../rules/galaxy.ts';
import { ti4 } from '../rules/game.ts';
import { notesOfOwner } from '../rules/notes.ts';
import { PUBLIC } from '../rules/options.ts';
import { addAfloat, addDamage, addGround, DOCK, INFANTRY, PDS, putToken } from '../rules/pieces.ts';
import { EVERYBODY, NONE, type Ti4 } from '../rules/state.ts';

/** Units in a system or on a planet, by kind; `!` after a kind counts damaged ships. */
type Units = { readonly [kind: string]: number };

/** What one player has. The rest of the pieces is in reinforcements. */
export interface Side {
  readonly faction: string;
  /** Tactic, fleet, strategy. */
  readonly tokens: readonly [number, number, number];
  /** By tile or planet. */
  readonly units: { readonly [place: string]: Units };
  /** Planets beside those of the home system. */
  readonly planets?: readonly string[];
  readonly exhausted?: readonly string[];
  /** Systems with a command token. */
  readonly activated?: readonly string[];
  /** Strategy cards; `*` marks one that has been played. */
  readonly cards?: readonly string[];
  readonly goods?: number;
  readonly commodities?: number;
  readonly points?: number;
  /** Beside those of the faction. */
  readonly technologies?: readonly string[];
  readonly hand?: readonly string[];
  readonly secrets?: readonly string[];
  /** Secret objectives that have brought their points. */
  readonly scored?: readonly string[];
  readonly passed?: boolean;
}

/** A moment of a match of three: the sides, and whatever differs from the first round. */
export interface Position {
  readonly sides: readonly [Side, Side, Side];
  /** The steps that come next. */
  readonly steps: readonly StepCall[];
  readonly phase?: Ti4['phase'];
  readonly round?: number;
  readonly speaker?: Seat;
  /** Whose turn it is. */
  readonly turn?: Seat;
  /** Can transactions still be made on it? Else it ends without a question about them. */
  readonly deals?: boolean;
  /** The system that has been activated. */
  readonly active?: string;
  readonly combat?: Partial<Ti4['combat']>;
  /** Mecatol Rex has its custodians token. */
  readonly custodians?: boolean;
  readonly revealed?: readonly string[];
  /** The top of the agenda deck: the first one is revealed first. */
  readonly agendas?: readonly string[];
  /** The agenda that is before the council. */
  readonly council?: string;
  /** Votes that have been cast on it. */
  readonly votes?: Ti4['council']['votes'];
  readonly laws?: readonly string[];
  /** Action cards in the discard pile, by kind. */
  readonly discarded?: readonly string[];
}

/** A position with every piece of the box in its place. */
export function position(wanted: Position): Ti4 {
  const { sides } = wanted;
  const g = ti4.unpack(sides.length, { points: 10 });
  const factions = sides.map(({ faction }) => indexOf(FACTIONS, faction));
  g.galaxy = layGalaxy(factions.map((faction) => FACTIONS[faction].home));
  g.phase = wanted.phase ?? 'action';
  g.round = wanted.round ?? 1;
  g.speaker = wanted.speaker ?? 0;
  g.custodians = wanted.custodians ?? true;
  const traded = wanted.deals === true ? 0 : (1 << g.players.length) - 1;
  g.turn = { ...g.turn, number: 10, seat: wanted.turn ?? 0, traded };
  sides.forEach((side, seat) => laySide(g, seat, side, factions[seat]));
  if (wanted.active !== undefined) {
    g.tactical.system = tileOf(wanted.active);
    putToken(g, g.tactical.system, g.turn.seat);
  }
  // A trade good lies on every card that nobody took. TI-2.2
  if (g.phase !== 'strategy')
    for (const card of g.strategy) card.goods = card.owner === NONE && hasCards(sides) ? 1 : 0;
  Object.assign(g.combat, wanted.combat);
  layObjectives(g, wanted.revealed ?? []);
  layDecks(g, wanted);
  // The agenda is a stack: what comes first lies on top.
  g.agenda = wanted.steps.map((call) => ({ ...call })).reverse();
  return g;
}

const hasCards = (sides: readonly Side[]): boolean =>
  sides.some(({ cards = [] }) => cards.length > 0);

function laySide(g: Ti4, seat: Seat, side: Side, faction: number): void {
  const player = g.players[seat];
  const { startingTechnologies, profiles, home } = FACTIONS[faction];
  const [tactic, fleet, strategy] = side.tokens;
  const { points = 0, goods = 0, commodities = 0, passed = false } = side;
  Object.assign(player, { faction, tactic, fleet, strategy, points, goods, commodities, passed });
  player.profiles = profiles.map((profile) => profile ?? NONE);
  player.notes = notesOfOwner(seat);
  player.notesKnown = player.notes.map(() => EVERYBODY);
  player.technologies = [...startingTechnologies];
  for (const id of side.technologies ?? []) layTechnology(g, seat, technologyOf(id));
  player.secrets = (side.secrets ?? []).map((id) => take(g.secretDeck, indexOf(SECRETS, id)));
  player.scoredSecrets = (side.scored ?? []).map((id) => take(g.secretDeck, indexOf(SECRETS, id)));
  player.hand = (side.hand ?? []).map((id) => take(g.actionDeck, indexOf(ACTION_CARDS, id)));
  player.handKnown = player.hand.map(() => 0);
  for (const planet of [...TILES[home].planets, ...(side.planets ?? []).map(planetOf)])
    g.control[planet] = seat;
  for (const id of side.exhausted ?? []) g.exhausted[planetOf(id)] = true;
  for (const [place, units] of Object.entries(side.units)) layUnits(g, seat, place, units);
  for (const id of side.activated ?? []) putToken(g, tileOf(id), seat);
  for (const name of side.cards ?? []) {
    const card = g.strategy[indexOf(STRATEGY_CARDS, name.replace('*', ''))];
    card.owner = seat;
    card.exhausted = name.endsWith('*');
  }
}

function layTechnology(g: Ti4, seat: Seat, technology: number): void {
  const { technologies, profiles } = g.players[seat];
  const { upgrades, replaces } = TECHNOLOGIES[technology];
  technologies.push(technology);
  if (upgrades !== undefined) profiles[replaces!] = profileOf(upgrades);
}

function layUnits(g: Ti4, seat: Seat, place: string, units: Units): void {
  const system = TILES.findIndex(({ id }) => id === place);
  for (const [name, count] of Object.entries(units)) {
    const kind = UNIT_KINDS.findIndex((each) => each === name.replace('!', ''));
    if (system >= 0) {
      addAfloat(g, system, seat, kind, count);
      if (name.endsWith('!')) addDamage(g, system, seat, kind, count);
    } else if (kind === INFANTRY) addGround(g, planetOf(place), seat, count);
    else if (kind === PDS) g.pds[planetOf(place)] += count;
    else if (kind === DOCK) g.docks[planetOf(place)] += count;
  }
}

/** Five of each stage are in the match, those that are revealed among them. TI-20.6 */
function layObjectives(g: Ti4, revealed: readonly string[]): void {
  g.revealed = revealed.map((id) => indexOf(PUBLIC, id));
  const isHidden = (each: number): boolean => !g.revealed.includes(each);
  g.stage1Box = g.stage1Box.filter(isHidden);
  g.stage1 = g.stage1Box.splice(0, OBJECTIVES_EACH_STAGE - g.revealed.length);
  g.stage2 = g.stage2Box.splice(0, OBJECTIVES_EACH_STAGE);
}

function layDecks(g: Ti4, wanted: Position): void {
  const { laws = [], agendas = [], council, votes = [], discarded = [] } = wanted;
  g.laws = laws.map((id) => take(g.agendaDeck, indexOf(AGENDAS, id)));
  if (council !== undefined) {
    g.council.agenda = take(g.agendaDeck, indexOf(AGENDAS, council));
    g.council.number = 1;
    g.council.votes = votes;
  }
  const top = agendas.map((id) => take(g.agendaDeck, indexOf(AGENDAS, id)));
  g.agendaDeck.push(...top.reverse());
  g.agendaKnown = g.agendaDeck.map(() => 0);
  for (const id of discarded) {
    const card = indexOf(ACTION_CARDS, id);
    for (let left = ACTION_CARDS[card].count; left > 0 && g.actionDeck.includes(card); left--)
      g.discarded[take(g.actionDeck, card)]++;
  }
}

/** Takes a card from where it lies. */
function take(from: number[], card: number): number {
  return from.splice(from.indexOf(card), 1)[0];
}

function indexOf(list: readonly { readonly id: string }[], id: string): number {
  return list.findIndex((each) => each.id === id);
}

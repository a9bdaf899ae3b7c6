import type { Seat } from '@tablewright/engine';
import { AMBITIONS, CITY_BONUS, MARKERS } from '../content/index.ts';
import { neutralCount, nextMarker } from '../rules/ambitions.ts';
import { TYPE_OF } from '../rules/map.ts';
import { type Arcs, NONE, SEATS } from '../rules/state.ts';
import {
  AMBITION_OF_CARD,
  AMBITION_OF_TOKEN,
  CARTEL_OF,
  DECLARES,
  TYRANT,
  WARLORD,
  WEAKNESS_OF,
} from './tables.ts';

/** What a round still to come adds to a count: by a city to tax, a fresh ship, an agent about to be captured. */
const TAXED = 0.1;
const FOUGHT = 0.025;
const CAPTURED = 0.4;

/** Counts this far apart are likely to stay in order; each round to come makes it less sure. */
const SURE = 0.4;
const UNSURE = 0.2;

/** A round's chance to declare, for the holder of the initiative and for others. */
const HOLDER_DECLARES = 0.4;
const OTHER_DECLARES = 0.15;
/** The lead card lies there and has not declared yet. */
const LEADER_DECLARES = 0.6;
/** A player who does not lead in an ambition rarely declares it. */
const UNLED = 0.2;
const LIKELIEST = 0.75;

/** Five rivals at most: four seats and the neutral tokens. */
const RIVALS = SEATS + 1;

/** Filled anew for each evaluation, which would otherwise spend its time on making lists. */
const counts = new Float64Array(AMBITIONS.length * RIVALS);
const growth = new Float64Array(AMBITIONS.length * RIVALS);
const chances = new Float64Array(RIVALS);
const canDeclare = new Int32Array(SEATS);

/** Power that a seat may expect of the ambitions of this chapter, with so many rounds left in it. */
export function ambitionProspect(g: Arcs, seat: Seat, rounds: number): number {
  countAll(g);
  growAll(g, rounds);
  const next = nextMarker(g);
  if (next !== NONE) readHands(g);
  const { leader, cities } = g.players[seat];
  const weakness = leader === NONE ? NONE : WEAKNESS_OF[leader];
  let prospect = 0;
  for (let ambition = 0; ambition < AMBITIONS.length; ambition++) {
    let first = 0;
    let second = 0;
    for (let marker = 0; marker < g.markers.length; marker++) {
      if (g.markers[marker].at !== ambition) continue;
      first += sideOf(g, marker).first;
      second += sideOf(g, marker).second;
    }
    let likelihood = first > 0 ? 1 : 0;
    if (next !== NONE && rounds > 0) {
      const declared = chanceToDeclare(g, ambition, rounds);
      first += declared * sideOf(g, next).first;
      second += declared * sideOf(g, next).second;
      likelihood = Math.max(likelihood, declared);
    }
    if (likelihood === 0) continue;
    first += likelihood * CITY_BONUS[cities];
    if (ambition === weakness) {
      first = second;
      second = 0;
    }
    prospect += shareOf(seat, ambition, rounds, first, second);
  }
  return prospect;
}

function sideOf(g: Arcs, marker: number): { readonly first: number; readonly second: number } {
  return g.markers[marker].flipped ? MARKERS[marker].back : MARKERS[marker].front;
}

/** As `countFor` counts, for all ambitions and players at once. */
function countAll(g: Arcs): void {
  counts.fill(0);
  for (let seat = 0; seat < g.players.length; seat++) {
    const { slots, holding, guild, captives, trophies } = g.players[seat];
    for (let slot = 0; slot < slots.length; slot++) countToken(slots[slot], seat);
    countToken(holding, seat);
    for (let i = 0; i < guild.length; i++) {
      const ambition = AMBITION_OF_CARD[guild[i]];
      if (ambition >= 0) counts[ambition * RIVALS + seat]++;
      const cartel = CARTEL_OF[guild[i]];
      if (cartel >= 0) counts[AMBITION_OF_TOKEN[cartel] * RIVALS + seat] += g.supply[cartel];
    }
    counts[TYRANT * RIVALS + seat] = sum(captives);
    counts[WARLORD * RIVALS + seat] = sum(trophies);
  }
  if (g.players.length > 2) return;
  for (let ambition = 0; ambition < AMBITIONS.length; ambition++)
    counts[ambition * RIVALS + SEATS] = neutralCount(g, ambition);
}

function countToken(token: number, seat: Seat): void {
  if (token === NONE) return;
  const ambition = AMBITION_OF_TOKEN[token];
  if (ambition >= 0) counts[ambition * RIVALS + seat]++;
}

function sum(list: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < list.length; i++) total += list[i];
  return total;
}

/** What players are likely to add before the chapter ends. */
function growAll(g: Arcs, rounds: number): void {
  growth.fill(0);
  if (rounds === 0) return;
  for (const { kind, system, owner } of g.buildings) {
    const type = TYPE_OF[system];
    if (kind !== 'city' || type < 0) continue;
    const ambition = AMBITION_OF_TOKEN[type];
    if (ambition >= 0) growth[ambition * RIVALS + owner] += TAXED * rounds;
  }
  for (let at = 0; at < g.fresh.length; at++)
    if (g.fresh[at] > 0) growth[WARLORD * RIVALS + (at % SEATS)] += FOUGHT * rounds * g.fresh[at];
  for (const { agents } of g.court) {
    let most = NONE;
    let all = 0;
    for (let seat = 0; seat < agents.length; seat++) {
      all += agents[seat];
      if (most === NONE || agents[seat] > agents[most]) most = seat;
    }
    if (most !== NONE) growth[TYRANT * RIVALS + most] += CAPTURED * (all - agents[most]);
  }
}

/** Ambitions that each hand could declare. */
function readHands(g: Arcs): void {
  for (let seat = 0; seat < g.players.length; seat++) {
    const { hand } = g.players[seat];
    let ambitions = 0;
    for (let i = 0; i < hand.length; i++) if (hand[i] >= 0) ambitions |= DECLARES[hand[i]];
    canDeclare[seat] = ambitions;
  }
}

/** Chance that somebody will declare it in this chapter. */
function chanceToDeclare(g: Arcs, ambition: number, rounds: number): number {
  const at = ambition * RIVALS;
  let most = 0;
  for (let seat = 0; seat < g.players.length; seat++) most = Math.max(most, counts[at + seat]);
  let chance = 0;
  for (let seat = 0; seat < g.players.length; seat++) {
    const mine = counts[at + seat];
    const will = mine > 0 && mine === most ? 1 : UNLED;
    if (((canDeclare[seat] >> ambition) & 1) === 1) {
      const one = g.initiative === seat ? HOLDER_DECLARES : OTHER_DECLARES;
      chance += one * will * Math.min(1, rounds / 2);
    }
    if (seat === g.turn.seat && isDeclaring(g, ambition)) chance += LEADER_DECLARES * will;
  }
  return Math.min(LIKELIEST, chance);
}

/** Can the player on turn still declare it with the lead card? */
function isDeclaring({ turn, played, declared }: Arcs, ambition: number): boolean {
  if (declared || turn.play !== 0 || !turn.prelude || turn.acted || played.length !== 1)
    return false;
  return ((DECLARES[played[0].card] >> ambition) & 1) === 1;
}

/** What first and second place are worth to a seat, by its chances to come out there. ARC-20.4 to ARC-20.8 */
function shareOf(
  seat: Seat,
  ambition: number,
  rounds: number,
  first: number,
  second: number,
): number {
  const at = ambition * RIVALS;
  const spread = SURE + UNSURE * rounds;
  let most = 0;
  for (let rival = 0; rival < RIVALS; rival++)
    most = Math.max(most, counts[at + rival] + growth[at + rival]);
  // Without any counts nobody scores; a chance to come by the first one is little.
  let all = rounds > 0 ? Math.exp((0.5 - most) / spread) : 0;
  for (let rival = 0; rival < RIVALS; rival++) {
    const count = counts[at + rival] + growth[at + rival];
    chances[rival] = count > 0 ? Math.exp((count - most) / spread) : 0;
    all += chances[rival];
  }
  const own = chances[seat];
  if (own === 0) return 0;
  let runnerUp = 0;
  for (let rival = 0; rival < RIVALS; rival++) {
    if (rival === seat || chances[rival] === 0) continue;
    // A tiny chance may be lost beside a great one.
    const others = Math.max(own, all - chances[rival]);
    runnerUp += ((chances[rival] / all) * own) / others;
  }
  return (first * own) / all + second * runnerUp;
}

import type { Seat } from '@tablewright/engine';
import { FACTIONS, NOTES, TECHNOLOGIES, technologyOf } from '../content/index.ts';
import { opponentOf } from '../rules/combat.ts';
import { areNeighbours } from '../rules/galaxy.ts';
import { kindOfNote, ownerOfNote } from '../rules/notes.ts';
import { bigShipsOf, groundAt, hasUnits, planetsIn, tokensLeft } from '../rules/pieces.ts';
import { isIdle } from '../rules/powers.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { gainVerdict } from '../rules/technology.ts';
import { bestSwap } from './cards.ts';
import { stakesIn } from './council.ts';
import { isDebating, replaceGain, silenceGain } from './debates.ts';
import { diceIn, fightGain, isFighting } from './fights.ts';
import { ANY_CARD } from './hand.ts';
import { arriving } from './reach.ts';
import { chanceAgainst, fleetOf, garrisonOf } from './strength.ts';
import {
  COMMODITY,
  fleetWorth,
  GOOD,
  GROUND,
  planetWorth,
  points,
  spite,
  STRATEGY,
  TECHNOLOGY,
  tokens,
} from './worth.ts';

/** A note in the hands of another: what it is worth to its holder, and what it costs its owner. */
interface Terms {
  readonly worth: (g: Ti4, holder: Seat, owner: Seat) => number;
  readonly cost: (g: Ti4, owner: Seat) => number;
}

const commodities = (g: Ti4, owner: Seat): number => FACTIONS[g.players[owner].faction].commodities;

const fixed = (worth: number, cost: number): Terms => ({ worth: () => worth, cost: () => cost });

/** The point is lost with an attack on the owner, so it keeps the peace. TI-6.4 */
const SUPPORT_AT_RISK = 0.15;

/** Another's point costs less than an own one brings: there are more players. */
export const SUPPORT_COST = 0.6;

const WAR_SUN_CARD = technologyOf('war-sun');

const TERMS: { readonly [note: string]: Terms } = {
  ceasefire: fixed(0.08, 0.06),
  'political-secret': fixed(0.04, 0.04),
  'support-for-the-throne': {
    worth: (g, holder) => points(g, holder, 1) - SUPPORT_AT_RISK,
    cost: () => SUPPORT_COST,
  },
  'trade-agreement': {
    worth: (g, _holder, owner) => 0.7 * GOOD * commodities(g, owner),
    cost: (g, owner) => 0.5 * COMMODITY * commodities(g, owner),
  },
  'trade-convoys': fixed(0.06, 0.03),
  'research-agreement': fixed(0.2, 0.05),
  'creuss-iff': fixed(0.04, 0.02),
  'gift-of-prescience': fixed(0.08, 0.1),
  'war-funding': fixed(0.06, 0.07),
  'tekklar-legion': fixed(0.07, 0.04),
  'military-support': fixed(0.06, 0.07),
  'political-favor': fixed(0.1, 0.09),
  stymie: fixed(0.05, 0.06),
  'fires-of-the-gashlai': {
    worth: (g, holder) => (gainVerdict(g, holder, WAR_SUN_CARD) === null ? 0.2 : 0),
    cost: () => 0.15,
  },
  'cybernetic-enhancements': fixed(0.06, 0.07),
  'greyfire-mutagen': fixed(0.07, 0.06),
  'raghs-call': fixed(0.1, 0.1),
  'promise-of-protection': fixed(0.07, 0.06),
  'spy-net': fixed(0.12, 0.1),
  acquiescence: fixed(0.12, 0.1),
};

const UNKNOWN = fixed(0.05, 0.05);

const IDLE = fixed(0, 0);

function termsOf(g: Ti4, note: number): Terms {
  const kind = kindOfNote(g, note);
  return isIdle(g, 'note', kind) ? IDLE : (TERMS[NOTES[kind].id] ?? UNKNOWN);
}

/** What a note brings whoever gets it. To its owner it comes home. */
export function noteGain(g: Ti4, taker: Seat, note: number): number {
  const owner = ownerOfNote(note);
  return owner === taker
    ? termsOf(g, note).cost(g, owner)
    : termsOf(g, note).worth(g, taker, owner);
}

/** What it costs to give a note away. */
export function noteLoss(g: Ti4, giver: Seat, note: number): number {
  const owner = ownerOfNote(note);
  return owner === giver
    ? termsOf(g, note).cost(g, owner)
    : termsOf(g, note).worth(g, giver, owner);
}

/** The notes of others that a seat holds, less its own that others hold. Points for support count as points. TI-17.3 */
export function notesWorth(g: Ti4, seat: Seat): number {
  let worth = 0;
  for (let holder = 0; holder < g.players.length; holder++) {
    const { notes, displayed } = g.players[holder];
    for (const note of notes) worth += shareOf(g, seat, holder, note);
    for (const note of displayed)
      if (!isSupport(g, note)) worth += shareOf(g, seat, holder, note);
      else if (holder === seat) worth -= SUPPORT_AT_RISK;
  }
  return worth;
}

function shareOf(g: Ti4, seat: Seat, holder: Seat, note: number): number {
  const owner = note < 0 ? holder : ownerOfNote(note);
  if (owner === holder || (seat !== holder && seat !== owner)) return 0;
  if (isSupport(g, note)) return 0;
  return seat === holder ? noteGain(g, holder, note) : -noteLoss(g, owner, note);
}

export function isSupport(g: Ti4, note: number): boolean {
  return NOTES[kindOfNote(g, note)].id === 'support-for-the-throne';
}

/** What a note brings at this moment, in points; `owner` is the player whose note it is. */
type Gain = (g: Ti4, seat: Seat, owner: Seat) => number;

const GAINS: { readonly [note: string]: Gain } = {
  ceasefire: (g, seat, owner) => raidOn(g, seat, owner),
  'political-secret': (g, seat, owner) =>
    isDebating(g) ? silenceGain(g, seat, owner, stakesIn(g)) : 0,
  'political-favor': (g, seat) => (isDebating(g) ? replaceGain(g, seat, stakesIn(g)) : 0),
  'trade-agreement': (g, _seat, owner) => GOOD * g.players[owner].commodities,
  'research-agreement': (g, _seat, owner) => {
    const learnt = g.players[owner].technologies.at(-1) ?? NONE;
    if (learnt === NONE) return 0;
    const [blue, green, red, yellow] = TECHNOLOGIES[learnt].needs;
    return TECHNOLOGY + 0.05 * (blue + green + red + yellow - 1);
  },
  'war-funding': (g, seat) =>
    isFighting(g, seat) ? fightGain(g, seat, 0.25 * diceIn(g, seat)) : 0,
  'tekklar-legion': (g, seat) =>
    isFighting(g, seat) ? fightGain(g, seat, 0.1 * diceIn(g, seat), 0, 1) : 0,
  // Lost once the holder attacks the owner, so it is laid out only against him.
  antivirus: (g, seat, owner) =>
    isFighting(g, seat) && opponentOf(g, seat) === owner ? 0.6 * TECHNOLOGY : 0,
  'cybernetic-enhancements': (g, seat, owner) => {
    const { strategy } = g.players[seat];
    const gained = tokensLeft(g, seat) > 0 ? strategy + 1 : strategy;
    const taken = tokens(STRATEGY, g.players[owner].strategy);
    const left = tokens(STRATEGY, g.players[owner].strategy - 1);
    return (
      tokens(STRATEGY, gained) -
      tokens(STRATEGY, strategy) +
      0.5 * spite(g, seat, owner) * (taken - left)
    );
  },
  'greyfire-mutagen': (g, seat, owner) => (isAtWar(g, seat, owner) ? 0.15 : 0),
  'military-support': () => 2 * GROUND + 0.05,
  'trade-convoys': () => 0.08,
  stymie: () => 0.06,
  'fires-of-the-gashlai': () => TECHNOLOGY + 0.1,
  'raghs-call': (g, seat, owner) =>
    Math.max(
      0,
      ...g.tactical.landed.map((planet) =>
        g.control[planet] === owner ? clearedGain(g, seat, planet) : 0,
      ),
    ),
  'promise-of-protection': (g, seat, owner) => (areNeighbours(g, seat, owner) ? 0.12 : 0.05),
  'spy-net': (g, seat, owner) => {
    const choice = Math.min(3, g.players[owner].hand.length);
    return ANY_CARD * (0.7 + 0.3 * choice) + 0.3 * ANY_CARD * spite(g, seat, owner) + 0.02;
  },
  acquiescence: (g, seat, owner) => bestSwap(g, seat, owner),
  'creuss-iff': () => 0.05,
  'gift-of-prescience': (g, seat) => (g.zero === seat ? 0 : 0.12),
};

/** Has one of the two activated a system with units of the other? */
function isAtWar(g: Ti4, seat: Seat, owner: Seat): boolean {
  const { system } = g.tactical;
  const active = g.turn.seat;
  if (active === owner) return hasUnits(g, system, seat);
  return active === seat && hasUnits(g, system, owner);
}

/** What it brings the invader that nobody defends a planet: the chance to be beaten there, and no losses. */
export function clearedGain(g: Ti4, seat: Seat, planet: number): number {
  const owner = g.control[planet];
  const landed = groundAt(g, planet, seat);
  if (owner === NONE || landed === 0) return 0;
  const odds = chanceAgainst(garrisonOf(g, planet, seat), garrisonOf(g, planet, owner));
  const losses = Math.min(landed, groundAt(g, planet, owner)) * GROUND;
  return (1 - odds) * planetWorth(g, planet) + 0.7 * losses;
}

/** What is lost if the owner of a Ceasefire moves into the system that he has activated. */
function raidOn(g: Ti4, seat: Seat, owner: Seat): number {
  const { system } = g.tactical;
  const { force, landing } = arriving(g, owner, system);
  if (force.life === 0) return 0;
  const lost = chanceAgainst(force, fleetOf(g, system, seat));
  const planets = planetsIn(system).filter((planet) => g.control[planet] === seat);
  const held = planets.reduce((sum, planet) => sum + planetWorth(g, planet), 0);
  const ships = bigShipsOf(g, system, seat) > 0 ? fleetWorth(g, system, seat) : 0;
  return lost * (ships + (landing > 0 ? 0.7 * held : 0));
}

/** What a note brings now, beyond what it is worth in hand. */
export function playNoteGain(g: Ti4, seat: Seat, kind: number, owner: Seat): number {
  const { id } = NOTES[kind];
  const gain = GAINS[id]?.(g, seat, owner) ?? 0;
  return gain - 0.9 * (TERMS[id] ?? UNKNOWN).worth(g, seat, owner);
}

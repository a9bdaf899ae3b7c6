import { FastChance, type GameEvent, Run } from '@tablewright/engine';
import {
  FACTIONS,
  INFANTRY,
  PLANETS,
  SHIPS,
  TECHNOLOGIES,
  TILES,
  UNIT_KINDS,
} from '../content/index.ts';
import type { Battle, Fleet, Outcome } from '../odds/index.ts';
import type { CannonFire } from '../odds/battle.ts';
import type { Figures } from '../odds/figures.ts';
import { battleIn, fleetIn } from '../odds/match.ts';
import { OPTIONAL_IDS, using } from '../odds/optional.ts';
import { cloneTi4 } from '../rules/clone.gen.ts';
import { ti4 } from '../rules/game.ts';
import { groundAt, hasShips, profileOf } from '../rules/pieces.ts';
import type { Ti4 } from '../rules/state.ts';
import { answerTo, AT_THE_TABLE, type Conduct, type Fight } from './fight-answers.ts';
import { indexOf, type Side, stateOf, type Units } from './position.ts';

const ANN = 0;
const BOB = 1;

/** Where it is fought, and which planets lie next to it. */
const WELLON = { tile: '19', planet: 'wellon', near: ['quann', 'abyz', 'fria'] };
const NEBULA = { tile: '42', planet: null, near: ['quann', 'mehar-xull', 'corneeq'] };

/** Cards that work in battles, or could be used there and are not, beside unit upgrades. */
const CARDS = [
  'antimass-deflectors',
  'plasma-scoring',
  'assault-cannon',
  'duranium-armor',
  'dacxive-animators',
  'graviton-laser-system',
  'magen-defense-grid',
  'l4-disruptors',
  'non-euclidean-shielding',
  'valkyrie-particle-weave',
  'impulse-core',
];

/** Trade goods for everything that costs some. */
const MUCH = 99;

/** Most ships of each kind in a random fleet. */
const MOST = [6, 3, 3, 2, 3, 1, 1];

/** A random battle; equal seeds give equal ones. */
export function randomFight(seed: number): Fight {
  const dealer = new Dealer(new FastChance(seed));
  const place = dealer.happens(75) ? WELLON : NEBULA;
  const factions = [...FACTIONS.keys()];
  const [ann, bob, cat] = place.near.map((near) => {
    const [faction] = factions.splice(dealer.upTo(factions.length - 1), 1);
    return dealer.side(faction, near, place.tile);
  });
  const state = stateOf({
    ann,
    bob: place.planet === null ? bob : dealer.garrison(bob, place.planet),
    cat: { ...cat, units: { [place.near[2]]: cat.units![place.near[2]] } },
  });
  const planet = place.planet === null ? null : indexOf(PLANETS, place.planet);
  const system = indexOf(TILES, place.tile);
  const retreats = [dealer.retreat(), dealer.retreat()] as const;
  const conduct = [dealer.conduct(), dealer.conduct()] as const;
  const refuges = place.near.slice(0, 2).map((id) => PLANETS[indexOf(PLANETS, id)].tile);
  return { ready: readied(state, system, planet), system, planet, refuges, retreats, conduct };
}

class Dealer {
  private readonly chance: FastChance;

  constructor(chance: FastChance) {
    this.chance = chance;
  }

  upTo(most: number): number {
    return this.chance.below(most + 1);
  }

  happens(percent: number): boolean {
    return this.chance.below(100) < percent;
  }

  retreat(): number {
    return this.happens(25) ? 1 + this.upTo(2) : 0;
  }

  /** Half of all players choose as the shortcuts of the table do. */
  conduct(): Conduct {
    if (this.happens(50)) return AT_THE_TABLE;
    const losses = [...SHIPS];
    for (let at = losses.length - 1; at > 0; at--) {
      const other = this.upTo(at);
      [losses[at], losses[other]] = [losses[other], losses[at]];
    }
    const sustain = this.happens(50) ? 'late' : 'first';
    const used = OPTIONAL_IDS.filter(() => this.happens(60));
    return { policy: { losses, sustain }, used, isUsual: false };
  }

  side(faction: number, near: string, tile: string): Side {
    const { id } = FACTIONS[faction];
    const technologies = TECHNOLOGIES.filter(
      (card) => concerns(card, faction) && this.happens(35),
    ).map((card) => card.id);
    const { fleet, ships } = this.fleet(stateOf({ ann: { faction: id, technologies } }));
    return {
      faction: id,
      technologies,
      goods: MUCH,
      // Fighters II beyond capacity need the fleet pool as ships are lost.
      tokens: [2, ships + this.upTo(1), 2],
      planets: [near],
      units: {
        [tile]: fleet,
        [near]: this.happens(40) ? { pds: 1 + this.upTo(1) } : { infantry: 1 },
      },
    };
  }

  /** Ships of Ann's sheet, with what they can hold. */
  private fleet(sheet: Ti4): { fleet: Units; ships: number } {
    const fleet: { [kind: string]: number } = {};
    let room = 0;
    let ships = 0;
    for (const kind of SHIPS.slice(1)) {
      const profile = profileOf(sheet, ANN, kind);
      const count = profile === undefined || this.happens(45) ? 0 : this.upTo(MOST[kind]);
      if (profile === undefined || count === 0) continue;
      const damaged = profile.sustain ? this.upTo(count) : 0;
      fleet[UNIT_KINDS[kind]] = count - damaged;
      fleet[`${UNIT_KINDS[kind]}!`] = damaged;
      room += count * profile.capacity;
      ships += count;
    }
    if (ships === 0) {
      fleet['cruiser'] = 1;
      ships = 1;
    }
    const infantry = Math.min(room, this.upTo(5));
    const fighter = Math.min(room - infantry, this.upTo(MOST[0]));
    return { fleet: { ...fleet, infantry, fighter }, ships };
  }

  garrison(side: Side, planet: string): Side {
    const pds = this.happens(50) ? this.upTo(2) : 0;
    const troops = { infantry: this.upTo(5), pds, dock: this.upTo(1) };
    return {
      ...side,
      planets: [...side.planets!, planet],
      units: { ...side.units, [planet]: troops },
    };
  }
}

/** Is it a card for battles that the faction can have? A faction's own upgrade replaces the general one. TI-18.7 */
function concerns(card: (typeof TECHNOLOGIES)[number], faction: number): boolean {
  if (card.faction !== null && card.faction !== faction) return false;
  if (card.kind !== 'upgrade') return CARDS.includes(card.id);
  return (
    card.faction === faction ||
    !TECHNOLOGIES.some((own) => own.faction === faction && own.replaces === card.replaces)
  );
}

/** The steps of the tactical action in which the battle is fought, the first one on top. */
function readied(state: Ti4, system: number, planet: number | null): Ti4 {
  const invasion = ['landing', 'bombardment'].map((step) => ({ step, args: [ANN] }));
  const cannons = [2, BOB, ANN].map((seat) => ({ step: 'cannonOffense', args: [seat] }));
  state.tactical.system = system;
  state.agenda = [
    ...(planet === null ? [] : invasion),
    { step: 'spaceCombat', args: [] },
    ...cannons,
  ];
  return state;
}

/** The same battle as the calculation sees it. */
export function battleOf({ ready, system, planet, retreats, conduct }: Fight): Battle {
  const battle = battleIn(ready, system, ANN, planet)!;
  const figuresOf = (figures: Figures, seat: 0 | 1): Figures => {
    const { isUsual, policy, used } = conduct[seat];
    return isUsual ? figures : { ...using(figures, ready.players[seat], used), policy };
  };
  const [ann, bob] = battle.sides;
  const figures = [figuresOf(ann.figures, ANN), figuresOf(bob.figures, BOB)];
  const cannons = battle.cannons.map((fire): CannonFire => {
    if (fire.by === null) return fire;
    const { extraDie, aimsCannons: isAimed } = figures[fire.by];
    return { ...fire, extraDie, isAimed };
  });
  return {
    ...battle,
    cannons,
    sides: [
      { ...ann, figures: figures[ANN], retreats: retreats[ANN] },
      { ...bob, figures: figures[BOB], retreats: retreats[BOB] },
    ],
    planet: battle.planet && { ...battle.planet, figures: figures[BOB] },
  };
}

/** How a battle went. */
export interface Fought {
  readonly outcome: keyof Outcome;
  readonly space: keyof Outcome;
  /** What Ann and Bob have left, infantry on the planet counted in. */
  readonly remains: readonly [Fleet, Fleet];
}

/** Fights the battle by the rules, with the answers that the odds assume. */
export function fought(fight: Fight, chance: FastChance): Fought {
  const run = new Run(ti4, cloneTi4(fight.ready), chance);
  const events: GameEvent[] = [];
  run.events = events;
  run.start();
  while (!run.over) {
    const [ask] = run.asks;
    run.give(ask, answerTo(run.state, ask, fight));
  }
  return readOff(run.state, fight, events);
}

function readOff(g: Ti4, { system, planet, refuges }: Fight, events: readonly GameEvent[]): Fought {
  const space = spaceWinner(g, system, events);
  const remains = [ANN, BOB].map((seat) => {
    const fleet = fleetIn(g, system, seat);
    const away = fleetIn(g, refuges[seat], seat);
    const total = fleet.map((count, at) => count + away[at]);
    if (planet !== null) total[INFANTRY] += groundAt(g, planet, seat);
    return total;
  });
  return {
    space,
    outcome: planet === null ? space : invasionOf(g, planet, events),
    remains: [remains[ANN], remains[BOB]],
  };
}

/** The winner is settled before ships are removed for want of room. */
function spaceWinner(g: Ti4, system: number, events: readonly GameEvent[]): keyof Outcome {
  const won = events.find(({ type }) => type === 'combatWon')?.args['player'];
  if (won !== undefined) return won === ANN ? 'attacker' : 'defender';
  if (hasShips(g, system, ANN)) return 'attacker';
  return hasShips(g, system, BOB) ? 'defender' : 'draw';
}

function invasionOf(g: Ti4, planet: number, events: readonly GameEvent[]): keyof Outcome {
  if (groundAt(g, planet, ANN) > 0) return 'attacker';
  return events.some(({ type }) => type === 'groundDrawn') ? 'draw' : 'defender';
}

import { INFANTRY, PDS, SHIPS } from '../content/index.ts';
import { ATTACKER, DEFENDER } from '../rules/powers.ts';
import type { Boost, Invaded } from './battle.ts';
import type { Figures } from './figures.ts';
import type { Fleet } from './fleet.ts';
import { abilityShots, pdsShots } from './side.ts';
import { CERTAIN, dieSpread, shotsSpread, type Spread, times } from './spread.ts';

/** Ground forces that are left on the planet: of one side at most. */
export interface GroundEnd {
  readonly forces: readonly [attacker: number, defender: number];
  /** Ground forces fought, and nobody is left. */
  readonly isDrawn: boolean;
  readonly chance: number;
}

/** The chance of each end: forces of the attacker less those of the defender, from `-most` on; a drawn fight last. */
type Ends = Float64Array;

/** Ground combats under the same ships. */
interface Siege {
  /** Hits on the defender at the end of each round. */
  readonly fire: Spread;
  /** Whoever landed does not roll in the first round. */
  readonly isSilenced: boolean;
  /** By forces of the attacker and of the defender. */
  readonly fights: Ends[][];
}

/** Bombardment, landing with everything aboard, Space Cannon Defense and ground combat. TI-12 */
export class Invasion {
  private readonly invader: Figures;
  private readonly planet: Invaded;
  /** Most forces of the defender that can be left. */
  private readonly most: number;
  private readonly length: number;
  private readonly bombarded = new Map<string, Ends>();
  private readonly sieges = new Map<string, Siege>();

  constructor(invader: Figures, forces: number, planet: Invaded) {
    this.invader = invader;
    this.planet = planet;
    const { joinVictors, converts } = planet.figures;
    this.most = planet.infantry + joinVictors + converts;
    this.length = this.most + 1 + forces + invader.joinVictors + invader.converts + 1;
  }

  /** With this fleet over the planet, before bombardment. */
  ofFleet(fleet: Fleet): GroundEnd[] {
    const hits = this.bombardment(fleet);
    const siege = this.siegeOf(fleet, hits);
    const key = `${siege.isSilenced}:${hits.join()}:${fleet[INFANTRY]}`;
    const known = this.bombarded.get(key);
    if (known !== undefined) return this.told(known);
    const ends = this.nothing();
    for (const [lost, chance] of hits.entries()) {
      const defenders = Math.max(0, this.planet.infantry - lost);
      mix(ends, this.landedEnds(siege, fleet[INFANTRY], defenders), chance);
    }
    this.bombarded.set(key, ends);
    return this.told(ends);
  }

  /** With so many ground forces just landed from this fleet. */
  ofLanded(fleet: Fleet, forces: number): GroundEnd[] {
    const siege = this.siegeOf(fleet, this.bombardment(fleet));
    return this.told(this.landedEnds(siege, forces, this.planet.infantry));
  }

  /** With a ground combat to begin or under way below this fleet. */
  ofFight(fleet: Fleet, forces: number, boosts: readonly [Boost, Boost] | undefined): GroundEnd[] {
    const { infantry } = this.planet;
    const siege = this.siegeOf(fleet, this.bombardment(fleet));
    if (boosts === undefined || forces === 0 || infantry === 0)
      return this.told(this.fight(siege, forces, infantry));
    const given = rollOf(this.invader, forces, boosts[ATTACKER].all);
    const taken = rollOf(this.planet.figures, infantry, boosts[DEFENDER].all);
    return this.told(this.opening(siege, forces, infantry, given, taken));
  }

  /** Some bombard at the end of each round too. TI-12.2 */
  private siegeOf(fleet: Fleet, bombardment: Spread): Siege {
    const fire = this.invader.bombardsInCombat ? bombardment : CERTAIN;
    const isSilenced = this.planet.figures.silencesLanding && this.isShielded(fleet);
    const key = `${isSilenced}:${fire.join()}`;
    const known = this.sieges.get(key) ?? { fire, isSilenced, fights: [] };
    this.sieges.set(key, known);
    return known;
  }

  private nothing(): Ends {
    return new Float64Array(this.length);
  }

  private told(ends: Ends): GroundEnd[] {
    const found: GroundEnd[] = [];
    const drawn = this.length - 1;
    for (const [at, chance] of ends.entries()) {
      if (chance === 0) continue;
      const lead = at === drawn ? 0 : at - this.most;
      const forces = [Math.max(0, lead), Math.max(0, -lead)] as const;
      found.push({ forces, isDrawn: at === drawn, chance });
    }
    return found;
  }

  /** All ships bombard, unless Planetary Shield or a law forbids it. TI-1.2, TI-12.1, TI-12.2 */
  private bombardment(fleet: Fleet): Spread {
    const { planet, invader } = this;
    const shots =
      this.isShielded(fleet) || planet.spared || planet.infantry === 0
        ? []
        : abilityShots(invader, fleet, 'bombardment');
    return shotsSpread(shots, planet.cover, invader.extraDie);
  }

  /** TI-12.2 */
  private isShielded(fleet: Fleet): boolean {
    const { planet, invader } = this;
    const strips = SHIPS.some(
      (kind) => fleet[kind] > 0 && invader.profiles[kind]?.stripsShield === true,
    );
    return planet.pds > 0 && planet.figures.profiles[PDS]!.shield && !strips;
  }

  /** Space Cannon of the planet against those who have landed. TI-12.6 */
  private landedEnds(siege: Siege, forces: number, defenders: number): Ends {
    const { invader, planet } = this;
    const isSafe = invader.noCannonDefense || forces === 0;
    const shots = isSafe ? [] : pdsShots(planet.figures, planet.pds);
    const hits = shotsSpread(shots, invader.cannonsAgainst, planet.figures.extraDie);
    const ends = this.nothing();
    for (const [lost, chance] of hits.entries())
      mix(ends, this.combat(siege, Math.max(0, forces - lost), defenders), chance);
    return ends;
  }

  /** A ground combat from its start, the active player's effects first. TI-1.8, TI-12.7 */
  private combat(siege: Siege, forces: number, defenders: number): Ends {
    if (forces === 0 || defenders === 0) return this.certain(forces - defenders);
    const joins = Math.min(this.invader.converts, defenders);
    const leaves = Math.min(this.planet.figures.converts, forces + joins);
    const [landed, held] = [forces + joins - leaves, defenders - joins + leaves];
    return siege.isSilenced && landed > 0 && held > 0
      ? this.opening(siege, landed, held, CERTAIN, rollOf(this.planet.figures, held, 0))
      : this.after(siege, landed, held);
  }

  /** Rounds until one side or none is left. TI-12.7 */
  private fight(siege: Siege, forces: number, defenders: number): Ends {
    const row = (siege.fights[forces] ??= []);
    return (row[defenders] ??=
      forces === 0 || defenders === 0
        ? this.certain(forces - defenders)
        : this.round(siege, forces, defenders));
  }

  private certain(lead: number): Ends {
    const ends = this.nothing();
    ends[this.most + lead] = 1;
    return ends;
  }

  /** A round in which nobody is hit is left out, and the other results grow in proportion. */
  private round(siege: Siege, forces: number, defenders: number): Ends {
    const given = rollOf(this.invader, forces, 0);
    const taken = rollOf(this.planet.figures, defenders, 0);
    const ends = this.nothing();
    const stays = given[0] * taken[0] * siege.fire[0];
    mix(ends, this.results(siege, forces, defenders, given, taken), 1 / (1 - stays));
    return ends;
  }

  /** A round with other rolls than the rest; then they fight on. */
  private opening(
    siege: Siege,
    forces: number,
    defenders: number,
    given: Spread,
    taken: Spread,
  ): Ends {
    const ends = this.results(siege, forces, defenders, given, taken);
    const stays = given[0] * taken[0] * siege.fire[0];
    mix(ends, this.fight(siege, forces, defenders), stays);
    return ends;
  }

  /** Where a round leads in which anybody is hit. */
  private results(
    siege: Siege,
    forces: number,
    defenders: number,
    given: Spread,
    taken: Spread,
  ): Ends {
    const ends = this.nothing();
    for (let hit = 0; hit < given.length; hit++)
      for (let own = 0; own < taken.length; own++) {
        const [lost, killed] = this.answered(own, hit);
        const left = Math.max(0, defenders - killed);
        for (const [more, chance] of siege.fire.entries()) {
          if (hit + own + more === 0) continue;
          const after = this.after(siege, Math.max(0, forces - lost), Math.max(0, left - more));
          mix(ends, after, given[hit] * taken[own] * chance);
        }
      }
    return ends;
  }

  /** Hits on attacker and defender with those that being hit brings, the attacker's first. TI-27.3 */
  private answered(onAttacker: number, onDefender: number): [number, number] {
    const killed = onDefender + (onAttacker > 0 ? this.invader.hitsBack : 0);
    return [onAttacker + (killed > 0 ? this.planet.figures.hitsBack : 0), killed];
  }

  /** The winner of a combat may get more forces. TI-12.9 */
  private after(siege: Siege, forces: number, defenders: number): Ends {
    if (forces > 0 && defenders > 0) return this.fight(siege, forces, defenders);
    if (forces > 0) return this.certain(forces + this.invader.joinVictors);
    if (defenders > 0) return this.certain(-defenders - this.planet.figures.joinVictors);
    const drawn = this.nothing();
    drawn[this.length - 1] = 1;
    return drawn;
  }
}

/** TI-10.5 */
function rollOf(
  { profiles, combatBonus, criticalHits }: Figures,
  forces: number,
  added: number,
): Spread {
  const { combat, dice } = profiles[INFANTRY]!;
  return times(dieSpread(combat!, combatBonus + added, criticalHits[INFANTRY]), dice * forces);
}

function mix(ends: Ends, others: Ends, chance: number): void {
  for (let at = 0; at < ends.length; at++) ends[at] += others[at] * chance;
}

import type { Script, Seat } from '@tablewright/engine';
import { CRUISER, DESTROYER, FLAGSHIP, PLANETS } from '../../content/index.ts';
import { combatMoment, opponentOf, otherSide, seatOn } from '../../rules/combat.ts';
import { destroyed } from '../../rules/destruction.ts';
import { blowOn, hullsIn, sustainDamage, takeOut } from '../../rules/hits.ts';
import { assignHits } from '../../rules/losses.ts';
import { enforceLimits } from '../../rules/limits.ts';
import { isMuted } from '../../rules/moments.ts';
import { note } from '../../rules/note-play.ts';
import { choose } from '../../rules/options.ts';
import {
  addGround,
  afloat,
  clockwiseFrom,
  controls,
  FIGHTING,
  fightingIn,
  groundAt,
  hasShips,
  hasUnits,
  planetsIn,
  SHIPS,
  undamagedAt,
} from '../../rules/pieces.ts';
import { admitsUnits, placeInfantry } from '../../rules/placing.ts';
import type { Entries, Loss, Side } from '../../rules/powers.ts';
import type { Prompt } from '../../rules/prompts.ts';
import { canPay, pay } from '../../rules/spending.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    impulseCore: object;
    devotion: object;
    devotionTarget: object;
    yinSpinner: object;
  }
}

export const technologies: Entries = {
  'impulse-core': {
    abilities: [
      {
        window: 'combat.start',
        may: sacrificeVerdict,
        *use(g, seat, { side }): Script {
          const rival = otherSide(side);
          yield* sacrifice(g, seat, 'impulseCore');
          if (!(yield* makeHit(g, rival, 1))) return;
          const blow = blowOn(g, rival);
          yield* sustainDamage(g, [blow]);
          yield* destroyed(g, yield* assignHits(g, [blow]));
          endHit(g, rival);
        },
      },
    ],
  },
  'yin-spinner': {
    abilities: [
      {
        window: 'production.used.after',
        mandatory: true,
        may: (g, seat, { system }) => (cradles(g, seat, system).length > 0 ? null : 'TI-14.4'),
        *use(g, seat, { system }): Script {
          const { planet } = yield* choose(
            seat,
            'yinSpinner',
            cradles(g, seat, system).map((each) => ({ do: 'choosePlanet', planet: each }) as const),
          );
          placeInfantry(g, seat, planet, 1);
        },
      },
    ],
  },
};

/** Own planets of a system that units can be placed on. */
function cradles(g: Ti4, seat: Seat, system: number): number[] {
  return planetsIn(system).filter((each) => controls(g, seat, each) && admitsUnits(g, each));
}

/** Influence that Indoctrination costs. */
const CONVERSION = 2;

export const faction: Entries = {
  indoctrination: {
    abilities: [
      {
        window: 'combat.start',
        may(g, seat) {
          const { planet } = g.combat;
          if (planet === NONE || groundAt(g, planet, opponentOf(g, seat)) === 0) return 'TI-12.7';
          return canPay(g, seat, CONVERSION, 'influence') ? null : 'TI-1.5';
        },
        *use(g, seat): Script {
          yield* pay(g, seat, CONVERSION, 'influence');
          const { planet } = g.combat;
          const rival = opponentOf(g, seat);
          addGround(g, planet, rival, -1);
          addGround(g, planet, seat, 1);
          emit('converted', { player: seat, rival, planet: PLANETS[planet].id });
        },
      },
    ],
  },
  devotion: {
    abilities: [
      {
        window: 'round.end',
        may: sacrificeVerdict,
        *use(g, seat, { side }): Script {
          const rival = otherSide(side);
          yield* sacrifice(g, seat, 'devotion');
          if (!(yield* makeHit(g, rival, 0))) return;
          yield* strike(g, seat, rival);
          endHit(g, rival);
        },
      },
    ],
  },
};

/** Ships that are given up for a hit. */
const MARTYRS = [DESTROYER, CRUISER];

/** A ship to give up, and ships of the opponent to hit. TI-10.2 */
function sacrificeVerdict(g: Ti4, seat: Seat): string | null {
  const { system, planet } = g.combat;
  if (planet !== NONE) return 'TI-10.2';
  if (!hasShips(g, system, opponentOf(g, seat))) return 'TI-10.10';
  return MARTYRS.some((kind) => afloat(g, system, seat, kind) > 0) ? null : 'TI-1.5';
}

function* sacrifice(g: Ti4, seat: Seat, prompt: Prompt): Script {
  const { system } = g.combat;
  const { kind } = yield* choose(seat, prompt, hullsIn(g, system, seat, MARTYRS));
  yield* destroyed(g, [takeOut(g, { seat, system, by: seat }, kind, false)]);
}

/** A hit outside of the rolls; `heavy` ones spare fighters. Tells whether it is left to be dealt with. TI-26.16 */
function* makeHit(g: Ti4, side: Side, heavy: 0 | 1): Script<boolean> {
  if (!hasShips(g, g.combat.system, seatOn(g, side))) return false;
  g.combat.hits[side] = 1;
  g.combat.heavy[side] = heavy;
  yield* combatMoment(g, 'hits.assign');
  return g.combat.hits[side] > 0;
}

/** A hit that nothing was left for is lost. */
function endHit(g: Ti4, side: Side): void {
  g.combat.hits[side] = 0;
  g.combat.heavy[side] = 0;
}

/** Whoever made the hit chooses the ship; only that ship may use Sustain Damage. TI-11.5 */
function* strike(g: Ti4, seat: Seat, side: Side): Script {
  const { system } = g.combat;
  const rival = opponentOf(g, seat);
  const ships = hullsIn(g, system, rival, SHIPS).map(
    ({ kind, hull }) => ({ do: 'strike', system, player: rival, kind, hull }) as const,
  );
  if (ships.length === 0) return;
  const { kind, hull } = yield* choose(seat, 'devotionTarget', ships);
  const blow = blowOn(g, side, { kind, hull });
  yield* sustainDamage(g, [blow]);
  yield* destroyed(g, yield* assignHits(g, [blow]));
}

export const notes: Entries = {
  'greyfire-mutagen': note({
    window: 'system.activated',
    may(g, _seat, { system, by, owner }) {
      if (by !== owner && !hasUnits(g, system, owner)) return 'TI-28.1';
      return isMuted(g, owner) ? 'TI-27.3' : null;
    },
    *effect(g, _seat, { owner }) {
      g.tactical.muted |= 1 << owner;
    },
  }),
};

export const units: Entries = {
  'van-hauge': {
    takesAllAlong: true,
    abilities: [
      {
        window: 'unit.destroyed',
        mandatory: true,
        may(g, seat, { losses }) {
          const system = wreckOf(seat, losses);
          if (system === NONE) return 'TI-28.1';
          return g.players.some((_, each) => hasShips(g, system, each)) ? null : 'TI-10.14';
        },
        *use(g, seat, { losses }): Script {
          yield* takeAllAlong(g, seat, wreckOf(seat, losses));
        },
      },
    ],
  },
};

/** The system in which the flagship was destroyed, or NONE. */
function wreckOf(seat: Seat, losses: readonly Loss[]): number {
  return losses.find((loss) => loss.seat === seat && loss.kind === FLAGSHIP)?.system ?? NONE;
}

/**
 * All ships in the system are destroyed together, with ground forces that fight as ships; what they carried goes, in a
 * combat at its end. TI-5.3, TI-10.14, TI-26.4
 */
function* takeAllAlong(g: Ti4, by: Seat, system: number): Script {
  const losses: Loss[] = [];
  for (const seat of clockwiseFrom(g, g.turn.seat))
    for (const kind of FIGHTING)
      for (let left = fightingIn(g, system, seat, kind); left > 0; left--) {
        const isDamaged = undamagedAt(g, system, seat, kind) === 0;
        losses.push(takeOut(g, { seat, system, by }, kind, isDamaged));
      }
  yield* destroyed(g, losses);
  if (g.combat.system === system && g.combat.planet === NONE) return;
  for (const seat of clockwiseFrom(g, g.turn.seat)) yield* enforceLimits(g, system, seat);
}

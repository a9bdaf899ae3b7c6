import { judge, type Script, type Seat } from '@tablewright/engine';
import type { Target } from '../../rules/cards.ts';
import { choose, type Option } from '../../rules/options.ts';
import { clockwiseFrom, planetsIn } from '../../rules/pieces.ts';
import type { Prompt } from '../../rules/prompts.ts';
import type { Ti4 } from '../../rules/state.ts';

/** Null, or the clause that keeps a card from being aimed at this planet, system or player. */
type Verdict = (g: Ti4, seat: Seat, target: number) => string | null;

/** When a card can be played, and how its target is named: both go by one verdict. */
interface Aiming {
  readonly may: (g: Ti4, seat: Seat) => string | null;
  readonly target: (g: Ti4, seat: Seat) => Script<Target>;
}

/** A card that names a planet on the board, or one of some units in space. TI-19.7 */
export function atPlanet(
  prompt: Prompt,
  verdict: Verdict,
  inSpace: (g: Ti4, seat: Seat) => Option<'destroy'>[] = () => [],
): Aiming {
  return {
    may: (g, seat) =>
      inSpace(g, seat).length > 0
        ? null
        : needsOne(planetsOnBoard(g), (planet) => verdict(g, seat, planet)),
    *target(g, seat) {
      const { options, refused } = judge(
        planetsOnBoard(g).map((planet) => ({ do: 'choosePlanet', planet }) as const),
        ({ planet }) => verdict(g, seat, planet),
      );
      const choice = yield* choose(seat, prompt, [...options, ...inSpace(g, seat)], { refused });
      if (choice.do === 'choosePlanet') return { planet: choice.planet };
      const { system, player, kind } = choice;
      return { system, player, kind };
    },
  };
}

/** A card that names a system. TI-19.7 */
export function atSystem(prompt: Prompt, verdict: Verdict): Aiming {
  return {
    may: (g, seat) => needsOne(g.galaxy.systems, (system) => verdict(g, seat, system)),
    *target(g, seat) {
      const { options, refused } = judge(
        g.galaxy.systems.map((system) => ({ do: 'chooseSystem', system }) as const),
        ({ system }) => verdict(g, seat, system),
      );
      const { system } = yield* choose(seat, prompt, options, { refused });
      return { system };
    },
  };
}

/** A card that names another player. TI-19.7 */
export function atPlayer(prompt: Prompt, verdict: Verdict): Aiming {
  return {
    may: (g, seat) => needsOne(othersThan(g, seat), (player) => verdict(g, seat, player)),
    *target(g, seat) {
      const judged = (): ReturnType<typeof judge<Option<'choosePlayer'>>> =>
        judge(
          othersThan(g, seat).map((player) => ({ do: 'choosePlayer', player }) as const),
          ({ player }) => verdict(g, seat, player),
        );
      const { options } = judged();
      // Somebody may deal away meanwhile what the card is aimed at.
      const now = (): Option<'choosePlayer'>[] => {
        const left = judged().options;
        return left.length > 0 ? left : options;
      };
      const { player } = yield* choose(seat, prompt, now, { refused: () => judged().refused() });
      return { player };
    },
  };
}

/** Players still in the game, clockwise from the seat's left. */
export function othersThan(g: Ti4, seat: Seat): Seat[] {
  return clockwiseFrom(g, seat).filter((each) => each !== seat);
}

function planetsOnBoard(g: Ti4): number[] {
  const planets: number[] = [];
  for (const system of g.galaxy.systems)
    for (const planet of planetsIn(system)) planets.push(planet);
  return planets;
}

/**
 * A card that names its target needs one. The clauses TI-19.4 and TI-19.7 say that something is no target at all,
 * others what is in the way. TI-19.7
 */
function needsOne(
  targets: readonly number[],
  verdict: (target: number) => string | null,
): string | null {
  let obstacle = 'TI-19.7';
  for (const target of targets) {
    const clause = verdict(target);
    if (clause === null) return null;
    if (obstacle === 'TI-19.7' && clause !== 'TI-19.4') obstacle = clause;
  }
  return obstacle;
}

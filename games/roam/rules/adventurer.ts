import type { Chance, Lazy, Refusal, Script, Seat } from '@tablewright/engine';
import { CARDS } from '../content/index.ts';
import { Additions } from './extras.ts';
import { HALF, type Position, POSITIONS, SQUARE_NAMES } from './map.ts';
import { choose, type Option } from './options.ts';
import { addUsable, type Laid, readyOf, useArtifact, type Windows } from './powers.ts';
import type { Roam } from './state.ts';
import { isFree, isOnMap, isWhole, placeTokens } from './tokens.ts';

type Placing = Position | Option<'artifact' | 'nothing'>;

const NOTHING: Placing = { do: 'nothing' };
const NO_ARTIFACTS: readonly Placing[] = [];

/** Chooses a position and fills its normal squares; null when the card can place nothing. RO-6.2 to RO-6.5 */
export function* layPattern(g: Roam, seat: Seat, card: number): Script<Laid | null> {
  const player = g.players[seat];
  if (player.tokens === 0) return null;
  const ground = new Ground(g, seat);
  const about = { pattern: { quarters: player.edge } };
  for (;;) {
    const quarters = about.pattern.quarters % 4;
    const all = POSITIONS[card][quarters];
    const artifacts = player.ready.length === 0 ? NO_ARTIFACTS : usable(g, seat, about);
    if (artifacts.length === 0 && !all.some((position) => ground.takes(position))) return null;
    const choice = yield* choose(seat, 'placing', new Placings(ground, all, artifacts), {
      about: { card: CARDS[card].id, quarters },
      refused: () => forbiddenPlacings(ground, all),
    });
    if (choice.do === 'nothing') return null;
    if (choice.do === 'artifact') {
      yield* useArtifact(g, seat, 'placing', about, choice.ability);
      continue;
    }
    const free = choice.normal.filter((square) => isFree(g, square));
    const placed = free.length <= player.tokens ? free : yield* scarceSquares(g, seat, free);
    const owesToken = placed.length === 0 && all.some((position) => ground.fillsNormal(position));
    if (placed.length > 0) placeTokens(g, seat, placed);
    return { card, position: choice, placed, owesToken };
  }
}

/** Artifacts that turn the pattern. RO-12.3 */
function usable(g: Roam, seat: Seat, about: Windows['placing']): Placing[] {
  const artifacts: Placing[] = [];
  addUsable(artifacts, g, seat, readyOf(g.players[seat]).at.placing, about);
  return artifacts;
}

/** The positions a card offers; a rollout draws one without looking at all of them. */
class Placings implements Lazy<Placing> {
  private readonly ground: Ground;
  private readonly all: readonly Position[];
  private readonly artifacts: readonly Placing[];

  constructor(ground: Ground, all: readonly Position[], artifacts: readonly Placing[]) {
    this.ground = ground;
    this.all = all;
    this.artifacts = artifacts;
  }

  list(): readonly Placing[] {
    const { ground } = this;
    const offered: Placing[] = [];
    for (const position of this.all) if (ground.takes(position)) offered.push(position);
    if (offered.length === 0) offered.push(NOTHING);
    for (const artifact of this.artifacts) offered.push(artifact);
    return offered;
  }

  draw(chance: Chance): Placing {
    const { all, artifacts } = this;
    for (let tries = 0; tries < 6; tries++) {
      const drawn = chance.below(all.length + artifacts.length);
      if (drawn >= all.length) return artifacts[drawn - all.length];
      if (this.ground.takes(all[drawn])) return all[drawn];
    }
    const offered = this.list();
    return offered[chance.below(offered.length)];
  }
}

/** The map as an adventurer finds it. Every position is checked against it, so free squares are bits, by half of the map. */
class Ground {
  private readonly g: Roam;
  private readonly seat: Seat;
  private additions: Additions | null = null;
  private readonly isWhole: boolean;
  private readonly freeNorth: number;
  private readonly freeSouth: number;

  constructor(g: Roam, seat: Seat) {
    this.g = g;
    this.seat = seat;
    this.isWhole = isWhole(g);
    this.freeNorth = freeFrom(g, 0);
    this.freeSouth = freeFrom(g, HALF);
  }

  /** Would the position fit the map as it is, and can it get a token, paid for or not? RO-2.11, RO-6.5, RO-15.3 */
  takes(position: Position): boolean {
    if (!this.fits(position)) return false;
    return this.hasFree(position) || this.more().fit(position);
  }

  fillsNormal(position: Position): boolean {
    return this.hasFree(position) && this.fits(position);
  }

  fits({ normal }: Position): boolean {
    return this.isWhole || normal.every((square) => isOnMap(this.g, square));
  }

  /** Most patterns find a free square: artifacts are asked only where one does not. */
  private more(): Additions {
    this.additions ??= new Additions(this.g, this.seat);
    return this.additions;
  }

  private hasFree({ north, south }: Position): boolean {
    return (north & this.freeNorth) !== 0 || (south & this.freeSouth) !== 0;
  }
}

/** The free squares of the half of the map that begins here, a bit each. */
function freeFrom(g: Roam, first: number): number {
  let bits = 0;
  for (let i = 0; i < HALF; i++) if (isFree(g, first + i)) bits |= 1 << i;
  return bits;
}

function forbiddenPlacings(ground: Ground, all: readonly Position[]): Refusal<Option>[] {
  return SQUARE_NAMES.flatMap((_, square): Refusal<Option>[] => {
    const option = { do: 'place', square } as const;
    const position = all.find((candidate) => candidate.square === square);
    if (position === undefined) return [{ option, clause: 'RO-2.11' }];
    if (ground.takes(position)) return [];
    return [{ option, clause: ground.fits(position) ? 'RO-6.5' : 'RO-15.3' }];
  });
}

/** All free normal squares are filled; the player chooses among them when tokens run short. RO-6.3, RO-6.4, RO-6.9 */
function* scarceSquares(g: Roam, seat: Seat, free: readonly number[]): Script<number[]> {
  const { tokens } = g.players[seat];
  const chosen: number[] = [];
  let from = 0;
  while (chosen.length < tokens) {
    // Squares are named in reading order, so that every set of squares has one way to be chosen.
    const last = free.length - (tokens - chosen.length);
    const offered = free.slice(from, last + 1).map((square) => ({ do: 'token', square }) as const);
    const { square } = yield* choose(seat, 'scarce', offered, {
      about: { tokens: tokens - chosen.length },
    });
    chosen.push(square);
    from = free.indexOf(square) + 1;
  }
  return chosen;
}

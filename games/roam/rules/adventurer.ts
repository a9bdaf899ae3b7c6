import type { Chance, Lazy, Refusal, Script, Seat } from '@tablewright/engine';
import { CARDS } from '../content/index.ts';
import { hasReady, spend } from './artifacts.ts';
import { type Position, POSITIONS, SQUARE_NAMES } from './map.ts';
import { choose, type Option } from './options.ts';
import type { Roam } from './state.ts';
import { isFree, isOnMap, isWhole, placeTokens } from './tokens.ts';
import { emit } from './vocabulary.ts';

/** How an adventurer was used: where its pattern lies, and which squares got a token from it. */
export interface Laid {
  readonly card: number;
  readonly position: Position;
  readonly placed: number[];
}

type Placing = Position | Option<'artifact' | 'nothing'>;

const ROTATE: Placing = { do: 'artifact', ability: 'ROTATE' };
const NOTHING: Placing = { do: 'nothing' };

/** Chooses a position and fills its normal squares; null when the card can place nothing. RO-6.2 to RO-6.5 */
export function* layPattern(g: Roam, seat: Seat, card: number): Script<Laid | null> {
  const player = g.players[seat];
  if (player.tokens === 0) return null;
  for (let quarters = player.edge; ; quarters++) {
    const canRotate = hasReady(player, 'ROTATE');
    const all = POSITIONS[card][quarters % 4];
    if (!canRotate && !all.some((position) => places(g, position))) return null;
    const choice = yield* choose(seat, 'placing', new Placings(g, all, canRotate), {
      about: { card: CARDS[card].id, quarters: quarters % 4 },
      refused: () => forbiddenPlacings(g, all),
    });
    if (choice.do === 'nothing') return null;
    if (choice.do === 'artifact') {
      spend(g, seat, 'ROTATE');
      emit('rotated', { player: seat });
      continue;
    }
    const placed = yield* squaresToFill(g, seat, choice);
    placeTokens(g, seat, placed);
    return { card, position: choice, placed };
  }
}

/** The positions a card offers; a rollout draws one without looking at all of them. */
class Placings implements Lazy<Placing> {
  private readonly g: Roam;
  private readonly all: readonly Position[];
  private readonly canRotate: boolean;

  constructor(g: Roam, all: readonly Position[], canRotate: boolean) {
    this.g = g;
    this.all = all;
    this.canRotate = canRotate;
  }

  list(): readonly Placing[] {
    const offered: Placing[] = this.all.filter((position) => places(this.g, position));
    if (offered.length === 0) offered.push(NOTHING);
    if (this.canRotate) offered.push(ROTATE);
    return offered;
  }

  draw(chance: Chance): Placing {
    const { all } = this;
    for (let tries = 0; tries < 6; tries++) {
      const drawn = chance.below(this.canRotate ? all.length + 1 : all.length);
      if (drawn === all.length) return ROTATE;
      if (places(this.g, all[drawn])) return all[drawn];
    }
    const offered = this.list();
    return offered[chance.below(offered.length)];
  }
}

/** Would the position fit the map as it is, and place at least one token? RO-2.11, RO-6.5, RO-15.3 */
function places(g: Roam, { normal }: Position): boolean {
  if (!normal.some((square) => isFree(g, square))) return false;
  return isWhole(g) || normal.every((square) => isOnMap(g, square));
}

function forbiddenPlacings(g: Roam, all: readonly Position[]): Refusal<Option>[] {
  return SQUARE_NAMES.flatMap((_, square): Refusal<Option>[] => {
    const option = { do: 'place', square } as const;
    const position = all.find((candidate) => candidate.square === square);
    if (position === undefined) return [{ option, clause: 'RO-2.11' }];
    if (places(g, position)) return [];
    const isOnIt = position.normal.every((covered) => isOnMap(g, covered));
    return [{ option, clause: isOnIt ? 'RO-6.5' : 'RO-15.3' }];
  });
}

/** All free normal squares; the player chooses among them only when tokens run short. RO-6.3, RO-6.4, RO-6.9 */
function* squaresToFill(g: Roam, seat: Seat, position: Position): Script<number[]> {
  const free = position.normal.filter((square) => isFree(g, square));
  const { tokens } = g.players[seat];
  if (free.length <= tokens) return free;
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

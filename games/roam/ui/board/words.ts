import type { Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { CARDS, EDGES } from '../../content/index.ts';
import { SLOT_OF, SQUARE_NAMES, SQUARES_OF } from '../../rules/map.ts';
import { NONE, type Roam } from '../../rules/state.ts';
import { tokensOf } from '../../rules/tokens.ts';
import { sceneOf } from '../scenes/landscapes.ts';
import { coinsUnder } from './ghost.ts';

/** What a screen reader says of the things on the board. */
export function squareLabel(g: Roam, square: number, teller: Teller): string {
  const name = SQUARE_NAMES[square];
  const card = g.slots[SLOT_OF[square]];
  if (card === NONE) return teller.say('ui.square.vacant', { square: name });
  const scene = sceneName(CARDS[card].id, teller);
  const coins = coinsUnder(g, square);
  const players = ownersOn(g, square);
  if (players.length === 0) return teller.say('ui.square.free', { square: name, scene, coins });
  return teller.say('ui.square.taken', {
    square: name,
    scene,
    coins,
    count: players.length,
    players,
  });
}

export function cardLabel(g: Roam, slot: number, teller: Teller): string {
  const { id, points } = CARDS[g.slots[slot]];
  const taken = SQUARES_OF[slot].filter((square) => g.squares[square] !== 0).length;
  return teller.say('ui.card.map', { card: id, scene: sceneName(id, teller), points, taken });
}

export function edgeLabel(
  edge: number,
  owner: Seat | null,
  isMine: boolean,
  teller: Teller,
): string {
  const side = teller.say(`ui.edge.${EDGES[edge]}`);
  if (owner === null) return teller.say('ui.edge.free', { side });
  return isMine
    ? teller.say('ui.edge.mine', { side })
    : teller.say('ui.edge.taken', { side, player: owner });
}

/** Whose tokens lie on a square, each as often as they do. */
export function ownersOn(g: Roam, square: number): Seat[] {
  const tally = g.squares[square];
  if (tally === 0) return [];
  return g.players.flatMap((_, seat) => new Array<Seat>(tokensOf(tally, seat)).fill(seat));
}

export function sceneName(card: string, teller: Teller): string {
  return teller.say(`ui.scene.${sceneOf(card)}`);
}

import { judge, type Script, type Seat, type Setup, shuffle } from '@tablewright/engine';
import {
  ARTIFACTS,
  CARDS,
  DISPLAY_SIZE,
  EDGES,
  FIRST_LANDSCAPE,
  STARTERS_EACH,
  STARTING_COINS,
  TOKENS_EACH,
  USUAL_EDGES,
} from '../content/index.ts';
import { SLOTS, SQUARES } from './map.ts';
import { choose } from './options.ts';
import { NONE, type Player, type Roam } from './state.ts';
import { emit, schedule, stepCall } from './vocabulary.ts';

/** What the players agree on before the match. RO-3.6, RO-2.8, RO-3.5 */
export const setupOptions = {
  artifacts: { values: [true, false], standard: true },
  patrol: { values: [false, true], standard: false },
  advanced: { values: [false, true], standard: false },
  edges: { values: ['usual', 'choose'], standard: 'usual' },
  start: { values: ['first', 'random'], standard: 'first' },
} as const;

/** The box unpacked, nothing shuffled yet. RO-3.1 */
export function unpack(seats: number, setup: Setup): Roam {
  const chooseEdges = setup['edges'] === 'choose';
  return {
    agenda: [
      stepCall('dealMap'),
      stepCall('chooseStart', setup['start'] === 'random' ? 1 : 0, chooseEdges ? 1 : 0),
    ],
    variant: {
      artifacts: setup['artifacts'] === true,
      patrol: setup['patrol'] === true,
      advanced: setup['advanced'] === true,
    },
    order: [],
    players: Array.from({ length: seats }, (_, seat) =>
      newPlayer(seat, chooseEdges ? NONE : USUAL_EDGES[seats][seat]),
    ),
    squares: new Array<number>(SQUARES).fill(0),
    slots: new Array<number>(SLOTS).fill(NONE),
    pile: range(FIRST_LANDSCAPE, CARDS.length),
    display: [],
    stack: setup['artifacts'] === true ? range(0, ARTIFACTS.length) : [],
    patrol: NONE,
    active: 0,
    turn: 0,
    stirred: false,
    ending: false,
  };
}

function newPlayer(seat: Seat, edge: number): Player {
  const first = seat * STARTERS_EACH;
  return {
    edge,
    coins: 0,
    tokens: TOKENS_EACH,
    faceUp: range(first, first + STARTERS_EACH),
    faceDown: [],
    ready: [],
    spent: [],
  };
}

/** Who starts; then, where the players want it, who sits where. RO-3.4, RO-3.5 */
export function* chooseStart(g: Roam, atRandom: number, choosing: number): Script {
  const starter = atRandom === 1 ? shuffle(g.players.map((_, seat) => seat))[0] : 0;
  g.active = starter;
  for (let i = 0; choosing === 1 && i < g.players.length; i++) {
    schedule(g, 'chooseEdge', (starter + i) % g.players.length);
  }
  schedule(g, 'takeSeats');
}

export function* chooseEdge(g: Roam, seat: Seat): Script {
  const taken = g.players.map((player) => player.edge);
  const edges = EDGES.map((_, edge) => ({ do: 'edge', edge }) as const);
  const { options, refused } = judge(edges, ({ edge }) => (taken.includes(edge) ? 'RO-2.8' : null));
  const { edge } = yield* choose(seat, 'edge', options, { refused });
  g.players[seat].edge = edge;
}

/** Play goes clockwise by edge from the starting player, who has fewest coins. RO-3.5 */
export function* takeSeats(g: Roam): Script {
  const from = g.players[g.active].edge;
  const clockwise = (seat: Seat): number =>
    (g.players[seat].edge - from + EDGES.length) % EDGES.length;
  g.order = g.players.map((_, seat) => seat).sort((a, b) => clockwise(a) - clockwise(b));
  g.order.forEach((seat, place) => (g.players[seat].coins = STARTING_COINS[place]));
  emit('seated', { order: g.order, edges: g.order.map((seat) => EDGES[g.players[seat].edge]) });
}

/** Landscapes and artifacts are shuffled and laid out. RO-3.2, RO-3.3, RO-11.1 */
export function* dealMap(g: Roam): Script {
  shuffle(g.pile);
  for (let slot = 0; slot < SLOTS; slot++) g.slots[slot] = g.pile.pop()!;
  shuffle(g.stack);
  g.display = g.stack.splice(-DISPLAY_SIZE);
  emit('dealt', { cards: g.slots.map((card) => CARDS[card].id) });
  schedule(g, 'turn', g.order[0]);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

import { defineGame, type StepsOf } from '@tablewright/engine';
import { ARTIFACTS, CARDS } from '../content/index.ts';
import '../cards/index.ts';
import { resolveCards } from './completion.ts';
import { endOfTurn, resultOf } from './end.ts';
import { chooseEdge, chooseStart, dealMap, setupOptions, takeSeats, unpack } from './setup.ts';
import { cloneRoam } from './clone.gen.ts';
import { options } from './options.ts';
import { NONE, type Roam, roamSchema } from './state.ts';
import { tokensOf } from './tokens.ts';
import { turn } from './turn.ts';
import type { Steps } from './vocabulary.ts';
import { orders } from '../orders.ts';
import { whyNot } from '../why.ts';

export const roam = defineGame<Roam>({
  id: 'roam',
  rulesVersion: 2,
  seats: { min: 2, max: 4 },
  setupOptions,
  schema: roamSchema,
  clone: cloneRoam,
  unpack,
  steps: {
    chooseStart,
    chooseEdge,
    takeSeats,
    dealMap,
    turn,
    resolveCards,
    endOfTurn,
  } satisfies StepsOf<Roam, Steps>,
  options,
  orders,
  whyNot,
  result: resultOf,
  turns: (g) => g.turn,
  rounds: (g) => Math.ceil(g.turn / g.players.length),
  census,
});

/** Every piece of the box, wherever it lies. */
function census(g: Roam): Record<string, number> {
  const count: Record<string, number> = { patrol: 1 };
  const add = (piece: string, more = 1): void => {
    count[piece] = (count[piece] ?? 0) + more;
  };
  const cards = [
    ...g.slots,
    ...g.pile,
    ...g.players.flatMap(({ faceUp, faceDown }) => [...faceUp, ...faceDown]),
  ];
  for (const card of cards) if (card !== NONE) add(`card ${CARDS[card]?.id}`);
  const artifacts = [
    ...g.display,
    ...g.stack,
    ...g.players.flatMap(({ ready, spent }) => [...ready, ...spent]),
  ];
  for (const artifact of artifacts) add(`artifact ${ARTIFACTS[artifact]?.id}`);
  g.players.forEach(({ tokens }, seat) => {
    const onMap = g.squares.reduce((sum, tally) => sum + tokensOf(tally, seat), 0);
    add(`tokens of seat ${seat}`, tokens + onMap);
  });
  return count;
}

import type { Core } from '@tablewright/engine';
import { allow, type Lesson, readOnly } from '@tablewright/board/lesson';
import { ARTIFACTS, CARDS } from '../content/index.ts';
import { roam } from '../rules/game.ts';
import { COINS, POSITIONS, SLOT_OF } from '../rules/map.ts';
import { options } from '../rules/options.ts';
import type { Roam } from '../rules/state.ts';

const ROW = 'RO-S-blue-A';
const COLUMN = 'RO-S-blue-B';
const CORNER = 'RO-S-blue-C';

const card = (id: string): number => CARDS.findIndex((one) => one.id === id);

/** Things that differ from a fresh match of two. */
interface Position {
  /** Six rows: `0` a token of the pupil, `1` one of the other player. */
  readonly map?: readonly string[];
  readonly coins?: number;
  readonly faceDown?: readonly string[];
  readonly ready?: readonly string[];
  readonly artifacts?: boolean;
}

/** A position at the start of the pupil's turn, made from the box as the rules unpack it. */
function position({
  map = [],
  coins = 0,
  faceDown = [],
  ready = [],
  artifacts = false,
}: Position): Core {
  const setup = { artifacts, patrol: false, advanced: false, edges: 'usual', start: 'first' };
  const g: Roam = roam.unpack(2, setup);
  g.agenda = [{ step: 'turn', args: [0] }];
  g.order = [0, 1];
  g.slots = g.pile.splice(0, 6);
  const [pupil, other] = g.players;
  pupil.coins = coins;
  other.coins = 1;
  pupil.faceDown = faceDown.map(card);
  pupil.faceUp = pupil.faceUp.filter((one) => !pupil.faceDown.includes(one));
  pupil.ready = ready.map((id) => ARTIFACTS.findIndex((artifact) => artifact.id === id));
  g.stack = g.stack.filter((artifact) => !pupil.ready.includes(artifact));
  g.display = FOR_SALE.filter((artifact) => g.stack.includes(artifact));
  g.stack = g.stack.filter((artifact) => !g.display.includes(artifact));
  map.forEach((row, r) =>
    Array.from(row).forEach((drawn, c) => {
      if (drawn === '.') return;
      g.squares[r * 6 + c] += 1 << (4 * Number(drawn));
      g.players[Number(drawn)].tokens--;
    }),
  );
  return g;
}

/** One artifact of four abilities. */
const FOR_SALE = [0, 4, 12, 16];

/** Positions of the row of four that lie on a coin, seen from the south. */
const onCoins = (state: Core): string[] =>
  POSITIONS[card(ROW)][0]
    .filter(({ normal }) =>
      normal.some((square) => COINS[(state as Roam).slots[SLOT_OF[square]]][square] > 0),
    )
    .map(options.key);

const freshMap = position({});

const TIE = ['......', '......', '......', '..11..', '..10..', '......'];

const basics: Lesson = {
  id: 'basics',
  minutes: 5,
  seats: 2,
  pupil: 0,
  steps: [
    { id: 'use', state: freshMap, allows: allow(`use:${ROW}`, 'place:*') },
    {
      id: 'skip',
      state: position({ map: ['......', '......', '......', '..1...', '......', '......'] }),
      allows: allow(`use:${ROW}`, 'place:b4'),
    },
    { id: 'coins', state: freshMap, allows: allow(`use:${ROW}`, ...onCoins(freshMap)) },
    {
      id: 'optional',
      state: position({ coins: 2, faceDown: [ROW, COLUMN] }),
      allows: allow(`use:${CORNER}`, 'place:c4', 'pay:*'),
    },
    {
      id: 'complete',
      state: position({ map: ['......', '......', '......', '..00..', '..01..', '......'] }),
      allows: allow(`use:${ROW}`, 'place:b6'),
    },
    {
      id: 'tie',
      state: position({ map: TIE, coins: 2 }),
      allows: allow(`use:${ROW}`, 'place:b6', 'bid:*'),
    },
    {
      id: 'rest',
      state: position({ coins: 1, faceDown: [ROW, COLUMN] }),
      allows: allow('rest', 'use:*', 'place:*', 'done'),
    },
    {
      id: 'buy',
      state: position({ artifacts: true, coins: 5 }),
      allows: allow(`use:${ROW}`, 'place:*', 'buy:*'),
    },
    {
      id: 'artifact',
      state: position({ artifacts: true, ready: ['RO-A09'], faceDown: [ROW, CORNER] }),
      allows: allow('artifact:ROTATE', 'place:*'),
    },
    { id: 'end', state: freshMap, allows: readOnly },
  ],
};

export const roamLessons: readonly Lesson[] = [basics];

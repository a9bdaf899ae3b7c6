import { beside, type Drawing, type Scene, wrap } from '@tablewright/board/terminal';
import type { Seat } from '@tablewright/engine';
import {
  COINS,
  isFree,
  options,
  type Player,
  type Position,
  POSITIONS,
  type Roam,
  SLOT_OF,
  SQUARE_NAMES,
} from '../index.ts';
import { ARTIFACTS, CARDS, COLOURS, PATROL_POINTS } from '../content/index.ts';
import { badge, drawMap, type Mark, type Marks } from './map.ts';
import { cardsOfMap, displayLines, pileLines, playerLine, playerPanel } from './panel.ts';
import { cardNumber, drawPattern, drawPoints } from './pattern.ts';

/** A terminal of so many lines has room for the cards of the map at every turn. */
const TALL = 38;

export const roamDrawing: Drawing<Roam> = {
  board(scene) {
    const display = displayLines(scene);
    return [
      ...turnOrder(scene).flatMap((seat) => [...playerPanel(scene, seat), '']),
      ...display,
      ...(display.length > 0 ? [''] : []),
      ...mapAndPile(scene, offeredSquares(scene)),
      '',
      ...cardsOfMap(scene),
    ];
  },

  outline(scene) {
    if (scene.question?.prompt === 'action') {
      return [
        ...turnOrder(scene).map((seat) => playerLine(scene, seat)),
        ...mapAndPile(scene, new Map()),
        ...(scene.height >= TALL ? cardsOfMap(scene) : []),
      ];
    }
    if (scene.question?.prompt === 'purchase') return displayLines(scene);
    const squares = offeredSquares(scene);
    return squares.size > 0 ? mapAndPile(scene, squares) : [];
  },

  preview(scene, option) {
    const square = SQUARE_NAMES.findIndex((name) => option.target === `square:${name}`);
    if (square < 0) return null;
    const about = scene.question?.about ?? {};
    const position = POSITIONS[cardNumber(about['card'])]?.[Number(about['quarters'])]?.find(
      (candidate) => options.key(candidate) === option.key,
    );
    return position === undefined
      ? drawMap(scene, new Map([[square, 'offered']]))
      : previewPosition(scene, position);
  },

  picture({ state, seat, teller }, { target }) {
    const [kind, id] = target.split(':');
    if (kind !== 'card') return [];
    return [teller.name(id), ...drawPattern(cardNumber(id), state.players[seat].edge)];
  },

  note({ teller, style }, { target }) {
    const artifact = ARTIFACTS.find(({ id }) => target === `artifact:${id}`);
    if (artifact === undefined) return '';
    return `${drawPoints(artifact.points, style)} ${teller.name(artifact.ability)}`;
  },

  legend: (teller) => teller.say('board.legend'),

  scoreSheet({ state, teller }) {
    const sheet = [
      {
        label: 'board.score.adventurers',
        of: ({ faceUp, faceDown }: Player) => pointsOf(CARDS, [...faceUp, ...faceDown]),
      },
      {
        label: 'board.score.artifacts',
        of: ({ ready, spent }: Player) => pointsOf(ARTIFACTS, [...ready, ...spent]),
      },
      {
        label: 'board.score.patrol',
        of: (_: Player, seat: Seat) => (state.patrol === seat ? PATROL_POINTS : 0),
      },
      { label: 'board.score.coins', of: ({ coins }: Player) => coins },
    ];
    return sheet.map(({ label, of }) => ({
      label: teller.say(label),
      values: state.players.map(of),
    }));
  },

  colour: (seat) => COLOURS[seat],
  badge,
};

function pointsOf(
  pieces: readonly { readonly points: number }[],
  owned: readonly number[],
): number {
  return owned.reduce((sum, piece) => sum + pieces[piece].points, 0);
}

function turnOrder({ state }: Scene<Roam>): readonly number[] {
  return state.order.length > 0 ? state.order : state.players.map((_, seat) => seat);
}

function mapAndPile(scene: Scene<Roam>, marks: Marks): string[] {
  return beside([drawMap(scene, marks), pileLines(scene)], '  ');
}

function offeredSquares({ question }: Scene<Roam>): Marks {
  const targets = (question?.options ?? []).map(({ target }) => target);
  return new Map(
    SQUARE_NAMES.flatMap((name, square): [number, Mark][] =>
      targets.includes(`square:${name}`) ? [[square, 'offered']] : [],
    ),
  );
}

/** The map with the tokens that a position would bring. */
function previewPosition(scene: Scene<Roam>, { normal, optional }: Position): string[] {
  const { state, teller, width } = scene;
  const free = normal.filter((square) => isFree(state, square));
  const marks = new Map<number, Mark>();
  for (const square of optional) if (isFree(state, square)) marks.set(square, 'optional');
  for (const square of normal) marks.set(square, free.includes(square) ? 'new' : 'taken');
  const coins = free.reduce((sum, at) => sum + COINS[state.slots[SLOT_OF[at]]][at], 0);
  const told = teller.say('board.preview', { count: free.length, coins });
  return [...drawMap(scene, marks), ...wrap(told, width)];
}

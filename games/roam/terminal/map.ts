import { centre, clip, padEnd, type Scene, widthOf } from '@tablewright/board/terminal';
import type { Seat } from '@tablewright/engine';
import { COINS, NONE, type Roam, SLOT_OF, tokensOf } from '../index.ts';
import { CARDS, COLOURS } from '../content/index.ts';
import { drawPoints } from './pattern.ts';

/** What is shown on a square besides what lies there. */
export type Mark = 'offered' | 'new' | 'taken' | 'optional';
export type Marks = ReadonlyMap<number, Mark>;

type Tools = Pick<Scene<Roam>, 'teller' | 'style'>;

const CELL = 8;
const CARD = 2 * CELL + 1;
const MARGIN = 3;
const NORTHERN = [0, 1, 2];
const SOUTHERN = [3, 4, 5];

/** The map with the names of its squares and cards, and with the players along its edges. */
export function drawMap(scene: Scene<Roam>, marks: Marks): string[] {
  const { style } = scene;
  const margin = ' '.repeat(MARGIN);
  const [south, west, north, east] = [0, 1, 2, 3].map((edge) => playerAt(scene, edge));
  return [
    style.dim(`${margin} ${columnNames()}`.trimEnd()),
    `${margin}╭${border('┬', north)}╮`,
    `${margin}│${cardTitles(scene, NORTHERN)}│`,
    ...NORTHERN.map((row) => squaresOf(scene, row, marks)),
    `${padEnd(west, MARGIN)}├${border('┼', '')}┤${east}`,
    ...SOUTHERN.map((row) => squaresOf(scene, row, marks)),
    `${margin}│${cardTitles(scene, SOUTHERN)}│`,
    `${margin}╰${border('┴', south)}╯`,
  ];
}

/** A token, told apart by its letter and its colour. */
export function badge(tools: Tools, seat: Seat): string {
  const letter = letterOf(tools, seat);
  return tools.style.coloured ? tools.style.piece(COLOURS[seat], ` ${letter} `) : `(${letter})`;
}

function letterOf({ teller }: Tools, seat: Seat): string {
  return teller.name(COLOURS[seat])[0];
}

function playerAt(scene: Scene<Roam>, edge: number): string {
  const seat = scene.state.players.findIndex((player) => player.edge === edge);
  return seat < 0 ? '' : badge(scene, seat);
}

function columnNames(): string {
  return Array.from('abcdef', (letter) => padEnd(`  ${letter}`, CELL)).join(' ');
}

/** A border of three cards, with something in its middle. */
function border(joint: string, middle: string): string {
  const room = CARD - widthOf(middle);
  const before = '─'.repeat(Math.floor(room / 2));
  const line = '─'.repeat(CARD);
  return [line, before + middle + '─'.repeat(room - before.length), line].join(joint);
}

function cardTitles(scene: Scene<Roam>, slots: readonly number[]): string {
  const { state, style, teller } = scene;
  return slots
    .map((slot) => {
      const card = state.slots[slot];
      if (card === NONE) return centre(style.dim(teller.say('board.vacant')), CARD);
      const name = clip(teller.name(CARDS[card].id), CARD - 3);
      return `${padEnd(style.dim(name), CARD - 2)}${drawPoints(CARDS[card].points, style)}`;
    })
    .join('│');
}

function squaresOf(scene: Scene<Roam>, row: number, marks: Marks): string {
  const cells = Array.from({ length: 6 }, (_, column) => {
    const square = 6 * row + column;
    return cell(scene, square, marks.get(square));
  });
  const cards = NORTHERN.map((i) => `${cells[2 * i]} ${cells[2 * i + 1]}`);
  return `${padEnd(scene.style.dim(` ${row + 1}`), MARGIN)}│${cards.join('│')}│`;
}

/** One square: can it be chosen, what lies on it, which coins are printed there. */
function cell(scene: Scene<Roam>, square: number, mark: Mark | undefined): string {
  const { state, style } = scene;
  const card = state.slots[SLOT_OF[square]];
  if (card === NONE) return ' '.repeat(CELL);
  const coins = COINS[card][square];
  const printed = coins > 0 ? style.gold(`${coins}¢`) : '';
  const front = mark === 'offered' ? style.lit('›') : mark === 'taken' ? style.bad('×') : ' ';
  return front + padEnd(content(scene, square, mark), 4) + padEnd(printed, CELL - 5);
}

function content(scene: Scene<Roam>, square: number, mark: Mark | undefined): string {
  const { state, style, seat } = scene;
  if (mark === 'new') {
    const letter = letterOf(scene, seat);
    return style.coloured ? style.piece(COLOURS[seat], `+${letter} `) : `+${letter}`;
  }
  const letters = state.players.flatMap((_, owner) => {
    const tokens = tokensOf(state.squares[square], owner);
    return Array.from({ length: tokens }, () => ({ owner, letter: letterOf(scene, owner) }));
  });
  if (letters.length === 0)
    return mark === 'optional'
      ? style.lit(' □')
      : mark === 'offered'
        ? style.lit(' ·')
        : style.dim(' ·');
  const [first, second] = letters;
  if (!style.coloured) return ` ${letters.map(({ letter }) => letter).join('')}`;
  if (second === undefined) return style.piece(COLOURS[first.owner], ` ${first.letter} `);
  return (
    style.piece(COLOURS[first.owner], ` ${first.letter}`) +
    style.piece(COLOURS[second.owner], `${second.letter} `)
  );
}

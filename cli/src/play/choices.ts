import {
  type Drawing,
  flow,
  padEnd,
  padStart,
  type Scene,
  widthOf,
  wrap,
} from '@tablewright/board/terminal';
import type { OfferedOption } from '@tablewright/engine';

/** From this many places on, only their names are listed: the prompt says what they are for. */
const MANY_PLACES = 4;
const MANY_OPTIONS = 9;

/** The numbered options: places in short, cards with pictures, the rest line by line. */
export function optionLines(scene: Scene, drawing: Drawing): string[] {
  const options = (scene.question?.options ?? []).map((option, i) => ({ option, number: i + 1 }));
  const places = options.filter(({ option }) => isPlace(option));
  const isShort = places.length >= MANY_PLACES && areAlike(places.map(({ option }) => option));
  const listed = isShort ? options.filter(({ option }) => !isPlace(option)) : options;
  const pictured = listed.filter(({ option }) => drawing.picture(scene, option).length > 0);
  const plain = listed.filter((entry) => !pictured.includes(entry));
  return [
    ...(isShort ? placeLines(scene, places) : []),
    ...pictureLines(scene, drawing, pictured),
    ...plainLines(scene, drawing, plain),
  ];
}

interface Numbered {
  readonly option: OfferedOption;
  readonly number: number;
}

/** What the user types to choose an option by its target: `c3` for `square:c3`. */
export function handleOf({ target }: OfferedOption): string {
  return target.slice(target.indexOf(':') + 1);
}

function isPlace({ target }: OfferedOption): boolean {
  return target.startsWith('square:');
}

function areAlike(options: readonly OfferedOption[]): boolean {
  return options.every(
    ({ message }) =>
      message.id === options[0].message.id && Object.keys(message.about ?? {}).length === 1,
  );
}

function placeLines({ style, width }: Scene, places: readonly Numbered[]): string[] {
  const digits = String(places[places.length - 1].number).length;
  const cells = places.map(({ option, number }) => [
    `${style.bold(padStart(String(number), digits))} ${handleOf(option)}`,
  ]);
  return inColumns(cells, width);
}

function pictureLines(scene: Scene, drawing: Drawing, options: readonly Numbered[]): string[] {
  if (options.length === 0) return [];
  const blocks = options.map(({ option, number }) => {
    const [name, ...rows] = drawing.picture(scene, option);
    return [`${numeral(scene, number)} ${name}`, ...rows.map((row) => `    ${row}`)];
  });
  return flow(blocks, '   ', scene.width).filter((line) => line !== '');
}

function plainLines(scene: Scene, drawing: Drawing, options: readonly Numbered[]): string[] {
  const labels = options.map((entry) => label(scene, drawing, entry));
  if (labels.length > MANY_OPTIONS)
    return inColumns(
      labels.map((text) => [text]),
      scene.width,
    );
  return labels.flatMap((text) => wrap(text, scene.width, '    '));
}

function label(scene: Scene, drawing: Drawing, { option, number }: Numbered): string {
  const note = drawing.note(scene, option);
  const text = scene.teller.option(option);
  return `${numeral(scene, number)} ${text}${note === '' ? '' : `  ${note}`}`;
}

function numeral({ style }: Scene, number: number): string {
  return padStart(style.bold(String(number)), 3);
}

/** Blocks in columns of one width. */
function inColumns(blocks: readonly (readonly string[])[], width: number): string[] {
  const wide = Math.max(0, ...blocks.flat().map(widthOf));
  const even = blocks.map((block) => block.map((line) => padEnd(line, wide)));
  return flow(even, '  ', width - 2)
    .filter((line) => line.trim() !== '')
    .map((line) => `  ${line}`);
}

/** The options that a line means: the one with its number, or those with its handle. */
export function optionsFor(options: readonly OfferedOption[], line: string): OfferedOption[] {
  if (/^\d+$/.test(line)) return options.filter((_, i) => i + 1 === Number(line));
  const wanted = line.toLowerCase();
  return options.filter((option) => handleOf(option).toLowerCase() === wanted);
}

export const ESCAPE = '\u001B';

export type Paint = (text: string) => string;

/** Text styles of a terminal; none in a pipe or with NO_COLOR. */
export interface Style {
  readonly coloured: boolean;
  readonly bold: Paint;
  readonly dim: Paint;
  readonly accent: Paint;
  readonly good: Paint;
  readonly bad: Paint;
  readonly gold: Paint;
  /** Marks a place on the board that can be chosen. */
  readonly lit: Paint;
  /** A piece in one of the colours of the players. */
  readonly piece: (colour: PieceColour, text: string) => string;
}

export type PieceColour = 'blue' | 'red' | 'green' | 'yellow' | 'violet' | 'white';

const PIECES: { readonly [C in PieceColour]: string } = {
  blue: '1;97;44',
  red: '1;97;41',
  green: '1;30;42',
  yellow: '1;30;43',
  violet: '1;97;45',
  white: '1;30;47',
};

export function createStyle(coloured: boolean): Style {
  const paint =
    (code: string): Paint =>
    (text) =>
      coloured && text !== '' ? `${ESCAPE}[${code}m${text}${ESCAPE}[0m` : text;
  return {
    coloured,
    bold: paint('1'),
    dim: paint('2'),
    accent: paint('1;36'),
    good: paint('32'),
    bad: paint('31'),
    gold: paint('33'),
    lit: paint('1;36'),
    piece: (colour, text) => paint(PIECES[colour])(text),
  };
}

/** Colours are for people: never in a pipe or a file. */
export function wantsColour(
  stream: { readonly isTTY?: boolean },
  environment: { readonly [name: string]: string | undefined },
): boolean {
  const refused = (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb';
  return stream.isTTY === true && !refused;
}

/** The text without diacritics and case, letter for letter, so that positions match the original. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, i) => foldLetter(text[i])).join('');
}

export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** Splits the text into matches and what is between them. */
export function cutAt(text: string, foldedQuery: string): Piece[] {
  if (foldedQuery === '') return [{ text, found: false }];
  const folded = fold(text);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = folded.indexOf(foldedQuery); at >= 0; at = folded.indexOf(foldedQuery, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), found: false });
    from = at + foldedQuery.length;
    pieces.push({ text: text.slice(at, from), found: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), found: false });
  return pieces;
}

function foldLetter(letter: string): string {
  const lower = letter.toLowerCase();
  if (lower === 'ł') return 'l';
  if (lower === '\u00A0') return ' ';
  const base = lower.normalize('NFD')[0];
  return base ?? letter;
}

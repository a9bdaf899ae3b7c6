import { cutAt, fold, type Piece } from '@tablewright/board/search';
import { type Entry, ENTRY_KINDS, type EntryKind } from './entries.ts';

/** What the address of the reference holds. */
export interface Wish {
  readonly words: string;
  readonly kind: EntryKind | null;
  /** Id of a faction. */
  readonly faction: string | null;
}

export function fromSearch(search: string): Wish {
  const query = new URLSearchParams(search);
  return {
    words: query.get('q') ?? '',
    kind: ENTRY_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    faction: query.get('faction'),
  };
}

export function toSearch({ words, kind, faction }: Wish): string {
  return new URLSearchParams({
    ...(words !== '' && { q: words }),
    ...(kind !== null && { kind }),
    ...(faction !== null && { faction }),
  }).toString();
}

/** The words of a query, each to be found somewhere in an entry. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(' ')
    .filter((word) => word !== '');
}

/** All that can be searched in an entry, its name first. */
export function searchable({ name, facts, text, parts }: Entry): string {
  const told = parts.flatMap((part) => [part.name, part.text]);
  return fold([name, ...facts, text, ...told].join('\n'));
}

/** Splits a text into what was searched for and what is between. */
export function marked(text: string, words: readonly string[]): Piece[] {
  return words.reduce<readonly Piece[]>(
    (pieces, word) => pieces.flatMap((piece) => (piece.found ? [piece] : cutAt(piece.text, word))),
    [{ text, found: false }],
  ) as Piece[];
}

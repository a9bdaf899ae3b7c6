/** What a glossary says about a term in one language. */
export interface TermText {
  readonly name: string;
  /** How it occurs in running text. A `*` at the end of a word stands for any ending: `fleet pool*`, `úsek* flotily`. */
  readonly forms: readonly string[];
  /** The explanation: one or two sentences. */
  readonly text: string;
}

/** A word of a game that players may not know yet. */
export interface Term extends TermText {
  /** The clause that the explanation rests on. */
  readonly clause: string;
}

/** The terms of a game in one language, by their ids. */
export type Glossary = { readonly [id: string]: Term };

/** A part of a text; with the id of a term if it is one. */
export interface TextPiece {
  readonly text: string;
  readonly term?: string;
}

/** Splits a text at its terms. Those that are known already stay plain. */
export type TermMarker = (text: string, known?: ReadonlySet<string>) => readonly TextPiece[];

/** Texts of terms together with the clauses, which are the same in every language. */
export function glossaryOf(
  clauses: { readonly [id: string]: string },
  texts: { readonly [id: string]: TermText },
): Glossary {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, { ...text, clause: clauses[id] }]),
  );
}

/** More than are ever on a page at once; when full, the cache is cleared. */
const REMEMBERED = 4000;

const NOTHING_KNOWN: ReadonlySet<string> = new Set();

/**
 * A marker with a cache, since a log shows the same lines again with every move. Nothing is marked in the names of
 * things: Production Biomes are a card, whatever production is.
 */
export function createMarker(glossary: Glossary, names: readonly string[] = []): TermMarker {
  const split = splitter([...formsOf(glossary), ...names.map((form) => ({ form }))]);
  const remembered = new Map<string, readonly TextPiece[]>();
  const piecesOf = (text: string): readonly TextPiece[] => {
    let pieces = remembered.get(text);
    if (pieces === undefined) {
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(text, (pieces = split(text)));
    }
    return pieces;
  };
  return (text, known = NOTHING_KNOWN) => firstOfEach(piecesOf(text), known);
}

/** The names of things in which a term occurs, so that a marker leaves them alone. Common nouns are no names. */
export function namesWithTerms(glossary: Glossary, names: readonly string[]): readonly string[] {
  const split = splitter(formsOf(glossary));
  return [...new Set(names)].filter(
    (name) => /^\p{Lu}/u.test(name) && isMoreThanTerms(split(name)),
  );
}

/** A term and more words; a number after it, as in “fighter II”, makes no other thing of it. */
function isMoreThanTerms(pieces: readonly TextPiece[]): boolean {
  const rest = pieces.filter(({ term }) => term === undefined).map(({ text }) => text);
  return rest.length < pieces.length && /[^\s\dIVX]/.test(rest.join(''));
}

interface Form {
  readonly form: string;
  /** None for a name that is left alone. */
  readonly term?: string;
}

function formsOf(glossary: Glossary): readonly Form[] {
  return Object.entries(glossary).flatMap(([term, { forms }]) =>
    forms.map((form) => ({ form, term })),
  );
}

/** Finds every term with a single expression. Where several begin at the same letter, the longest form wins. */
function splitter(unsorted: readonly Form[]): (text: string) => readonly TextPiece[] {
  const forms = unsorted.toSorted((a, b) => b.form.length - a.form.length);
  // `\b` knows only the letters of English.
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${forms.map(({ form }) => `(${sourceOf(form)})`).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (text) => {
    const pieces: TextPiece[] = [];
    let from = 0;
    for (const match of text.matchAll(found)) {
      if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
      from = match.index + match[0].length;
      const form = match.findIndex((part, i) => i > 0 && part !== undefined);
      const { term } = forms[form - 1];
      pieces.push({ text: match[0], ...(term !== undefined && { term }) });
    }
    if (from < text.length) pieces.push({ text: text.slice(from) });
    return pieces;
  };
}

/** A space may be a no-break one. */
function sourceOf(form: string): string {
  return form
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '\\p{L}*')
    .replaceAll(' ', '\\s+');
}

/** A term is marked once in a text: more marks would only make it restless. */
function firstOfEach(
  pieces: readonly TextPiece[],
  known: ReadonlySet<string>,
): readonly TextPiece[] {
  const seen = new Set(known);
  return pieces.map((piece) => {
    if (piece.term === undefined) return piece;
    if (seen.has(piece.term)) return { text: piece.text };
    seen.add(piece.term);
    return piece;
  });
}

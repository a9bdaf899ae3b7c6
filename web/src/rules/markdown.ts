/** The part of Markdown that our rulebooks use. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'picture'; readonly text: string }
  | {
      readonly kind: 'figure';
      /** Which drawing of the game it is. */
      readonly name: string;
      readonly caption: string;
      /** What the numbers in the drawing mean. */
      readonly legend: readonly string[];
    }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'clause'; readonly id: string };

const BULLET = /^- /;
const NUMBER = /^\d+\. /;

export function parseBlocks(source: string): Block[] {
  const lines = source.split('\n');
  const blocks: Block[] = [];
  let at = 0;

  const takeWhile = (matches: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && matches(lines[at])) taken.push(lines[at++]);
    return taken;
  };

  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#+) (.*)$/.exec(line);
    if (line.trim() === '') at++;
    else if (heading !== null) {
      at++;
      const [, marks, text] = heading;
      blocks.push({ kind: 'heading', level: marks.length, text, id: slugOf(text) });
    } else if (line.startsWith('```')) {
      at++;
      const drawn = takeWhile((next) => !next.startsWith('```'));
      at++;
      const name = /^```figure (\S+)$/.exec(line)?.[1];
      if (name === undefined) blocks.push({ kind: 'picture', text: drawn.join('\n') });
      else {
        const [caption, ...legend] = drawn;
        blocks.push({ kind: 'figure', name, caption, legend });
      }
    } else if (line.startsWith('|')) {
      const [head, , ...rows] = takeWhile((next) => next.startsWith('|')).map(cellsOf);
      blocks.push({ kind: 'table', head, rows });
    } else if (BULLET.test(line) || NUMBER.test(line)) {
      const mark = BULLET.test(line) ? BULLET : NUMBER;
      const items = takeWhile((next) => mark.test(next)).map((item) => item.replace(mark, ''));
      blocks.push({ kind: 'list', ordered: mark === NUMBER, items });
    } else {
      const text = takeWhile((next) => next.trim() !== '' && !/^(#|```|\||- )/.test(next));
      blocks.push({ kind: 'paragraph', text: text.join(' ') });
    }
  }
  return blocks;
}

export function parseInline(text: string): Inline[] {
  return text.split(/(\*\*[^*]+\*\*|\[[A-Z]+-\d+(?:\.\d+)*\])/).flatMap((part): Inline[] => {
    if (part === '') return [];
    if (part.startsWith('**')) return [{ kind: 'strong', text: part.slice(2, -2) }];
    if (/^\[[A-Z]+-/.test(part)) return [{ kind: 'clause', id: part.slice(1, -1) }];
    return [{ kind: 'text', text: part }];
  });
}

/** What a reader can search in a block. */
export function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.join(' ');
    case 'figure':
      return [block.caption, ...block.legend].join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().join(' ');
    case 'heading':
    case 'paragraph':
    case 'picture':
      return block.text;
  }
}

function cellsOf(row: string): string[] {
  return row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
}

function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

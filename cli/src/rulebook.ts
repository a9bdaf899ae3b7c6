import { beside, padEnd, type Style, widthOf, wrap } from '@tablewright/board/terminal';

interface Page {
  readonly style: Style;
  readonly width: number;
}

const WIDEST = 100;

/** The rulebook, formatted for a terminal. */
export function rulebookLines(rulebook: string, page: Page): string[] {
  return typeset(rulebook.split('\n'), page);
}

export function chapterList(rulebook: string): string[] {
  return chaptersOf(rulebook).map(({ title }, i) => `${String(i + 1).padStart(3)}  ${title}`);
}

/** One chapter, by its number in the list; null if there is none. */
export function chapterLines(rulebook: string, which: string, page: Page): string[] | null {
  const chapter = /^\d+$/.test(which) ? chaptersOf(rulebook)[Number(which) - 1] : undefined;
  return chapter ? typeset(chapter.lines, page) : null;
}

function chaptersOf(rulebook: string): { title: string; lines: string[] }[] {
  const chapters: { title: string; lines: string[] }[] = [];
  for (const line of rulebook.split('\n')) {
    if (line.startsWith('## ')) chapters.push({ title: line.slice(3), lines: [] });
    chapters.at(-1)?.lines.push(line);
  }
  return chapters;
}

/** Headings, lists, tables and drawings: the Markdown that rulebooks use. */
function typeset(lines: readonly string[], { style, width }: Page): string[] {
  const wide = Math.min(width, WIDEST);
  const set: string[] = [];
  let table: string[][] = [];
  let isDrawing = false;
  /** The next line of a figure: 0 is its caption, the others are numbered. */
  let figureLine: number | null = null;
  const closeTable = (): void => {
    set.push(...tableLines(table, wide, style));
    table = [];
  };
  for (const line of lines) {
    if (!line.startsWith('|')) closeTable();
    if (line.startsWith('```')) {
      isDrawing = !isDrawing;
      figureLine = line.startsWith('```figure ') ? 0 : null;
    } else if (figureLine !== null) {
      const text = figureLine === 0 ? words(line, style.bold) : `${figureLine}. ${line}`;
      set.push(...wrap(text, wide, figureLine === 0 ? '' : '   '));
      figureLine++;
    } else if (isDrawing) set.push(`  ${line}`);
    else if (line.startsWith('#')) set.push(style.accent(line.replace(/^#+ /, '')));
    else if (line.startsWith('|')) {
      const cells = line.split('|').slice(1, -1);
      if (!/^[\s|:-]+$/.test(line)) table.push(cells.map((cell) => inline(cell.trim(), style)));
    } else {
      const [bullet] = /^(\d+\. |- )?/.exec(line)!;
      const indent = ' '.repeat(bullet.length);
      const text = inline(line.replace(/^- /, '• '), style);
      set.push(...wrap(text, wide, indent));
    }
  }
  closeTable();
  return set;
}

function inline(text: string, style: Style): string {
  return text
    .replace(/\*\*(.+?)\*\*/g, (_, bold: string) => words(bold, style.bold))
    .replace(/\[([A-Z]+-[\d.]+)\]/g, (_, clause: string) => style.dim(`[${clause}]`));
}

/** Each word separately, so that a line may break between them. */
function words(text: string, paint: (word: string) => string): string {
  return text.split(' ').map(paint).join(' ');
}

function tableLines(rows: readonly string[][], width: number, style: Style): string[] {
  if (rows.length === 0) return [];
  const [heading, ...body] = rows;
  const first = Math.max(...rows.map(([cell]) => widthOf(cell)));
  return [[style.bold(heading[0]), style.bold(heading[1] ?? '')], ...body].flatMap(
    ([left, ...rest]) =>
      beside([[padEnd(left, first)], wrap(rest.join('  '), width - first - 2)], '  '),
  );
}

import { useMemo } from 'react';
import { useGame } from '../app/useGame.ts';
import { type Block, parseBlocks } from './markdown.ts';

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Clause {
  readonly id: string;
  readonly text: string;
}

export interface Rulebook {
  readonly title: string;
  readonly preface: readonly Block[];
  readonly chapters: readonly Chapter[];
  /** In numerical order. */
  readonly clauses: readonly Clause[];
}

/** The rulebook of a game in the language of the page; undefined until it is loaded. */
export function useRulebook(game: string): Rulebook | undefined {
  const clauses = useGame(game, 'clauses');
  const rulebook = useGame(game, 'rulebook');
  return useMemo(() => {
    if (clauses === undefined || rulebook === undefined) return undefined;
    return bind(
      parseBlocks(rulebook),
      Object.entries(clauses).map(([id, words]) => ({ id, text: words })),
    );
  }, [clauses, rulebook]);
}

/** Splits the blocks at the headings of chapters. */
function bind(blocks: readonly Block[], clauses: readonly Clause[]): Rulebook {
  const preface: Block[] = [];
  const chapters: { id: string; title: string; blocks: Block[] }[] = [];
  let title = '';
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1) title = block.text;
    else if (block.kind === 'heading' && block.level === 2)
      chapters.push({ id: block.id, title: block.text, blocks: [] });
    else (chapters.at(-1)?.blocks ?? preface).push(block);
  }
  return { title, preface, chapters, clauses };
}

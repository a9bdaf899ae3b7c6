import { Glossed, TermMarks } from '@tablewright/board';
import { Fragment, type ReactNode, Suspense, useContext, useMemo } from 'react';
import { useSay } from '../app/text.tsx';
import { useGame } from '../app/useGame.ts';
import css from './Rules.module.css';
import { type Block, type Inline, parseInline, wordsOf } from './markdown.ts';
import { cutAt } from '@tablewright/board/search';

export interface BlockProps {
  readonly game: string;
  /** Without case and accents; empty when there is no search. */
  readonly query: string;
  /** Opens a clause: a link on the rules page, a jump beside a board. */
  readonly clauseLink: (id: string) => ReactNode;
}

/** With more columns a table may be wider than a phone, and scrolls in a box of its own. */
const NARROW_TABLE = 3;

export function Blocks({ blocks, ...props }: BlockProps & { blocks: readonly Block[] }) {
  const known = useTermsBefore(blocks);
  return blocks.map((block, i) => <OneBlock key={i} block={block} known={known[i]} {...props} />);
}

/** The terms that occur before each block: a chapter marks a term once. */
function useTermsBefore(blocks: readonly Block[]): readonly ReadonlySet<string>[] {
  const mark = useContext(TermMarks);
  return useMemo(() => {
    const met = new Set<string>();
    return blocks.map((block) => {
      const before = new Set(met);
      for (const { term } of mark?.(wordsOf(block)) ?? []) if (term !== undefined) met.add(term);
      return before;
    });
  }, [blocks, mark]);
}

interface OneBlockProps extends BlockProps {
  readonly block: Block;
  readonly known: ReadonlySet<string>;
}

function OneBlock({ block, known, game, query, clauseLink }: OneBlockProps) {
  const say = useSay();
  const words = (text: string) => <Words {...{ text, known, query, clauseLink }} />;
  switch (block.kind) {
    case 'heading':
      return <h3>{words(block.text)}</h3>;
    case 'paragraph':
      return <p>{words(block.text)}</p>;
    case 'picture':
      return (
        <pre className={css.picture} role="img" aria-label={say('rules.picture')} tabIndex={0}>
          {block.text}
        </pre>
      );
    case 'figure':
      return (
        <figure className={css.figure}>
          <Drawing game={game} name={block.name} />
          <figcaption>{words(block.caption)}</figcaption>
          <ol>
            {block.legend.map((line, i) => (
              <li key={i}>{words(line)}</li>
            ))}
          </ol>
        </figure>
      );
    case 'list': {
      const items = block.items.map((item, i) => <li key={i}>{words(item)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table': {
      const table = (
        <table>
          <thead>
            <tr>
              {block.head.map((cell, i) => (
                <th key={i} scope="col">
                  {words(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, j) => (
                  <td key={j}>{words(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
      if (block.head.length <= NARROW_TABLE) return table;
      return (
        <div className={css.wide} role="group" aria-label={block.head.join(', ')} tabIndex={0}>
          {table}
        </div>
      );
    }
  }
}

/** The legend says all that the drawing shows, so it is hidden from those who hear the page. */
function Drawing({ game, name }: { readonly game: string; readonly name: string }) {
  const Figure = useGame(game, 'ui')?.figures?.[name];
  return (
    <div className={css.drawing} aria-hidden="true">
      <Suspense fallback={null}>{Figure && <Figure />}</Suspense>
    </div>
  );
}

interface WordsProps extends Omit<BlockProps, 'game'> {
  readonly text: string;
  readonly known: ReadonlySet<string>;
}

function Words({ text, known, query, clauseLink }: WordsProps) {
  const part = (inline: Inline): ReactNode => {
    if (inline.kind === 'clause') return clauseLink(inline.id);
    const marked = <Read text={inline.text} known={known} query={query} />;
    return inline.kind === 'strong' ? <strong>{marked}</strong> : marked;
  };
  return parseInline(text).map((inline, i) => <Fragment key={i}>{part(inline)}</Fragment>);
}

/** Either what was searched for is marked, or the terms. */
export function Read({
  text,
  known,
  query,
}: {
  readonly text: string;
  readonly known?: ReadonlySet<string>;
  readonly query: string;
}) {
  return query === '' ? <Glossed {...{ text, known }} /> : <Marked {...{ text, query }} />;
}

export function Marked({ text, query }: { text: string; query: string }) {
  return cutAt(text, query).map((piece, i) =>
    piece.found ? <mark key={i}>{piece.text}</mark> : <Fragment key={i}>{piece.text}</Fragment>,
  );
}

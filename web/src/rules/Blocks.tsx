import { Fragment, type ReactNode } from 'react';
import { useSay } from '../app/text.tsx';
import css from './Rules.module.css';
import { type Block, type Inline, parseInline } from './markdown.ts';
import { cutAt } from './search.ts';

export interface BlockProps {
  /** Without case and accents; empty when there is no search. */
  readonly query: string;
  /** Opens a clause: a link on the rules page, a jump beside a board. */
  readonly clauseLink: (id: string) => ReactNode;
}

export function Blocks({ blocks, ...props }: BlockProps & { blocks: readonly Block[] }) {
  return blocks.map((block, i) => <OneBlock key={i} block={block} {...props} />);
}

function OneBlock({ block, ...props }: BlockProps & { block: Block }) {
  const say = useSay();
  const words = (text: string) => <Words text={text} {...props} />;
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
    case 'list': {
      const items = block.items.map((item, i) => <li key={i}>{words(item)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
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
  }
}

export function Words({ text, query, clauseLink }: BlockProps & { text: string }) {
  const part = (inline: Inline): ReactNode => {
    if (inline.kind === 'clause') return clauseLink(inline.id);
    const marked = <Marked text={inline.text} query={query} />;
    return inline.kind === 'strong' ? <strong>{marked}</strong> : marked;
  };
  return parseInline(text).map((inline, i) => <Fragment key={i}>{part(inline)}</Fragment>);
}

export function Marked({ text, query }: { text: string; query: string }) {
  return cutAt(text, query).map((piece, i) =>
    piece.found ? <mark key={i}>{piece.text}</mark> : <Fragment key={i}>{piece.text}</Fragment>,
  );
}

import type { TermMarker } from '@tablewright/text';
import { createContext, Fragment, useContext } from 'react';
import styles from './glossed.module.css';

/** Finds the terms that the page explains; null where it explains none. */
export const TermMarks = createContext<TermMarker | null>(null);

/** Inside a button or a link, and where terms are very many, the keyboard does not stop at them. */
export const WithoutTabStops = createContext(false);

interface GlossedProps {
  readonly text: string;
  /** Terms that have been marked before it. */
  readonly known?: ReadonlySet<string>;
}

/** A text of the game, with its terms marked. The page shows what they mean. */
export function Glossed({ text, known }: GlossedProps) {
  const mark = useContext(TermMarks);
  const isPlain = useContext(WithoutTabStops);
  if (mark === null) return text;
  return mark(text, known).map((piece, i) => {
    const { term } = piece;
    if (term === undefined) return <Fragment key={i}>{piece.text}</Fragment>;
    // A span, unlike a button, breaks at the end of a line: marks that come late move nothing.
    return (
      <span
        key={term}
        className={styles.term}
        data-term={term}
        {...(!isPlain && { role: 'button', tabIndex: 0 })}
      >
        {piece.text}
      </span>
    );
  });
}

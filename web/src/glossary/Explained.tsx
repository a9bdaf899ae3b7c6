import { TermMarks } from '@tablewright/board';
import { createMarker } from '@tablewright/text';
import { type ReactNode, useMemo } from 'react';
import { useGlossary } from './useGlossary.ts';

interface ExplainedProps {
  readonly game: string;
  readonly children: ReactNode;
}

/** Marks the terms of a game in all that is inside. A `TermTip` somewhere on the page tells what they mean. */
export function Explained({ game, children }: ExplainedProps) {
  const glossary = useGlossary(game);
  const mark = useMemo(
    () => (glossary === null ? null : createMarker(glossary.terms, glossary.names)),
    [glossary],
  );
  return <TermMarks value={mark}>{children}</TermMarks>;
}

import { TipLayer } from './TipLayer.tsx';
import { useGlossary } from './useGlossary.ts';

interface TermTipProps {
  readonly game: string;
  /** Shows a clause, when somebody presses a term that is explained already. */
  readonly onOpen: (clause: string) => void;
}

/** Tells what the terms on the page mean, one at a time. */
export function TermTip({ game, onOpen }: TermTipProps) {
  const glossary = useGlossary(game);
  return glossary !== null && <TipLayer terms={glossary.terms} onOpen={onOpen} />;
}

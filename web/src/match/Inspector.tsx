import { type GameUi, WithoutTabStops } from '@tablewright/board';
import type { Plain } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useGlossary } from '../glossary/useGlossary.ts';
import { besides, type Place } from './beside.ts';
import css from './why.module.css';

interface InspectorProps {
  readonly ui: GameUi;
  readonly teller: Teller;
  readonly frame: RefObject<HTMLElement | null>;
  readonly target: string;
  readonly state: Plain;
}

/** More terms would hide the card behind its explanation. */
const MOST_TERMS = 3;

const NO_TERMS: readonly string[] = [];

/** A card in full, while the pointer is on it. The pointer cannot reach its terms, so they are explained below it. */
export function Inspector({ ui, teller, frame, target, state }: InspectorProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const glossary = useGlossary(ui.id);
  const [terms, setTerms] = useState(NO_TERMS);
  useLayoutEffect(() => setTerms(termsIn(box.current)), [target, glossary]);
  useLayoutEffect(
    () => setPlace(besides(frame.current, target, box.current)),
    [frame, target, terms],
  );
  return (
    <div
      ref={box}
      role="tooltip"
      className={css.inspector}
      style={place ?? { visibility: 'hidden' }}
    >
      <WithoutTabStops value={true}>
        <ui.Inspect target={target} state={state} teller={teller} />
      </WithoutTabStops>
      {glossary !== null && terms.length > 0 && (
        <dl className={css.terms}>
          {terms.map((term) => (
            <div key={term}>
              <dt>{glossary.terms[term].name}</dt>
              <dd>{glossary.terms[term].text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function termsIn(card: HTMLElement | null): readonly string[] {
  const marked = card?.querySelectorAll<HTMLElement>('[data-term]') ?? [];
  return [...new Set(Array.from(marked, ({ dataset }) => dataset.term!))].slice(0, MOST_TERMS);
}

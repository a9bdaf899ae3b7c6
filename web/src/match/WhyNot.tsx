import { Icon } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useSay } from '../app/text.tsx';
import { besides, type Place } from './beside.ts';
import css from './why.module.css';
import type { Decision, Refusal } from './useDecision.ts';
import type { Panels } from './usePanels.ts';

interface WhyNotProps {
  readonly refusal: Refusal;
  readonly decision: Decision;
  readonly teller: Teller;
  readonly panels: Panels;
  readonly frame: RefObject<HTMLElement | null>;
}

/** Beside what was clicked: why it may not be done now, and the clause that says so. */
export function WhyNot({ refusal, decision, teller, panels, frame }: WhyNotProps) {
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(
    () => setPlace(besides(frame.current, refusal.target, box.current)),
    [frame, refusal],
  );
  const clause = refusal.refused?.clause;
  return (
    <section
      ref={box}
      className={css.why}
      style={place ?? { visibility: 'hidden' }}
      role="alert"
      aria-label={say('match.whyNot')}
    >
      <h3>
        <Icon name="lock" />
        <span>{say('match.whyNot')}</span>
      </h3>
      <p>
        {clause === undefined
          ? say('match.notNow')
          : (teller.clause(clause) ?? say('match.notNow'))}
      </p>
      <footer>
        {clause !== undefined && (
          <>
            <span className={css.clause}>{clause}</span>
            <button type="button" onClick={() => panels.openRule(clause)}>
              {say('match.openRule')}
            </button>
          </>
        )}
        <button type="button" onClick={decision.dismiss}>
          {say('match.close')}
        </button>
      </footer>
    </section>
  );
}

import { Icon } from '@tablewright/board';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useSay } from '../app/text.tsx';
import { useGame } from '../app/useGame.ts';
import { besides, type Place } from './beside.ts';
import css from './why.module.css';
import type { Decision, Refusal } from './useDecision.ts';
import type { Panels } from './usePanels.ts';

interface WhyNotProps {
  readonly refusal: Refusal;
  readonly decision: Decision;
  readonly game: string;
  readonly panels: Panels;
  readonly frame: RefObject<HTMLElement | null>;
}

/** Beside the clicked target: why it is not allowed now, and the clause that says so. */
export function WhyNot({ refusal, decision, game, panels, frame }: WhyNotProps) {
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const clauses = useGame(game, 'clauses');
  // Clauses load with the first of these questions, and make the box larger.
  useLayoutEffect(
    () => setPlace(besides(frame.current, refusal.target, box.current)),
    [frame, refusal, clauses],
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
          : clauses !== undefined && (clauses[clause] ?? say('match.notNow'))}
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

import { type BoardProps, Glossed, Icon } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
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
  readonly teller: Teller;
  readonly panels: Panels;
  readonly frame: RefObject<HTMLElement | null>;
  readonly layout: BoardProps<unknown>['layout'];
}

/** What stands in the way, and the clauses that say so: beside the pressed thing, on a phone above the prompt. */
export function WhyNot({ refusal, decision, game, teller, panels, frame, layout }: WhyNotProps) {
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const clauses = useGame(game, 'clauses');
  // Clauses load with the first of these questions, and make the box larger.
  useLayoutEffect(
    () =>
      setPlace(layout === 'wide' ? besides(frame.current, refusal.target, box.current) : AT_BOTTOM),
    [frame, refusal, clauses, layout],
  );
  const openRule = (clause: string): void => {
    decision.dismiss();
    panels.openRule(clause);
  };
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
      {teller.why(refusal.why).map(({ text, clause }) => (
        <div key={`${clause} ${text}`} className={css.because}>
          <p>
            <Glossed text={text} />
          </p>
          {clause !== undefined && (
            <>
              <p className={css.rule}>
                <Glossed text={clauses?.[clause] ?? ''} />
              </p>
              <p className={css.cite}>
                <span className={css.clause}>{clause}</span>
                <button type="button" onClick={() => openRule(clause)}>
                  {say('match.openRule')}
                </button>
              </p>
            </>
          )}
        </div>
      ))}
      <footer>
        <button type="button" onClick={decision.dismiss}>
          {say('match.close')}
        </button>
      </footer>
    </section>
  );
}

/** Where the style sheet puts it. */
const AT_BOTTOM = {};

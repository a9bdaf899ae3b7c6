import { Icon } from '@tablewright/board';
import type { Snapshot } from '@tablewright/protocol';
import { useEffect, useRef } from 'react';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import css from './prompt.module.css';
import type { Peek } from './usePeek.ts';

interface PeekBarProps {
  readonly peek: Peek;
  /** The moment that is shown. */
  readonly at: number;
  readonly snapshot: Snapshot;
  /** The address of the replay. */
  readonly replay: string;
}

/** In the place of the prompt while an earlier moment is shown: step, or go back to the match. */
export function PeekBar({ peek, at, snapshot, replay }: PeekBarProps) {
  const say = useSay();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  const { n: last, question, ending } = snapshot.position;
  const isMyTurn = question !== null && ending === null;
  return (
    <section className={css.prompt} data-peek aria-label={say('match.peek')}>
      <div className={css.say}>
        <p className={css.ask} role="status">
          {say(peek.isRefused ? 'match.peekRefused' : 'match.peekAt', { n: at, last })}
        </p>
        <p className={css.note}>{isMyTurn ? say('match.peekTurn') : say('match.peekNote')}</p>
      </div>
      <div className={css.acts}>
        <button
          type="button"
          className={controls.quiet}
          aria-label={say('match.peekBefore')}
          disabled={at === 0}
          onClick={() => peek.look(at - 1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className={controls.quiet}
          aria-label={say('match.peekAfter')}
          disabled={at >= last}
          onClick={() => peek.look(at + 1)}
        >
          <Icon name="fwd" />
        </button>
        <a className={controls.button} href={`${replay}?n=${at}`} target="_blank" rel="noopener">
          {say('match.peekReplay')}
        </a>
        <button ref={back} type="button" className={controls.lit} onClick={peek.back}>
          {say('match.peekBack')}
        </button>
      </div>
    </section>
  );
}

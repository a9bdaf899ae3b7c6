import { type GameUi, Glossed, Icon } from '@tablewright/board';
import type { Snapshot } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { useCoaching } from '../settings/useCoaching.ts';
import css from './coach-strip.module.css';

interface CoachStripProps {
  readonly snapshot: Snapshot;
  readonly ui: GameUi;
  readonly teller: Teller;
}

/** Advice for this step below the prompt. Where it does not fit, it opens over the hand, never over the board. */
export function CoachStrip({ snapshot, ui, teller }: CoachStripProps) {
  const say = useSay();
  const { turn } = useCoaching(ui.id);
  const { viewer, position } = snapshot;
  const { state, question, n, epoch } = position;
  const here = `${n}.${epoch}`;
  // It closes when the match moves on.
  const [openAt, setOpenAt] = useState('');
  const isOpen = openAt === here;
  const tip = useMemo(
    () => (question === null ? null : (ui.coach?.({ state, seat: viewer, question }) ?? null)),
    [ui, state, viewer, question],
  );
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpenAt('');
  };
  return (
    <section
      className={css.strip}
      data-open={isOpen}
      data-keep-clear
      aria-label={say('coach.title')}
      onKeyDown={onKey}
    >
      <div className={css.sheet}>
        <Icon name="hint" size={22} />
        <div className={css.words}>
          <div role="status" data-tip={tip?.title.id}>
            {tip !== null && (
              <>
                <h2>{teller.say(tip.title.id, tip.title.about)}</h2>{' '}
                <p>
                  <Glossed text={teller.say(tip.text.id, tip.text.about)} />
                </p>
              </>
            )}
          </div>
          {tip === null && <p className={css.wait}>{say('coach.waiting')}</p>}
        </div>
        <button
          type="button"
          className={css.more}
          aria-expanded={isOpen}
          aria-label={say('coach.more')}
          onClick={() => setOpenAt(isOpen ? '' : here)}
        >
          <Icon name="down" />
        </button>
        <button
          type="button"
          className={`${controls.quiet} ${css.off}`}
          onClick={() => turn(false)}
        >
          {say('coach.off')}
        </button>
      </div>
    </section>
  );
}

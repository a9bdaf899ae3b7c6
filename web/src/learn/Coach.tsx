import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Glossed, Icon } from '@tablewright/board';
import { controls } from '../app/controls.tsx';
import type { Lesson } from '@tablewright/board/lesson';
import { type Say, useSay } from '../app/text.tsx';
import css from './coach.module.css';

interface CoachProps {
  readonly lesson: Lesson;
  /** The texts of the game's lessons. */
  readonly tell: Say;
  readonly at: number;
  readonly isDone: boolean;
  readonly onGo: (step: number) => void;
  readonly onRepeat: () => void;
}

/** Explains what to do and why; never covers the board. */
export function Coach({ lesson, tell, at, isDone, onGo, onRepeat }: CoachProps) {
  const say = useSay();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), [at]);
  const id = `${lesson.id}.${lesson.steps[at].id}`;
  const isLast = at === lesson.steps.length - 1;
  return (
    <section className={css.coach} aria-label={say('learn.lesson')}>
      <p className={css.count}>{say('learn.stepOf', { step: at + 1, of: lesson.steps.length })}</p>
      <h2 ref={title} tabIndex={-1}>
        {tell(`${id}.title`)}
      </h2>
      <p>
        <Glossed text={tell(`${id}.body`)} />
      </p>
      <p role="status" className={css.done}>
        {isDone && !isLast && (
          <>
            <Icon name="check" /> <Glossed text={tell(`${id}.done`)} />
          </>
        )}
      </p>
      <div className={css.acts}>
        {isLast ? (
          <Link className={controls.lit} href="/">
            {say('learn.finish')}
          </Link>
        ) : (
          <button
            type="button"
            className={isDone ? controls.lit : controls.button}
            data-answer="next"
            onClick={() => onGo(at + 1)}
          >
            {isDone ? say('learn.next') : say('learn.skip')}
          </button>
        )}
        {!isLast && (
          <button type="button" className={controls.quiet} onClick={onRepeat}>
            {say('learn.again')}
          </button>
        )}
        {at > 0 && (
          <button type="button" className={controls.quiet} onClick={() => onGo(at - 1)}>
            {say('learn.back')}
          </button>
        )}
      </div>
    </section>
  );
}

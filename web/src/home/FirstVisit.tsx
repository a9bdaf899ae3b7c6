import { Icon } from '@tablewright/board';
import { Link } from 'wouter';
import { useHome } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import { PLAYABLE } from '../games.ts';
import { useProgress } from '../learn/progress.ts';
import css from './FirstVisit.module.css';
import { usePlayChoice } from './play-choice.ts';
import { usePlay } from './usePlay.ts';

/** For strangers: what the shortest game is about, its lesson, and its base game. */
export function FirstVisit() {
  const say = useSay();
  const locale = useLocale();
  const { data: home } = useHome();
  const { reached } = useProgress();
  const { choose, isChosen } = usePlayChoice();
  const { play, isPending, problem } = usePlay();
  const [{ id, first }] = PLAYABLE;
  const isNew = home?.mine.length === 0 && !isChosen && Object.keys(reached).length === 0;
  if (!isNew || first === undefined) return null;
  const { goal, lesson } = first;
  return (
    <section className={css.first} aria-labelledby="first-visit">
      <h2 id="first-visit">{say('first.title', { game: say(`game.${id}`) })}</h2>
      <p>{goal[locale]}</p>
      <div className={css.acts}>
        {lesson !== undefined && (
          <Link className={controls.button} href={`/learn/${id}/${lesson}`}>
            <Icon name="book" />
            {say('first.lesson')}
          </Link>
        )}
        <button
          type="button"
          className={controls.button}
          disabled={isPending}
          onClick={() => play({ ...choose(id), level: 'easy' })}
        >
          <Icon name="play" />
          {say('first.base')}
        </button>
      </div>
      <p role="alert">{problem}</p>
    </section>
  );
}

import { Link } from 'wouter';
import { Icon } from '@tablewright/board';
import { useSay } from '../app/text.tsx';
import { useTitle } from '../app/title.ts';
import { useGame } from '../app/useGame.ts';
import { PLAYABLE } from '../games.ts';
import css from '../app/Shelf.module.css';
import { useProgress } from './progress.ts';
import { useLessonText } from './useLessonText.ts';

/** Every lesson of every game. */
export default function LearnHome() {
  const say = useSay();
  useTitle(say('learn.title'));
  return (
    <article className={css.shelf}>
      <h1>{say('learn.title')}</h1>
      {PLAYABLE.map(({ id }) => (
        <Lessons key={id} game={id} />
      ))}
    </article>
  );
}

/** A game without lessons is left out. */
function Lessons({ game }: { game: string }) {
  const say = useSay();
  const lessons = useGame(game, 'lessons');
  const tell = useLessonText(game);
  const { reached } = useProgress();
  if (lessons?.length === 0) return null;
  return (
    <section aria-labelledby={`lessons-${game}`}>
      <h2 id={`lessons-${game}`}>{say(`game.${game}`)}</h2>
      <ul className={css.row}>
        {tell !== undefined &&
          lessons?.map(({ id, minutes, steps }) => (
            <li key={id}>
              <Link href={`/learn/${game}/${id}`} className={css.item}>
                <b>{tell(`${id}.title`)}</b>
                <span>{tell(`${id}.about`)}</span>
                <span className={css.minutes}>
                  <Icon name="clock" /> {say('learn.minutes', { minutes })}
                </span>
                <Reached step={reached[`${game}/${id}`]} of={steps.length} />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** How far this lesson was taken: nothing at first, null when it is finished. */
function Reached({ step, of }: { readonly step: number | null | undefined; readonly of: number }) {
  const say = useSay();
  if (step === undefined || step === 0) return null;
  return (
    <span className={css.minutes}>
      {step === null ? (
        <>
          <Icon name="check" /> {say('learn.finished')}
        </>
      ) : (
        <>
          <Icon name="play" /> {say('learn.stepOf', { step: step + 1, of })}
        </>
      )}
    </span>
  );
}

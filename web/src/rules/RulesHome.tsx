import { Link } from 'wouter';
import css from '../app/Shelf.module.css';
import { useSay } from '../app/text.tsx';
import { useTitle } from '../app/title.ts';
import { PLAYABLE } from '../games.ts';

/** The rulebook of every game. */
export default function RulesHome() {
  const say = useSay();
  useTitle(say('rules.title'));
  return (
    <article className={css.shelf}>
      <h1>{say('rules.title')}</h1>
      <ul className={css.row}>
        {PLAYABLE.map(({ id }) => (
          <li key={id}>
            <Link href={`/rules/${id}`} className={css.item}>
              <b>{say(`game.${id}`)}</b>
              <span>{say(`game.${id}.tagline`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}

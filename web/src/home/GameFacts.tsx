import { Icon } from '@tablewright/board';
import { useSay } from '../app/text.tsx';
import type { GameEntry } from '../games.ts';
import css from './GameFacts.module.css';

/** For how many players, and how long it takes. */
export function GameFacts({ game: { players, minutes } }: { readonly game: GameEntry }) {
  const say = useSay();
  const [least, most] = minutes;
  const isLong = least >= 180;
  return (
    <ul className={css.facts}>
      <li>
        <Icon name="people" />
        <span className="visually-hidden">{say('home.players')}</span> {players.min}–{players.max}
      </li>
      <li>
        <Icon name="clock" />
        <span className="visually-hidden">{say('home.duration')}</span>{' '}
        {isLong
          ? say('home.hours', { least: least / 60, most: most / 60 })
          : say('home.minutes', { least, most })}
      </li>
    </ul>
  );
}

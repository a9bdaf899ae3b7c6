import { Icon } from '@tablewright/board';
import { useSay } from '../app/text.tsx';
import { type GameEntry, GAMES } from '../games.ts';
import { posterOf } from './posters.ts';
import css from './Posters.module.css';
import { usePlay } from './usePlay.ts';
import { usePlayChoice } from './play-choice.ts';

export function Posters() {
  const say = useSay();
  return (
    <section aria-label={say('home.games')}>
      <ul className={css.posters}>
        {GAMES.map((game) => (
          <li key={game.id}>
            {game.isOffered ? <Playable game={game} /> : <Coming game={game} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The poster is the button: it starts a match with the options chosen above. */
function Playable({ game }: { game: GameEntry }) {
  const say = useSay();
  const { choose } = usePlayChoice();
  const { play, isPending } = usePlay();
  return (
    <article className={css.poster}>
      <Art game={game} />
      <Plate game={game} />
      <button
        type="button"
        className={css.cover}
        disabled={isPending}
        onClick={() => play(choose(game.id))}
      >
        <span>{say('home.playGame', { game: say(`game.${game.id}`) })}</span>
      </button>
    </article>
  );
}

function Coming({ game }: { game: GameEntry }) {
  return (
    <article className={`${css.poster} ${css.coming}`}>
      <Art game={game} />
      <Plate game={game} />
    </article>
  );
}

function Art({ game: { id } }: { game: GameEntry }) {
  return (
    <div className={css.art}>
      <img src={posterOf(id)} alt="" width="234" height="420" />
    </div>
  );
}

function Plate({ game: { id, players, minutes, isOffered } }: { game: GameEntry }) {
  const say = useSay();
  const [least, most] = minutes;
  const long = least >= 180;
  return (
    <div className={css.plate}>
      <h2>{say(`game.${id}`)}</h2>
      <p className={css.tagline}>{say(`game.${id}.tagline`)}</p>
      <ul className={css.facts}>
        <li>
          <Icon name="people" />
          <span className="visually-hidden">{say('home.players')}</span> {players.min}–{players.max}
        </li>
        <li>
          <Icon name="clock" />
          <span className="visually-hidden">{say('home.duration')}</span>{' '}
          {long
            ? say('home.hours', { least: least / 60, most: most / 60 })
            : say('home.minutes', { least, most })}
        </li>
      </ul>
      {!isOffered && <p className={css.badge}>{say('home.coming')}</p>}
    </div>
  );
}

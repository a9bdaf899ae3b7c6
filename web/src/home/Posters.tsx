import { Icon } from '../../board/Icon.tsx';
import { useSay } from '../app/text.tsx';
import { useGame } from '../app/useGame.ts';
import { type GameEntry, GAMES } from '../games.ts';
import ahoy from './posters/ahoy.svg';
import arcs from './posters/arcs.svg';
import ti4 from './posters/ti4.svg';
import css from './Posters.module.css';
import { usePlay } from './usePlay.ts';
import { useWish } from './wish.ts';

/** Pictures of the games that are announced; a game that can be played brings its own. */
const ANNOUNCED: { readonly [id: string]: string } = { ahoy, arcs, ti4 };

export function Posters() {
  const say = useSay();
  return (
    <section aria-label={say('home.games')}>
      <ul className={css.posters}>
        {GAMES.map((game) => (
          <li key={game.id}>
            {game.load === null ? <Coming game={game} /> : <Playable game={game} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The poster itself is the button: it starts a match as chosen above. */
function Playable({ game }: { game: GameEntry }) {
  const say = useSay();
  const wish = useWish();
  const ui = useGame(game.id, 'ui');
  const { play, isPending } = usePlay();
  return (
    <article className={css.poster}>
      <div className={css.art} aria-hidden="true">
        {ui !== undefined && <ui.Poster />}
      </div>
      <Plate game={game} />
      <button
        type="button"
        className={css.cover}
        disabled={isPending}
        onClick={() => play({ ...wish, game: game.id })}
      >
        <span>{say('home.playGame', { game: say(`game.${game.id}`) })}</span>
      </button>
    </article>
  );
}

function Coming({ game }: { game: GameEntry }) {
  return (
    <article className={`${css.poster} ${css.coming}`}>
      <div className={css.art}>
        <img src={ANNOUNCED[game.id]} alt="" width="234" height="420" />
      </div>
      <Plate game={game} />
    </article>
  );
}

function Plate({ game: { id, seats, minutes, load } }: { game: GameEntry }) {
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
          <span className="visually-hidden">{say('home.players')}</span> {seats.min}–{seats.max}
        </li>
        <li>
          <Icon name="clock" />
          <span className="visually-hidden">{say('home.duration')}</span>{' '}
          {long
            ? say('home.hours', { least: least / 60, most: most / 60 })
            : say('home.minutes', { least, most })}
        </li>
      </ul>
      {load === null && <p className={css.badge}>{say('home.coming')}</p>}
    </div>
  );
}

import { Link } from 'wouter';
import { useSay } from '../app/text.tsx';
import { type GameEntry, GAMES } from '../games.ts';
import { GameFacts } from './GameFacts.tsx';
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

function Plate({ game }: { game: GameEntry }) {
  const say = useSay();
  const { id, isOffered } = game;
  return (
    <div className={css.plate}>
      <h2>{say(`game.${id}`)}</h2>
      <p className={css.tagline}>{say(`game.${id}.tagline`)}</p>
      <div className={css.foot}>
        <GameFacts game={game} />
        <Link
          className={css.more}
          href={`/games/${id}`}
          aria-label={`${say('gamePage.about')}: ${say(`game.${id}`)}`}
        >
          {say('gamePage.about')}
        </Link>
      </div>
      {!isOffered && <p className={css.badge}>{say('home.coming')}</p>}
    </div>
  );
}

import type { RatingView } from '@tablewright/protocol';
import { useSay } from '../app/text.tsx';

/** Above this deviation, one match may still change the rating a lot. */
const PROVISIONAL = 110;

/** A player's ratings, one card for each game. */
export function Ratings({ ratings }: { ratings: readonly RatingView[] }) {
  const say = useSay();
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings" className="visually-hidden">
        {say('player.ratings')}
      </h2>
      {ratings.length === 0 ? (
        <p className="people-hint">{say('player.unrated')}</p>
      ) : (
        <ul className="player-ratings">
          {ratings.map(({ game, pace, rating, deviation, matches }) => (
            <li key={`${game} ${pace}`} className="player-rating" data-game={game}>
              <p className="player-what">
                <span className="people-game">{say(`game.${game}`)}</span> {say(`pace.${pace}`)}
              </p>
              <p className="player-figure">
                <b>{Math.round(rating)}</b> <span>± {Math.round(deviation)}</span>
              </p>
              <p className="people-hint">
                {say('player.ratedMatches', { count: matches })}
                {deviation > PROVISIONAL && (
                  <>
                    {' '}
                    <span className="people-tag">{say('player.provisional')}</span>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

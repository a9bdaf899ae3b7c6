import { Icon } from '@tablewright/board';
import { Link } from 'wouter';
import { useHome } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import { useTitle } from '../app/title.ts';
import { type GameEntry, gameOf } from '../games.ts';
import css from './GamePage.module.css';
import { GameFacts } from './GameFacts.tsx';
import { MatchRow } from './MatchRow.tsx';
import { OpenTables } from './OpenTables.tsx';
import { posterOf } from './posters.ts';
import { usePlayChoice } from './play-choice.ts';
import { usePlay } from './usePlay.ts';

/** All about one game: what it is about, how to learn and play it, who plays it now, and whose it is. */
export default function GamePage({ game: id }: { readonly game: string }) {
  const game = gameOf(id);
  return game === undefined ? <NotFound /> : <Page game={game} />;
}

function Page({ game }: { readonly game: GameEntry }) {
  const say = useSay();
  const locale = useLocale();
  const { data: home } = useHome();
  const { id, first, credits, isOffered } = game;
  useTitle(say(`game.${id}`));
  const watch = home?.watch.filter((match) => match.game === id) ?? [];
  return (
    <article className={css.page} data-game={id}>
      <img className={css.poster} src={posterOf(id)} alt="" width="234" height="420" />
      <div className={css.words}>
        <h1>{say(`game.${id}`)}</h1>
        <p className={css.tagline}>{say(`game.${id}.tagline`)}</p>
        <GameFacts game={game} />
        {first && <p>{first.goal[locale]}</p>}
        {isOffered ? <Ways game={game} /> : <p>{say('home.coming')}</p>}
        <p className={css.credits}>
          {say('about.designer')}: {credits.designers.join(', ')}. {say('about.publisher')}:{' '}
          <a href={credits.box}>{credits.publishers.join(', ')}</a>. {say('about.buy')}
        </p>
      </div>
      {isOffered && (
        <div className={css.now}>
          <OpenTables tables={home?.tables.filter((table) => table.game === id)} game={id} />
          {watch.length > 0 && (
            <section aria-labelledby="watch">
              <h2 id="watch">{say('home.watch')}</h2>
              <ul className={css.rows}>
                {watch.map((match) => (
                  <MatchRow key={match.id} match={match} />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </article>
  );
}

/** Playing at once shines; the lesson, if there is one, and the rules are beside it. */
function Ways({ game: { id, first, tools = [] } }: { readonly game: GameEntry }) {
  const say = useSay();
  const locale = useLocale();
  const { choose } = usePlayChoice();
  const { play, isPending, problem } = usePlay();
  return (
    <>
      <div className={css.ways}>
        <button
          type="button"
          className={controls.lit}
          disabled={isPending}
          onClick={() => play(choose(id))}
        >
          <Icon name="play" />
          {say('home.playNow')}
        </button>
        {first?.lesson !== undefined && (
          <Link className={controls.button} href={`/learn/${id}/${first.lesson}`}>
            <Icon name="leaf" />
            {say('first.lesson')}
          </Link>
        )}
        <Link className={controls.button} href={`/rules/${id}`}>
          <Icon name="book" />
          {say('gamePage.rules')}
        </Link>
        {tools.map((tool) => (
          <Link key={tool.id} className={controls.button} href={`/tools/${id}/${tool.id}`}>
            <Icon name="gear" />
            {tool.name[locale]}
          </Link>
        ))}
      </div>
      <p role="alert">{problem}</p>
    </>
  );
}

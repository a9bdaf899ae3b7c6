import { Suspense } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Loading } from '../app/Loading.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import { useTitle } from '../app/title.ts';
import { useGame, useTeller } from '../app/useGame.ts';
import { gameOf } from '../games.ts';
import { Explained } from '../glossary/Explained.tsx';
import { TermTip } from '../glossary/TermTip.tsx';
import { clausePath } from '../rules/clausePath.ts';
import css from './ToolPage.module.css';

/** A page of a game that needs no match. */
export default function ToolPage({ game, tool }: { readonly game: string; readonly tool: string }) {
  const entry = gameOf(game);
  const found = entry?.isOffered === true ? entry.tools?.find(({ id }) => id === tool) : undefined;
  return found === undefined ? <NotFound /> : <Page game={game} tool={found} />;
}

type ToolEntry = NonNullable<NonNullable<ReturnType<typeof gameOf>>['tools']>[number];

function Page({ game, tool }: { readonly game: string; readonly tool: ToolEntry }) {
  const say = useSay();
  const locale = useLocale();
  const Tool = useGame(game, 'tools')?.[tool.id];
  const teller = useTeller(game);
  const search = useSearch();
  const [path, navigate] = useLocation();
  useTitle(tool.name[locale]);
  return (
    <article className={css.page} data-game={game}>
      <header>
        <Link href={`/games/${game}`}>{say(`game.${game}`)}</Link>
        <h1>{tool.name[locale]}</h1>
        <p>{tool.about[locale]}</p>
      </header>
      {Tool === undefined || teller === undefined ? (
        <Loading />
      ) : (
        <Suspense fallback={<Loading />}>
          <Explained game={game}>
            <Tool
              teller={teller}
              search={search}
              onSearch={(query) => navigate(`${path}?${query}`, { replace: true })}
            />
            <TermTip game={game} onOpen={(clause) => navigate(clausePath(game, clause))} />
          </Explained>
        </Suspense>
      )}
    </article>
  );
}

import { Link, useLocation } from 'wouter';
import { Loading } from '../app/Loading.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { useTitle } from '../app/title.ts';
import { gameOf } from '../games.ts';
import { Explained } from '../glossary/Explained.tsx';
import { TermTip } from '../glossary/TermTip.tsx';
import { clauseOf, clausePath } from './clausePath.ts';
import css from './Rules.module.css';
import { RulesView } from './RulesView.tsx';
import { useRulebook } from './useRulebook.ts';

export default function RulesPage({ game, clause }: { game: string; clause?: string }) {
  if (gameOf(game)?.isOffered !== true) return <NotFound />;
  return <Book game={game} clause={clause} />;
}

function Book({ game, clause }: { game: string; clause?: string }) {
  const book = useRulebook(game);
  const [, navigate] = useLocation();
  useTitle(book?.title ?? null);
  if (book === undefined) return <Loading />;
  return (
    <Explained game={game}>
      <RulesView
        game={game}
        book={book}
        clause={clause === undefined ? undefined : clauseOf(clause)}
        narrow={false}
        clauseLink={(id) => (
          <Link href={clausePath(game, id)} className={css.badge}>
            {id}
          </Link>
        )}
      />
      <TermTip game={game} onOpen={(id) => navigate(clausePath(game, id))} />
    </Explained>
  );
}

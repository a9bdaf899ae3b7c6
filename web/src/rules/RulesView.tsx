import {
  Fragment,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon, WithoutTabStops } from '@tablewright/board';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { useIsTall } from '../app/useIsTall.ts';
import { Blocks, Marked, Read } from './Blocks.tsx';
import { type Block, wordsOf } from './markdown.ts';
import { Pieces } from './Pieces.tsx';
import css from './Rules.module.css';
import { fold } from '@tablewright/board/search';
import type { Chapter, Clause, Rulebook } from './useRulebook.ts';

interface RulesViewProps {
  readonly game: string;
  readonly book: Rulebook;
  readonly clause: string | undefined;
  /** Beside a board there is little room: no list of chapters at the side. */
  readonly narrow: boolean;
  readonly clauseLink: (id: string) => ReactNode;
}

const SHORTEST_QUERY = 2;

/** Every rulebook starts with what the game is about, then what is in the box. */
const CHAPTER_OF_PIECES = 1;

export function RulesView({ game, book, clause, narrow, clauseLink }: RulesViewProps) {
  const say = useSay();
  const id = useId();
  const [typed, setTyped] = useState('');
  const folded = useDeferredValue(fold(typed.trim()));
  const query = folded.length < SHORTEST_QUERY ? '' : folded;
  const body = useRef<HTMLDivElement>(null);
  const isTall = useIsTall();

  useEffect(() => {
    if (clause === undefined) return;
    setTyped('');
    // After the whole book is rendered again, if a search had hidden the clause.
    const frame = requestAnimationFrame(() => {
      const target = body.current?.querySelector<HTMLElement>(
        `[data-clause="${CSS.escape(clause)}"]`,
      );
      target?.scrollIntoView({ block: 'center' });
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [clause, book]);

  const matches = (text: string): boolean => query === '' || fold(text).includes(query);
  const chapters = book.chapters
    .map((chapter) => ({
      ...chapter,
      blocks: matches(chapter.title)
        ? chapter.blocks
        : chapter.blocks
            .filter((block) => matches(wordsOf(block)))
            .map((block) => narrowed(block, matches)),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  const clauses = book.clauses.filter(({ id: number, text }) => matches(`${number} ${text}`));
  const found = chapters.reduce((sum, { blocks }) => sum + blocks.length, 0) + clauses.length;

  return (
    <div className={narrow ? `${css.rules} ${css.narrow}` : css.rules}>
      <div className={css.aside}>
        <div role="search" className={css.search}>
          <label htmlFor={id} className="visually-hidden">
            {say('rules.search')}
          </label>
          <Icon name="search" />
          <input
            id={id}
            type="search"
            className={controls.input}
            placeholder={say('rules.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <p role="status" className={css.found}>
          {query !== '' && say('rules.found', { count: found })}
        </p>
        <Contents compact={narrow || isTall} chapters={chapters} hasClauses={clauses.length > 0} />
      </div>
      <div ref={body} className={css.body}>
        {narrow ? <h2>{book.title}</h2> : <h1>{book.title}</h1>}
        {query === '' && (
          <Blocks game={game} blocks={book.preface} query="" clauseLink={clauseLink} />
        )}
        {chapters.map((chapter, i) => (
          <Fragment key={chapter.id}>
            <section aria-labelledby={chapter.id}>
              <h2 id={chapter.id}>
                <Marked text={chapter.title} query={query} />
              </h2>
              <Blocks game={game} blocks={chapter.blocks} query={query} clauseLink={clauseLink} />
            </section>
            {query === '' && i === CHAPTER_OF_PIECES && <Pieces game={game} withBoard={!narrow} />}
          </Fragment>
        ))}
        {clauses.length > 0 && (
          <section aria-labelledby="clauses">
            <h2 id="clauses">{say('rules.clauses')}</h2>
            <p>{say('rules.clauses.text')}</p>
            <WithoutTabStops value={true}>
              <Clauses clauses={clauses} query={query} shown={clause} />
            </WithoutTabStops>
          </section>
        )}
        {found === 0 && <p className={css.nothing}>{say('rules.nothing')}</p>}
      </div>
    </div>
  );
}

/** Only the matching items of a list; ordered steps stay together. */
function narrowed(block: Block, matches: (text: string) => boolean): Block {
  if (block.kind !== 'list' || block.ordered) return block;
  return { ...block, items: block.items.filter(matches) };
}

interface ContentsProps {
  readonly compact: boolean;
  readonly chapters: readonly Chapter[];
  readonly hasClauses: boolean;
}

/** In a small space the list of chapters is folded. */
function Contents({ compact, chapters, hasClauses }: ContentsProps) {
  const say = useSay();
  const list = (
    <nav aria-label={say('rules.chapters')}>
      <ol className={css.chapters}>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
        {hasClauses && (
          <li>
            <a href="#clauses">{say('rules.clauses')}</a>
          </li>
        )}
      </ol>
    </nav>
  );
  if (!compact) return list;
  return (
    <details className={css.folded}>
      <summary>{say('rules.chapters')}</summary>
      {list}
    </details>
  );
}

interface ClausesProps {
  readonly clauses: readonly Clause[];
  readonly query: string;
  readonly shown: string | undefined;
}

function Clauses({ clauses, query, shown }: ClausesProps) {
  return (
    <dl className={css.clauses}>
      {clauses.map(({ id, text }) => (
        <div
          key={id}
          data-clause={id}
          tabIndex={-1}
          className={id === shown ? css.shown : undefined}
        >
          <dt>
            <span className={css.badge}>
              <Marked text={id} query={query} />
            </span>
          </dt>
          <dd>
            <Read text={text} query={query} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { Core, Game } from '@tablewright/engine';
import { createTeller } from '@tablewright/text';
import { useEffect, useMemo, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import { useGame } from '../app/useGame.ts';
import { MatchScreen } from '../match/MatchScreen.tsx';
import { useSnapshot } from '../match/useMatch.ts';
import { Coach } from './Coach.tsx';
import css from './coach.module.css';
import { LessonHost } from './LessonHost.ts';
import type { Lesson } from './lesson.ts';

/** Lessons are fetched with their game, and only then. */
const LESSONS: { readonly [game: string]: () => Promise<Lesson> } = {
  roam: async () => (await import('./roam.ts')).roamLesson,
};

export default function LearnPage({ params }: { readonly params: { readonly game: string } }) {
  const load = LESSONS[params.game];
  const [lesson, setLesson] = useState<Lesson | null>(null);
  useEffect(() => {
    if (load !== undefined) void load().then(setLesson);
  }, [load]);
  const rules = useGame(params.game, 'rules');
  if (load === undefined) return <NotFound />;
  if (lesson === null || rules === undefined) return <Loading />;
  return <LessonScreen lesson={lesson} game={rules} />;
}

/** The real table, one position after another, and somebody beside it who explains. */
function LessonScreen({ lesson, game }: { readonly lesson: Lesson; readonly game: Game<Core> }) {
  const say = useSay();
  const [at, setAt] = useState(0);
  const [round, setRound] = useState(0);
  const names = useMemo(() => [say('learn.you'), say('learn.other')], [say]);
  const step = lesson.steps[at];
  const host = useMemo(() => new LessonHost(game, step, names), [game, step, names, round]);
  const snapshot = useSnapshot(host);
  const ui = useGame(lesson.game, 'ui');
  const text = useGame(lesson.game, 'text');
  const locale = useLocale();
  const teller = useMemo(() => text && createTeller(text, locale, names), [text, locale, names]);
  if (snapshot === null || ui === undefined || teller === undefined) return <Loading />;
  return (
    <div className={css.lesson}>
      <MatchScreen key={`${at} ${round}`} id="lesson" {...{ host, snapshot, ui, teller }} />
      <Coach
        lesson={lesson}
        at={at}
        isDone={host.isDone || step.id === 'end'}
        onGo={setAt}
        onRepeat={() => setRound(round + 1)}
      />
    </div>
  );
}

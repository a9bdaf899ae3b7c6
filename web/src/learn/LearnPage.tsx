import type { Core, Game } from '@tablewright/engine';
import { useMemo, useState } from 'react';
import type { Lesson } from '@tablewright/board/lesson';
import { Splash } from '../app/Splash.tsx';
import { screenTeller } from '../app/teller.ts';
import { NotFound } from '../app/NotFound.tsx';
import { type Say, useLocale, useSay } from '../app/text.tsx';
import { useGame } from '../app/useGame.ts';
import { gameOf } from '../games.ts';
import { Explained } from '../glossary/Explained.tsx';
import { MatchScreen } from '../match/MatchScreen.tsx';
import { useSnapshot } from '../match/useMatch.ts';
import { Coach } from './Coach.tsx';
import css from './coach.module.css';
import { LessonHost } from './LessonHost.ts';
import { useProgress } from './progress.ts';
import { useLessonText } from './useLessonText.ts';

/** The other players in a lesson. */
const OTHERS = ['Zofia', 'Marek', 'Bára'];

interface LearnPageProps {
  readonly params: { readonly game: string; readonly lesson: string };
}

export default function LearnPage({ params: { game, lesson: id } }: LearnPageProps) {
  const rules = useGame(game, 'rules');
  const lessons = useGame(game, 'lessons');
  const tell = useLessonText(game);
  if (gameOf(game)?.isOffered !== true) return <NotFound />;
  if (lessons === undefined || rules === undefined || tell === undefined) return <Splash />;
  const lesson = lessons.find((one) => one.id === id);
  if (lesson === undefined) return <NotFound />;
  return (
    <Explained game={game}>
      <LessonScreen {...{ lesson, rules, tell }} />
    </Explained>
  );
}

interface LessonScreenProps {
  readonly lesson: Lesson;
  readonly rules: Game<Core>;
  readonly tell: Say;
}

/** A lesson: positions on the real table, with explanations beside it. */
function LessonScreen({ lesson, rules, tell }: LessonScreenProps) {
  const say = useSay();
  const name = `${rules.id}/${lesson.id}`;
  const { reached, reach } = useProgress();
  const [at, setAt] = useState(() => Math.min(reached[name] ?? 0, lesson.steps.length - 1));
  const [round, setRound] = useState(0);
  const names = useMemo(
    () => OTHERS.slice(0, lesson.seats - 1).toSpliced(lesson.pupil, 0, say('learn.you')),
    [lesson, say],
  );
  const step = lesson.steps[at];
  const host = useMemo(
    () => new LessonHost(rules, lesson, step, names),
    [rules, lesson, step, names, round],
  );
  const snapshot = useSnapshot(host);
  const ui = useGame(rules.id, 'ui');
  const text = useGame(rules.id, 'text');
  const locale = useLocale();
  const teller = useMemo(() => text && screenTeller(text, locale, names), [text, locale, names]);
  if (snapshot === null || ui === undefined || teller === undefined) return <Splash />;
  const isRead = at === lesson.steps.length - 1;
  return (
    <div className={css.lesson}>
      <MatchScreen key={`${at} ${round}`} id="lesson" {...{ host, snapshot, ui, teller }} />
      <Coach
        lesson={lesson}
        tell={tell}
        at={at}
        isDone={host.isDone || isRead}
        onGo={(to) => {
          setAt(to);
          reach(name, to, lesson.steps.length);
        }}
        onRepeat={() => setRound(round + 1)}
      />
    </div>
  );
}

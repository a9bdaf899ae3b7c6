import type { GameUi, Planned, Planning } from '@tablewright/board';
import {
  type Core,
  type OfferedOption,
  type Plain,
  rehearse,
  type Seat,
} from '@tablewright/engine';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { gameQuery } from '../app/gameQuery.ts';
import { useLocale } from '../app/text.tsx';
import type { MatchHost, Picture } from '../host/host.ts';

/** Several answers that are put together here and sent at once. */
export interface Plan {
  readonly answers: readonly OfferedOption[];
  /** It can be confirmed: nothing can be added any more, or nothing has to be. */
  readonly isWhole: boolean;
  /** Takes one answer back, and those that are not possible without it. */
  readonly drop: (place: number) => void;
  readonly cancel: () => void;
  readonly confirm: () => Promise<void>;
  /** What confirming sends, and the match after it. */
  readonly keys: readonly string[];
  readonly after: Plain;
}

interface PlanOnBoard {
  readonly plan: Plan | null;
  /** The match as it would stand and ask after the answers of the plan. */
  readonly snapshot: Picture;
  /** Adds an answer to the plan where the game has plans, and otherwise gives it. */
  readonly answer: MatchHost['answer'];
  /** What an answer would send now; null if it would only be added to the plan. */
  readonly sends: (key: string) => readonly string[] | null;
  /** Takes back the last answer of the plan, or asks to undo what has been given. */
  readonly undo: MatchHost['undo'];
}

/** Where some answers would lead; null if they begin no plan. */
type Look = (answers: readonly OfferedOption[]) => Planned<Plain> | null;

/** Lets the viewer plan on the board: the game tells what it would ask next, and nothing is sent before the end. */
export function usePlan(host: MatchHost, snapshot: Picture, ui: GameUi): PlanOnBoard {
  const { viewer, position } = snapshot;
  const here = `${position.n}.${position.epoch}`;
  const [stored, setStored] = useState({ here, ...NO_PLAN });
  const { answers, drops } = stored.here === here ? stored : NO_PLAN;
  const { question } = position;
  const look = useLook(host, snapshot, ui);

  const change = useCallback(
    (next: readonly OfferedOption[], isLess = false) =>
      setStored({ here, answers: next, drops: isLess ? drops + 1 : drops }),
    [here, drops],
  );
  const planned = useMemo(() => (answers.length === 0 ? null : look(answers)), [look, answers]);
  const withAnswer = useCallback(
    (key: string) => {
      const offered = (planned?.question ?? question)?.options ?? [];
      return [...answers, ...offered.filter((option) => option.key === key)];
    },
    [question, answers, planned],
  );
  const sends = useCallback(
    (key: string) => {
      const added = withAnswer(key);
      return look(added) === null ? keysOf(added) : null;
    },
    [look, withAnswer],
  );
  const answer = useCallback(
    async (seat: Seat, key: string): Promise<void> => {
      const added = withAnswer(key);
      if (look(added) !== null) change(added);
      // What the rules cannot foresee, such as a roll of the dice, ends the plan: all of it is sent.
      else if (answers.length > 0) await host.plan(seat, keysOf(added));
      else await host.answer(seat, key);
    },
    [host, look, answers, withAnswer, change],
  );

  const shown = useMemo(() => {
    if (planned === null && drops === 0) return snapshot;
    // What was pressed before a piece was taken back must not count again, so that is another position.
    const present = { ...position, epoch: position.epoch + drops };
    if (planned === null) return { ...snapshot, position: present };
    const n = position.n + answers.length;
    const { question: asked, state } = planned;
    const then = { ...present, question: asked, state, n, undo: 'free' as const };
    return { ...snapshot, position: then };
  }, [snapshot, position, planned, answers, drops]);
  const drop = useCallback(
    (place: number) => change(stillPossible(look, answers.toSpliced(place, 1)), true),
    [change, look, answers],
  );
  const keys = planned === null ? [] : [...keysOf(answers), ...(planned.last ?? [])];
  const undo = useCallback(
    async (seat: Seat): Promise<void> => {
      if (answers.length > 0) drop(answers.length - 1);
      else await host.undo(seat);
    },
    [host, answers, drop],
  );
  const plan = planned && {
    answers,
    isWhole: planned.question === null || planned.last !== undefined,
    drop,
    cancel: () => change(NOTHING, true),
    confirm: () => host.plan(viewer, keys),
    keys,
    after: planned.state,
  };
  return { plan, snapshot: shown, answer, sends, undo };
}

const keysOf = (answers: readonly OfferedOption[]): string[] => answers.map(({ key }) => key);

const NOTHING: readonly OfferedOption[] = [];
const NO_PLAN = { answers: NOTHING, drops: 0 };

/** Fetches the rules where a plan may begin; without them every answer is given at once. Lessons have no plans. */
function useLook(host: MatchHost, { info, viewer, position }: Picture, { plan }: GameUi): Look {
  const { question, state } = position;
  const isLesson = host.withholds !== undefined;
  const mayBegin = !isLesson && question !== null && plan?.begins(question) === true;
  const query = gameQuery(info.game, 'rules', useLocale());
  const { data: rules } = useQuery({ ...query, enabled: mayBegin });
  return useCallback<Look>(
    (answers) => {
      if (!mayBegin || plan === undefined || rules === undefined) return null;
      const planning: Planning<Plain> = {
        question,
        state,
        seat: viewer,
        rehearse: (step, keys) =>
          rehearse(rules, state as Core, step, viewer, keys) as Planned<Plain> | null,
      };
      return plan.after(planning, keysOf(answers));
    },
    [mayBegin, plan, rules, question, state, viewer],
  );
}

/** The answers up to the first that the game would not offer. */
function stillPossible(look: Look, answers: readonly OfferedOption[]): readonly OfferedOption[] {
  let possible = answers.slice(0, 1);
  if (look(possible) === null) return NOTHING;
  for (const answer of answers.slice(1)) {
    if (look([...possible, answer]) !== null) possible = [...possible, answer];
  }
  return possible;
}

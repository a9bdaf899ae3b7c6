import type { Act } from './useAct.ts';

/** The result of an action, in words. */
export function Outcome({ act: { problem, done } }: { act: Act }) {
  return (
    <>
      <p role="alert" className="people-problem">
        {problem}
      </p>
      <p role="status" className="people-done">
        {done}
      </p>
    </>
  );
}

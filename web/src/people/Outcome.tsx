import type { Act } from './useAct.ts';

/** What became of it, in words. */
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

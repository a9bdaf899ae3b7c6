import { Icon } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import { useSay } from '../app/text.tsx';
import css from './prompt.module.css';
import type { Plan } from './usePlan.ts';

interface PlanPiecesProps {
  readonly plan: Plan;
  readonly teller: Teller;
}

/** The plan so far, in the prompt: it covers nothing of the board. Each piece can be taken back. */
export function PlanPieces({ plan, teller }: PlanPiecesProps) {
  const say = useSay();
  return (
    <ol className={css.pieces} aria-label={say('plan.title')}>
      {piecesOf(plan, teller).map(({ key, text, count, last }) => (
        <li key={key}>
          <span>{count > 1 ? `${text} × ${count}` : text}</span>
          {last > 0 && (
            <button
              type="button"
              aria-label={say('plan.drop', { what: text })}
              onClick={() => plan.drop(last)}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

interface Piece {
  readonly key: string;
  readonly text: string;
  readonly count: number;
  /** The place of the last of them in the plan. */
  readonly last: number;
}

/** The same answer given several times is one piece. */
function piecesOf({ answers }: Plan, teller: Teller): readonly Piece[] {
  const pieces = new Map<string, Piece>();
  answers.forEach((answer, place) => {
    const { key } = answer;
    const count = (pieces.get(key)?.count ?? 0) + 1;
    pieces.set(key, { key, text: teller.option(answer), count, last: place });
  });
  return [...pieces.values()];
}

import { type Light, TargetButton } from '@tablewright/board';
import type { ReactNode } from 'react';
import styles from './panels.module.css';

/** A count that is raised by a target of the board and lowered by taking a piece of the plan back. */
export function Stepper({
  target,
  light,
  count,
  more,
  less,
  onLess,
}: {
  readonly target: string;
  readonly light: Light | undefined;
  readonly count: number;
  /** What screen readers say of the two buttons. */
  readonly more: string;
  readonly less: string;
  /** Null where nothing can be taken back. */
  readonly onLess: (() => void) | null;
}) {
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        aria-label={less}
        disabled={onLess === null}
        onClick={onLess ?? undefined}
      >
        −
      </button>
      <output>{count}</output>
      <TargetButton target={target} light={light} label={more} className={styles.plus}>
        +
      </TargetButton>
    </span>
  );
}

/** How much of something is used. */
export function Meter({
  label,
  used,
  limit,
  children,
}: {
  readonly label: string;
  readonly used: number;
  readonly limit: number;
  readonly children: ReactNode;
}) {
  const share = limit === 0 ? (used > 0 ? 1 : 0) : Math.min(1, used / limit);
  return (
    <div className={styles.meter} data-over={used > limit}>
      <span>{label}</span>
      <b>{children}</b>
      <i aria-hidden="true">
        <em style={{ width: `${Math.round(share * 100)}%` }} />
      </i>
    </div>
  );
}

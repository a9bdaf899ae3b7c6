import { memo } from 'react';
import { SuitSeal } from '../art/Island.tsx';

/** The seal of a suit beside text. */
export const SuitSign = memo(function SuitSign({
  suit,
  size = 22,
}: {
  readonly suit: string;
  readonly size?: number;
}) {
  return (
    <svg viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
      <SuitSeal suit={suit} radius={10.5} />
    </svg>
  );
});

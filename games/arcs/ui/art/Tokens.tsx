import { memo } from 'react';
import type { Resource } from '../../content/index.ts';
import { RESOURCE_TONES } from './palette.ts';
import { SignMark } from './Sign.tsx';

/** A resource token as a small picture of its own. */
export const ResourceToken = memo(function ResourceToken({
  kind,
  size = 25,
}: {
  readonly kind: Resource;
  readonly size?: number;
}) {
  const { tone, dark } = RESOURCE_TONES[kind];
  return (
    <svg viewBox="0 0 26 26" width={size} height={size} aria-hidden="true">
      <rect x="1" y="1" width="24" height="24" rx="6" fill={tone} stroke={dark} strokeWidth="1.6" />
      <SignMark name={kind} x={13} y={13} size={17} fill={dark} />
    </svg>
  );
});

/** A place for a token: dashed while it is open, with a city on it while it is covered. */
export function EmptySlot({
  size = 25,
  isCovered = false,
}: {
  readonly size?: number;
  readonly isCovered?: boolean;
}) {
  return (
    <svg viewBox="0 0 26 26" width={size} height={size} aria-hidden="true">
      {isCovered ? (
        <>
          <rect x="1.5" y="1.5" width="23" height="23" rx="5.5" fill="var(--well)" />
          <SignMark name="city" x={13} y={13} size={16} fill="var(--seat, var(--ink-3))" />
        </>
      ) : (
        <rect
          x="2"
          y="2"
          width="22"
          height="22"
          rx="5"
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="1.6"
          strokeDasharray="4 3"
        />
      )}
    </svg>
  );
}

import { type ReactNode, useContext } from 'react';
import { useDrawn } from './Drawn.tsx';
import type { Light } from './game-ui.ts';
import type { Outline, Point } from './geometry.ts';
import { IconMark } from './Icon.tsx';
import { SuggestedTargets } from './suggested.ts';
import styles from './target.module.css';

interface Named {
  /** `square:c3`: what options refer to and what a pick reports. */
  readonly target: string;
  readonly light: Light | undefined;
  /** The label for screen readers. */
  readonly label: string;
  /** What to show in full after a while under the pointer; `hold` only after a long press. */
  readonly inspect?: string | undefined;
  readonly inspectOn?: 'hover' | 'hold';
}

/**
 * Anything in a drawing that can be lit. It reports through the TargetArea around it, so that a target is rendered
 * again only when it looks different.
 */
export function Target({
  outline,
  corner,
  children,
  ...named
}: Named & {
  readonly outline: Outline;
  /** The position of the padlock of a refusal. */
  readonly corner?: Point;
  readonly children?: ReactNode;
}) {
  const { light, target } = named;
  useDrawn(target);
  const edge = outline(0);
  const attributes = useAttributes(named);
  return (
    <g className={styles.target} data-lit={light}>
      <path className={styles.ground} d={edge} />
      {light === 'refused' && <path className={styles.hatch} d={edge} />}
      <g className={styles.drawing} aria-hidden="true">
        {children}
      </g>
      <g {...attributes} className={styles.touch} role="button">
        <path className={styles.area} d={edge} />
        <path className={styles.case} d={edge} />
        <path className={styles.ring} d={edge} />
        {attributes['data-suggested'] && <path className={styles.suggested} d={outline(8)} />}
        <path className={styles.gap} d={outline(5)} />
        <path className={styles.focus} d={outline(6)} />
      </g>
      {light === 'refused' && corner && <Padlock at={corner} />}
    </g>
  );
}

/**
 * The same outside of a drawing: a card in the hand, a row of a list. Its label contains the visible text, and more.
 */
export function TargetButton({
  className,
  children,
  ...named
}: Named & { readonly className?: string | undefined; readonly children: ReactNode }) {
  useDrawn(named.target);
  return (
    <div className={styles.box} data-lit={named.light}>
      <div className={className} aria-hidden="true">
        {children}
      </div>
      <button {...useAttributes(named)} type="button" className={styles.button} />
    </div>
  );
}

/** The soft light under all options, between the art and the pieces. */
export function GlowLayer({
  viewBox,
  outlines,
}: {
  readonly viewBox: string;
  readonly outlines: readonly string[];
}) {
  if (outlines.length === 0) return null;
  return (
    <svg className={styles.glow} viewBox={viewBox} aria-hidden="true">
      <path d={outlines.join('')} />
    </svg>
  );
}

function Padlock({ at: [x, y] }: { readonly at: Point }) {
  return (
    <g className={styles.drawing} aria-hidden="true">
      <circle className={styles.padlock} cx={x} cy={y} r="11.5" />
      <IconMark name="lock" x={x} y={y - 0.5} size={13} fill="#b3261a" />
    </g>
  );
}

/** Only options are tab stops; arrows reach the other targets, which can be asked about. */
function useAttributes({ target, light, label, inspect, inspectOn }: Named) {
  const suggested = useContext(SuggestedTargets);
  const isOffered = light === 'offered';
  return {
    'data-target': target,
    'data-light': light,
    'data-suggested': isOffered && suggested.has(target) ? true : undefined,
    'data-inspect': inspect,
    'data-inspect-on': inspect === undefined ? undefined : inspectOn,
    'aria-label': label,
    'aria-disabled': isOffered ? undefined : true,
    tabIndex: isOffered ? 0 : -1,
  };
}

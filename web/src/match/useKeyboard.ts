import type { Snapshot } from '@tablewright/protocol';
import { type RefObject, useEffect, useRef } from 'react';
import type { Decision } from './useDecision.ts';
import type { Panels } from './usePanels.ts';

interface Wanted {
  readonly snapshot: Snapshot;
  readonly decision: Decision;
  readonly panels: Panels;
}

const ARROWS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Tab moves through the options, arrows go by geometry, Z undoes, ? asks why not, L and H open log and hand. */
export function useKeyboard(
  frame: RefObject<HTMLElement | null>,
  { snapshot, decision, panels }: Wanted,
): void {
  const latest = useRef({ snapshot, decision, panels });
  latest.current = { snapshot, decision, panels };

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const root = frame.current;
      const { decision: now, panels: shown, snapshot: current } = latest.current;
      if (
        root === null ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isElsewhere(event.target)
      )
        return;
      if (event.key in ARROWS && moveFocus(root, ARROWS[event.key])) {
        event.preventDefault();
        return;
      }
      switch (event.key.toLowerCase()) {
        case 'z':
          if (current.position.undo !== 'nothing' && current.mine.length > 0) now.undo();
          break;
        case 'l':
          shown.show('log');
          focusPanel(root, 'log');
          break;
        case 'h':
          shown.show('hand');
          focusPanel(root, 'hand');
          break;
        case '?':
          shown.openRule();
          break;
        case 'escape':
          now.dismiss();
          now.inspect(null);
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [frame]);

  // After a choice with the keyboard, focus the next lit target, or the prompt until there is one.
  const stoodOnLit = useRef(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      stoodOnLit.current = target instanceof Element && isLit(target);
    };
    const root = frame.current;
    root?.addEventListener('focusin', onFocus);
    return () => root?.removeEventListener('focusin', onFocus);
  }, [frame]);

  const { n, epoch, question } = snapshot.position;
  useEffect(() => {
    const root = frame.current;
    const focused = document.activeElement;
    const isAdrift =
      focused === null ||
      focused === document.body ||
      focused.matches('[data-prompt]') ||
      (stoodOnLit.current && !isLit(focused));
    if (root === null || !isAdrift) return;
    const lit = question === null ? undefined : litThings(root)[0];
    (lit ?? root.querySelector<HTMLElement>('[data-prompt]'))?.focus({ preventScroll: true });
    // A position renders twice: options that the board does not draw become buttons the second time.
  }, [frame, n, epoch, question, decision.buttons]);

  // Which of several? The options are in the prompt.
  useEffect(() => {
    if (decision.choices.length > 0)
      frame.current?.querySelector<HTMLElement>('[data-answer]')?.focus({ preventScroll: true });
  }, [frame, decision.choices]);
}

const LIT = '[data-light="offered"], [data-answer]';

const isLit = (element: Element): boolean => element.matches(LIT);

/** All visible lit targets, in reading order. */
function litThings(root: HTMLElement): (HTMLElement | SVGElement)[] {
  return Array.from(root.querySelectorAll<HTMLElement | SVGElement>(LIT)).filter(
    (thing) => thing.getClientRects().length > 0,
  );
}

/** In a text field, a dialog or a menu, keys are not for the board. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    document.querySelector('dialog:modal') !== null ||
    (target instanceof Element &&
      target.closest('input, textarea, select, dialog, [popover]') !== null)
  );
}

/** Moves the focus to the nearest target in that direction; sideways distance counts double. */
function moveFocus(root: HTMLElement, [dx, dy]: readonly [number, number]): boolean {
  const from = document.activeElement?.closest('[data-target]');
  const things = Array.from(root.querySelectorAll<HTMLElement | SVGElement>('[data-target]'));
  if (from === null || from === undefined) {
    const [first] = litThings(root);
    first?.focus();
    return first !== undefined;
  }
  const [x, y] = centreOf(from);
  let nearest: HTMLElement | SVGElement | undefined;
  let least = Infinity;
  for (const thing of things) {
    const [tx, ty] = centreOf(thing);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (ahead <= 1 || aside > ahead * 2) continue;
    if (ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      nearest = thing;
    }
  }
  nearest?.focus();
  return nearest !== undefined;
}

function centreOf(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function focusPanel(root: HTMLElement, panel: string): void {
  const found = root.querySelector<HTMLElement>(`[data-panel="${panel}"]`);
  const inside = found?.querySelector<HTMLElement>(
    '[data-light="offered"], a, button, [tabindex="0"]',
  );
  (inside ?? found)?.focus();
}

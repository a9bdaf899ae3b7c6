import type { Snapshot } from '@tablewright/protocol';
import { type RefObject, useEffect, useRef } from 'react';
import type { Decision } from './useDecision.ts';
import type { Panels } from './usePanels.ts';
import type { Peek } from './usePeek.ts';

interface Wanted {
  readonly snapshot: Snapshot;
  readonly decision: Decision;
  readonly panels: Panels;
  readonly peek: Peek;
}

const ARROWS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Tab moves through the options, arrows go by geometry, Z undoes, ? lists all keys. */
export function useKeyboard(
  frame: RefObject<HTMLElement | null>,
  { snapshot, decision, panels, peek }: Wanted,
): void {
  const latest = useRef({ snapshot, decision, panels, peek });
  latest.current = { snapshot, decision, panels, peek };

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const root = frame.current;
      const { decision: now, panels: shown, snapshot: current, peek: past } = latest.current;
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
        case 'c':
          shown.show('chat');
          break;
        case 'r':
          shown.openRule();
          break;
        case '?':
          shown.showHelp(true);
          break;
        case 'escape':
          past.back();
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
    let last: EventTarget | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      // What moves within its list loses the focus and gets it back.
      if (target === last && stoodOnLit.current) return;
      last = target;
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
    const lit = question === null ? undefined : (begins(root) ?? litThings(root)[0]);
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
  return visible(root.querySelectorAll<HTMLElement | SVGElement>(LIT));
}

/** What a player chooses on the page before any target, such as the piece to place. */
function begins(root: HTMLElement): HTMLElement | undefined {
  return visible(root.querySelectorAll<HTMLElement>('[data-focus-first]'))[0];
}

function visible<E extends Element>(things: Iterable<E>): E[] {
  return Array.from(things).filter((thing) => thing.getClientRects().length > 0);
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
  // From a button of the prompt too: where nothing on the board is lit, all of it can still be asked about.
  const from = document.activeElement?.closest('[data-target], [data-answer]');
  const things = visible(root.querySelectorAll<HTMLElement | SVGElement>('[data-target]'));
  if (from === null || from === undefined) {
    // From a panel that scrolls to what is in it.
    const panel = document.activeElement?.closest('[tabindex="0"]') ?? null;
    const inside = things.filter((thing) => panel !== null && panel.contains(thing));
    const first = inside[0] ?? litThings(root)[0];
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

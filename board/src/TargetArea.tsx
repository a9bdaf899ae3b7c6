import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useState,
} from 'react';

const HOVER_MS = 350;
const HOLD_MS = 400;
const MOVES_FOCUS = /^(Tab|Arrow\w+)$/;
/** A finger that moves farther than this does not press. */
const SLIP = 8;

interface Reports {
  readonly onPick: (target: string) => void;
  readonly onPreview: (target: string | null) => void;
  readonly onInspect: (target: string | null) => void;
}

/** Handles events for all targets inside: mouse, touch (a long press inspects) and keyboard. */
export function TargetArea({
  onPick,
  onPreview,
  onInspect,
  ref,
  className,
  style,
  children,
}: Reports & {
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}) {
  const [touch] = useState(() => new Touch());
  useEffect(() => () => touch.wait(null), [touch]);

  const point = (element: Element | null, delay: number | null): void => {
    if (element === touch.under) return;
    touch.under = element;
    touch.wait(null);
    if (touch.inspected) onInspect(null);
    touch.inspected = false;
    onPreview(targetOf(element));
    const shown = element?.getAttribute('data-inspect') ?? null;
    if (delay === null || shown === null || element?.getAttribute('data-inspect-on') === 'hold')
      return;
    touch.wait(() => {
      touch.inspected = true;
      onInspect(shown);
    }, delay);
  };

  const onPointerOver = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') point(targetElement(event.target), HOVER_MS);
  };
  const onPointerLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') point(null, null);
  };
  const onPointerDown = (event: PointerEvent): void => {
    touch.held = false;
    const element = targetElement(event.target);
    touch.pressed = element;
    touch.from = [event.clientX, event.clientY];
    if (event.pointerType === 'mouse') return;
    point(null, null);
    point(element, null);
    const shown = element?.getAttribute('data-inspect') ?? null;
    if (shown === null) return;
    touch.wait(() => {
      touch.held = true;
      touch.inspected = true;
      onInspect(shown);
    }, HOLD_MS);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' || touch.held) return;
    if (touch.hasSlipped(event)) touch.wait(null);
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' && !touch.held) touch.wait(null);
  };
  const onContextMenu = (event: MouseEvent): void => {
    if (touch.held) event.preventDefault();
  };

  /** The answer to a press comes where the thing would be shown in full. */
  const press = (target: string): void => {
    if (touch.inspected) onInspect(null);
    touch.wait(null);
    touch.inspected = false;
    onPick(target);
  };
  const onClick = (event: MouseEvent): void => {
    const target = targetOf(targetElement(event.target) ?? touch.pressedAt(event));
    if (target !== null && !touch.held) press(target);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const element = targetElement(event.target);
    const target = targetOf(element);
    if (element === null || target === null) return;
    const isPress = event.key === 'Enter' || event.key === ' ';
    const isButton = element.tagName === 'BUTTON';
    const asksWhy = event.key === '?' && element.getAttribute('data-light') !== 'offered';
    if ((isPress && !isButton) || asksWhy) {
      event.preventDefault();
      event.stopPropagation();
      press(target);
    } else if (event.key === 'Escape') {
      onInspect(null);
    }
  };
  // The table moves the focus too, after a load or an answer: only a player who moved it by key wants to read more.
  const onKeyUp = (event: KeyboardEvent): void => {
    const element = targetElement(event.target);
    if (element === null || !MOVES_FOCUS.test(event.key)) return;
    touch.under = null;
    point(element, HOVER_MS);
  };
  const onFocus = (event: FocusEvent): void => {
    if (event.target.matches(':focus-visible')) point(targetElement(event.target), null);
  };
  const onBlur = (event: FocusEvent): void => {
    if (targetElement(event.target) === touch.under) point(null, null);
  };

  return (
    <div
      ref={ref}
      className={className}
      style={style}
      onPointerOver={onPointerOver}
      onPointerLeave={onPointerLeave}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onContextMenu={onContextMenu}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {children}
    </div>
  );
}

/** What is under the pointer or has the focus, and what happens if it stays there. */
class Touch {
  under: Element | null = null;
  pressed: Element | null = null;
  inspected = false;
  /** After a long press: ignore the click that follows. */
  held = false;
  from: readonly [number, number] = [0, 0];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A moving piece jumps to its place when pressed; the click then lands beside it, but is meant for it. */
  pressedAt(click: MouseEvent): Element | null {
    return click.detail === 0 || this.hasSlipped(click) ? null : this.pressed;
  }

  hasSlipped({ clientX, clientY }: MouseEvent): boolean {
    const [x, y] = this.from;
    return Math.hypot(clientX - x, clientY - y) > SLIP;
  }

  wait(then: (() => void) | null, delay = 0): void {
    clearTimeout(this.timer);
    this.timer = then === null ? undefined : setTimeout(then, delay);
  }
}

function targetElement(from: EventTarget): Element | null {
  return from instanceof Element ? from.closest('[data-target]') : null;
}

function targetOf(element: Element | null): string | null {
  return element?.getAttribute('data-target') ?? null;
}

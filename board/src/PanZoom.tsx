import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { Box } from './geometry.ts';
import {
  fitted,
  type Frame,
  isWithin,
  nearnessOf,
  panned,
  type View,
  WHOLE,
  zoomed,
} from './pan-zoom.ts';
import styles from './pan-zoom.module.css';

const DRAG = 6;
const DOUBLE_TAP_MS = 320;
const TAP_MS = 350;
const KEY_STEP = 1.3;

const OFFERED = '[data-light="offered"]';

const NearnessContext = createContext(0);

/**
 * How near the board is: 0 as a whole, 1 and 2 from near. A board with much to tell draws more of it then; it is
 * rendered again only when this changes.
 */
export function useNearness(): number {
  return useContext(NearnessContext);
}

/**
 * Lets people drag and zoom a board: wheel, pinch, drag, + − 0. A double tap zooms to the options, another shows the
 * whole board. Only the transform of one element changes; nothing is rendered again but what asks how near it is.
 */
export function PanZoom({
  className,
  lights,
  children,
}: {
  readonly className?: string;
  /** When these change, brings the options into view. */
  readonly lights: object;
  readonly children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const hands = useRef<Hands>(null);
  const [nearness, setNearness] = useState(0);
  useEffect(() => {
    hands.current = new Hands(frame.current!, board.current!, setNearness);
    return hands.current.listen();
  }, []);
  useEffect(() => hands.current!.reveal(), [lights]);
  return (
    <div ref={frame} className={className ? `${styles.frame} ${className}` : styles.frame}>
      <div ref={board} className={styles.board}>
        <NearnessContext value={nearness}>{children}</NearnessContext>
      </div>
    </div>
  );
}

class Hands {
  private readonly frame: HTMLElement;
  private readonly board: HTMLElement;
  private readonly onNearness: (nearness: number) => void;
  private view: View = WHOLE;
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private travelled = 0;
  private pressed = 0;
  private lastTap = 0;

  constructor(frame: HTMLElement, board: HTMLElement, onNearness: (nearness: number) => void) {
    this.frame = frame;
    this.board = board;
    this.onNearness = onNearness;
  }

  listen(): () => void {
    const { frame } = this;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    frame.addEventListener('wheel', this.onWheel, { ...options, passive: false });
    frame.addEventListener('pointerdown', this.onDown, options);
    frame.addEventListener('pointermove', this.onMove, options);
    frame.addEventListener('pointerup', this.onUp, options);
    frame.addEventListener('pointercancel', this.onUp, options);
    frame.addEventListener('click', this.onClick, { ...options, capture: true });
    frame.addEventListener('keydown', this.onKey, options);
    const resized = new ResizeObserver(() => this.show(panned(this.view, 0, 0, this.size)));
    resized.observe(frame);
    return () => {
      stop.abort();
      resized.disconnect();
    };
  }

  /** People who see only a part of the board must not miss options outside of it. */
  reveal(): void {
    const offered = this.offered();
    if (this.view.scale === 1 || offered === null || isWithin(offered, this.view, this.size))
      return;
    this.show(fitted(offered, this.size, this.view.scale), true);
  }

  private get size(): Frame {
    return { width: this.frame.clientWidth, height: this.frame.clientHeight };
  }

  private readonly onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const by = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016));
    this.show(zoomed(this.view, by, this.inside(event), this.size));
  };

  private readonly onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) this.travelled = 0;
    this.pressed = event.timeStamp;
    this.fingers.set(event.pointerId, this.inside(event));
  };

  private readonly onMove = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = this.inside(event);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    this.travelled += Math.hypot(dx, dy);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (other !== undefined) {
      const spread = (a: { x: number; y: number }): number =>
        Math.hypot(a.x - other.x, a.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const by = spread(now) / Math.max(1, spread(before));
      this.show(panned(zoomed(this.view, by, middle, this.size), dx / 2, dy / 2, this.size));
    } else if (this.view.scale > 1 && this.travelled > DRAG) {
      this.frame.setPointerCapture(event.pointerId);
      this.show(panned(this.view, dx, dy, this.size));
    }
  };

  private readonly onUp = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  /** The end of a drag is not a click; a double tap beside the options zooms to them. */
  private readonly onClick = (event: MouseEvent): void => {
    if (this.travelled > DRAG && event.detail > 0 && this.view.scale > 1) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const onOffered = event.target instanceof Element && event.target.closest(OFFERED);
    if (onOffered || event.timeStamp - this.pressed > TAP_MS) return;
    if (event.timeStamp - this.lastTap < DOUBLE_TAP_MS) {
      this.show(this.view.scale > 1 ? WHOLE : this.nearestView(event), true);
      this.lastTap = 0;
    } else {
      this.lastTap = event.timeStamp;
    }
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    const { width, height } = this.size;
    const middle = { x: width / 2, y: height / 2 };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=')
      this.show(zoomed(this.view, KEY_STEP, middle, this.size), true);
    else if (event.key === '-') this.show(zoomed(this.view, 1 / KEY_STEP, middle, this.size), true);
    else if (event.key === '0') this.show(WHOLE, true);
    else return;
    event.preventDefault();
  };

  /** The options, as large as they fit; without options, the tapped place. */
  private nearestView(event: MouseEvent): View {
    const offered = this.offered();
    const view = offered === null ? WHOLE : fitted(offered, this.size);
    return view === WHOLE ? zoomed(this.view, 2, this.inside(event), this.size) : view;
  }

  /** The smallest box around all options, in board units. */
  private offered(): Box | null {
    const boxes = Array.from(this.board.querySelectorAll(OFFERED), (element) =>
      element.getBoundingClientRect(),
    );
    if (boxes.length === 0) return null;
    const { left, top } = this.frame.getBoundingClientRect();
    // As it is drawn now: the board may still be moving.
    const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(this.board).transform);
    const west = Math.min(...boxes.map((box) => box.left));
    const north = Math.min(...boxes.map((box) => box.top));
    const east = Math.max(...boxes.map((box) => box.right));
    const south = Math.max(...boxes.map((box) => box.bottom));
    return {
      x: (west - left - x) / scale,
      y: (north - top - y) / scale,
      width: (east - west) / scale,
      height: (south - north) / scale,
    };
  }

  private inside({ clientX, clientY }: MouseEvent): { x: number; y: number } {
    const { left, top } = this.frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  private show(view: View, smoothly = false): void {
    this.view = view;
    const { scale, x, y } = view;
    this.board.style.transition = smoothly ? 'transform var(--t-move) var(--ease-slide)' : 'none';
    this.board.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    this.frame.style.touchAction = scale === 1 ? '' : 'none';
    this.frame.style.cursor = scale === 1 ? '' : 'grab';
    this.onNearness(nearnessOf(view));
  }
}

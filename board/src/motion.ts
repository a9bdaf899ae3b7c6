import type { Box } from './geometry.ts';

/** Pieces move, panels do not: animates what changed between two renderings of a board, one thing at a time. */
const PLACE = { ms: 240, easing: 'cubic-bezier(.2, .9, .25, 1)' };
const MOVE = { ms: 380, easing: 'cubic-bezier(.45, 0, .2, 1)' };
const DEAL = { ms: 460, easing: 'cubic-bezier(.45, 0, .2, 1)' };
const FADE = { ms: 160, easing: 'linear' };

/** The longest animation, however much has changed. */
const LONGEST_MS = 1800;

/** Where a piece was, and its node, which may be gone by now. */
interface Seen {
  readonly node: Element;
  /** In board coordinates, so that scrolling and panning do not count as movement. */
  readonly box: Box;
  readonly parent: Element | null;
}

interface Change {
  readonly ms: number;
  start(delay: number): Animation[];
}

/**
 * Remembers where every `data-piece` of a board was. A piece may also have `data-like`, so that one that left and one
 * that came count as the same piece, and `data-from`, the `data-place` it is dealt from.
 */
export class Motion {
  private seen: ReadonlyMap<string, Seen> | null = null;
  private frame = '';
  private isFollowing = false;
  private running: Animation[] = [];
  private ghosts: Element[] = [];

  /** Call it after every rendering of the board. Nothing moves the first time, nor in another `scene`. */
  follow(root: Element, scene: string): void {
    this.skip();
    if (!this.isFollowing) {
      this.isFollowing = true;
      // Measuring now would delay the first rendering.
      requestAnimationFrame(() => setTimeout(() => this.seen ?? this.look(root, scene)));
      return;
    }
    afterAll(() => {
      const { seen: before, frame } = this;
      const now = this.look(root, scene);
      if (before === null || frame !== this.frame || root.clientWidth === 0) return null;
      return () => this.play(changesBetween(root, before, now, this.ghosts));
    });
  }

  private look(root: Element, scene: string): ReadonlyMap<string, Seen> {
    const { width, height } = root.getBoundingClientRect();
    this.frame = `${scene} ${width} ${height}`;
    this.seen = piecesOf(root);
    return this.seen;
  }

  /** Ends all animations at once. */
  skip(): void {
    for (const animation of this.running) animation.finish();
    for (const ghost of this.ghosts) ghost.remove();
    this.running = [];
    this.ghosts = [];
  }

  get isRunning(): boolean {
    return this.running.length > 0;
  }

  private play(changes: readonly Change[]): void {
    const whole = changes.reduce((sum, change) => sum + change.ms, 0);
    const haste = Math.min(1, (LONGEST_MS * slowness()) / Math.max(1, whole));
    let delay = 0;
    for (const change of changes) {
      this.running.push(...change.start(delay));
      delay += change.ms * haste;
    }
    const { running } = this;
    const settled = Promise.allSettled(running.map((animation) => animation.finished));
    void settled.then(() => {
      if (this.running === running) this.skip();
    });
  }
}

type Play = () => void;

let measuring: (() => Play | null)[] = [];

/** Measures all boards first, then animates all: otherwise each would cause another layout. */
function afterAll(measure: () => Play | null): void {
  measuring.push(measure);
  if (measuring.length > 1) return;
  queueMicrotask(() => {
    const drawn = measuring;
    measuring = [];
    const plays = drawn.map((one) => one());
    for (const play of plays) play?.();
  });
}

export function wantsLessMotion(): boolean {
  const setting = document.documentElement.dataset['motion'];
  if (setting !== undefined) return setting === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The player's pace: 0 where everything is to be in its place at once. */
function slowness(): number {
  const pace = document.documentElement.dataset['pace'];
  return pace === 'instant' ? 0 : pace === 'calm' ? 1.8 : 1;
}

function piecesOf(root: Element): Map<string, Seen> {
  const boxOf = rulerOf(root);
  const pieces = new Map<string, Seen>();
  for (const node of root.querySelectorAll('[data-piece]'))
    pieces.set(node.getAttribute('data-piece')!, {
      node,
      box: boxOf(node),
      parent: node.parentElement,
    });
  return pieces;
}

/** Positions on the board, however far it and its lists are scrolled. */
function rulerOf(root: Element): (node: Element) => Box {
  const origin = root.getBoundingClientRect();
  const scrolled = new Map<Element, readonly [number, number]>();
  const scrolledIn = (parent: Element | null): readonly [number, number] => {
    if (parent === null || !root.contains(parent)) return [0, 0];
    let known = scrolled.get(parent);
    if (known === undefined) {
      const [left, top] = scrolledIn(parent.parentElement);
      scrolled.set(parent, (known = [left + parent.scrollLeft, top + parent.scrollTop]));
    }
    return known;
  };
  return (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const [left, top] = scrolledIn(node.parentElement);
    return { x: x - origin.x + left, y: y - origin.y + top, width, height };
  };
}

/** Pieces that leave first, then those that move, then those that come. */
function changesBetween(
  root: Element,
  before: ReadonlyMap<string, Seen>,
  now: ReadonlyMap<string, Seen>,
  ghosts: Element[],
): Change[] {
  const gone = [...before].filter(([id]) => !now.has(id)).map(([, piece]) => piece);
  const come = [...now].filter(([id]) => !before.has(id)).map(([, piece]) => piece);
  const travellers = come.flatMap((piece) => {
    const from = loneLike(piece, come, gone);
    return from === undefined ? [] : [{ piece, from: from.box, left: from }];
  });
  const left = gone.filter((piece) => travellers.every((traveller) => traveller.left !== piece));
  const arrived = come.filter((piece) =>
    travellers.every((traveller) => traveller.piece !== piece),
  );
  const shifted = [...now].flatMap(([id, piece]) => {
    const from = before.get(id)?.box;
    if (from === undefined) return [];
    const isFar = Math.hypot(from.x - piece.box.x, from.y - piece.box.y) > 2;
    return isFar ? [{ piece, from }] : [];
  });

  const leaving = left.map((piece) => leave(root, piece, ghosts));
  const together: Change[] = leaving.length > 1 ? [allAtOnce(leaving)] : leaving;
  const moving = shifted.map(({ piece, from }) => move(piece, from, MOVE));
  const settling: Change[] = moving.length > 1 ? [allAtOnce(moving)] : moving;
  return [
    ...together,
    ...settling,
    ...travellers.map(({ piece, from }) => move(piece, from, MOVE)),
    ...arrived.map((piece) => arrive(root, piece)),
  ];
}

/** The only piece of its kind that left, if only one came. */
function loneLike(piece: Seen, come: readonly Seen[], gone: readonly Seen[]): Seen | undefined {
  const like = piece.node.getAttribute('data-like');
  if (like === null) return undefined;
  const alike = (other: Seen): boolean => other.node.getAttribute('data-like') === like;
  const left = gone.filter(alike);
  return left.length === 1 && come.filter(alike).length === 1 ? left[0] : undefined;
}

function arrive(root: Element, piece: Seen): Change {
  const place = piece.node.getAttribute('data-from');
  const from = place === null ? null : root.querySelector(`[data-place="${place}"]`);
  if (from !== null) return move(piece, rulerOf(root)(from), DEAL);
  const put = [
    { opacity: 0, transform: 'translateY(-14px) scale(1.35)' },
    { opacity: 1, transform: 'none' },
  ];
  return animated(piece.node, put, PLACE);
}

function move(piece: Seen, from: Box, how: typeof MOVE): Change {
  const { box, node } = piece;
  const unit = unitOf(node);
  const dx = (from.x + from.width / 2 - box.x - box.width / 2) / unit;
  const dy = (from.y + from.height / 2 - box.y - box.height / 2) / unit;
  const scale = how === DEAL ? Math.min(1, from.width / box.width) : 1;
  const way = [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: how === DEAL ? 0.4 : 1 },
    { transform: 'none', opacity: 1 },
  ];
  return animated(node, way, how);
}

/** Shows a piece that has left once more, while it leaves. */
function leave(root: Element, { node, parent, box }: Seen, ghosts: Element[]): Change {
  const away = [
    { opacity: 1, transform: 'none' },
    { opacity: 0, transform: 'translateY(-10px) scale(.7)' },
  ];
  return {
    ms: PLACE.ms,
    start(delay) {
      if (parent === null || !parent.isConnected) return [];
      const ghost = node.cloneNode(true) as Element;
      ghost.removeAttribute('data-piece');
      // Neither the pointer nor the keyboard can reach it.
      for (const target of [ghost, ...ghost.querySelectorAll('[data-target]')])
        for (const name of ['data-target', 'data-light', 'tabindex']) target.removeAttribute(name);
      if (ghost instanceof HTMLElement) pin(ghost, box, rulerOf(root)(parent));
      ghost.setAttribute('aria-hidden', 'true');
      ghost.setAttribute('inert', '');
      ghosts.push(ghost);
      parent.appendChild(ghost);
      return animated(ghost, away, PLACE, 'both').start(delay);
    },
  };
}

/** A ghost of a card covers its old place and does not affect the layout. */
function pin(ghost: HTMLElement, box: Box, origin: Box): void {
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${box.x - origin.x}px`,
    top: `${box.y - origin.y}px`,
    width: `${box.width}px`,
    pointerEvents: 'none',
  });
}

function animated(
  node: Element,
  frames: readonly { opacity: number; transform: string }[],
  how: typeof MOVE,
  fill: FillMode = 'backwards',
): Change {
  const less = wantsLessMotion();
  const { ms: usual, easing } = less ? FADE : how;
  const ms = usual * slowness();
  const fading = frames.map(({ opacity }, i) => ({
    opacity: i === 0 && opacity === 1 ? 0.2 : opacity,
  }));
  return {
    ms: less ? 0 : ms,
    start(delay) {
      if (node instanceof SVGElement) {
        node.style.transformBox = 'fill-box';
        node.style.transformOrigin = 'center';
      }
      return [node.animate(less ? fading : [...frames], { duration: ms, delay, easing, fill })];
    },
  };
}

function allAtOnce(changes: readonly Change[]): Change {
  return {
    ms: Math.max(...changes.map(({ ms }) => ms)),
    start: (delay) => changes.flatMap((change) => change.start(delay)),
  };
}

/** Screen pixels for one unit of a transform: drawings have their own units. */
function unitOf(node: Element): number {
  return node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : 1;
}

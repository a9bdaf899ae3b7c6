export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly what: string;
  /** Why it cannot be pressed there yet: it moves, or something lies above it. */
  readonly hindered: string | null;
}

/** What a player sees of a match, as far as the page tells it. */
export interface Eyes {
  /** Which position is shown; null where there is no match. */
  position(): string | null;
  isOver(): boolean;
  /** How many things may be chosen now. */
  countLit(): number;
  /** Where to press one of the lit things, the first one or the last or in between: from 0 to below 1. */
  spot(which: number): Spot | null;
  /** Whether Enter would choose something. */
  isFocusLit(): boolean;
  /** Whether an answer is still on its way. */
  isSending(): boolean;
  /** Changes with everything that may be chosen. */
  sight(): string;
}

declare global {
  var eyes: Eyes;
}

/** Runs in the page. */
export function eyes(): void {
  const ANSWERS = 'section[data-mine="true"] [data-answer]:not([aria-disabled="true"])';
  const LIT = `[data-light="offered"], ${ANSWERS}, [data-answer="look"]`;

  const find = (selector: string): Element[] =>
    Array.from(document.querySelectorAll(selector)).filter(
      (thing) => thing.getClientRects().length > 0,
    );
  const lit = (): Element[] =>
    find(document.querySelector('section[data-choosing="true"]') === null ? LIT : ANSWERS);
  const nameOf = (thing: Element): string =>
    thing.getAttribute('data-target') ?? thing.getAttribute('data-answer') ?? '';
  const position = (): string | null =>
    document.querySelector('[data-position]')?.getAttribute('data-position') ?? null;

  /** On its way to its place, itself or with what it lies in. */
  const moves = (thing: Element): boolean =>
    document.getAnimations().some(({ effect, playState }) => {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
      const isEndless = effect.getComputedTiming().iterations === Infinity;
      return !isEndless && !effect.pseudoElement && effect.target?.contains(thing) === true;
    });

  /** A point at which nothing lies above the thing. */
  function aimAt(thing: Element): Spot {
    const what = nameOf(thing);
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const points = [
      [0.5, 0.5],
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
    ].map(([across, down]) => ({ x: left + width * across, y: top + height * down }));
    const above = points.map(({ x, y }) => document.elementFromPoint(x, y));
    const free = above.findIndex((one) => one !== null && thing.contains(one));
    if (free >= 0) return { ...points[free], what, hindered: moves(thing) ? 'it moves' : null };
    const hindered = above.map((one) => one?.outerHTML.slice(0, 200) ?? 'outside of the window');
    return { ...points[0], what, hindered: `above it: ${[...new Set(hindered)].join(', ')}` };
  }

  globalThis.eyes = {
    position,
    isOver: () => document.querySelector('[data-over="true"]') !== null,
    countLit: () => lit().length,
    spot(which) {
      const things = lit();
      if (things.length === 0) return null;
      return aimAt(things[Math.floor(which * things.length)]);
    },
    isFocusLit: () => document.activeElement !== null && lit().includes(document.activeElement),
    isSending: () => document.querySelector('section[data-sending="true"]') !== null,
    sight: () => `${position()} ${lit().map(nameOf).join(' ')}`,
  };
}

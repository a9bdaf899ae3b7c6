export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly what: string;
  /** Why it cannot be pressed there yet: it moves, or something lies above it. */
  readonly hindered: string | null;
}

export interface Aim {
  /** What was visible then. */
  readonly sight: string;
  readonly spot: Spot | null;
  readonly isTouched: boolean;
}

/** What a player sees of a match, as far as the page tells it. */
export interface Eyes {
  /** Which position is shown; null where there is no match. */
  position(): string | null;
  isOver(): boolean;
  /** How many things may be chosen now. */
  countLit(): number;
  /** Where to press one of the lit things, the first one or the last or in between: from 0 to below 1. */
  aim(which: number): Aim;
  /** Moves the focus to the first answer, or else the first lit thing; tells what was visible then, null where nothing is lit. */
  focusFirst(): string | null;
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
  const CONFIRM = '[data-plan="confirm"]:not([disabled])';
  const LOOK = '[data-answer="look"]';
  const LIT = `[data-light="offered"], ${ANSWERS}, ${LOOK}, ${CONFIRM}`;
  // Who presses by chance has been warned and goes on.
  const ANYWAY = '[data-anyway]';

  const find = (selector: string): Element[] =>
    Array.from(document.querySelectorAll(selector)).filter(
      (thing) => thing.getClientRects().length > 0,
    );
  const lit = (): Element[] => {
    if (document.querySelector(ANYWAY) !== null) return find(ANYWAY);
    // Whoever has answered in secret could still change it, but waits for the others.
    if (document.querySelector('[data-sealed]') !== null) return find(LOOK);
    return find(document.querySelector('section[data-choosing="true"]') === null ? LIT : ANSWERS);
  };
  const nameOf = (thing: Element): string =>
    thing.getAttribute('data-target') ??
    thing.getAttribute('data-answer') ??
    thing.getAttribute('data-plan') ??
    (thing.matches(ANYWAY) ? 'anyway' : '');
  const position = (): string | null =>
    document.querySelector('[data-position]')?.getAttribute('data-position') ?? null;

  /** How many answers of a plan are not sent yet. */
  const planned = (): string =>
    document.querySelector('[data-planned]')?.getAttribute('data-planned') ?? '0';

  const sight = (): string => `${position()} +${planned()} ${lit().map(nameOf).join(' ')}`;

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
    const found = `above it: ${[...new Set(hindered)].join(', ')}`;
    return { ...points[0], what, hindered: `${found}\n${circumstancesOf(thing, points[0])}` };
  }

  /** Where nothing seems to lie above a thing, one of these keeps it from being pressed. */
  function circumstancesOf(thing: Element, { x, y }: { x: number; y: number }): string {
    const around: Element[] = [];
    for (let one: Element | null = thing; one !== null; one = one.parentElement) around.push(one);
    const { scale, offsetLeft, offsetTop } = visualViewport!;
    const lag = performance.now() - Number(document.timeline.currentTime);
    return [
      `${document.documentElement.lang}, ${innerWidth} x ${innerHeight}, last frame ${lag} ms ago`,
      `aimed at ${x}, ${y}; zoom ${scale} from ${offsetLeft}, ${offsetTop}`,
      ...around.slice(0, 6).map((one) => {
        // Measured anew: what a look at it has moved does not lie where it was aimed at.
        const { left, top, width, height } = one.getBoundingClientRect();
        const { pointerEvents, visibility, opacity, transform } = getComputedStyle(one);
        const moving = one
          .getAnimations()
          .map(({ playState, currentTime }) => `${playState} for ${Number(currentTime)} ms`);
        return [
          `<${one.tagName} ${one.getAttribute('class')}> ${width} x ${height} at ${left}, ${top}`,
          `scrolled ${one.scrollLeft}, ${one.scrollTop}`,
          `inert ${one.hasAttribute('inert')}`,
          pointerEvents,
          visibility,
          opacity,
          transform,
          ...moving,
        ].join('; ');
      }),
    ].join('\n');
  }

  globalThis.eyes = {
    position,
    isOver: () => document.querySelector('[data-over="true"]') !== null,
    countLit: () => lit().length,
    aim(which) {
      const things = lit();
      return {
        sight: sight(),
        spot: things.length === 0 ? null : aimAt(things[Math.floor(which * things.length)]),
        isTouched: navigator.maxTouchPoints > 0,
      };
    },
    focusFirst() {
      const things = lit();
      const first = things.find((thing) => thing.hasAttribute('data-answer')) ?? things.at(0);
      if (!(first instanceof HTMLElement || first instanceof SVGElement)) return null;
      first.focus();
      return sight();
    },
    isFocusLit: () => document.activeElement !== null && lit().includes(document.activeElement),
    isSending: () => document.querySelector('section[data-sending="true"]') !== null,
    sight,
  };
}

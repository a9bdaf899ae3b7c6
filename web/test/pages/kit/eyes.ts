/** What a player sees of a match, as far as the page tells it. */
export interface Eyes {
  /** Which position is shown; null where there is no match. */
  position(): string | null;
  isOver(): boolean;
  /** How many things may be chosen now. */
  countLit(): number;
  /** Where to press one of the lit things, the first one or the last or in between: from 0 to below 1. */
  spot(which: number): { readonly x: number; readonly y: number; readonly what: string } | null;
  /** Whether Enter would choose something. */
  isFocusLit(): boolean;
  /** Changes with everything that may be chosen. */
  sight(): string;
}

declare global {
  var eyes: Eyes;
}

/** Runs in the page. */
export function eyes(): void {
  const ANSWERS = 'section[data-mine="true"] [data-answer]';
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

  /** A point at which nothing lies above the thing. */
  function pointOn(thing: Element): { x: number; y: number } {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    let above: Element | null = null;
    for (const [across, down] of [
      [0.5, 0.5],
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
    ]) {
      const point = { x: left + width * across, y: top + height * down };
      above = document.elementFromPoint(point.x, point.y);
      if (above !== null && thing.contains(above)) return point;
    }
    throw new Error(
      `${nameOf(thing)} is lit, but ${above === null ? 'outside of the window' : `covered by ${above.outerHTML.slice(0, 200)}`}`,
    );
  }

  globalThis.eyes = {
    position,
    isOver: () => document.querySelector('[data-over="true"]') !== null,
    countLit: () => lit().length,
    spot(which) {
      const things = lit();
      if (things.length === 0) return null;
      const thing = things[Math.floor(which * things.length)];
      return { ...pointOn(thing), what: nameOf(thing) };
    },
    isFocusLit: () => document.activeElement !== null && lit().includes(document.activeElement),
    sight: () => `${position()} ${lit().map(nameOf).join(' ')}`,
  };
}

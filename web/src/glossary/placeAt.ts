const GAP = 7;
const EDGE = 8;

/** A paragraph is covered only if it begins farther than this above the word. */
const NEAR = 60;

/** Puts a tooltip above a word and the sentence before it, or below where there is no room, inside the window. */
export function placeAt(word: HTMLElement, tip: HTMLElement): void {
  // A word that is broken over two lines is pointed at where it begins.
  const { left, top, bottom, width } = word.getClientRects()[0] ?? word.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const begin = word.closest('p, li, dd')?.getBoundingClientRect().top ?? top;
  const above = (top - begin < NEAR ? Math.min(begin, top) : top) - GAP - offsetHeight;
  const below = Math.min(bottom + GAP, innerHeight - EDGE - offsetHeight);
  const x = left + width / 2 - offsetWidth / 2;
  tip.style.left = `${Math.max(EDGE, Math.min(x, innerWidth - EDGE - offsetWidth))}px`;
  tip.style.top = `${above >= EDGE ? above : below}px`;
}

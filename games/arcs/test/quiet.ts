/** What does least: no action, no token, nothing declared. */
const QUIET = [
  /^pass$/,
  /^endTurn$/,
  /^endPrelude$/,
  /^proceed$/,
  /^keepHand$/,
  /^none$/,
  /^done$/,
  /^copy:/,
  /^discardToken:/,
];

/** The option that does least, or the first. */
export function quietest(keys: readonly string[]): string {
  for (const pattern of QUIET) {
    const found = keys.find((key) => pattern.test(key));
    if (found !== undefined) return found;
  }
  return keys[0];
}

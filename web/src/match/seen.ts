const PREFIX = 'tablewright.seen.';

/** How many decisions of a match had been made at the last visit on this device. */
export function lastSeen(match: string): number | null {
  const stored = localStorage.getItem(PREFIX + match);
  return stored === null ? null : Number(stored);
}

export function see(match: string, n: number): void {
  localStorage.setItem(PREFIX + match, String(n));
}

export function forgetSeen(match: string): void {
  localStorage.removeItem(PREFIX + match);
}

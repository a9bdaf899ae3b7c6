const PREFIX = 'tablewright.seen.';
const CHAT = 'tablewright.chat.';

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

/** The last line of a match's chat that was read on this device. */
export function lastRead(match: string): number | null {
  const stored = localStorage.getItem(CHAT + match);
  return stored === null ? null : Number(stored);
}

export function read(match: string, line: number): void {
  localStorage.setItem(CHAT + match, String(line));
}

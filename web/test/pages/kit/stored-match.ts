import {
  type Ask,
  type BotHooks,
  type Core,
  FastChance,
  type Game,
  type JournalHeader,
  keyFromSeed,
  Match,
  Recorder,
} from '@tablewright/engine';
import type { Page } from 'playwright-core';

/** Tests find the same match every time. */
const KEY = keyFromSeed('a stored match');

/** Nothing that is looked for is rarer than once in so many matches. */
const MOST_MATCHES = 100;

export interface Played<G extends Core> {
  readonly game: Game<G>;
  readonly hooks: BotHooks<G>;
}

export type Wanted<G extends Core> = (state: G, prompt: string) => boolean;

/**
 * Plays a match that a browser has just begun, without the browser, until somebody is asked what is looked for. What was
 * answered is stored as if it had been pressed.
 */
export async function playStored<G extends Core>(
  page: Page,
  id: string,
  played: Played<G>,
  isFound: Wanted<G>,
): Promise<void> {
  const header = await page.evaluate(readHeader, id);
  const { key, lines } = playOn(header, played, isFound);
  await page.evaluate(write, { id, key, lines });
}

/** Plays on by chance, but rather what looks promising, until somebody is asked what is looked for. */
export function playOn<G extends Core>(
  header: string,
  { game, hooks }: Played<G>,
  isFound: Wanted<G>,
): { readonly match: Match<G>; readonly key: string; readonly lines: readonly string[] } {
  const { seats, setup, players } = JSON.parse(header) as JournalHeader;
  for (let seed = 1; seed <= MOST_MATCHES; seed++) {
    const chance = new FastChance(seed);
    const match = Match.start(game, { seats, setup, key: KEY });
    const written: string[] = [];
    const recorder = Recorder.begin(match, (line) => written.push(line), players);
    while (!match.over) {
      const [ask] = match.asks;
      if (isFound(match.state, ask.prompt.id)) return { match, key: KEY, lines: written };
      recorder.answer(ask.seat, promising(match.state, ask, hooks, chance));
    }
  }
  throw new Error('Nobody was asked what was looked for.');
}

/** An option by chance, in proportion to how promising it looks. */
function promising<G extends Core>(
  state: G,
  ask: Ask,
  hooks: BotHooks<G>,
  chance: FastChance,
): string {
  const weights = ask.options.map((option) => hooks.weigh?.(state, ask, option) ?? 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (chance.below(1 << 20) / (1 << 20)) * total;
  const chosen = weights.findIndex((weight) => (left -= weight) < 0);
  return ask.prompt.key(ask.options[Math.max(0, chosen)]);
}

/** Runs in the page. */
async function readHeader(id: string): Promise<string> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('tablewright');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', reject);
  });
  const journal = db.transaction('journal').objectStore('journal');
  const header = await new Promise<string>((resolve) => {
    const reading = journal.get([id, 0]) as IDBRequest<string>;
    reading.addEventListener('success', () => resolve(reading.result));
  });
  db.close();
  return header;
}

/** Runs in the page. */
async function write({
  id,
  key,
  lines,
}: {
  readonly id: string;
  readonly key: string;
  readonly lines: readonly string[];
}): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('tablewright');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', reject);
  });
  const stores = db.transaction(['records', 'journal', 'saves'], 'readwrite');
  const records = stores.objectStore('records');
  const reading = records.get(id) as IDBRequest<object>;
  reading.addEventListener('success', () => records.put({ ...reading.result, key }, id));
  lines.forEach((line, at) => stores.objectStore('journal').put(line, [id, at]));
  // It was taken at the beginning.
  stores.objectStore('saves').delete(id);
  await new Promise((resolve) => {
    stores.addEventListener('complete', resolve);
  });
  db.close();
}

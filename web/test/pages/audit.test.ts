import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FastChance } from '@tablewright/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite, PHONE } from './kit/test-site.ts';
import {
  type Answered,
  load,
  median,
  score,
  SLOW_PROCESSOR,
  watchAnswer,
  workOf,
} from './kit/measure.ts';
import { type Person, TEXT } from './kit/person.ts';
import { awaitTurn, isOver, playOut, position, press, pressLit } from './kit/play.ts';

const OUTPUT = fileURLToPath(new URL('../../dist-shots/', import.meta.url));

/** Measurements; those that depend on the machine are printed, not checked. */
const figures: [what: string, measured: string, wanted: string][] = [];

/** Which button of the replay takes one step. */
const STEP = 3;

/** A press may miss where the board changes under the finger, and is then made again. */
const MOST_MISSES = 3;
const PATIENCE = 20_000;
const SHORT_PATIENCE = 8000;

const note = (what: string, measured: string, wanted: string): void => {
  figures.push([what, measured, wanted]);
};

let testSite: TestSite;
/** In a match against three bots. */
let player: Person;
const match = (): string => new URL(player.page.url()).pathname;
/** Where that player has another one. */
let arcsMatch: string;
beforeAll(async () => {
  testSite = await TestSite.open();
  player = await testSite.person();
  await player.playNow({ game: 'arcs', seats: 4 });
  arcsMatch = match();
  await player.playNow({ seats: 4 });
});
afterAll(async () => {
  await testSite.close();
  const widths = [0, 1].map((i) => Math.max(...figures.map((row) => row[i].length)));
  const table = figures
    .map(([what, measured, wanted]) =>
      `${what.padEnd(widths[0])}  ${measured.padEnd(widths[1])}  ${wanted}`.trimEnd(),
    )
    .join('\n');
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(`${OUTPUT}figures.txt`, `${table}\n`);
  console.log(`\n${table}\n`);
});

describe('a first visit', () => {
  it.each([
    // Posters, matches of this browser and news come into a page that is there already.
    ['front page', () => '/', 'main h1', ['local', 'rules', 'ui', 'News']],
    ['Roam table', match, '[data-light="offered"]', ['News']],
    ['Arcs table', () => arcsMatch, '[data-light="offered"]', ['News']],
  ])('to the %s is light and steady', async (name, path, sign, later: string[]) => {
    const visitor = await testSite.person({
      viewport: PHONE,
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
      storageState: await player.context.storageState(),
    });
    const seen = await load(visitor.page, visitor.url + path(), sign, true);
    note(`${name}: compressed script`, `${(seen.scriptBytes / 1000).toFixed(1)} kB`, '< 200 kB');
    note(`${name}: all that is fetched`, `${(seen.allBytes / 1000).toFixed(1)} kB`, '');
    note(`${name}: first paint, slow phone`, `${Math.round(seen.firstPaint)} ms`, '');
    note(`${name}: largest paint, slow phone`, `${Math.round(seen.largestPaint)} ms`, '');
    note(`${name}: blocked, slow phone`, `${Math.round(seen.blocking)} ms`, '');
    note(`${name}: ready, slow phone`, `${Math.round(seen.ready)} ms`, '');
    note(`${name}: files of script`, String(seen.askedBy.size), '');
    note(`${name}: layout shift`, seen.shift.toFixed(3), '< 0.1');
    note(`${name}: performance by Lighthouse's curves`, String(score(seen)), '>= 95');
    expect(seen.scriptBytes).toBeLessThan(200_000);
    expect(seen.shift).toBeLessThan(0.1);
    // Nothing that the first picture needs waits until a library has come to ask for it.
    const waiting = [...seen.askedBy].filter(
      ([file, by]) => !['', 'entry'].includes(by) && !later.includes(file),
    );
    expect(waiting).toEqual([]);
    expect(seen.askedBy.size).toBeLessThan(16);
    await visitor.leave();
  });

  it('keeps to best practices', async () => {
    const visitor = await testSite.person();
    const { page } = visitor;
    const session = await page.context().newCDPSession(page);
    const issues: string[] = [];
    session.on('Audits.issueAdded', ({ issue }) => issues.push(JSON.stringify(issue)));
    session.on('Log.entryAdded', ({ entry }) => issues.push(`${entry.source}: ${entry.text}`));
    await session.send('Audits.enable');
    await session.send('Log.enable');
    for (const path of ['/', '/rules/arcs', '/learn/arcs/chapter', '/settings']) {
      const answer = (await page.goto(visitor.url + path))!;
      await page.locator('h1').first().waitFor();
      const policy = (await answer.allHeaders())['content-security-policy'];
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
    }
    expect(issues).toEqual([]);

    const head = await page.evaluate(async () => {
      const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!.href;
      return {
        mode: document.compatMode,
        charset: document.characterSet,
        viewport: document.querySelector('meta[name="viewport"]') !== null,
        description: document.querySelector('meta[name="description"]') !== null,
        title: document.title !== '',
        manifest: Object.keys((await (await fetch(manifest)).json()) as object),
      };
    });
    expect(head).toMatchObject({
      mode: 'CSS1Compat',
      charset: 'UTF-8',
      viewport: true,
      description: true,
      title: true,
    });
    for (const member of ['name', 'short_name', 'icons', 'start_url', 'display'])
      expect(head.manifest).toContain(member);
    // A worker that becomes active while a page is still being opened takes over only the next one.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(testSite.faults).toEqual([]);
    note('best practices', '100', '>= 95');
    await visitor.leave();
  });
});

describe('a match', () => {
  it('answers a click at once, also on a slow processor', async () => {
    const { page } = player;
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
    const chance = new FastChance(1);
    const taken: Answered[] = [];
    let misses = 0;
    while (taken.length < 15 && (await awaitTurn(page))) {
      await page.evaluate(watchAnswer);
      // Nothing else looks at the page meanwhile: that would take its time.
      await press(page, chance);
      const answer = await page.evaluate(answeredInTime, PATIENCE);
      if (answer !== null) taken.push(answer);
      else if (++misses > MOST_MISSES) throw new Error('Pressing what is lit does nothing.');
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
    const all = (times: number[]): string =>
      `median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`;
    note(
      `a click until it is seen to be heard, processor ${SLOW_PROCESSOR} times slowed`,
      all(taken.map(({ heard }) => heard)),
      '< 100 ms',
    );
    note(
      'the same, until the board shows what came of it',
      all(taken.map(({ shown }) => shown)),
      '',
    );
  });

  it('takes a move back quickly', async () => {
    note('undo, from the click until the board shows it', await undoing(player), '< 100 ms');
  });

  it('costs few bytes a move', async () => {
    const { page } = player;
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let [moves, bytes] = [0, 0];
    session.on('Network.webSocketFrameReceived', ({ response: { payloadData } }) => {
      const { t } = JSON.parse(payloadData) as { t: string };
      if (t === 'snapshot') return;
      if (t === 'm') moves++;
      bytes += Buffer.byteLength(payloadData);
    });
    // How long a match is and what happens in it is luck: over several it evens out.
    const chance = new FastChance(3);
    await playOut(page, chance);
    while (moves < 250) {
      await player.playNow({ seats: 4 });
      await playOut(page, chance);
    }
    await session.detach();
    note(
      `bytes a move to each receiver, over ${moves} moves of four players`,
      (bytes / moves).toFixed(0),
      '< 300',
    );
    expect(bytes / moves).toBeLessThan(300);
  });

  it('opens quickly on a server that has forgotten it, and is replayed quickly', async () => {
    const { page } = player;
    const decisions = Number.parseInt((await page.evaluate(() => eyes.position()))!, 10);
    const played = match();
    await testSite.kill();
    await testSite.restart();
    await player.go('/about');
    await page.addInitScript(watchSocket);
    await player.go(played);
    await page.waitForSelector('[data-position]');
    const opening = await page.evaluate(() => socketTook);
    note(
      `a match of ${decisions} decisions from a cold server: socket to first picture`,
      `${opening.toFixed(0)} ms`,
      '< 300 ms',
    );

    await player.go(`/replay${played}`);
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.locator('section button[title]').nth(STEP).waitFor();
    const session = await page.context().newCDPSession(page);
    const work = await workOf(session);
    const before = await work();
    const steps = await page.evaluate(stepThrough, STEP);
    const worked = ((await work()) - before) / steps.length;
    await session.detach();
    note(
      `a step in the replay of ${decisions} decisions`,
      `median ${median(steps).toFixed(1)} ms, longest ${Math.max(...steps).toFixed(0)} ms`,
      '< 50 ms',
    );
    note('the same, work of the page alone', `${worked.toFixed(1)} ms`, '');
  });
});

describe('a late match', () => {
  it.each([
    ['Ahoy, round 3', 'ahoy', /^Round 3/],
    ['Arcs, chapter 5', 'arcs', /^Chapter 5/],
  ] as const)('of %s is opened and played quickly', async (name, game, late) => {
    const person = await testSite.person();
    const { page } = person;
    const where = page.locator('header').getByText(late);
    for (const chance = new FastChance(4); (await where.count()) === 0;) {
      if (page.url() === 'about:blank' || (await isOver(page)))
        await person.playNow({ game, seats: 4, level: 'beginner' });
      else if (await awaitTurn(page)) await pressLit(page, chance);
    }
    const decisions = Number.parseInt((await position(page))!, 10);
    const reached = new URL(page.url()).pathname;
    await testSite.kill();
    await testSite.restart();
    await person.go('/about');
    await person.go(reached);
    await page.waitForSelector('[data-position]');
    const opening = await page.evaluate(painted);
    note(
      `${name}, ${decisions} decisions, from a cold server: page opened`,
      `${opening.toFixed(0)} ms`,
      '< 1000 ms',
    );
    note(
      `${name}: undo, from the click until the board shows it`,
      await undoing(person),
      '< 100 ms',
    );
    await person.leave();
  });

  it('leaves no error in any console', () => {
    expect(testSite.faults).toEqual([]);
  });
});

/** Plays and takes back: how long that takes. */
async function undoing(person: Person): Promise<string> {
  const { page } = person;
  const taken: number[] = [];
  let misses = 0;
  for (const chance = new FastChance(2); taken.length < 3 && (await awaitTurn(page));) {
    await pressLit(page, chance);
    const undo = person.button(TEXT.en['match.undo']);
    if ((await undo.count()) === 0) continue;
    await page.evaluate(watchAnswer);
    // It goes where a bot has moved on, and is refused where one is about to.
    const isPressed = await undo.click({ timeout: SHORT_PATIENCE }).then(
      () => true,
      () => false,
    );
    const answer = isPressed ? await page.evaluate(answeredInTime, PATIENCE) : null;
    if (answer !== null) taken.push(answer.shown);
    else if (++misses > MOST_MISSES) throw new Error('Undo does nothing.');
  }
  return taken.length === 0 ? 'never possible' : `${median(taken).toFixed(0)} ms`;
}

/** Runs in the page: null where the press has not changed the position. */
function answeredInTime(ms: number): Promise<Answered | null> {
  return Promise.race([
    answered,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), ms);
    }),
  ]);
}

declare global {
  var socketTook: number;
}

/** Runs in the page: how long from the first socket until its first message. */
function watchSocket(): void {
  const { WebSocket } = globalThis;
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      const start = performance.now();
      this.addEventListener(
        'message',
        () => {
          globalThis.socketTook = performance.now() - start;
        },
        { once: true },
      );
    }
  };
}

/** Runs in the page: when what it shows has been painted, from its opening on. */
async function painted(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now();
}

/** Runs in the page: steps one by one, each until it has been painted. */
async function stepThrough(which: number): Promise<number[]> {
  const taken: number[] = [];
  const step = document.querySelectorAll<HTMLButtonElement>('section button[title]')[which];
  for (let i = 0; i < 40; i++) {
    const start = performance.now();
    step.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    taken.push(performance.now() - start);
  }
  return taken;
}

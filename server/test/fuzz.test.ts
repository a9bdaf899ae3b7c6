import { rmSync } from 'node:fs';
import { FastChance } from '@tablewright/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyTable, Digest } from '../src/commands/tables.ts';
import { openDatabase } from '../src/storage/database.ts';
import { useBundle } from './kit/bundle.ts';
import { pick } from './kit/fuzz/chance.ts';
import { FuzzLine } from './kit/fuzz/line.ts';
import { fatal, forge, type Forged, type Role } from './kit/fuzz/messages.ts';
import { type Door, doorsOf, forgeRequest, type Targets } from './kit/fuzz/requests.ts';
import { temporaryFolder } from './kit/test-server.ts';
import type { MatchClient } from './kit/match-client.ts';
import { playOn, startMatch } from './kit/matches.ts';
import { ParleyTable } from './kit/parley-table.ts';
import { ServerProcess } from './kit/process.ts';
import { eachStore, type Ground } from './kit/stores.ts';
import { Visitor } from './kit/visitor.ts';

/** FUZZ=100000 npm test, or with vitest this file alone. */
const TOTAL = Number(process.env.FUZZ ?? 3000);
const SEED = Number(process.env.FUZZ_SEED ?? 4);
/** A match of each game gets as many. */
const GAMES = ['roam', 'parley'] as const;
const EACH = Math.floor(TOTAL / GAMES.length);
const REQUESTS = Math.floor(EACH / 5);
const MESSAGES = EACH - REQUESTS;
/** How many of them come before memory is measured for the first time. */
const WARM = Math.min(MESSAGES, 1500);

/** As many as a line may say at once. */
const AT_ONCE = 38;
const SIDE_BY_SIDE = 4;
const VISITORS = 40;
const DECISIONS = 14;

/** Frames that break WebSocket's own rules: reserved bits, an unmasked text, a length that is not there, wrong UTF-8. */
const BROKEN_FRAMES = [
  [0xf1, 0x81, 0, 0, 0, 0, 0x41],
  [0x81, 0x01, 0x41],
  [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
  [0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28],
];

useBundle('parley');

eachStore('a forger', (store) => {
  let server: ServerProcess;
  let folder: string;
  let ground: Ground;

  beforeAll(async () => {
    folder = temporaryFolder();
    ground = await store.fresh();
    server = await ServerProcess.start(folder, { ...ground.env, LOG_LEVEL: 'error' }, 'parley');
  });
  afterAll(async () => {
    await server.kill('SIGKILL');
    await ground.clear();
    rmSync(folder, { recursive: true });
  });

  it.each(GAMES)(
    'changes nothing, breaks nothing and fills nothing, whatever is said: %s',
    { timeout: 60_000 + 20 * TOTAL },
    async (game) => {
      const scene = game === 'roam' ? await setScene(server.port) : await setTable(server.port);
      const before = await everythingStored(folder, ground);
      await askForNonsense(scene, Math.min(REQUESTS, 300), new FastChance(SEED));
      await talkNonsense(scene, WARM, SEED + 1);
      const warm = await memoryOf(server.port);

      await talkNonsense(scene, MESSAGES - WARM, SEED + 2);
      await askForNonsense(scene, REQUESTS - 300, new FastChance(SEED + 3));

      const after = await everythingStored(folder, ground);
      const changed = Object.keys(before).filter((name) => after[name] !== before[name]);
      console.log(
        `${store.name}, ${game}: ${EACH} messages and requests, ${changed.length} changes`,
      );
      expect(after).toEqual(before);
      expect(server.said().split('\n').slice(1).join('\n')).toBe('');
      expect(await memoryOf(server.port)).toBeLessThan(warm + MOST_GROWTH);
      await scene.goesOn();
    },
  );

  const MOST_GROWTH = 100 * 1024 * 1024;
});

interface Scene {
  readonly match: string;
  /** The match stands where it stood, and goes on. */
  readonly goesOn: () => Promise<void>;
  readonly people: readonly Visitor[];
  readonly roles: readonly Role[];
  readonly visitors: readonly Visitor[];
  readonly doors: readonly Door[];
  readonly targets: Targets;
}

/** Two people in the middle of a match, always connected; a spectator; and many who only send requests. */
async function setScene(port: number): Promise<Scene> {
  const people = [new Visitor(port), new Visitor(port)];
  const { match } = await startMatch(people);
  const clients = await Promise.all(people.map((person) => person.play(match)));
  const given = clients.map((): { n: number; key: string }[] => []);
  for (const [i, client] of clients.entries()) {
    const answer = client.answer.bind(client);
    client.answer = (key, seat) => {
      given[i].push({ n: client.n, key });
      return answer(key, seat);
    };
  }
  await playOn(clients, new FastChance(SEED), DECISIONS);
  await Promise.all(clients.map((client) => client.until(() => client.n >= DECISIONS)));
  const asked = clients.find(({ isAsked }) => isAsked)!;
  return sceneOf(port, {
    match,
    people,
    clients,
    asked,
    given,
    book: null,
    offers: [],
    goesOn: () => theMatchGoesOn(clients),
  });
}

/** The same at a table of Parley in somebody's turn, with an order that was given and an offer that nobody has signed. */
async function setTable(port: number): Promise<Scene> {
  const table = await ParleyTable.start(port, { people: 2 });
  await table.goOnUntil(() => table.acting !== null);
  const { clients, match, people } = table;
  const asked = clients[table.acting!];
  await clients[1].ask({ t: 'order', seat: 1, key: 'pass:debate', scope: 'match' });
  const { id } = await table.offer(asked.seat, 1 - asked.seat, null);
  const { n } = table;
  const goesOn = async (): Promise<void> => {
    expect(clients.map((client) => client.n)).toEqual([n, n]);
    await table.goOnUntil(() => table.n > n + 10);
  };
  const book = { order: 'vote:for', thing: 'goods' };
  return sceneOf(port, {
    match,
    people,
    clients,
    asked,
    given: [[], []],
    book,
    offers: [id],
    goesOn,
  });
}

interface Arranged
  extends Pick<Scene, 'match' | 'people' | 'goesOn'>, Pick<Role, 'book' | 'offers'> {
  readonly clients: readonly MatchClient[];
  readonly asked: MatchClient;
  readonly given: readonly Role['given'][];
}

async function sceneOf(port: number, arranged: Arranged): Promise<Scene> {
  const { match, people, clients, asked, given, book, offers, goesOn } = arranged;
  const { n, epoch, offered } = asked;
  const common = { match, seats: clients.length, n, epoch, offered, book, offers };
  const visitors = Array.from({ length: VISITORS }, () => new Visitor(port));
  for (const visitor of visitors) await visitor.get('/api/me');
  const { body } = await visitors[0].get('/api/openapi.json');
  const table = (await people[0].post('/api/tables', { game: 'roam', seats: 3 })).body.id;
  const onlooker = { ...common, seat: null, isAsked: false, given: [] };
  return {
    match,
    goesOn,
    people,
    visitors,
    doors: doorsOf(body),
    targets: { table, role: onlooker },
    roles: [
      ...clients.map((client, i) => ({
        ...common,
        seat: client.seat,
        isAsked: client === asked,
        given: given[i],
      })),
      onlooker,
    ],
  };
}

async function talkNonsense(scene: Scene, count: number, seed: number): Promise<void> {
  let left = count;
  const talk = async (mine: number): Promise<void> => {
    const chance = new FastChance(mine);
    while (left > 0) {
      const some = Math.min(left, AT_ONCE);
      left -= some;
      await visit(scene, some, chance);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, i) => talk(seed * 100 + i)));
}

/** One line, from its beginning to its end. */
async function visit(scene: Scene, count: number, chance: FastChance): Promise<void> {
  const i = chance.below(scene.roles.length);
  const role = scene.roles[i];
  const visitor = (scene.people[i] ?? pick(chance, scene.visitors)).again();
  const line = new FuzzLine(visitor.socket(`/api/matches/${role.match}/live`));
  await line.ready();
  const messages = Array.from({ length: count - 1 }, () => forge(role, chance));
  const replies = await line.say(messages);
  const refusals = replies.filter(({ ok }) => !ok).length;
  const due = messages.filter(({ expect: what }) => what === 'refused').length;
  if (refusals < due) throw new Error(`Not refused: ${await findOut(scene, i, messages)}`);
  for (const { error } of replies) expect(error?.code).not.toBe('unavailable');
  switch (chance.below(4)) {
    case 0:
      expect([1009, 4000]).toContain(await line.sayLast(fatal(chance)));
      break;
    case 1:
      // Who gets no answer sees the line cut, without a code.
      expect([1002, 1006, 1007, 1009]).toContain(
        await line.spit(Buffer.from(pick(chance, BROKEN_FRAMES))),
      );
      break;
    default:
      await line.close();
  }
}

/** Which of them was it? One by one, on a line of its own. */
async function findOut(scene: Scene, i: number, messages: readonly Forged[]): Promise<string> {
  for (const message of messages.filter(({ expect: what }) => what === 'refused')) {
    const visitor = (scene.people[i] ?? scene.visitors[0]).again();
    const line = new FuzzLine(visitor.socket(`/api/matches/${scene.match}/live`));
    await line.ready();
    const [{ ok }] = await line.say([message]);
    await line.close();
    if (ok) return `role ${i}, ${String(message.data)}`;
  }
  return 'one of many, but none by itself';
}

async function askForNonsense(
  { visitors, doors, targets }: Scene,
  count: number,
  chance: FastChance,
): Promise<void> {
  const requests = Array.from({ length: Math.max(count, 0) }, () =>
    forgeRequest(doors, targets, chance),
  );
  const ask = async (): Promise<void> => {
    for (;;) {
      const request = requests.pop();
      if (request === undefined) return;
      const { method, path, headers, body } = request;
      const visitor = visitors[requests.length % visitors.length];
      const response = await fetch(`http://127.0.0.1:${visitor.port}${path}`, {
        method,
        headers: { ...visitor.headers, ...headers },
        body,
      });
      await response.text();
      if (response.status < 400 || response.status >= 500)
        throw new Error(`${response.status} to ${method} ${path}: ${body.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, ask));
}

/** What may be written anew without anything having happened: when to look again, what lists show, who is home. */
const PASSING = new Set(['card', 'due', 'fence']);

/** Every row of every table. */
async function everythingStored(
  dataDir: string,
  { settings: { databaseUrl } }: Ground,
): Promise<Record<string, string>> {
  const db = await openDatabase({ dataDir, databaseUrl });
  const found: Record<string, string> = {};
  for (const { name } of await db.introspection.getTables()) {
    const digest = new Digest();
    for (const row of await anyTable(db).selectFrom(name).selectAll().execute())
      digest.add(
        Object.fromEntries(Object.entries(row).filter(([column]) => !PASSING.has(column))),
      );
    found[name] = digest.text;
  }
  await db.destroy();
  return found;
}

async function memoryOf(port: number): Promise<number> {
  const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(page)![1]);
}

async function theMatchGoesOn(clients: readonly MatchClient[]): Promise<void> {
  expect(clients.map(({ n }) => n)).toEqual(clients.map(() => DECISIONS));
  // No more than a line may say at once.
  const then = DECISIONS + AT_ONCE / 2;
  await playOn(clients, new FastChance(SEED), then);
  await Promise.all(clients.map((client) => client.until(() => client.n >= then)));
}

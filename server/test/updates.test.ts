import { FastChance, type JournalLine } from '@tablewright/engine';
import type { ClockTerms } from '@tablewright/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { readSave } from '../src/storage/saves.ts';
import { FINISHED } from './kit/games.ts';
import { useBundle } from './kit/bundle.ts';
import type { MatchClient } from './kit/match-client.ts';
import { answerOnce, playOn, startMatch } from './kit/matches.ts';
import { checkAcknowledged, type Player } from './kit/player.ts';
import { Site } from './kit/site.ts';
import { eachStore } from './kit/stores.ts';
import type { Visitor } from './kit/visitor.ts';

/** Running matches over SQLite; over PostgreSQL a fifth of them. */
const MATCHES = Number(process.env.MATCHES ?? 50);
/** For a machine that has more to do: whatever takes longer is stuck. */
const PATIENT = { timeout: 60_000, interval: 100 };
const TIME = { timeout: 60_000 + MATCHES * 6000 };

useBundle('next', 'changed');

const CLOCKS: readonly ClockTerms[] = [
  { kind: 'none' },
  { kind: 'live', bank: 600_000, increment: 2000, out: 'lose' },
  { kind: 'live', bank: 600_000, increment: 0, out: 'bot' },
  { kind: 'days', days: 1, out: 'skip' },
];

/** Some have only just begun, some are behind the first save in their journal. */
const MOVES = [0, 3, 12, 40, 110];

/** Random matches of Roam are over soon. */
const MOST_OF_ROAM = 40;

type Presence = 'playing' | 'looking' | 'away';
const PRESENCES: readonly Presence[] = ['playing', 'looking', 'away'];

interface Running {
  readonly match: string;
  readonly rules: number;
  readonly people: readonly Visitor[];
  readonly presence: Presence;
  players: readonly Player[];
}

eachStore('an update of the rules', (store) => {
  const matches = store.isPostgres ? Math.ceil(MATCHES / 5) : MATCHES;
  let site: Site;
  afterEach(() => site.close());

  /** Matches of every game, with all clocks, of people alone and among bots, as long as they may be. */
  async function begin(i: number): Promise<Running> {
    const { id: game, rulesVersion: rules, seats } = FINISHED[i % FINISHED.length].game;
    const isAmongBots = Math.floor(i / 4) % 2 === 0;
    const people = await site.guests(isAmongBots ? 1 : seats.min);
    const bots = isAmongBots ? seats.min - 1 + (i % 2) : 0;
    const { match } = await startMatch(people, {
      game,
      bots,
      clock: CLOCKS[i % CLOCKS.length],
      reactions: 'quick',
    });
    const clients = await site.clients(people, match);
    const moves = MOVES[i % MOVES.length];
    const until = game === 'roam' ? Math.min(moves, MOST_OF_ROAM) : moves;
    await playOn(clients, new FastChance(i), until);
    for (const client of clients) client.close();
    const presence = PRESENCES[Math.floor(i / FINISHED.length) % PRESENCES.length];
    return { match, rules, people, presence, players: [] };
  }

  /** Somebody answers and takes it back, where the others agree. */
  async function takeBack({ match, people }: Running): Promise<MatchClient[]> {
    const clients = await site.clients(people, match);
    const asked = clients.find(({ isAsked }) => isAsked);
    if (asked === undefined) return clients;
    await answerOnce(asked);
    const { seat, n, epoch } = asked;
    await asked.ask({ t: 'undo', seat, n, epoch });
    for (const client of clients)
      if (client !== asked) await client.ask({ t: 'consent', seat: client.seat, yes: true });
    return clients;
  }

  /** How many answers may fall away: those of the present step together, where it is kept as it was. */
  async function answersInDoubt(match: string, lines: readonly JournalLine[]): Promise<number[]> {
    const kept = await readSave(site.db, match);
    if (kept?.length !== lines.length + 1) return lines.map((_, i) => i);
    const { since } = kept.save.checkpoints.at(-1)!;
    return [0, since.filter((entry) => 'key' in entry).length];
  }

  async function playedOn({ match, players }: Running, before: number): Promise<boolean> {
    if (players.some(({ isOver }) => isOver)) return true;
    const lines = (await site.lines(match)).slice(before);
    const movers = lines.flatMap((line) => (line.t === 'answer' ? [line.seat] : []));
    return new Set(movers).size > 1;
  }

  async function describeStuck({ match, presence, players }: Running): Promise<string> {
    const latest = (await site.lines(match)).slice(-8).map((line) => {
      if (line.t === 'answer') return `${line.n} ${line.seat} ${line.key}`;
      return line.t === 'rules' ? `rules, ${line.n} stand` : line.t;
    });
    const seen = players.map(({ client, refusedWith }) => ({
      refusedWith,
      n: client?.n,
      asked: client?.asked,
      offered: client?.offered,
      line: client?.socket.readyState,
    }));
    return `${presence} ${match} is stuck: ${JSON.stringify({ latest, seen })} ${site.complaints}`;
  }

  it.each([
    ['SIGTERM', 'next'],
    ['SIGTERM', 'changed'],
    ['SIGKILL', 'next'],
    ['SIGKILL', 'changed'],
  ] as const)('after %s loses and stops no match (%s rules)', TIME, async (signal, release) => {
    site = await Site.open(store);
    const over = await site.finishedMatches();
    const running = await Promise.all(Array.from({ length: matches }, (_, i) => begin(i)));

    // After this only those matches are in memory that somebody opens, or that go on by themselves.
    await site.stop('SIGTERM');
    await site.start('installed');
    const looking: MatchClient[] = [];
    for (const [i, one] of running.entries()) {
      if (one.presence === 'playing') one.players = site.letPlay(one.people, one.match, i);
      if (one.presence === 'looking') looking.push(...(await takeBack(one)));
    }
    await vi.waitFor(() => {
      for (const { moves, isOver } of running.flatMap(({ players }) => players))
        expect(isOver || moves > 0).toBe(true);
    }, PATIENT);
    await site.stop(signal);
    if (signal === 'SIGTERM') for (const { closed } of looking) expect(await closed).toBe(1012);

    const before = await Promise.all(running.map(({ match }) => site.lines(match)));
    expect(before.flat().some(({ t }) => t === 'undo')).toBe(true);
    const inDoubt = await Promise.all(
      running.map(({ match }, i) => answersInDoubt(match, before[i])),
    );
    for (const { match } of running) await site.turnBackClocks(match);
    await site.start(release);
    for (const [i, one] of running.entries())
      if (one.presence !== 'playing') one.players = site.letPlay(one.people, one.match, i);
    for (const [i, one] of running.entries())
      await vi.waitFor(async () => {
        expect(await playedOn(one, before[i].length), await describeStuck(one)).toBe(true);
      }, PATIENT);
    await site.stopPlaying();

    let updated = 0;
    let dropped = 0;
    for (const [i, { match, rules, players }] of running.entries()) {
      const after = await site.lines(match);
      expect(after.slice(0, before[i].length)).toEqual(before[i]);
      checkAcknowledged(after, players);
      const { ending, conceded, seats } = await site.record(match);
      expect(ending?.by ?? 'rules').toBe('rules');
      expect(conceded).toEqual([]);
      for (const { kind, level } of seats) if (kind === 'person') expect(level).toBeNull();
      if (before[i].at(-1)!.t === 'end') continue;
      const update = after[before[i].length];
      if (update.t !== 'rules') throw new Error(`${match} does not tell of the update`);
      expect(update.from).toBe(rules);
      if (release === 'next') {
        expect(update.dropped).toEqual([]);
        expect(update.hash).toBe(lastHash(before[i]));
      }
      expect(inDoubt[i]).toContain(update.dropped.length);
      updated++;
      dropped += update.dropped.length;
    }
    expect(updated).toBeGreaterThan(matches * 0.8);

    await site.checkOver(over);
    await site.stop('SIGTERM');
    expect(site.complaints).toBe('');
    const { code, said } = await site.host(['check', '--deep'], release);
    expect(said).toContain('every match can be opened');
    expect(code).toBe(0);
    console.log(
      `${signal}, ${release} rules: ${updated} matches went on, ${dropped} answers fell away`,
    );
  });
});

function lastHash(lines: readonly JournalLine[]): string {
  return lines.flatMap((line) => ('hash' in line ? [line.hash] : [])).at(-1)!;
}

eachStore('finished matches', (store) => {
  let site: Site;
  afterEach(() => site.close());

  it('without a recording get one while their rules are installed', async () => {
    site = await Site.open(store);
    const over = await site.finishedMatches();
    await site.db.deleteFrom('recordings').execute();
    expect(await site.host(['record'], 'changed')).toMatchObject({
      code: 0,
      said: expect.stringContaining(
        `0 matches recorded.\n${over.length} more were played under other`,
      ),
    });
    expect(await site.host(['record'], 'installed')).toEqual({
      code: 0,
      said: `${over.length} matches recorded.\n`,
    });
    expect((await site.host(['record'], 'installed')).said).toBe('0 matches recorded.\n');
    await site.stop('SIGTERM');
    await site.start('changed');
    await site.checkOver(over);
  });
});

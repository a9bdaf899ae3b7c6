import { FastChance, keyFromSeed, Match, Recorder, type Seat } from '@tablewright/engine';
import { roam } from '@tablewright/roam';
import { openDatabase, type Place } from '../../src/storage/database.ts';

/** The variant of Roam that lasts longest. */
export const LONG_SETUP = { advanced: true, start: 'random' };

type RoamMatch = ReturnType<typeof startRoam>;

const startRoam = (key: string) => Match.start(roam, { seats: 4, setup: LONG_SETUP, key });

const TRIES = 10;

/** Replaces the journal of a stored match by one with at least this many decisions. */
export async function makeLong(place: Place, id: string, decisions: number): Promise<void> {
  const { key, lines } = longJournal(decisions);
  const db = await openDatabase(place);
  const { record } = await db
    .selectFrom('matches')
    .select('record')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('journal').where('match', '=', id).execute();
  for (const [position, line] of lines.entries())
    await db.insertInto('journal').values({ match: id, position, line }).execute();
  await db
    .updateTable('matches')
    .set({ record: JSON.stringify({ ...JSON.parse(record), key }), due: null })
    .where('id', '=', id)
    .execute();
  await db.destroy();
}

function longJournal(decisions: number): { key: string; lines: string[] } {
  for (let seed = 0; ; seed++) {
    const key = keyFromSeed(seed);
    const match = startRoam(key);
    const lines: string[] = [];
    const recorder = Recorder.begin(match, (line) => lines.push(line));
    const chance = new FastChance(seed);
    while (!match.over && match.decisions < decisions)
      for (const [seat, answer] of dawdle(match, chance)) recorder.answer(seat, answer);
    if (!match.over) return { key, lines };
  }
}

/** Of some turns played at random, the one that brings the end of the match least nearer. */
function dawdle(match: RoamMatch, chance: FastChance): [Seat, string][] {
  const turns = Array.from({ length: TRIES }, () => {
    const fork = match.fork();
    const answers: [Seat, string][] = [];
    while (!fork.over && fork.state.turn === match.state.turn) {
      const [ask] = fork.asks;
      const key = ask.prompt.key(ask.options[chance.below(ask.options.length)]);
      answers.push([ask.seat, key]);
      fork.answer(ask.seat, key);
    }
    return { answers, cost: (fork.over ? 1e6 : 0) + 100 * cardsTaken(fork) - answers.length };
  });
  return turns.reduce((best, turn) => (turn.cost < best.cost ? turn : best)).answers;
}

function cardsTaken({ state }: RoamMatch): number {
  return state.players.reduce(
    (sum, { faceUp, faceDown }) => sum + faceUp.length + faceDown.length,
    0,
  );
}

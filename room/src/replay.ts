import {
  eventFor,
  type Game,
  parseJournal,
  type Plain,
  type Seat,
  TABLE,
} from '@tablewright/engine';
import type { Frame, Replay } from '@tablewright/protocol';
import { diff } from '@tablewright/protocol';
import type { Listener } from './audience.ts';
import type { Live } from './live.ts';
import { playedScenes, recordedScenes, type Scene } from './scenes.ts';
import { infoOf } from './views.ts';

type Course = Pick<Replay, 'first' | 'frames'>;

/** Replays of a match as each viewer could follow it, computed on request and kept until the next move. */
export class Replays {
  private readonly live: Live;
  private readonly kept = new Map<Seat, Promise<Course>>();
  private keptFor = '';

  constructor(live: Live) {
    this.live = live;
  }

  /** The replay of the match as of now, whatever happens while it is computed. */
  async for({ viewer, id }: Listener): Promise<Replay> {
    const { live, kept } = this;
    const { ending, ledger } = live;
    const position = `${ledger.position} ${ending?.by}`;
    if (position !== this.keptFor) kept.clear();
    this.keptFor = position;
    let course = kept.get(viewer);
    if (course === undefined) {
      const working = this.workOut(viewer, id);
      kept.set(viewer, (course = working));
      working.catch(() => {
        if (kept.get(viewer) === working) kept.delete(viewer);
      });
    }
    return { info: infoOf(live), viewer, ...(await course), ending };
  }

  private async workOut(viewer: Seat, who: string | null): Promise<Course> {
    const { live } = this;
    const { ledger, ending, deps } = live;
    const isOver = ending !== null;
    const scenes = await scenesOf(live);
    const work = (pause: () => Promise<void>): Promise<Course> =>
      courseOf(ledger.match.game, scenes, viewer, isOver, pause);
    return deps.aside?.(who, work) ?? work(async () => {});
  }
}

/** A finished match is shown from its recording: playing it again may lead elsewhere, even under the same version. */
async function scenesOf({ ledger, record, ending, deps }: Live): Promise<Iterable<Scene>> {
  const { game } = ledger.match;
  const { position } = ledger;
  if (ending !== null) {
    const recording = await deps.store.readRecording();
    if (recording !== null) return recordedScenes(game, recording);
  }
  const lines = (await ledger.lines()).slice(0, position);
  return playedScenes(game, parseJournal(lines.join('\n')), record.key);
}

/** The scenes as this viewer sees them. */
async function courseOf(
  game: Game,
  scenes: Iterable<Scene>,
  viewer: Seat,
  isOver: boolean,
  pause: () => Promise<void>,
): Promise<Course> {
  let first: Replay['first'] | null = null;
  let before: Plain = null;
  const frames: Frame[] = [];
  for (const { answer, events, asked, state: whole } of scenes) {
    const state = game.view(whole, viewer);
    const told = events.map((event) => eventFor(event, viewer));
    if (first === null) {
      first = { state, asked, events: told };
    } else {
      const isTold = answer !== null && (answer.seat === viewer || isOver);
      const key = isTold ? answer.key : null;
      const isSecret = answer === null || (answer.quiet === true && !isTold);
      const seat = isSecret || answer.seat === TABLE ? null : answer.seat;
      frames.push({ n: frames.length, seat, key, events: told, patch: diff(before, state), asked });
    }
    before = state;
    await pause();
  }
  return { first: first!, frames };
}

import {
  type Core,
  eventFor,
  type Game,
  parseJournal,
  type Plain,
  type Seat,
} from '@tablewright/engine';
import type { Frame, Replay } from '@tablewright/protocol';
import { diff } from '@tablewright/protocol';
import type { Live } from './live.ts';
import { playedScenes, recordedScenes, type Scene } from './scenes.ts';
import { infoOf } from './views.ts';

type Course = Pick<Replay, 'first' | 'frames'>;

/** Replays of a match as each viewer could follow it; worked out when asked for, and kept until the next move. */
export class Replays {
  private readonly live: Live;
  private readonly kept = new Map<Seat, Course>();
  private keptFor = '';

  constructor(live: Live) {
    this.live = live;
  }

  async for(viewer: Seat): Promise<Replay> {
    const { live } = this;
    const { ending, ledger } = live;
    const position = `${ledger.position} ${ending?.by}`;
    if (position !== this.keptFor) this.kept.clear();
    this.keptFor = position;
    let course = this.kept.get(viewer);
    if (course === undefined)
      this.kept.set(
        viewer,
        (course = courseOf(ledger.match.game, await scenesOf(live), viewer, ending !== null)),
      );
    return { info: infoOf(live), viewer, ...course, ending };
  }
}

/** Under rules that are gone, a match that is over is shown as it was recorded. */
async function scenesOf({ ledger, record, ending, deps }: Live): Promise<Iterable<Scene>> {
  const { game } = ledger.match;
  if (ending !== null && ledger.rules !== game.rulesVersion) {
    const recording = await deps.store.readRecording();
    if (recording !== null) return recordedScenes(game, recording);
  }
  const journal = parseJournal((await ledger.lines()).join('\n'));
  return playedScenes(game, journal, record.key);
}

/** The scenes seen with these eyes. */
function courseOf(game: Game, scenes: Iterable<Scene>, viewer: Seat, isOver: boolean): Course {
  let first: Replay['first'] | null = null;
  let before: Plain = null;
  const frames: Frame[] = [];
  for (const { answer, events, asked, state: whole } of scenes) {
    const state = game.view(whole as Core, viewer) as unknown as Plain;
    const told = events.map((event) => eventFor(event, viewer));
    if (first === null) {
      first = { state, asked, events: told };
    } else {
      const seat = answer?.seat ?? null;
      const isTold = answer !== null && (seat === viewer || isOver);
      const key = isTold ? answer.key : null;
      const patch = diff(before, state);
      frames.push({ n: frames.length, seat, key, events: told, patch, asked });
    }
    before = state;
  }
  return { first: first!, frames };
}

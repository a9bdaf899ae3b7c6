import {
  eventFor,
  type GameEvent,
  Match,
  parseJournal,
  type Plain,
  type Seat,
} from '@tablewright/engine';
import type { Asked, Frame, Replay } from '@tablewright/protocol';
import { diff } from '@tablewright/protocol';
import type { Listener } from './audience.ts';
import type { Live } from './live.ts';
import { infoOf } from './views.ts';

type Course = Pick<Replay, 'first' | 'frames'>;

/** Replays of a match as each viewer could follow it; worked out when asked for, and kept until the next move. */
export class Replays {
  private readonly live: Live;
  private readonly kept = new Map<Seat, Promise<Course>>();
  private keptFor = '';

  constructor(live: Live) {
    this.live = live;
  }

  /** As the match stands now, whatever happens while it is worked out. */
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
    const { position } = ledger;
    const lines = (await ledger.lines()).slice(0, position);
    const work = (pause: () => Promise<void>): Promise<Course> =>
      courseOf(live, lines, viewer, ending !== null, pause);
    return deps.aside?.(who, work) ?? work(async () => {});
  }
}

/** Plays the answers that stand once more, seen with these eyes. */
async function courseOf(
  { ledger, record }: Live,
  lines: readonly string[],
  viewer: Seat,
  isOver: boolean,
  pause: () => Promise<void>,
): Promise<Course> {
  const { game, seats, setup } = ledger.match;
  const match = Match.start(game, { seats, setup, key: record.key });
  let { state, asked } = seen(match, viewer);
  const first: Replay['first'] = { state, asked, events: told(match.opening.events, viewer) };
  const frames: Frame[] = [];
  for (const [n, { seat, key }] of standingAnswers(lines).entries()) {
    await pause();
    const { events } = match.answer(seat, key);
    const before = state;
    ({ state, asked } = seen(match, viewer));
    frames.push({
      n,
      seat,
      key: seat === viewer || isOver ? key : null,
      events: told(events, viewer),
      patch: diff(before, state),
      asked,
    });
  }
  return { first, frames };
}

/** The answers of a journal without those that were taken back. */
function standingAnswers(lines: readonly string[]): { seat: Seat; key: string }[] {
  const answers: { seat: Seat; key: string }[] = [];
  for (const line of parseJournal(lines.join('\n')).lines) {
    if (line.t === 'answer') answers.push(line);
    else if (line.t === 'undo')
      answers.splice(
        answers.findLastIndex(({ seat }) => seat === line.seat),
        1,
      );
  }
  return answers;
}

function seen(match: Match, viewer: Seat): { state: Plain; asked: readonly Asked[] } {
  const state = match.game.view(match.state, viewer) as unknown as Plain;
  return { state, asked: match.asks.map(({ seat, prompt }) => ({ seat, prompt: prompt.id })) };
}

function told(events: readonly GameEvent[], viewer: Seat): Frame['events'] {
  return events.map((event) => eventFor(event, viewer));
}

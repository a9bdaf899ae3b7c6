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
import type { Live } from './live.ts';
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
      this.kept.set(viewer, (course = courseOf(live, await ledger.lines(), viewer)));
    return { info: infoOf(live), viewer, ...course, ending };
  }
}

/** Plays the answers that stand once more, seen with these eyes. */
function courseOf(
  { ledger, record, ending }: Live,
  lines: readonly string[],
  viewer: Seat,
): Course {
  const { game, seats, setup } = ledger.match;
  const match = Match.start(game, { seats, setup, key: record.key });
  let { state, asked } = seen(match, viewer);
  const first: Replay['first'] = { state, asked, events: told(match.opening.events, viewer) };
  const frames = standingAnswers(lines).map(({ seat, key }, n): Frame => {
    const { events } = match.answer(seat, key);
    const before = state;
    ({ state, asked } = seen(match, viewer));
    return {
      n,
      seat,
      key: seat === viewer || ending !== null ? key : null,
      events: told(events, viewer),
      patch: diff(before, state),
      asked,
    };
  });
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
  const state = match.game.view(match.state, viewer);
  return { state, asked: match.asks.map(({ seat, prompt }) => ({ seat, prompt: prompt.id })) };
}

function told(events: readonly GameEvent[], viewer: Seat): Frame['events'] {
  return events.map((event) => eventFor(event, viewer));
}

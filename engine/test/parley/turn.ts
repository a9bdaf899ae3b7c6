import { endEffects, type Refusal, type Script, type Seat } from '@tablewright/engine';
import { drawCard } from './cards.ts';
import { ACTIONS_IN_A_TURN, CAUSES } from './content.ts';
import { entrust, entrustings } from './court.ts';
import { hasGoods, mission } from './mission.ts';
import { candidates, untimely } from './moments.ts';
import { choose, type Deed, type Option } from './options.ts';
import { NOBODY, othersThan, type Parley, seatsFrom, takeGoods } from './state.ts';
import { trade, tradeVerdict } from './trade.ts';
import { emit, schedule } from './vocabulary.ts';

const CAUSE_OPTIONS = CAUSES.map((_, cause) => ({ do: 'cause', cause }) as const);

/** In turn the envoys pledge themselves, one pledge at a time: one long step of small choices. */
export function* ceremony(g: Parley): Script {
  for (let seat = 0; g.players[seat].pledges > 0; seat = (seat + 1) % g.players.length) {
    const { cause } = yield* choose(seat, 'cause', CAUSE_OPTIONS);
    g.players[seat].pledges--;
    g.causes[cause][seat]++;
    emit('pledged', { player: seat, cause: CAUSES[cause] });
  }
}

/** A card each, a turn each, then the vote. */
export function* round(g: Parley): Script {
  g.round++;
  endEffects(g.effects, 'round');
  for (const player of g.players) player.isSpent = false;
  const seats = seatsFrom(g, g.speaker);
  for (const seat of seats) drawCard(g, seat);
  for (const seat of seats) schedule(g, 'turn', seat);
  for (const step of ['debate', 'vote', 'bidForChair', 'claims'] as const) schedule(g, step);
}

/** Up to four actions, whichever the envoy likes. Between them, the others may make deals with the envoy. */
export function* turn(g: Parley, seat: Seat): Script {
  g.turn++;
  g.acting = seat;
  for (const player of g.players) player.dealt = false;
  emit('turn', { player: seat });
  for (let left = ACTIONS_IN_A_TURN; left > 0; left--) {
    // What can be done depends on the hand: so it is a function, and is asked even if nothing can be.
    const action = yield* choose(seat, 'action', () => actions(g, seat), {
      always: true,
      accords: true,
      otherwise: REST,
      refused: () => forbidden(g, seat),
    });
    if (action.do === 'rest') break;
    yield* action.use();
  }
  g.acting = NOBODY;
}

function actions(g: Parley, seat: Seat): Deed[] {
  const traders = othersThan(g, seat).filter((other) => tradeVerdict(g, seat, other) === null);
  return [
    ...candidates(g, seat, 'turn', {}).flatMap(({ option, clause }) =>
      clause === null ? option : [],
    ),
    ...(g.supply > 0 ? [work(g, seat)] : []),
    ...(hasGoods(g, seat) ? [missionOf(g, seat)] : []),
    ...traders.map((other) => tradeWith(g, seat, other)),
    ...entrustings(g, seat).map((option) => ({
      ...option,
      use: () => entrust(g, seat, option.player),
    })),
    REST,
  ];
}

function forbidden(g: Parley, seat: Seat): Refusal<Option>[] {
  const refused = othersThan(g, seat).flatMap((player): Refusal<Option>[] => {
    const clause = tradeVerdict(g, seat, player);
    return clause === null ? [] : [{ option: { do: 'trade', player }, clause }];
  });
  if (g.supply === 0) refused.push({ option: { do: 'work' }, clause: 'PY-3' });
  if (!hasGoods(g, seat)) refused.push({ option: { do: 'mission' }, clause: 'PY-3' });
  for (const { option, clause } of candidates(g, seat, 'turn', {}))
    if (clause !== null) refused.push({ option, clause });
  return [...refused, ...untimely(g, seat, ['turn'])];
}

const REST: Deed = { do: 'rest', *use() {} };

const work = (g: Parley, seat: Seat): Deed => ({
  do: 'work',
  *use() {
    emit('took', { player: seat, goods: takeGoods(g, seat, 1) });
  },
});

const missionOf = (g: Parley, seat: Seat): Deed => ({
  do: 'mission',
  use: () => mission(g, seat),
});

const tradeWith = (g: Parley, seat: Seat, other: Seat): Deed => ({
  do: 'trade',
  player: other,
  use: () => trade(g, seat, other),
});

import {
  type Ability,
  choose,
  emit,
  type Refusal,
  type Script,
  type Seat,
  schedule,
} from '@tablewright/engine';
import { drawCard, playable } from './cards.ts';
import { ACTIONS_IN_A_TURN, CAUSES } from './content.ts';
import { deed, doing, worded } from './prompts.ts';
import { othersThan, type Parley, seatsFrom, takeGoods } from './state.ts';
import { trade, tradeVerdict } from './trade.ts';

/** In turn the envoys pledge themselves, one pledge at a time: one long step of small choices. */
export function* ceremony(g: Parley): Script {
  for (let seat = 0; g.players[seat].pledges > 0; seat = (seat + 1) % g.players.length) {
    const cause = yield* choose(seat, causePrompt, CAUSES);
    g.players[seat].pledges--;
    g.causes[CAUSES.indexOf(cause)][seat]++;
    emit('pledged', { player: seat, cause });
  }
}

/** A card each, a turn each, then the vote. */
export function* round(g: Parley): Script {
  g.round++;
  const seats = seatsFrom(g, g.speaker);
  for (const seat of seats) drawCard(g, seat);
  for (const seat of seats) schedule(g, 'turn', seat);
  for (const step of ['debate', 'vote', 'bidForChair', 'claims']) schedule(g, step);
}

/** Up to four actions, whichever the envoy likes. */
export function* turn(g: Parley, seat: Seat): Script {
  g.turn++;
  emit('turn', { player: seat });
  for (let left = ACTIONS_IN_A_TURN; left > 0; left--) {
    // What can be done depends on the hand: so it is a function, and is asked even if nothing can be.
    const action = yield* choose(seat, actionPrompt, () => actions(g, seat), {
      always: true,
      refused: () => forbidden(g, seat),
    });
    if (action === REST) return;
    yield* action.use();
  }
}

function actions(g: Parley, seat: Seat): Ability[] {
  const traders = othersThan(g, seat).filter((other) => tradeVerdict(g, seat, other) === null);
  return [
    ...playable(g, seat, 'turn'),
    ...(g.supply > 0 ? [work(g, seat)] : []),
    ...traders.map((other) => tradeWith(g, seat, other)),
    REST,
  ];
}

function forbidden(g: Parley, seat: Seat): Refusal<Ability>[] {
  const refused = othersThan(g, seat).flatMap((other) => {
    const clause = tradeVerdict(g, seat, other);
    return clause === null ? [] : [{ option: tradeWith(g, seat, other), clause }];
  });
  return g.supply > 0 ? refused : [...refused, { option: work(g, seat), clause: 'PY-3' }];
}

const REST = deed('rest', function* () {});

const work = (g: Parley, seat: Seat): Ability =>
  deed('work', function* () {
    emit('took', { player: seat, goods: takeGoods(g, seat, 1) });
  });

const tradeWith = (g: Parley, seat: Seat, other: Seat): Ability => ({
  ...deed(`trade:${other}`, () => trade(g, seat, other)),
  target: `seat:${other}`,
  message: { id: 'option.trade', about: { player: other } },
});

const actionPrompt = doing('action');
const causePrompt = worded<(typeof CAUSES)[number]>('cause');

import { chooseAll, emit, openWindow, type Script, type Seat, schedule } from '@tablewright/engine';
import { discard, playable, wilesOf } from './cards.ts';
import { AIMS, ROUNDS, VOTES, type Wile } from './content.ts';
import { deed, worded } from './prompts.ts';
import { type Parley, seatsFrom } from './state.ts';

type Vote = (typeof VOTES)[number];
type Bid = Wile | 'nothing';

/** Before the vote everybody may play wiles, also such as were drawn in this very window, or buy a louder voice. */
export function* debate(g: Parley): Script {
  yield* openWindow({
    id: 'debate',
    order: seatsFrom(g, g.speaker),
    mayReact: (seat) => g.players[seat].hand.length + g.players[seat].goods > 0,
    abilities: (seat) =>
      g.players[seat].goods > 0
        ? [...playable(g, seat, 'vote'), deed('bribe', () => bribe(g, seat))]
        : playable(g, seat, 'vote'),
  });
}

function* bribe(g: Parley, seat: Seat): Script {
  g.players[seat].goods--;
  g.supply++;
  g.players[seat].voice++;
  emit('bribed', { player: seat });
}

/** All vote at once, in secret. Who votes with the majority gains favour; a tie is a failure. */
export function* vote(g: Parley): Script {
  const seats = seatsFrom(g, g.speaker);
  const votes = yield* chooseAll<Vote>(seats, worded('vote'), () => VOTES);
  const voices = (side: Vote): number =>
    seats.reduce((sum, seat, i) => sum + (votes[i] === side ? g.players[seat].voice : 0), 0);
  const won = voices('for') > voices('against') ? 'for' : 'against';
  seats.forEach((seat, i) => {
    if (votes[i] === won) g.players[seat].favour++;
    g.players[seat].voice = 1;
  });
  emit('voted', { seats, votes, won });
}

/** All bid a card or nothing for the chair, at once and in secret. What a seat can bid depends on its hand. */
export function* bidForChair(g: Parley): Script {
  const seats = seatsFrom(g, g.speaker);
  const bids = yield* chooseAll<Bid>(
    seats,
    worded('bid', nameOf),
    (seat) => () => [...wilesOf(g, seat), 'nothing'],
    () => ({ always: true }),
  );
  const highest = Math.max(...bids.map(weightOf));
  bids.forEach((bid, i) => {
    if (bid !== 'nothing') discard(g, seats[i], bid);
  });
  g.speaker = seats[bids.findIndex((bid) => weightOf(bid) === highest)];
  emit('seated', { seats, bids: bids.map(nameOf), speaker: g.speaker });
}

/** Whoever has reached the secret aim may show it. */
export function* claims(g: Parley): Script {
  yield* openWindow({
    id: 'claims',
    order: seatsFrom(g, g.speaker),
    mayReact: (seat) => !g.players[seat].claimed,
    abilities: (seat) => (hasReachedAim(g, seat) ? [deed('claim', () => claim(g, seat))] : []),
  });
  if (g.round < ROUNDS) schedule(g, 'round');
}

function* claim(g: Parley, seat: Seat): Script {
  const player = g.players[seat];
  player.claimed = true;
  player.favour += 3;
  emit('claimed', { player: seat, aim: AIMS[player.aim] });
}

function hasReachedAim(g: Parley, seat: Seat): boolean {
  const { aim, goods, hand, favour, claimed } = g.players[seat];
  if (claimed) return false;
  switch (AIMS[aim]) {
    case 'riches':
      return goods >= 6;
    case 'poverty':
      return goods === 0;
    case 'learning':
      return hand.length >= 5;
    case 'silence':
      return hand.length === 0;
    case 'fame':
      return favour >= 3;
    case 'chair':
      return g.speaker === seat;
    case 'plenty':
      return g.supply === 0;
  }
}

const nameOf = (bid: Bid): string => (bid === 'nothing' ? bid : bid.id);
const weightOf = (bid: Bid): number => (bid === 'nothing' ? 0 : bid.weight);

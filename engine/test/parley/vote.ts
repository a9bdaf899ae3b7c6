import { endEffects, type Script, type Seat } from '@tablewright/engine';
import { discard, wilesOf } from './cards.ts';
import { AIMS, ROUNDS, VOTES, WILES } from './content.ts';
import { enact } from './court.ts';
import { acclaim } from './favour.ts';
import { moment } from './moments.ts';
import { chooseAll, openWindow, type Option } from './options.ts';
import { powers } from './powers.ts';
import { type Parley, seatsFrom } from './state.ts';
import { emit, schedule } from './vocabulary.ts';

type Vote = (typeof VOTES)[number];
type Bid = Option<'bid' | 'bidNothing'>;

/** Before the vote everybody may play wiles, also such as were drawn in this very window, or buy a louder voice. */
export function* debate(g: Parley): Script {
  yield* moment(g, 'debate', seatsFrom(g, g.speaker), () => ({}), { about: { round: g.round } });
}

/** All vote at once, in secret. Who votes with the majority gains favour; a tie is a failure. */
export function* vote(g: Parley): Script {
  const seats = seatsFrom(g, g.speaker);
  const cast = yield* chooseAll(
    seats,
    'vote',
    () => VOTE_OPTIONS,
    () => ({ otherwise: ABSTAIN }),
  );
  const votes = cast.map((each) => each.vote);
  const voices = (side: Vote): number =>
    seats.reduce((sum, seat, i) => sum + (votes[i] === side ? voiceOf(g, seat, side) : 0), 0);
  const won = voices('for') > voices('against') ? 'for' : 'against';
  seats.forEach((seat, i) => {
    if (votes[i] === won) g.players[seat].favour++;
    g.players[seat].voice = 1;
  });
  endEffects(g.effects, 'vote');
  emit('voted', { seats, votes, won });
  if (g.letters.length > 0 && won === 'for') enact(g);
  acclaim(g);
}

/** How much a vote counts for a side. */
function voiceOf(g: Parley, seat: Seat, side: Vote): number {
  return g.players[seat].voice + powers.sum(g, seat, 'voice', { side });
}

const ABSTAIN = { do: 'vote', vote: 'abstain' } as const;
const VOTE_OPTIONS = VOTES.map((each) => ({ do: 'vote', vote: each }) as const);

/** All bid a card or nothing for the chair, at once and in secret. What a seat can bid depends on its hand. */
export function* bidForChair(g: Parley): Script {
  const seats = seatsFrom(g, g.speaker);
  const bids = yield* chooseAll(
    seats,
    'bid',
    (seat) => () => bidsOf(g, seat),
    () => ({ always: true, otherwise: NO_BID }),
  );
  const highest = Math.max(...bids.map(weightOf));
  bids.forEach((bid, i) => {
    if (bid.do === 'bid') discard(g, seats[i], WILES[bid.wile]);
  });
  g.speaker = seats[bids.findIndex((bid) => weightOf(bid) === highest)];
  emit('seated', { seats, bids: bids.map(nameOf), speaker: g.speaker });
}

function bidsOf(g: Parley, seat: Seat): Bid[] {
  const cards = wilesOf(g, seat).map((wile): Bid => ({ do: 'bid', wile: WILES.indexOf(wile) }));
  return [...cards, NO_BID];
}

const NO_BID = { do: 'bidNothing' } as const;

/** A player who has reached the secret aim may show it. */
export function* claims(g: Parley): Script {
  yield* openWindow({
    id: 'claims',
    order: seatsFrom(g, g.speaker),
    mayReact: (seat) => !g.players[seat].claimed,
    abilities: (seat) =>
      hasReachedAim(g, seat) ? [{ do: 'claim', use: () => claim(g, seat) }] : [],
    pass: { do: 'keepSecret' },
  });
  if (g.round < ROUNDS) schedule(g, 'round');
}

function* claim(g: Parley, seat: Seat): Script {
  const player = g.players[seat];
  player.claimed = true;
  player.favour += 3;
  emit('claimed', { player: seat, aim: AIMS[player.aim] });
  acclaim(g);
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

const nameOf = (bid: Bid) => (bid.do === 'bid' ? WILES[bid.wile].id : 'nothing');
const weightOf = (bid: Bid): number => (bid.do === 'bid' ? WILES[bid.wile].weight : 0);

import type { Seat } from '@tablewright/engine';
import { AGENDAS } from '../../content/index.ts';
import { openCouncil, supporters } from '../../rules/agenda-phase.ts';
import { lawsInPlay } from '../../rules/ballots.ts';
import { discardHand, drawCards } from '../../rules/cards.ts';
import { passSpeakerLeft } from '../../rules/elimination.ts';
import { homeOf } from '../../rules/galaxy.ts';
import { gainGoods } from '../../rules/goods.ts';
import { postpone, repeal } from '../../rules/laws.ts';
import { speakerOrder } from '../../rules/order.ts';
import { drawSecret } from '../../rules/objectives.ts';
import { PUBLIC } from '../../rules/options.ts';
import type { Entries } from '../../rules/powers.ts';
import type { Ti4 } from '../../rules/state.ts';
import { awardPoints, losePoints } from '../../rules/victory.ts';
import { emit } from '../../rules/vocabulary.ts';
import { exhaustAll } from './exhausting.ts';

/** Trade goods that Economic Equality gives to everybody. */
const EQUAL_GOODS = 5;

/** Directives about laws, cards, goods and points: carried out once and discarded. */
export const agendas: Entries = {
  'archived-secret': {
    *elected(g, seat) {
      yield* drawSecret(g, seat);
    },
  },

  'economic-equality': {
    *approved(g) {
      returnGoods(g);
      for (const seat of speakerOrder(g)) yield* gainGoods(g, seat, EQUAL_GOODS);
    },
    *rejected(g) {
      returnGoods(g);
    },
  },

  'incentive-program': {
    *approved(g) {
      addObjective(g, g.stage1Box);
    },
    *rejected(g) {
      addObjective(g, g.stage2Box);
    },
  },

  'judicial-abolishment': {
    *elected(g, law) {
      repeal(g, law);
    },
  },

  'miscount-disclosed': {
    afterwards(g, law, number) {
      if (!lawsInPlay(g).includes(law)) return;
      emit('votedAgain', { agenda: AGENDAS[law].id });
      openCouncil(g, law, number, true);
    },
  },

  mutiny: {
    *approved(g) {
      for (const seat of supporters(g)) awardPoints(g, seat, 1);
    },
    *rejected(g) {
      for (const seat of supporters(g)) losePoints(g, seat, 1);
    },
  },

  'new-constitution': {
    isMoot: (g) => lawsInPlay(g).length === 0,
    *approved(g) {
      for (const law of lawsInPlay(g)) repeal(g, law);
      postpone(g, g.council.agenda, speakerOrder(g));
    },
    *falls(g, seats) {
      for (const seat of seats) exhaustAll(g, seat, ({ tile }) => tile === homeOf(g, seat));
    },
  },

  'public-execution': {
    *elected(g, seat) {
      discardHand(g, seat);
      if (g.speaker === seat) passSpeakerLeft(g);
      g.banished |= 1 << seat;
      emit('banished', { player: seat });
    },
  },

  'seed-of-an-empire': {
    *approved(g) {
      const most = Math.max(...pointsOf(g));
      for (const seat of withPoints(g, most)) awardPoints(g, seat, 1);
    },
    *rejected(g) {
      const fewest = Math.min(...pointsOf(g));
      for (const seat of withPoints(g, fewest)) awardPoints(g, seat, 1);
    },
  },

  'unconventional-measures': {
    *approved(g) {
      for (const seat of supporters(g)) yield* drawCards(g, seat, 2);
    },
    *rejected(g) {
      for (const seat of supporters(g)) discardHand(g, seat);
    },
  },
};

/** Everybody's trade goods go back to the supply. */
function returnGoods(g: Ti4): void {
  for (const seat of speakerOrder(g)) {
    const player = g.players[seat];
    if (player.goods > 0) emit('returnedGoods', { player: seat, count: player.goods });
    player.goods = 0;
  }
}

/** An objective of the deck joins the public ones; none of those that lie face down is used. TI-20.7 */
function addObjective(g: Ti4, deck: number[]): void {
  const objective = deck.pop();
  if (objective === undefined) return;
  g.revealed.push(objective);
  emit('revealed', { objective: PUBLIC[objective].id });
}

function pointsOf(g: Ti4): number[] {
  return speakerOrder(g).map((seat) => g.players[seat].points);
}

/** All tied players, in speaker order. TI-21.3, TI-23.7 */
function withPoints(g: Ti4, points: number): Seat[] {
  return speakerOrder(g).filter((seat) => g.players[seat].points === points);
}

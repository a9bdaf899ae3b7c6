import {
  defineGame,
  type Result,
  type Script,
  type Setup,
  shuffle,
  type StepsOf,
} from '@tablewright/engine';
import { accords, deals } from './accords.ts';
import { cloneParley } from './clone.gen.ts';
import { appoint, effects, laws, letters, offices } from './court.ts';
import { AIMS, CARDS, CAUSES, FIRST_HAND, GOODS_EACH } from './content.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { powers } from './powers.ts';
import { MOST_SEATS, NOBODY, type Parley, parleySchema } from './state.ts';
import { ceremony, round, turn } from './turn.ts';
import { emit, stepCall, type Steps } from './vocabulary.ts';
import { customs, wiles } from './wiles.ts';
import { bidForChair, claims, debate, vote } from './vote.ts';

powers.declare({
  custom: customs,
  law: laws,
  office: offices,
  letter: letters,
  effect: effects,
  wile: wiles,
});

/**
 * Parley: envoys talk, trade, scheme and vote for three rounds. Nobody plays it for fun; it is a small
 * game that needs everything a big one does, and an example of how each of these things is written.
 */
export const parley = defineGame<Parley>({
  id: 'parley',
  rulesVersion: 3,
  seats: { min: 2, max: MOST_SEATS },
  setupOptions: {
    ceremony: { values: ['short', 'long'], standard: 'short' },
    court: { values: ['bare', 'full'], standard: 'bare' },
  },
  schema: parleySchema,
  clone: cloneParley,
  unpack,
  steps: {
    deal,
    appointments,
    ceremony,
    round,
    turn,
    debate,
    vote,
    bidForChair,
    claims,
  } satisfies StepsOf<Parley, Steps>,
  options,
  accords,
  deals,
  orders,
  result: resultOf,
  turns: (g) => g.turn,
  rounds: (g) => g.round,
  census,
});

/** In a long ceremony two hundred pledges are made, in a short one two by each. */
function unpack(seats: number, setup: Setup): Parley {
  return {
    agenda: [
      stepCall('round'),
      stepCall('ceremony'),
      ...(setup['court'] === 'full' ? [stepCall('appointments')] : []),
      stepCall('deal'),
    ],
    players: Array.from({ length: seats }, () => ({
      goods: 1,
      favour: 0,
      pledges: setup['ceremony'] === 'long' ? Math.ceil(200 / seats) : 2,
      voice: 1,
      hand: [],
      aim: NOBODY,
      claimed: false,
      office: NOBODY,
      isSpent: false,
      dealt: false,
    })),
    causes: CAUSES.map(() => new Array<number>(seats).fill(0)),
    gifts: CAUSES.map(() => new Array<number>(seats).fill(0)),
    deck: CARDS.map((_, card) => card),
    spied: CARDS.map(() => 0),
    discard: [],
    spareAims: AIMS.map((_, aim) => aim),
    table: { from: NOBODY, to: NOBODY, goods: 0, cards: [] },
    supply: seats * (GOODS_EACH - 1),
    laws: [],
    letters: [],
    effects: [],
    speaker: 0,
    acting: NOBODY,
    round: 0,
    turn: 0,
  };
}

/** Hands and secret aims; only the envoy who gets them sees them. */
function* deal(g: Parley): Script {
  shuffle(g.deck);
  shuffle(g.spareAims);
  g.players.forEach((player, seat) => {
    player.hand = g.deck.splice(-FIRST_HAND);
    g.spied.splice(-FIRST_HAND);
    player.aim = g.spareAims.pop()!;
    const hand = player.hand.map((card) => CARDS[card].id);
    emit('dealt', { player: seat }, { seats: [seat], args: { hand, aim: AIMS[player.aim] } });
  });
}

function* appointments(g: Parley): Script {
  appoint(g);
}

/** Favour, and one more for each cause to which nobody gave more pledges and goods. */
function resultOf(g: Parley): Result {
  const scores = g.players.map(({ favour }, seat) => {
    const led = g.causes.filter((pledges, cause) => {
      const given = pledges.map((count, each) => count + g.gifts[cause][each]);
      return given[seat] === Math.max(...given);
    });
    return favour + led.length;
  });
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { scores, places };
}

/** Every piece in the box, wherever it lies. */
function census(g: Parley): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (piece: string, more = 1): void => {
    count[piece] = (count[piece] ?? 0) + more;
  };
  const hands = g.players.flatMap(({ hand }) => hand);
  for (const card of [...hands, ...g.deck, ...g.discard, ...g.table.cards]) add(`card ${card}`);
  const aims = g.players.map(({ aim }) => aim).filter((aim) => aim !== NOBODY);
  for (const aim of [...aims, ...g.spareAims]) add(`aim ${AIMS[aim]}`);
  add('goods', g.supply + g.table.goods);
  for (const sent of g.gifts.flat()) add('goods', sent);
  g.players.forEach(({ goods, pledges }, seat) => {
    add('goods', goods);
    add(`pledges of ${seat}`, pledges);
    for (const cause of g.causes) add(`pledges of ${seat}`, cause[seat]);
  });
  return count;
}

import type { OfferedOption, Order, OrderBook, Question, Seat } from '@tablewright/engine';
import { ACTION_CARDS, WINDOWS } from '../content/index.ts';
import { optionOfOutcome } from '../rules/ballots.ts';
import { options, type Verb } from '../rules/options.ts';
import { groundAt, hasShips } from '../rules/pieces.ts';
import { powers } from '../rules/powers.ts';
import { influenceOf, resourcesOf } from '../rules/spending.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { votesOf } from '../rules/votes.ts';
import { type Answer, first, keysOf, only, standing } from './standing.ts';

/** Questions of moments at which things in hand can be used. */
const MOMENTS: readonly string[] = WINDOWS;

/** Does the question offer nothing but to pass? Who is asked gives nothing away, so many are. TI-28.2 */
function isIdle({ options: offered }: Question): boolean {
  return offered.every(({ key }) => key === 'decline' || key === 'lock');
}

/** Passes where there is nothing to use. */
export const idle: OrderBook<Ti4> = standing({
  id: 'idle',
  prompts: MOMENTS,
  ways: { pass: (question) => (isIdle(question) ? (question.otherwise ?? null) : null) },
  usual: 'pass',
});

/** Cards of others: never cancelled, or only what is aimed at the own things. TI-19.3 */
export const cancelling: OrderBook<Ti4> = standing({
  id: 'cancel',
  prompts: ['card.played'],
  ways: {
    never: only('decline'),
    mine: (question, view, seat) =>
      touches(view, seat) ? null : only('decline')(question, view, seat),
    always: (question, view, seat) =>
      touches(view, seat)
        ? (keysOf(question, ['play'])[0] ?? only('decline')(question, view, seat))
        : only('decline')(question, view, seat),
  },
  usual: 'mine',
});

/** Is the card that lies open aimed at something of this seat, or at a fight that it is in? */
function touches(g: Ti4, seat: Seat): boolean {
  const play = g.plays.at(-1);
  if (play === undefined) return false;
  const { planet, system, player, law } = play;
  if (player === seat) return true;
  if (planet !== NONE && (g.control[planet] === seat || groundAt(g, planet, seat) > 0)) return true;
  if (system !== NONE && hasShips(g, system, seat)) return true;
  if (law !== NONE && g.players[seat].offices.includes(law)) return true;
  return g.combat.system !== NONE && [g.combat.attacker, g.combat.defender].includes(seat);
}

/** One wish for all agendas: for, against, or no vote. TI-23.4 */
export const voting: OrderBook<Ti4> = standing({
  id: 'vote',
  prompts: ['vote'],
  ways: { for: only('approve'), against: only('reject'), abstain: only('abstain') },
});

/** A wish for agendas that elect something: the own person, where players are elected, or no vote. TI-23.6 */
export const electing: OrderBook<Ti4> = standing({
  id: 'elect',
  prompts: ['vote'],
  ways: {
    me: ownElection,
    abstain: (question, ...asked) =>
      keysOf(question, ['approve']).length === 0 ? only('abstain')(question, ...asked) : null,
  },
});

/** A wish for elections in which no player can be elected. TI-23.6 */
export const electingThings: OrderBook<Ti4> = standing({
  id: 'things',
  prompts: ['vote'],
  ways: {
    abstain: (question, ...asked) =>
      keysOf(question, ['electPlanet', 'electLaw', 'electSecret']).length > 0
        ? only('abstain')(question, ...asked)
        : null,
  },
  isUseful: isCouncil,
});

/** Ties that the speaker settles: as they voted themselves, and if that is not among them, the first. TI-23.7 */
export const settlingTies: OrderBook<Ti4> = standing({
  id: 'tie',
  prompts: ['speakerDecides'],
  ways: {
    mine: ownVote,
    any: (question, view, seat) => ownVote(question, view, seat) ?? question.options[0].key,
  },
  isUseful: isCouncil,
});

function ownVote({ options: offered }: Question, view: Ti4, seat: Seat): string | null {
  const mine = view.council.votes
    .filter((vote) => vote.seat === seat)
    .map(({ outcome }) => options.key(optionOfOutcome(view, outcome)));
  return offered.find(({ key }) => mine.includes(key))?.key ?? null;
}

/** Is there a council, or could there be one soon? */
function isCouncil({ custodians, phase }: Ti4): boolean {
  return !custodians || phase === 'agenda';
}

function ownElection(question: Question, _view: Ti4, seat: Seat): string | null {
  const mine = options.key({ do: 'elect', player: seat });
  return keysOf(question, ['elect']).find((key) => key === mine) ?? null;
}

/** What riders and abilities predict of votes for and against. TI-23.8 */
export const predicting: OrderBook<Ti4> = standing({
  id: 'predict',
  prompts: ['predict', 'foretell'],
  ways: { for: only('approve'), against: only('reject') },
  isUseful: ({ phase }) => phase === 'agenda',
});

/** What they predict of elections. TI-23.8 */
export const foretelling: OrderBook<Ti4> = standing({
  id: 'foretell',
  prompts: ['predict', 'foretell'],
  ways: { me: ownElection, likely: likelyElection },
  isUseful: ({ phase }) => phase === 'agenda',
});

/** Many vote for themselves, so the player with the most votes; the planet worth most; of laws and secrets the first. */
function likelyElection(question: Question, view: Ti4): string | null {
  const outcomes = keysOf(question, ['elect', 'electPlanet', 'electLaw', 'electSecret']);
  const worth = outcomes.map((key) => {
    const option = options.read(key)!;
    if (option.do === 'elect') return votesOf(view, option.player);
    if (option.do === 'electPlanet')
      return resourcesOf(view, option.planet) + influenceOf(view, option.planet);
    return 0;
  });
  return outcomes[worth.indexOf(Math.max(...worth))] ?? null;
}

/** Whose representative it is: of the players who can vote, the other one with the most votes. Assassinate Representative */
export const assassinating: OrderBook<Ti4> = standing({
  id: 'assassinate',
  prompts: ['assassinate'],
  ways: {
    strongest: (_question, view, seat) => {
      const others = [...view.players.keys()].filter((other) => other !== seat);
      const votes = others.map((other) => votesOf(view, other));
      const player = others[votes.indexOf(Math.max(...votes))];
      return options.key({ do: 'choosePlayer', player });
    },
  },
  isUseful: ({ phase }) => phase === 'agenda',
});

/** Correct predictions of one player: their order hardly ever matters. TI-23.8 */
export const rewards: OrderBook<Ti4> = standing({
  id: 'reward',
  prompts: ['nextReward'],
  ways: { any: first('play') },
  usual: 'any',
  isUseful: ({ phase }) => phase === 'agenda',
});

export const casting: OrderBook<Ti4> = standing({
  id: 'cast',
  prompts: ['castVotes'],
  ways: { all: only('voteAll') },
});

/** Over the hand limit the card goes that came last. TI-19.1 */
export const discarding: OrderBook<Ti4> = standing({
  id: 'limit',
  prompts: ['handLimit'],
  ways: { newest: held(-1) },
});

/** A faction that draws more and discards some of it. */
export const scheming: OrderBook<Ti4> = standing({
  id: 'scheme',
  prompts: ['scheming'],
  ways: { newest: held(-1), oldest: held(0) },
  isUseful: (view, seat) => powers.at(view, seat, 'card.drawn').length > 0,
});

/** Hands are in the order in which cards came. */
function held(at: number): Answer {
  return (_question, view, seat) =>
    options.key({ do: 'discard', actionCard: view.players[seat].hand.at(at)! });
}

/** Cards whose use costs nothing but the card and needs no thought about a target. */
const READY_CARDS = [
  'direct-hit',
  'shields-holding',
  'maneuvering-jets',
  'salvage',
  'morale-boost',
  'distinguished-councilor',
  'summit',
] as const;

/**
 * Plays a card of the hand as soon as its moment comes. At the moment itself any card can be ordered: where several
 * want to play, whoever is not first would have to come back. Only a cancellation is meant for one card. TI-28.1
 */
export const cardOrders: OrderBook<Ti4> = {
  prompts: MOMENTS,
  offered: (view, seat) => heldCards(view, seat).map(orderOf),
  fitting: (_view, _seat, question) =>
    question.prompt === 'card.played'
      ? []
      : keysOf(question, ['play']).map((key) => orderOf(key.slice(PLAY.length))),
  answer: (_view, _seat, question, orders) =>
    keysOf(question, ['play']).find((key) => orders.includes(key)) ?? null,
};

const PLAY = 'play:';

/** The order is spelled like the option. */
function orderOf(id: string): Order {
  return { key: PLAY + id, message: { id: 'order.play', about: { actionCard: id } } };
}

function heldCards(view: Ti4, seat: Seat): string[] {
  const { hand } = view.players[seat];
  return READY_CARDS.filter((id) => hand.some((card) => ACTION_CARDS[card]?.id === id));
}

const SPARE = 'spare:';
const USES: readonly Verb[] = ['play', 'playNote', 'use'];

/** Passes where nothing else can be used than the one thing that the player does not want to be asked about. */
export const sparing: OrderBook<Ti4> = {
  prompts: MOMENTS,
  // A hand and a faction have too much to list all of it: what can be used now is enough.
  offered: () => [],
  fitting: (_view, _seat, { options: offered, otherwise }) => {
    const used = offered.filter(isUse);
    return used.length === 1 && otherwise !== undefined ? used.map(spareOrder) : [];
  },
  answer(_view, _seat, { options: offered, otherwise }, orders) {
    const used = offered.filter(isUse);
    const isSpared = used.length > 0 && used.every(({ key }) => orders.includes(SPARE + key));
    return isSpared ? (otherwise ?? null) : null;
  },
};

const isUse = ({ key }: OfferedOption): boolean => USES.includes(options.read(key)!.do);

function spareOrder({ key, message: { about } }: OfferedOption): Order {
  return {
    key: SPARE + key,
    message: { id: `order.spare.${options.read(key)!.do}`, ...(about && { about }) },
  };
}

/** Moments of the agenda phase. TI-23.2, TI-23.13 */
const COUNCIL = [
  'agenda.start',
  'agenda.revealed.when',
  'agenda.revealed.after',
  'vote.before',
  'vote.cast',
  'vote.speaker',
  'elected',
];

/** Votes in the agenda phase, but uses nothing. */
export const listening: OrderBook<Ti4> = standing({
  id: 'council',
  prompts: COUNCIL,
  ways: { skip: ({ otherwise }) => otherwise ?? null },
});

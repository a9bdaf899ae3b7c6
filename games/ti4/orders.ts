import { type Order, orderBook, type OrderBook } from '@tablewright/engine';
import { STRATEGY_CARDS } from './content/index.ts';
import {
  assassinating,
  cancelling,
  cardOrders,
  casting,
  discarding,
  electing,
  electingThings,
  foretelling,
  idle,
  listening,
  predicting,
  rewards,
  settlingTies,
  scheming,
  sparing,
  voting,
} from './orders/cards.ts';
import { shunning, wishing } from './orders/draft.ts';
import { type Answer, first, keysOf, ofCouncil, only, standing } from './orders/standing.ts';
import { options, type Pool, POOLS, PUBLIC } from './rules/options.ts';
import { groundAt, onBoard, PDS, profileOf, rivalOn, SHIPS } from './rules/pieces.ts';
import { powers } from './rules/powers.ts';
import { NONE, type Ti4 } from './rules/state.ts';
import { hasSecondary } from './rules/strategy-cards.ts';

/** Of the ships that are lost, cheap ones go first. TI-10.6 */
const losses = standing({
  id: 'losses',
  prompts: ['assignHits'],
  ways: { cheap: only('usualLosses') },
  usual: 'cheap',
});

/** TI-11.1 */
const sustaining = standing({
  id: 'sustain',
  prompts: ['sustainDamage'],
  ways: { always: first('sustain'), never: only('decline') },
  usual: 'always',
  isUseful: (g, seat) =>
    SHIPS.some((kind) => profileOf(g, seat, kind)?.sustain && onBoard(g, seat, kind) > 0),
});

/** Against the active player, or the one player who can be fired at. TI-9.3, TI-12.6 */
const cannons = standing({
  id: 'cannons',
  prompts: ['spaceCannon', 'cannonDefense'],
  ways: { fire: only('fire', 'fireAt'), hold: only('decline') },
  isUseful: (g, seat) =>
    [PDS, ...SHIPS].some(
      (kind) => profileOf(g, seat, kind)?.cannon !== undefined && onBoard(g, seat, kind) > 0,
    ),
});

/** Of several kinds of unit the player chooses. Plasma Scoring */
const extraDice = standing({
  id: 'extraDie',
  prompts: ['extraDie'],
  ways: { roll: only('extraDie') },
  usual: 'roll',
  isUseful: (g, seat) => powers.has(g, seat, 'extraDie'),
});

/** Where the opponent has fighters. TI-10.3 */
const barraging = standing({
  id: 'barrage',
  prompts: ['barrage'],
  ways: { roll: only('fire') },
  usual: 'roll',
  isUseful: (g, seat) =>
    SHIPS.some((kind) => profileOf(g, seat, kind)?.barrage && onBoard(g, seat, kind) > 0),
});

/** TI-10.4 */
const retreating = standing({
  id: 'retreat',
  prompts: ['announceRetreat'],
  ways: { never: only('stay') },
});

/** Of several planets the player chooses. TI-12.1 */
const bombarding = standing({
  id: 'bombard',
  prompts: ['bombardment'],
  ways: { always: only('bombardAll'), never: only('decline') },
  usual: 'always',
  isUseful: (g, seat) =>
    SHIPS.some((kind) => profileOf(g, seat, kind)?.bombardment && onBoard(g, seat, kind) > 0),
});

/** Where there is only one planet to land on. TI-12.5 */
const landing = standing({
  id: 'land',
  prompts: ['landForces'],
  ways: { all: (...asked) => only('landAll')(...asked) ?? only('land')(...asked) },
});

/** Where there are several planets and nobody else is on any of them: one each, the rest stays aboard. TI-12.5 */
const spreading = standing({
  id: 'spread',
  prompts: ['landForces'],
  ways: {
    free: (question, view, seat) => {
      const planets = question.options.flatMap(({ key }) => {
        const option = options.read(key)!;
        return option.do === 'land' ? [option.planet] : [];
      });
      const isKnown = keysOf(question, ['land', 'landAll', 'take', 'done']).length;
      const isFree = (planet: number): boolean => rivalOn(view, planet, seat) === NONE;
      if (planets.length < 2 || isKnown < question.options.length || !planets.every(isFree))
        return null;
      const next = planets.find(
        (planet) => view.control[planet] !== seat && groundAt(view, planet, seat) === 0,
      );
      return options.key(next === undefined ? { do: 'done' } : { do: 'land', planet: next });
    },
  },
});

/** A question comes also to those who fulfil nothing: it gives nothing away. TI-28.2 */
const secrets = standing({
  id: 'secret',
  prompts: ['scoreSecret'],
  ways: {
    score: (...asked) => first('scoreSecret')(...asked) ?? only('decline')(...asked),
    skip: (...asked) => (first('scoreSecret')(...asked) === null ? 'decline' : null),
  },
  usual: 'skip',
  isUseful: (g, seat) => g.players[seat].secrets.length > 0,
});

/** Of several objectives the player chooses one, or the one worth most. TI-20.1 */
const publics = standing({
  id: 'public',
  prompts: ['scorePublic'],
  ways: {
    score: only('score', 'scoreSecret'),
    most: (question) =>
      keysOf(question, ['score', 'scoreSecret']).toSorted(
        (one, other) => pointsOf(other) - pointsOf(one),
      )[0] ?? null,
  },
  usual: 'score',
});

function pointsOf(key: string): number {
  const option = options.read(key)!;
  return option.do === 'score' ? PUBLIC[option.objective].points : 1;
}

/** TI-15.1 */
const paying = standing({
  id: 'pay',
  prompts: ['payResources', 'payInfluence'],
  ways: { least: only('payLeast') },
  usual: 'least',
});

/** TI-22.1 */
const keeping = standing({
  id: 'tokens',
  prompts: ['redistributeTactic'],
  ways: { keep: only('keepTokens') },
});

/** Whoever has nothing to deal after the last secondary ability. TI-16.2 */
const ending = standing({
  id: 'turnEnd',
  prompts: ['turnEnd'],
  ways: { always: only('endTurn') },
  usual: 'always',
});

const toPool =
  (pool: Pool): Answer =>
  (question) =>
    keysOf(question, ['gainToken']).find((key) => key === gainKey(pool)) ?? null;

const gainKey = (pool: Pool): string => options.key({ do: 'gainToken', pool: POOLS.indexOf(pool) });

/** Where gained tokens go. TI-4.1 */
const gaining = standing({
  id: 'gain',
  prompts: ['gainToken'],
  ways: {
    tactic: toPool('tactic'),
    fleet: toPool('fleet'),
    strategy: toPool('strategy'),
    even: (question, view, seat) =>
      POOLS.toSorted((one, other) => view.players[seat][one] - view.players[seat][other])
        .map(gainKey)
        .find((key) => question.options.some((option) => option.key === key)) ?? null,
  },
});

/** Once there is no other action than cards from the hand: it depends on what everybody sees, and tells nothing. TI-2.9 */
const passing = standing({
  id: 'turn',
  prompts: ['turn'],
  ways: {
    pass: (question, ...asked) =>
      keysOf(question, ['activate', 'strategic', 'component']).length === 0
        ? only('pass', 'endTurn')(question, ...asked)
        : null,
  },
});

const WISHES = { always: only('secondary'), never: only('decline') } as const;
type Wish = keyof typeof WISHES;
const BOTH: readonly Wish[] = ['always', 'never'];

/** The secondary ability of one strategy card: whenever it can be paid, or never. TI-3.1, TI-3.2 */
const secondaries: OrderBook<Ti4> = {
  prompts: ['secondary'],
  offered: (g, seat) =>
    STRATEGY_CARDS.flatMap(({ id }, card) => {
      const { owner, exhausted } = g.strategy[card];
      const isComing = owner !== NONE && owner !== seat && !exhausted;
      return isComing && hasSecondary(g, card) ? BOTH.map((wish) => wishOf(id, wish)) : [];
    }),
  fitting: (view, seat, question) => {
    const card = question.about['card'];
    if (typeof card !== 'string') return [];
    return BOTH.filter((wish) => WISHES[wish](question, view, seat) !== null).map((wish) =>
      wishOf(card, wish),
    );
  },
  answer(view, seat, question, orders) {
    const card = question.about['card'];
    const wish = orders.findLast((key) => key.startsWith(`secondary:${String(card)}:`));
    if (wish === undefined) return null;
    return WISHES[wish.endsWith(':always') ? 'always' : 'never'](question, view, seat);
  },
};

function wishOf(card: string, wish: Wish): Order {
  return {
    key: `secondary:${card}:${wish}`,
    message: { id: `order.secondary.${wish}`, about: { card } },
  };
}

/** Abilities of a moment that are not used. TI-28.3 */
function skipping(window: 'system.activated' | 'round.start' | 'dice.rolled'): OrderBook<Ti4> {
  const order: Order = { key: `skip:${window}`, message: { id: `order.skip.${window}` } };
  return {
    prompts: [window],
    offered: (g, seat) => (powers.at(g, seat, window).length > 0 ? [order] : []),
    fitting: () => [order],
    answer: (_view, _seat, { otherwise }, orders) =>
      orders.includes(order.key) ? (otherwise ?? null) : null,
  };
}

/** What a player of Twilight Imperium can have done while away. */
export const orders = orderBook(
  secondaries,
  losses,
  sustaining,
  cannons,
  extraDice,
  barraging,
  retreating,
  bombarding,
  landing,
  spreading,
  secrets,
  publics,
  paying,
  gaining,
  keeping,
  passing,
  ending,
  ofCouncil(cancelling),
  ofCouncil(electing),
  ofCouncil(electingThings),
  ofCouncil(settlingTies),
  ofCouncil(voting),
  ofCouncil(casting),
  ofCouncil(predicting),
  ofCouncil(foretelling),
  ofCouncil(rewards),
  ofCouncil(assassinating),
  ofCouncil(discarding),
  ofCouncil(scheming),
  cardOrders,
  sparing,
  ofCouncil(listening),
  skipping('system.activated'),
  skipping('round.start'),
  skipping('dice.rolled'),
  wishing,
  shunning,
  idle,
);

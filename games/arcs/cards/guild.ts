import type { Script, Seat } from '@tablewright/engine';
import {
  ACTION_CARDS,
  COURT,
  RESOURCES,
  type Resource,
  type Suit,
  SYSTEMS,
} from '../content/index.ts';
import { discardGuild, leavePlay } from '../rules/court.ts';
import { seize, seizeVerdict } from '../rules/initiative.ts';
import { gatesInPlay, systemsInPlay } from '../rules/map.ts';
import { choose } from '../rules/options.ts';
import { controls, placeShips } from '../rules/pieces.ts';
import { type Entries, inPrelude, newAction } from '../rules/powers.ts';
import { discardToken, emptySlots, gain, ownToken, tokensIn } from '../rules/resources.ts';
import { type Arcs, isFaceUp, NONE } from '../rules/state.ts';
import { loot, stealOne } from '../rules/stealing.ts';
import { farseersDiscard, farseersLook, hasHandToLookAt } from './farseers.ts';
import { abduct, execute, pressgang, trade } from './guild-actions.ts';
import { emit } from '../rules/vocabulary.ts';

declare module '../rules/vocabulary.ts' {
  interface Prompts {
    interestAmount: { resource: Resource };
    placeShips: { court: string; count: number };
    union: { court: string };
    fence: object;
  }
}

const typeNumber = (resource: Resource): number => RESOURCES.indexOf(resource);

/** Fresh ships that a card brings to a controlled system. */
const REINFORCEMENTS = 3;

type Entry = Entries[string];

/** Mining and Shipping Interest. */
function interest(resource: Resource, action: 'manufacture' | 'synthesize'): Entry {
  const type = typeNumber(resource);
  const make = newAction(action, {
    may: (g) => (g.supply[type] === 0 ? 'ARC-24.2' : null),
    use: (g, seat) => gain(g, seat, type),
  });
  const fill = discarding(function* (g, seat, card) {
    const within = loot(g, seat, { tokens: type }).options.length + g.supply[type];
    const most = Math.min(emptySlots(g, seat), within);
    const amounts = Array.from(
      { length: most + 1 },
      (_, count) => ({ do: 'amount', count }) as const,
    );
    const { count } = yield* choose(seat, 'interestAmount', amounts, { about: { resource } });
    for (let left = count; left > 0; left--) {
      if (g.supply[type] > 0) yield* gain(g, seat, type);
      else yield* stealOne(g, seat, { tokens: type }, { court: COURT[card].id });
    }
  });
  return { worth: 1.4, abilities: [make, fill] };
}

/** Material and Fuel Cartel. */
function cartel(resource: Resource): Entry {
  const stealToken = discarding(function* (g, seat, card) {
    yield* stealOne(g, seat, { tokens: typeNumber(resource) }, { court: COURT[card].id });
  });
  return { worth: 1.5, cartel: resource, abilities: [stealToken] };
}

/** Lies beside a face-up card of its suit, which comes to hand when the round ends. ARC-25.3 */
function union(suit: Suit): Entry {
  const plays = (g: Arcs): Arcs['played'] =>
    g.played.filter(
      (play) => isFaceUp(play.use) && play.union === NONE && ACTION_CARDS[play.card].suit === suit,
    );
  const lay = inPrelude(
    function* (g, seat, { card }) {
      const court = COURT[card].id;
      const chosen = yield* choose(
        seat,
        'union',
        plays(g).map((play) => ({ do: 'union', card: play.card }) as const),
        { about: { court } },
      );
      const play = plays(g).find((each) => each.card === chosen.card)!;
      leavePlay(g, seat, card);
      play.union = card;
      play.unionOf = seat;
      emit('unionLaid', { player: seat, court, card: ACTION_CARDS[play.card].id });
    },
    (g) => (plays(g).length === 0 ? 'ARC-25.3' : null),
  );
  return { abilities: [lay] };
}

/** Fresh ships come to a controlled system. */
const reinforcements = discarding(function* (g, seat, card) {
  const controlled = systemsInPlay(g).filter((system) => controls(g, seat, system));
  yield* placeIn(g, seat, card, controlled, REINFORCEMENTS);
});

function* placeIn(
  g: Arcs,
  seat: Seat,
  card: number,
  systems: readonly number[],
  wanted: number,
): Script {
  if (systems.length === 0 || g.players[seat].ships === 0) return;
  const { system } = yield* choose(
    seat,
    'placeShips',
    systems.map((each) => ({ do: 'placeShips', system: each }) as const),
    { about: { court: COURT[card].id, count: Math.min(wanted, g.players[seat].ships) } },
  );
  const count = placeShips(g, seat, system, wanted);
  emit('placed', { player: seat, count, system: SYSTEMS[system].id });
}

/** A ship in each gate; with too few ships the holder picks the gates. */
function* garrisonGates(g: Arcs, seat: Seat, card: number): Script {
  let gates = gatesInPlay(g).slice();
  if (g.players[seat].ships >= gates.length) {
    for (const gate of gates) {
      placeShips(g, seat, gate, 1);
      emit('placed', { player: seat, count: 1, system: SYSTEMS[gate].id });
    }
    return;
  }
  while (g.players[seat].ships > 0) {
    const { system } = yield* choose(
      seat,
      'placeShips',
      gates
        .slice(0, gates.length - g.players[seat].ships + 1)
        .map((gate) => ({ do: 'placeShips', system: gate }) as const),
      { about: { court: COURT[card].id, count: 1 } },
    );
    // Gates are named in their order, so that every set of gates has one way to be chosen.
    gates = gates.slice(gates.indexOf(system) + 1);
    placeShips(g, seat, system, 1);
    emit('placed', { player: seat, count: 1, system: SYSTEMS[system].id });
  }
}

/** A Prelude action that costs the card itself. */
function discarding(
  use: (g: Arcs, seat: Seat, card: number) => Script,
): ReturnType<typeof inPrelude> {
  return inPrelude(function* (g, seat, { card }) {
    discardGuild(g, seat, card);
    yield* use(g, seat, card);
  });
}

/** Before any other action of the turn. */
const spy = inPrelude(
  function* (g, seat, { card }) {
    discardGuild(g, seat, card);
    if (seizeVerdict(g, seat) === null) seize(g, seat);
  },
  (g) => (g.turn.acted ? 'ARC-25.1' : null),
);

const persuade = discarding(function* (g, seat, card) {
  yield* stealOne(g, seat, { tokens: 'all', cards: true }, { court: COURT[card].id });
});

const stockUp = discarding(function* (g, seat) {
  for (const type of ['material', 'fuel', 'weapon'] as const)
    yield* gain(g, seat, typeNumber(type));
});

/** A token for a Relic, once a turn. */
const fence = inPrelude(
  function* (g, seat, { card }) {
    g.turn.once.push(COURT[card].id);
    const tokens = tokensIn(g, seat).map((slot) => ownToken('fence', g, seat, slot));
    const { slot } = yield* choose(seat, 'fence', tokens);
    discardToken(g, seat, slot);
    yield* gain(g, seat, typeNumber('relic'));
  },
  (g, seat, _about, card) => {
    if (g.turn.once.includes(COURT[card].id)) return 'ARC-10.3';
    return tokensIn(g, seat).length === 0 ? 'ARC-25.1' : null;
  },
);

export const GUILD: Entries = {
  'loyal-engineers': { loyal: 'material' },
  'mining-interest': interest('material', 'manufacture'),
  'material-cartel': cartel('material'),
  'admin-union': union('administration'),
  'construction-union': union('construction'),
  'fuel-cartel': cartel('fuel'),
  'loyal-pilots': { loyal: 'fuel' },
  gatekeepers: {
    extraDice: { count: 2, where: 'gate', must: false },
    abilities: [discarding(garrisonGates)],
  },
  'shipping-interest': interest('fuel', 'synthesize'),
  'spacing-union': union('mobilization'),
  'arms-union': union('aggression'),
  'prison-wardens': { abilities: [pressgang, execute, reinforcements] },
  skirmishers: {
    reroll: { die: 'skirmish', per: 'weapon icon' },
    abilities: [reinforcements],
  },
  'court-enforcers': { abilities: [abduct, reinforcements] },
  'loyal-marines': { loyal: 'weapon', abilities: [reinforcements] },
  'lattice-spies': { abilities: [spy] },
  farseers: {
    abilities: [
      discarding(farseersDiscard),
      { window: 'declared', may: hasHandToLookAt, use: farseersLook },
    ],
  },
  'secret-order': { worth: 1.2, keepsNumber: ['keeper', 'empath'] },
  'loyal-empaths': { loyal: 'psionic' },
  'silver-tongues': { abilities: [persuade] },
  'loyal-keepers': { loyal: 'relic' },
  'sworn-guardians': { worth: 1.2, guards: true },
  'elder-broker': { worth: 1.3, abilities: [trade, stockUp] },
  'relic-fence': { worth: 1.3, abilities: [fence] },
  'galactic-bards': { worth: 1.3, declaresFollowing: true },
};

import type { Script, Seat } from '@tablewright/engine';
import { ACTION_CARDS, COURT, RESOURCES, type Resource, SYSTEMS } from '../../content/index.ts';
import { discardGuild, leavePlay } from '../court.ts';
import { seize, seizeVerdict } from '../initiative.ts';
import { gatesInPlay, systemsInPlay } from '../map.ts';
import { choose } from '../options.ts';
import { controls, placeShips } from '../pieces.ts';
import { discardToken, emptySlots, gain, ownToken, tokensIn } from '../resources.ts';
import { type Arcs, isFaceUp, NONE } from '../state.ts';
import { loot, stealOne } from '../stealing.ts';
import { farseersDiscard, farseersLook } from './farseers.ts';
import { abduct, execute, pressgang, trade } from './guild-actions.ts';
import type { CardScripts } from './scripts.ts';
import { emit } from '../vocabulary.ts';

const typeNumber = (resource: Resource): number => RESOURCES.indexOf(resource);

/** Fresh ships that a card brings to a controlled system. */
const REINFORCEMENTS = 3;

/** Mining and Shipping Interest. */
function interest(resource: Resource, action: string): CardScripts {
  const type = typeNumber(resource);
  return {
    newActions: {
      [action]: {
        verdict: (g) => (g.supply[type] === 0 ? 'ARC-24.2' : null),
        take: (g, seat) => gain(g, seat, type),
      },
    },
    prelude: {
      *use(g, seat, card) {
        discardGuild(g, seat, card);
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
      },
    },
  };
}

/** Material and Fuel Cartel: the supply itself is a trait. */
function cartel(resource: Resource): CardScripts {
  return {
    prelude: {
      *use(g, seat, card) {
        discardGuild(g, seat, card);
        yield* stealOne(g, seat, { tokens: typeNumber(resource) }, { court: COURT[card].id });
      },
    },
  };
}

/** Lies beside a face-up card of its suit, which comes to hand when the round ends. ARC-25.3 */
const union: CardScripts = {
  prelude: {
    verdict: (g, _seat, card) => (unionPlays(g, card).length === 0 ? 'ARC-25.3' : null),
    *use(g, seat, card) {
      const chosen = yield* choose(
        seat,
        'union',
        unionPlays(g, card).map((play) => ({ do: 'union', card: play.card }) as const),
        { about: { court: COURT[card].id } },
      );
      const play = unionPlays(g, card).find((each) => each.card === chosen.card)!;
      leavePlay(g, seat, card);
      play.union = card;
      play.unionOf = seat;
      emit('unionLaid', {
        player: seat,
        court: COURT[card].id,
        card: ACTION_CARDS[play.card].id,
      });
    },
  },
};

function unionPlays(g: Arcs, card: number): Arcs['played'] {
  return g.played.filter(
    (play) =>
      isFaceUp(play.use) &&
      play.union === NONE &&
      ACTION_CARDS[play.card].suit === COURT[card].traits.union,
  );
}

/** Prison Wardens, Skirmishers, Court Enforcers and Loyal Marines. */
const reinforcements: CardScripts = {
  prelude: {
    *use(g, seat, card) {
      discardGuild(g, seat, card);
      const controlled = systemsInPlay(g).filter((system) => controls(g, seat, system));
      yield* placeIn(g, seat, card, controlled, REINFORCEMENTS);
    },
  },
};

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

/** Gatekeepers: a ship in each gate; with too few ships the holder picks the gates. */
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

function discarding(use: (g: Arcs, seat: Seat, card: number) => Script): CardScripts['prelude'] {
  return {
    *use(g, seat, card) {
      discardGuild(g, seat, card);
      yield* use(g, seat, card);
    },
  };
}

export const GUILD_SCRIPTS: { readonly [id: string]: CardScripts } = {
  'mining-interest': interest('material', 'manufacture'),
  'shipping-interest': interest('fuel', 'synthesize'),
  'material-cartel': cartel('material'),
  'fuel-cartel': cartel('fuel'),
  'admin-union': union,
  'construction-union': union,
  'spacing-union': union,
  'arms-union': union,
  gatekeepers: { prelude: discarding(garrisonGates) },
  'prison-wardens': { ...reinforcements, newActions: { pressgang, execute } },
  skirmishers: reinforcements,
  'court-enforcers': { ...reinforcements, newActions: { abduct } },
  'loyal-marines': reinforcements,
  'lattice-spies': {
    prelude: {
      // Before any other action of the turn.
      verdict: (g) => (g.turn.acted ? 'ARC-25.1' : null),
      *use(g, seat, card) {
        discardGuild(g, seat, card);
        if (seizeVerdict(g, seat) === null) seize(g, seat);
      },
    },
  },
  farseers: { prelude: discarding(farseersDiscard), whenDeclaring: farseersLook },
  'silver-tongues': {
    prelude: discarding(function* (g, seat, card) {
      yield* stealOne(g, seat, { tokens: 'all', cards: true }, { court: COURT[card].id });
    }),
  },
  'elder-broker': {
    newActions: { trade },
    prelude: discarding(function* (g, seat) {
      for (const type of ['material', 'fuel', 'weapon'] as const)
        yield* gain(g, seat, typeNumber(type));
    }),
  },
  'relic-fence': {
    prelude: {
      verdict: (g, seat) => {
        if (g.turn.once.includes('relic-fence')) return 'ARC-10.3';
        return tokensIn(g, seat).length === 0 ? 'ARC-25.1' : null;
      },
      *use(g, seat) {
        g.turn.once.push('relic-fence');
        const tokens = tokensIn(g, seat).map((slot) => ownToken('fence', g, seat, slot));
        const { slot } = yield* choose(seat, 'fence', tokens);
        discardToken(g, seat, slot);
        yield* gain(g, seat, typeNumber('relic'));
      },
    },
  },
};

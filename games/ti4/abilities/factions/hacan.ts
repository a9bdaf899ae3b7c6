import type { Script, Seat } from '@tablewright/engine';
import { FLAGSHIP } from '../../content/index.ts';
import { diceOf, raiseDie, wouldHit } from '../../rules/dice.ts';
import { exchange, exchanges } from '../../rules/exchange.ts';
import { gainGoods, giveGoods } from '../../rules/goods.ts';
import { displayedNote } from '../../rules/note-play.ts';
import { choose } from '../../rules/options.ts';
import { afloat } from '../../rules/pieces.ts';
import { exhaustTechnology, type Entries, type Side } from '../../rules/powers.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    swapCards: object;
    productionBiomes: object;
    raiseDice: object;
  }
}

const DATAHUB_GOODS = 3;

export const technologies: Entries = {
  'production-biomes': {
    abilities: [
      {
        window: 'action',
        may: (g, seat) => (g.players[seat].strategy > 0 ? null : 'TI-2.11'),
        *use(g, seat, { card }) {
          exhaustTechnology(g, seat, card);
          g.players[seat].strategy--;
          yield* gainGoods(g, seat, 4);
          const others = g.players.flatMap((other, each) =>
            each === seat || other.eliminated ? [] : [each],
          );
          const { player } = yield* choose(
            seat,
            'productionBiomes',
            others.map((each) => ({ do: 'choosePlayer', player: each }) as const),
          );
          yield* gainGoods(g, player, 2);
        },
      },
    ],
  },
  'quantum-datahub-node': {
    abilities: [
      {
        window: 'strategy.end',
        may(g, seat) {
          const { strategy, goods } = g.players[seat];
          if (strategy === 0 || goods < DATAHUB_GOODS) return 'TI-1.5';
          return exchanges(g, seat).length === 0 ? 'TI-26.21' : null;
        },
        *use(g, seat) {
          const swap = yield* choose(seat, 'swapCards', exchanges(g, seat));
          g.players[seat].strategy--;
          yield* giveGoods(g, seat, g.strategy[swap.theirs].owner, DATAHUB_GOODS);
          exchange(g, seat, swap);
        },
      },
    ],
  },
};

export const faction: Entries = {
  'masters-of-trade': { freeSecondary: 'trade' },
  'guild-ships': { tradesWithAll: true },
  arbiters: { tradesCards: true, needsCouncil: true },
};

export const notes: Entries = {
  'trade-convoys': displayedNote(
    {
      window: 'action',
      *effect() {},
    },
    { tradesWithAll: true },
  ),
};

export const units: Entries = {
  'wrath-of-kenara': {
    abilities: [
      {
        window: 'dice.rolled',
        may: (g, seat, { side }) => {
          const { planet, system } = g.combat;
          if (planet !== NONE || afloat(g, system, seat, FLAGSHIP) === 0) return 'TI-10.5';
          if (g.players[seat].goods === 0) return 'TI-1.5';
          return raisable(g, side).length > 0 ? null : 'TI-1.10';
        },
        *use(g, seat, { side }): Script {
          yield* raiseSome(g, seat, side);
        },
      },
    ],
  },
};

/** Dice that one more would make a hit; to raise another one would only cost a trade good. */
function raisable(g: Ti4, side: Side): number[] {
  const dice = diceOf(g, side);
  return [...dice.keys()].filter((at) => wouldHit(g, side, dice[at]));
}

function* raiseSome(g: Ti4, seat: Seat, side: Side): Script {
  const player = g.players[seat];
  for (let raised = 0; player.goods > 0; raised++) {
    const dice = raisable(g, side).map((count) => ({ do: 'raise', count }) as const);
    if (dice.length === 0) return;
    const stop = [{ do: 'done' } as const];
    // The last trade good may have been dealt away meanwhile.
    const choice = yield* choose(seat, 'raiseDice', () =>
      player.goods === 0 ? stop : [...dice, ...(raised > 0 ? stop : [])],
    );
    if (choice.do === 'done') return;
    player.goods--;
    raiseDie(g, side, choice.count);
  }
}

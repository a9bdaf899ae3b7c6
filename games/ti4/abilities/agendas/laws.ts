import { WAR_SUN } from '../../content/index.ts';
import { AGAINST, votersFor } from '../../rules/ballots.ts';
import { discardAtRandom, discardHand, enforceHandLimit } from '../../rules/cards.ts';
import { fleetPoolLimit } from '../../rules/command.ts';
import { destroyed } from '../../rules/destruction.ts';
import { BIG_SHIPS } from '../../rules/hits.ts';
import { postpone } from '../../rules/laws.ts';
import { enforceAllLimits } from '../../rules/limits.ts';
import { speakerOrder } from '../../rules/order.ts';
import { publish } from '../../rules/objectives.ts';
import { choose } from '../../rules/options.ts';
import { PDS, tokensLeft } from '../../rules/pieces.ts';
import type { Entries } from '../../rules/powers.ts';
import { giveUp, onPlanets, shipsAnywhere } from '../../rules/sacrifice.ts';
import { NONE } from '../../rules/state.ts';
import { ownsUpgrade, technologyCards } from '../../rules/technology.ts';
import { emit } from '../../rules/vocabulary.ts';
import { exhaustAll, exhaustSome } from './exhausting.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    antiIntellectual: { count: number };
    homelandDefense: { count: number };
  }
}

/** Laws that hold for everybody. */
export const agendas: Entries = {
  'anti-intellectual-revolution': {
    abilities: [
      {
        window: 'technology.researched.after',
        mandatory: true,
        may: (g, seat, { by }) =>
          by === seat && shipsAnywhere(g, seat, BIG_SHIPS).length > 0 ? null : 'TI-1.4',
        *use(g, seat) {
          const ships = () => shipsAnywhere(g, seat, BIG_SHIPS);
          const losing = giveUp(g, seat, 1, ships, (offered, count) =>
            choose(seat, 'antiIntellectual', offered, { about: { count } }),
          );
          yield* destroyed(g, yield* losing);
          yield* enforceAllLimits(g, seat);
        },
      },
    ],
    *rejected(g) {
      postpone(g, g.council.agenda, speakerOrder(g));
    },
    *falls(g, seats) {
      for (const seat of seats) yield* exhaustSome(g, seat, technologyCards(g, seat));
    },
  },

  'classified-document-leaks': {
    *elected(g, secret) {
      publish(g, secret);
    },
    repealed(g) {
      g.leaked = NONE;
    },
  },

  'conventions-of-war': {
    sparesTrait: 'cultural',
    *rejected(g) {
      for (const seat of votersFor(g, AGAINST)) discardHand(g, seat);
    },
  },

  'executive-sanctions': {
    handLimit: 3,
    *approved(g) {
      for (const seat of speakerOrder(g)) yield* enforceHandLimit(g, seat);
    },
    *rejected(g) {
      for (const seat of speakerOrder(g)) discardAtRandom(g, seat);
    },
  },

  'fleet-regulations': {
    fleetTokens: 4,
    *approved(g) {
      for (const seat of speakerOrder(g)) {
        const player = g.players[seat];
        const count = player.fleet - fleetPoolLimit(g, seat);
        if (count <= 0) continue;
        player.fleet -= count;
        emit('returnedTokens', { player: seat, count });
        yield* enforceAllLimits(g, seat);
      }
    },
    *rejected(g) {
      for (const seat of speakerOrder(g)) {
        if (tokensLeft(g, seat) === 0) continue;
        g.players[seat].fleet++;
        emit('gainedTokens', { player: seat, tactic: 0, fleet: 1, strategy: 0 });
      }
    },
  },

  'homeland-defense-act': {
    unlimitedPds: true,
    *rejected(g) {
      for (const seat of speakerOrder(g)) {
        const pds = () => onPlanets(g, seat, PDS);
        const losing = giveUp(g, seat, 1, pds, (offered, count) =>
          choose(seat, 'homelandDefense', offered, { about: { count } }),
        );
        yield* destroyed(g, yield* losing);
      }
    },
  },

  'publicize-weapon-schematics': {
    sharesUpgrade: WAR_SUN,
    cannotSustain: WAR_SUN,
    *rejected(g) {
      for (const seat of speakerOrder(g)) if (ownsUpgrade(g, seat, WAR_SUN)) discardHand(g, seat);
    },
  },

  'regulated-conscription': { noPairs: true },

  'representative-government': {
    oneVote: true,
    *rejected(g) {
      postpone(g, g.council.agenda, votersFor(g, AGAINST));
    },
    *falls(g, seats) {
      for (const seat of seats) exhaustAll(g, seat, ({ trait }) => trait === 'cultural');
    },
  },
};

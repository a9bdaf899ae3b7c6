import type { Script, Seat } from '@tablewright/engine';
import { ABILITIES, AGENDAS, FLAGSHIP, TECHNOLOGIES } from '../../content/index.ts';
import { hasToLearn, learnFrom } from '../../rules/assimilation.ts';
import {
  aimOf,
  optionOfOutcome,
  outcomeOfOption,
  outcomesOf,
  votersFor,
} from '../../rules/ballots.ts';
import { opponentOf } from '../../rules/combat.ts';
import { idleForces, joinCombat } from '../../rules/joining.ts';
import { combatants } from '../../rules/order.ts';
import { displayedNote } from '../../rules/note-play.ts';
import { choose } from '../../rules/options.ts';
import { afloat } from '../../rules/pieces.ts';
import { type Entries, type Loss, powers } from '../../rules/powers.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    foretell: { agenda: string };
  }
}

export const technologies: Entries = {
  'valefar-assimilator-x': { assimilates: 'x', isNotCounted: true },
  'valefar-assimilator-y': { assimilates: 'y', isNotCounted: true },
};

export const faction: Entries = {
  'galactic-threat': {
    needsCouncil: true,
    castsNoVotes: true,
    reward: (g, seat) => learnFrom(g, seat, votersFor(g, g.council.outcome)),
    abilities: [
      {
        window: 'agenda.revealed.after',
        may: (g) => (g.foretold ? 'TI-27.3' : null),
        use: (g, seat, { card }) => foretell(g, seat, card),
      },
    ],
  },

  'technological-singularity': {
    abilities: [
      {
        window: 'unit.destroyed',
        may(g, seat, { losses }) {
          const rival = rivalOf(g, seat);
          if (rival === NONE || !hasLost(g, rival, losses)) return 'TI-28.1';
          if (g.combat.learnt) return 'TI-27.3';
          if (powers.has(g, rival, 'keepsTechnologies')) return 'TI-1.2';
          return hasToLearn(g, seat, [rival]) ? null : 'TI-18.6';
        },
        *use(g, seat): Script {
          g.combat.learnt = true;
          yield* learnFrom(g, seat, [opponentOf(g, seat)]);
        },
      },
    ],
  },

  propagation: { tokensForResearch: 3 },
};

export const notes: Entries = {
  antivirus: displayedNote(
    { window: 'combat.start', *effect(): Script {} },
    { keepsTechnologies: true },
  ),
};

export const units: Entries = {
  'the-alastor': {
    abilities: [
      {
        window: 'combat.start',
        // Everybody would do first what other effects count. TI-28.5
        mandatory: 'first',
        may(g, seat) {
          const { system, planet } = g.combat;
          if (planet !== NONE || afloat(g, system, seat, FLAGSHIP) === 0) return 'TI-10.2';
          return idleForces(g, seat) > 0 ? null : 'TI-27.4';
        },
        use: joinCombat,
      },
    ],
  },
};

/** The outcome is named openly; it may be any possible one. TI-23.8 */
function* foretell(g: Ti4, seat: Seat, card: number): Script {
  const choice = yield* choose(
    seat,
    'foretell',
    outcomesOf(g).map((outcome) => optionOfOutcome(g, outcome)),
    { about: { agenda: AGENDAS[g.council.agenda].id } },
  );
  const outcome = outcomeOfOption(choice);
  g.foretold = true;
  g.council.predictions.push({ seat, card: NONE, ability: TECHNOLOGIES.length + card, outcome });
  const power = `ability.${ABILITIES[card].id}`;
  emit('foretold', () => ({ player: seat, power, ...aimOf(g, outcome) }));
}

/** The opponent in the combat under way, or NONE. */
function rivalOf(g: Ti4, seat: Seat): Seat {
  return g.combat.system !== NONE && combatants(g).includes(seat) ? opponentOf(g, seat) : NONE;
}

/** Has the opponent lost a unit in the combat, by whatever means? */
function hasLost(g: Ti4, rival: Seat, losses: readonly Loss[]): boolean {
  return losses.some(({ seat, system }) => seat === rival && system === g.combat.system);
}

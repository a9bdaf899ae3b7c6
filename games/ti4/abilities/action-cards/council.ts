import type { Script, Seat } from '@tablewright/engine';
import { PLANETS } from '../../content/index.ts';
import { isBeforeCouncil, replaceAgenda } from '../../rules/agenda-phase.ts';
import { voteOf } from '../../rules/ballots.ts';
import { actionCard, type Target } from '../../rules/cards.ts';
import { exhaustPlanet } from '../../rules/control.ts';
import { speakerOrder } from '../../rules/order.ts';
import { choose } from '../../rules/options.ts';
import { planetsOf } from '../../rules/pieces.ts';
import type { Entries } from '../../rules/powers.ts';
import type { Prompt } from '../../rules/prompts.ts';
import { NONE } from '../../rules/state.ts';
import { addVotes, extraVotesVerdict } from '../../rules/votes.ts';
import { riders } from './riders.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    burialSites: object;
    assassinate: object;
    bribery: object;
    legalText: object;
  }
}

/** Votes that Distinguished Councilor adds. */
const COUNCILOR_VOTES = 5;

/** Most trade goods that can be named at once. */
const MOST_GOODS = 99;

/** Action cards of the agenda phase. */
export const cards: Entries = {
  ...riders,

  'ancient-burial-sites': actionCard({
    window: 'agenda.start',
    *target(g, seat) {
      return yield* namePlayer(seat, 'burialSites', speakerOrder(g));
    },
    *effect(g, _seat, { player }) {
      for (const planet of planetsOf(g, player))
        if (PLANETS[planet].trait === 'cultural') exhaustPlanet(g, planet);
    },
  }),

  'assassinate-representative': actionCard({
    window: 'agenda.revealed.after',
    *target(g, seat) {
      return yield* namePlayer(seat, 'assassinate', speakerOrder(g));
    },
    *effect(g, _seat, { player }) {
      g.council.barred |= 1 << player;
    },
  }),

  bribery: actionCard({
    window: 'vote.speaker',
    may: (g, seat) => (voteOf(g, seat) === NONE ? 'TI-23.5' : extraVotesVerdict(g, seat)),
    *target(g, seat) {
      const most = Math.min(MOST_GOODS, g.players[seat].goods);
      const { count } = yield* choose(
        seat,
        'bribery',
        Array.from(
          { length: most + 1 },
          (_, each) => ({ do: 'chooseCount', count: each }) as const,
        ),
      );
      return { count };
    },
    *effect(g, seat, { count }) {
      g.players[seat].goods -= count;
      addVotes(g, seat, voteOf(g, seat), count);
    },
  }),

  'confusing-legal-text': actionCard({
    window: 'elected',
    *target(g, seat) {
      const others = speakerOrder(g).filter((each) => each !== seat);
      return yield* namePlayer(seat, 'legalText', others);
    },
    *effect(g, _seat, { player }) {
      g.council.outcome = player;
    },
  }),

  'distinguished-councilor': actionCard({
    window: 'vote.cast',
    may: (g, seat) => extraVotesVerdict(g, seat),
    *effect(g, seat, _play, { outcome }) {
      addVotes(g, seat, outcome, COUNCILOR_VOTES);
    },
  }),

  veto: actionCard({
    window: 'agenda.revealed.when',
    may: (g) => (isBeforeCouncil(g) ? null : 'TI-23.2'),
    *effect(g) {
      replaceAgenda(g);
    },
  }),
};

function* namePlayer(seat: Seat, prompt: Prompt, players: readonly Seat[]): Script<Target> {
  const { player } = yield* choose(
    seat,
    prompt,
    players.map((each) => ({ do: 'choosePlayer', player: each }) as const),
  );
  return { player };
}

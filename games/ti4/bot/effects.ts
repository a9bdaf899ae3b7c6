import type { Seat } from '@tablewright/engine';
import { AGENDAS, CRUISER, FIGHTER, SECRET_LIMIT } from '../content/index.ts';
import { AGAINST, FOR, lawsInPlay, ownerOfLaw, voteOf } from '../rules/ballots.ts';
import { areNeighbours, hasAnyWormhole, homeOf, isPortal } from '../rules/galaxy.ts';
import {
  DREADNOUGHT,
  groundAt,
  INFANTRY,
  onBoard,
  PDS,
  planetsOf,
  tokensLeft,
  WAR_SUN,
} from '../rules/pieces.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { ownsUpgrade, technologyCards } from '../rules/technology.ts';
import { unseenHand } from './hand.ts';
import {
  cannonsAtWormholes,
  countOf,
  devastation,
  exhausted,
  exhaustedFew,
  influence,
  isPoorest,
  isRichest,
  leak,
  redistribution,
  systemsAt,
} from './touched.ts';
import {
  FLEET,
  fleetWorth,
  garrisonWorth,
  GOOD,
  GROUND,
  growth,
  INFLUENCE,
  PDS_WORTH,
  planetWorth,
  points,
  RESOURCE,
  SHIP_COST,
  SPEAKER,
  TECHNOLOGY,
  tokens,
} from './worth.ts';

/** What an outcome does to one player, in points. `vote` is the outcome that he has cast votes for, or NONE. */
type Effect = (g: Ti4, seat: Seat, outcome: number, vote: number) => number;

/** Something that the elected player has. */
function office(worth: (g: Ti4, seat: Seat) => number): Effect {
  return (g, seat, outcome) => (outcome === seat ? worth(g, seat) : 0);
}

/** Something that touches whoever controls the elected planet. */
function land(worth: (g: Ti4, planet: number) => number): Effect {
  return (g, seat, outcome) => (g.control[outcome] === seat ? worth(g, outcome) : 0);
}

type Touch = (g: Ti4, seat: Seat, vote: number) => number;

const nothing: Touch = () => 0;

function either(approved: Touch, rejected: Touch): Effect {
  return (g, seat, outcome, vote) => (outcome === FOR ? approved : rejected)(g, seat, vote);
}

const researchTeam = land(() => 0.12);

const EFFECTS: { readonly [agenda: string]: Effect } = {
  'anti-intellectual-revolution': either(
    () => -0.14,
    (g, seat) => exhaustedFew(g, seat, technologyCards(g, seat)),
  ),
  'archived-secret': office((g, seat) => {
    const { secrets, scoredSecrets } = g.players[seat];
    return secrets.length + scoredSecrets.length < SECRET_LIMIT ? 0.25 : 0.08;
  }),
  'arms-reduction': either(
    (g, seat) =>
      -SHIP_COST *
      (4 * Math.max(0, onBoard(g, seat, DREADNOUGHT) - 2) +
        2 * Math.max(0, onBoard(g, seat, CRUISER) - 4)),
    (g, seat) => exhausted(g, seat, ({ specialty }) => specialty !== null),
  ),
  'classified-document-leaks': leak,
  'colonial-redistribution': redistribution,
  'committee-formation': office(() => 0.12),
  'compensated-disarmament': land((g, planet) => {
    const forces = groundAt(g, planet, g.control[planet]);
    return forces === 0 ? 0 : forces * (GOOD - GROUND) - 0.3 * planetWorth(g, planet);
  }),
  'conventions-of-war': either(
    (g, seat) => 0.01 * countOf(g, seat, ({ trait }) => trait === 'cultural'),
    (g, seat, vote) => (vote === AGAINST ? -unseenHand(g, seat) : 0),
  ),
  'core-mining': land(() => 2 * RESOURCE - GROUND),
  'demilitarized-zone': land((g, planet) => -garrisonWorth(g, planet) - 0.03),
  'economic-equality': either(
    (g, seat) => GOOD * (5 - g.players[seat].goods),
    (g, seat) => -GOOD * g.players[seat].goods,
  ),
  'enforced-travel-ban': either(
    (g, seat) => -0.01 * systemsAt(g, seat, hasAnyWormhole).length,
    (g, seat) => -PDS_WORTH * cannonsAtWormholes(g, seat),
  ),
  'executive-sanctions': either(
    (g, seat) => -0.05 - 0.07 * Math.max(0, g.players[seat].hand.length - 3),
    (g, seat) => (g.players[seat].hand.length > 0 ? -0.07 : 0),
  ),
  'fleet-regulations': either(
    (g, seat) => {
      const { fleet } = g.players[seat];
      return Math.min(0, tokens(FLEET, 4) - tokens(FLEET, fleet)) - 0.02;
    },
    (g, seat) => {
      const { fleet } = g.players[seat];
      return tokensLeft(g, seat) > 0 ? tokens(FLEET, fleet + 1) - tokens(FLEET, fleet) : 0;
    },
  ),
  'holy-planet-of-ixth': land(
    (g, planet) => points(g, g.control[planet], 1) - 0.2 * g.docks[planet],
  ),
  'homeland-defense-act': either(
    () => 0.01,
    (g, seat) => (onBoard(g, seat, PDS) > 0 ? -PDS_WORTH : 0),
  ),
  'imperial-arbiter': office(() => 0.15),
  'incentive-program': either(
    () => 0.1,
    (g, seat) => 0.02 * planetsOf(g, seat).length,
  ),
  'ixthian-artifact': either((g, seat) => TECHNOLOGY - 0.5 * devastation(g, seat), nothing),
  'judicial-abolishment': (g, seat, law) => -lawEffect(g, seat, law),
  'minister-of-commerce': office((g, seat) => {
    const neighbours = g.players.filter(
      (_, other) => other !== seat && areNeighbours(g, seat, other),
    );
    return 1.5 * GOOD * neighbours.length;
  }),
  'minister-of-exploration': office(() => 0.18),
  'minister-of-industry': office(() => 0.12),
  'minister-of-peace': office(() => 0.15),
  'minister-of-policy': office(() => 0.2),
  'minister-of-sciences': office(() => 0.25),
  'minister-of-war': office(() => 0.18),
  'miscount-disclosed': (g, seat, law) => -0.5 * lawEffect(g, seat, law),
  mutiny: either(
    (g, seat, vote) => (vote === FOR ? points(g, seat, 1) : 0),
    (g, seat, vote) => (vote === FOR && g.players[seat].points > 0 ? -1 : 0),
  ),
  'new-constitution': either((g, seat) => {
    const laws = lawsInPlay(g).reduce((sum, law) => sum + lawEffect(g, seat, law), 0);
    return -laws + exhausted(g, seat, ({ tile }) => tile === homeOf(g, seat));
  }, nothing),
  'prophecy-of-ixth': office((g, seat) => 0.05 + 0.01 * onBoard(g, seat, FIGHTER)),
  'public-execution': office((g, seat) => {
    const { number } = g.council;
    return -unseenHand(g, seat) - (g.speaker === seat ? SPEAKER : 0) - (number === 1 ? 0.1 : 0.02);
  }),
  'publicize-weapon-schematics': either(
    (g, seat) => {
      if (ownsUpgrade(g, seat, WAR_SUN)) return -0.3;
      return g.players.some((_, other) => ownsUpgrade(g, other, WAR_SUN)) ? 0.1 : 0;
    },
    (g, seat) => (ownsUpgrade(g, seat, WAR_SUN) ? -unseenHand(g, seat) : 0),
  ),
  'regulated-conscription': either(
    (g, seat) => -0.05 - 0.003 * (onBoard(g, seat, FIGHTER) + onBoard(g, seat, INFANTRY)),
    nothing,
  ),
  'representative-government': either(
    (g, seat) => -0.01 * influence(g, seat),
    (g, seat, vote) =>
      vote === AGAINST ? exhausted(g, seat, ({ trait }) => trait === 'cultural') : 0,
  ),
  'research-team-biotic': researchTeam,
  'research-team-cybernetic': researchTeam,
  'research-team-propulsion': researchTeam,
  'research-team-warfare': researchTeam,
  'seed-of-an-empire': either(
    (g, seat) => (isRichest(g, seat) ? points(g, seat, 1) : 0),
    (g, seat) => (isPoorest(g, seat) ? points(g, seat, 1) : 0),
  ),
  'senate-sanctuary': land(() => 2 * INFLUENCE),
  'shard-of-the-throne': office((g, seat) => points(g, seat, 1) - 0.15),
  'shared-research': either(
    () => 0.01,
    (g, seat) => (tokensLeft(g, seat) > 0 ? -0.2 : -0.3),
  ),
  'swords-to-plowshares': either(
    (g, seat) =>
      planetsOf(g, seat).reduce((sum, planet) => {
        const forces = groundAt(g, planet, seat);
        return sum + Math.ceil(forces / 2) * (GOOD - GROUND) - (forces === 1 ? GROUND : 0);
      }, 0),
    (g, seat) => {
      const weak = planetsOf(g, seat).filter((planet) => groundAt(g, planet, seat) < 3);
      return GROUND * weak.length;
    },
  ),
  'terraforming-initiative': land(() => RESOURCE + INFLUENCE),
  'the-crown-of-emphidia': office((g, seat) => points(g, seat, 1) - 0.05),
  'the-crown-of-thalnos': office(() => 0.08),
  'unconventional-measures': either(
    (_g, _seat, vote) => (vote === FOR ? 0.14 : 0),
    (g, seat, vote) => (vote === FOR ? -unseenHand(g, seat) : 0),
  ),
  'wormhole-reconstruction': either(
    (g, seat) => 0.01 * systemsAt(g, seat, hasAnyWormhole).length,
    (g, seat) => -0.04 * systemsAt(g, seat, hasAnyWormhole).length,
  ),
  'wormhole-research': either(
    (g, seat) => {
      const found = systemsAt(g, seat, hasAnyWormhole).length > 0 ? TECHNOLOGY : 0;
      return systemsAt(g, seat, isPortal).reduce(
        (sum, system) => sum - fleetWorth(g, system, seat),
        found,
      );
    },
    (_g, _seat, vote) => (vote === AGAINST ? -0.1 : 0),
  ),
};

const BY_AGENDA: readonly Effect[] = AGENDAS.map(({ id }) => EFFECTS[id]);

/** Agendas whose effects are points, which count fully to the end. */
const POINTS: readonly boolean[] = AGENDAS.map(({ id }) =>
  [
    'holy-planet-of-ixth',
    'mutiny',
    'seed-of-an-empire',
    'shard-of-the-throne',
    'the-crown-of-emphidia',
  ].includes(id),
);

/** Agendas that treat those who voted for an outcome differently. TI-23.10 */
const BY_VOTE: readonly boolean[] = AGENDAS.map(({ id }) =>
  [
    'conventions-of-war',
    'mutiny',
    'representative-government',
    'unconventional-measures',
    'wormhole-research',
  ].includes(id),
);

/** Does it matter for this agenda who has voted how? */
export const countsVoters = (agenda: number): boolean => BY_VOTE[agenda];

/** What an outcome does to a player who votes so, or not at all. */
export function effectOn(
  g: Ti4,
  agenda: number,
  outcome: number,
  seat: Seat,
  vote: number,
): number {
  if (g.players[seat].eliminated) return 0;
  const share = POINTS[agenda] ? 1 : growth(g);
  return share * BY_AGENDA[agenda](g, seat, outcome, vote);
}

/** What an outcome does to each player, as they have voted so far. */
export function gainsBy(g: Ti4, agenda: number, outcome: number): number[] {
  const gains = g.players.map(() => 0);
  const { ballot, electable } = AGENDAS[agenda];
  if (ballot === 'player' || (ballot === 'planet' && electable?.distant !== true)) {
    const touched = ballot === 'player' ? outcome : g.control[outcome];
    if (touched !== NONE) gains[touched] = effectOn(g, agenda, outcome, touched, NONE);
    return gains;
  }
  const voters = countsVoters(agenda);
  for (let seat = 0; seat < gains.length; seat++)
    gains[seat] = effectOn(g, agenda, outcome, seat, voters ? voteOf(g, seat) : NONE);
  return gains;
}

/** What a law that is in play does to a player; points that it gave stay when it goes. TI-21.4 */
export function lawEffect(g: Ti4, seat: Seat, law: number): number {
  if (POINTS[law] || AGENDAS[law].ballot === 'secret') return 0;
  const owner = ownerOfLaw(g, law);
  const attached = g.attached.find(({ agenda }) => agenda === law);
  const outcome = owner !== NONE ? owner : (attached?.planet ?? FOR);
  return BY_AGENDA[law](g, seat, outcome, NONE);
}

import type { Ask, Seat } from '@tablewright/engine';
import { BLUEFIN, SMUGGLER_1, SMUGGLER_2, TILES, UNION } from '../content/index.ts';
import type { Heading } from '../rules/headings.ts';
import { regionOf, TERRAIN } from '../rules/map.ts';
import { type Ahoy, DAMAGE, NONE } from '../rules/state.ts';
import { isArmed } from './arms.ts';
import { freightFrom } from './freight.ts';

/** How options look at a glance, by the verb of their keys; 1 is ordinary. */
const VERBS: { readonly [verb: string]: number } = {
  deliver: 14,
  smuggle: 6,
  recruit: 2,
  take: 2,
  crew: 1,
  plan: 1.5,
  battlePlan: 1.5,
  end: 0.6,
  change: 0.3,
  aside: 0.3,
  decline: 0.15,
  done: 0.3,
  stay: 0.3,
  stop: 0.7,
  patrol: 4,
  place: 4,
  gain: 1.5,
  build: 4,
  repairHere: 2,
  'victory:none': 0.2,
  'fire:none': 0.6,
  'battlePlan:pass': 1,
  'count:0': 0.1,
};

const SMUGGLER_SLOTS = { sail: 2, 'full-sail': 2.5, tailwind: 1, negotiate: 0.6 };

/** What a die is best used for, by faction. */
const SLOTS: { readonly [faction: number]: { readonly [action: string]: number } } = {
  [BLUEFIN]: { sail: 2, tailwind: 1.5, deploy: 2, bombard: 1.5, order: 0.8 },
  [SMUGGLER_1]: SMUGGLER_SLOTS,
  [UNION]: {
    sail: 2,
    assemble: 3,
    inspire: 3.5,
    rally: 2,
    tailwind: 0.7,
    cutter: 1.5,
  },
  [SMUGGLER_2]: SMUGGLER_SLOTS,
};

/** How promising an option looks at a glance. */
export function weigh(g: Ahoy, ask: Ask, option: unknown): number {
  const { seat, prompt } = ask;
  if (prompt.id === 'sail' || prompt.id === 'wind') return weighCourse(g, seat, option as Heading);
  const key = prompt.key(option);
  const colon = key.indexOf(':');
  const verb = colon < 0 ? key : key.slice(0, colon);
  if (verb === 'slot') return weighSlot(g, seat, key);
  if (verb === 'region') return weighRegion(g, key);
  return VERBS[key] ?? VERBS[verb] ?? 1;
}

function weighSlot(g: Ahoy, seat: Seat, key: string): number {
  const player = g.players[seat];
  const action = key.slice(key.indexOf('/') + 1).replace(/-\d$/, '');
  // Early in a round there is still time to make use of them.
  if (action === 'cannons') return 0.4 * player.dice.length;
  if (action === 'repair') return 0.3 * player.slots.filter((there) => there === DAMAGE).length;
  return SLOTS[player.faction][action] ?? 1;
}

/** Where there is more wealth. */
function weighRegion(g: Ahoy, key: string): number {
  const region = TILES.findIndex(({ id }) => key.endsWith(id));
  return g.wealth[region] || 1;
}

/** Towards freight for a Smuggler, onto islands for the Union, where there is wealth for the Squadron. */
function weighCourse(g: Ahoy, seat: Seat, { do: verb, to }: Heading): number {
  if (to === NONE) return VERBS[verb] ?? 1;
  const player = g.players[seat];
  const prey = isArmed(player) && !TERRAIN[to].fog ? foesAt(g, seat, to) : 0;
  switch (player.faction) {
    case BLUEFIN:
      return prey + 0.6 + 0.4 * g.wealth[regionOf(to)];
    case UNION:
      return 2 * prey + (TERRAIN[to].island ? 2 + g.wealth[regionOf(to)] : 1);
    default:
      return (
        2 * prey + 2 ** (3 * (freightFrom(g, player, to) - freightFrom(g, player, player.flagship)))
      );
  }
}

/** Enemies that a battle could harm. */
function foesAt(g: Ahoy, seat: Seat, space: number): number {
  let count = 0;
  for (let other = 0; other < g.players.length; other++) {
    if (other !== seat && g.players[other].flagship === space) count++;
  }
  if (g.players[seat].faction !== BLUEFIN) {
    for (const patrol of g.patrols) if (patrol === space) count++;
  }
  return count;
}

import { type FactionId, factionOf } from './faction-ids.ts';
import type { Colour } from './planets.ts';
import type { Timing } from './timing.ts';
import {
  CARRIER,
  CRUISER,
  DESTROYER,
  DOCK,
  DREADNOUGHT,
  FIGHTER,
  INFANTRY,
  PDS,
  WAR_SUN,
} from './units.ts';

/** Prerequisites in the order of `COLOURS`. TI-18.1 */
export type Prerequisites = readonly [blue: number, green: number, red: number, yellow: number];

export interface Technology extends Timing {
  readonly id: string;
  /** Without a colour it satisfies no prerequisite. TI-18.3 */
  readonly colour: Colour | null;
  readonly kind: 'generic' | 'upgrade';
  /** Place in `FACTIONS`: only this faction may research it. TI-18.3 */
  readonly faction: number | null;
  readonly needs: Prerequisites;
  /** A unit upgrade: the profile that it gives, and to which kind of unit. TI-18.4 */
  readonly upgrades?: string;
  readonly replaces?: number;
  /** Using it exhausts the card. TI-18.5 */
  readonly exhausts: boolean;
}

function technology(
  id: string,
  owner: FactionId | null,
  colour: Colour | null,
  needs: Prerequisites,
  print: Timing & { readonly exhausts?: true } = {},
): Technology {
  const faction = owner && factionOf(owner);
  return { id, colour, kind: 'generic', faction, needs, exhausts: false, ...print };
}

/** The card and its profile have the same id. */
function upgrade(
  id: string,
  owner: FactionId | null,
  replaces: number,
  needs: Prerequisites,
): Technology {
  const faction = owner && factionOf(owner);
  const kind = 'upgrade';
  return { id, colour: null, kind, faction, needs, upgrades: id, replaces, exhausts: false };
}

/** The 25 cards of each colour of players, then those of the factions. */
// oxfmt-ignore
export const TECHNOLOGIES: readonly Technology[] = [
  technology('antimass-deflectors', null, 'blue', [0, 0, 0, 0], { passive: true }),
  technology('gravity-drive', null, 'blue', [1, 0, 0, 0], { window: ['system.activated'], mandatory: false }),
  technology('fleet-logistics', null, 'blue', [2, 0, 0, 0], { passive: true }),
  technology('light-wave-deflector', null, 'blue', [3, 0, 0, 0], { passive: true }),
  technology('neural-motivator', null, 'green', [0, 0, 0, 0], { window: ['status.draw'], mandatory: true }),
  technology('dacxive-animators', null, 'green', [0, 1, 0, 0], { window: ['combat.won'], where: 'ground', mandatory: false }),
  technology('hyper-metabolism', null, 'green', [0, 2, 0, 0], { window: ['status.tokens'], mandatory: true }),
  technology('x-89-bacterial-weapon', null, 'green', [0, 3, 0, 0], { exhausts: true, action: true, requires: [{ kind: 'readied' }, { kind: 'planet', of: 'not-you', where: 'system-with-your-bombarding-ship' }] }),
  technology('plasma-scoring', null, 'red', [0, 0, 0, 0], { window: ['bombardment.before', 'cannon.before'], mandatory: false }),
  technology('magen-defense-grid', null, 'red', [0, 0, 1, 0], { exhausts: true, window: ['round.start'], where: 'ground', mandatory: false }),
  technology('duranium-armor', null, 'red', [0, 0, 2, 0], { window: ['hits.assigned'], where: 'either', mandatory: true }),
  technology('assault-cannon', null, 'red', [0, 0, 3, 0], { window: ['combat.start'], where: 'space', mandatory: true }),
  technology('sarween-tools', null, 'yellow', [0, 0, 0, 0], { window: ['production.used.when'], mandatory: true }),
  technology('graviton-laser-system', null, 'yellow', [0, 0, 0, 1], { exhausts: true, window: ['cannon.before'], mandatory: false }),
  technology('transit-diodes', null, 'yellow', [0, 0, 0, 2], { exhausts: true, window: ['turn.start'], mandatory: false }),
  technology('integrated-economy', null, 'yellow', [0, 0, 0, 3], { window: ['planet.gained.after'], mandatory: false }),
  upgrade('infantry-2', null, INFANTRY, [0, 2, 0, 0]),
  upgrade('fighter-2', null, FIGHTER, [1, 1, 0, 0]),
  upgrade('destroyer-2', null, DESTROYER, [0, 0, 2, 0]),
  upgrade('cruiser-2', null, CRUISER, [0, 1, 1, 1]),
  upgrade('carrier-2', null, CARRIER, [2, 0, 0, 0]),
  upgrade('dreadnought-2', null, DREADNOUGHT, [2, 0, 0, 1]),
  upgrade('pds-2', null, PDS, [0, 0, 1, 1]),
  upgrade('space-dock-2', null, DOCK, [0, 0, 0, 2]),
  upgrade('war-sun', null, WAR_SUN, [0, 0, 3, 1]),
  technology('bioplasmosis', 'arborec', 'green', [0, 2, 0, 0], { window: ['status.end'], mandatory: false }),
  technology('wormhole-generator', 'creuss', 'blue', [2, 0, 0, 0], { window: ['status.start'], mandatory: true }),
  technology('dimensional-splicer', 'creuss', 'red', [0, 0, 1, 0], { window: ['combat.start'], where: 'space', mandatory: false }),
  technology('quantum-datahub-node', 'hacan', 'yellow', [0, 0, 0, 3], { window: ['strategy.end'], mandatory: false }),
  technology('production-biomes', 'hacan', 'green', [0, 2, 0, 0], { exhausts: true, action: true, requires: [{ kind: 'readied' }, { kind: 'token', of: 'you', pool: 'strategy', count: 1 }] }),
  technology('e-res-siphons', 'jol-nar', 'yellow', [0, 0, 0, 2], { window: ['system.activated'], mandatory: true }),
  technology('spacial-conduit-cylinder', 'jol-nar', 'blue', [2, 0, 0, 0], { exhausts: true, window: ['system.activated'], mandatory: false }),
  technology('inheritance-systems', 'l1z1x', 'yellow', [0, 0, 0, 2], { exhausts: true, window: ['technology.researched.when'], mandatory: false }),
  technology('l4-disruptors', 'letnev', 'yellow', [0, 0, 0, 1], { passive: true }),
  technology('non-euclidean-shielding', 'letnev', 'red', [0, 0, 2, 0], { passive: true }),
  technology('mirror-computing', 'mentak', 'yellow', [0, 0, 0, 3], { passive: true }),
  technology('salvage-operations', 'mentak', 'yellow', [0, 0, 0, 2], { window: ['combat.won'], where: 'space', mandatory: true }),
  technology('magmus-reactor', 'muaat', 'red', [0, 0, 2, 0], { window: ['production.used.after'], mandatory: true, passive: true }),
  technology('neuroglaive', 'naalu', 'green', [0, 3, 0, 0], { window: ['system.activated'], mandatory: true }),
  technology('valefar-assimilator-x', 'nekro', null, [0, 0, 0, 0], { window: ['technology.gained'], mandatory: false }),
  technology('valefar-assimilator-y', 'nekro', null, [0, 0, 0, 0], { window: ['technology.gained'], mandatory: false }),
  technology('valkyrie-particle-weave', 'sardakk-norr', 'red', [0, 0, 2, 0], { window: ['rolls.done'], where: 'ground', mandatory: true }),
  technology('chaos-mapping', 'saar', 'blue', [1, 0, 0, 0], { window: ['turn.start'], mandatory: false, passive: true }),
  technology('lazax-gate-folding', 'winnu', 'blue', [2, 0, 0, 0], { exhausts: true, action: true, requires: [{ kind: 'readied' }, { kind: 'planet-controlled', id: 'mecatol-rex' }], passive: true }),
  technology('hegemonic-trade-policy', 'winnu', 'yellow', [0, 0, 0, 2], { exhausts: true, window: ['production.used.when'], mandatory: false }),
  technology('instinct-training', 'xxcha', 'green', [0, 1, 0, 0], { exhausts: true, window: ['card.played'], mandatory: false }),
  technology('nullification-field', 'xxcha', 'yellow', [0, 0, 0, 2], { exhausts: true, window: ['system.activated'], mandatory: false }),
  technology('yin-spinner', 'yin', 'green', [0, 2, 0, 0], { window: ['production.used.after'], mandatory: true }),
  technology('impulse-core', 'yin', 'yellow', [0, 0, 0, 2], { window: ['combat.start'], where: 'space', mandatory: false }),
  technology('mageon-implants', 'yssaril', 'green', [0, 3, 0, 0], { exhausts: true, action: true, requires: [{ kind: 'readied' }, { kind: 'card-in-hand', of: 'other', count: 1 }] }),
  technology('transparasteel-plating', 'yssaril', 'green', [0, 1, 0, 0], { passive: true }),
  upgrade('letani-warrior-2', 'arborec', INFANTRY, [0, 2, 0, 0]),
  upgrade('super-dreadnought-2', 'l1z1x', DREADNOUGHT, [2, 0, 0, 1]),
  upgrade('prototype-war-sun-2', 'muaat', WAR_SUN, [0, 0, 3, 1]),
  upgrade('hybrid-crystal-fighter-2', 'naalu', FIGHTER, [1, 1, 0, 0]),
  upgrade('exotrireme-2', 'sardakk-norr', DREADNOUGHT, [2, 0, 0, 1]),
  upgrade('floating-factory-2', 'saar', DOCK, [0, 0, 0, 2]),
  upgrade('advanced-carrier-2', 'sol', CARRIER, [2, 0, 0, 0]),
  upgrade('spec-ops-2', 'sol', INFANTRY, [0, 2, 0, 0]),
];

const INDEX: ReadonlyMap<string, number> = new Map(
  TECHNOLOGIES.map(({ id }, index) => [id, index]),
);

export function technologyOf(id: string): number {
  return INDEX.get(id)!;
}

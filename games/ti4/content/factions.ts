import { ABILITIES } from './abilities.ts';
import { type FactionId, factionOf } from './faction-ids.ts';
import { TILES } from './systems.ts';
import { TECHNOLOGIES, technologyOf } from './technologies.ts';
import { FLAGSHIP, PROFILES, UNIT_KINDS, type UnitKind } from './units.ts';

/** A choice of starting technologies. */
export interface StartingChoice {
  readonly count: number;
  /** Places in `TECHNOLOGIES`. */
  readonly from: readonly number[];
}

export interface Faction {
  readonly id: FactionId;
  /** Place in `TILES`. */
  readonly home: number;
  /** TI-15.4 */
  readonly commodities: number;
  /** Units at the start, in the order of `UNIT_KINDS`. */
  readonly units: readonly number[];
  /** Places in `TECHNOLOGIES`. */
  readonly startingTechnologies: readonly number[];
  readonly chooseStarting?: StartingChoice;
  readonly abilities: readonly string[];
  /** Places in `TECHNOLOGIES`. */
  readonly technologies: readonly number[];
  /** Ids of profiles. */
  readonly flagship: string;
  readonly ownUnits: readonly string[];
  /** Place in `PROFILES` for each kind before any upgrade; nobody but Muaat has war suns. TI-27.12 */
  readonly profiles: readonly (number | null)[];
  /** Id of the promissory note. */
  readonly note: string;
}

interface Print {
  readonly id: FactionId;
  readonly commodities: number;
  readonly units: { readonly [K in UnitKind]?: number };
  readonly technologies: readonly string[];
  readonly choose?: { readonly count: number; readonly from: readonly string[] };
  readonly note: string;
}

function sheet({ id, commodities, units, technologies, choose, note }: Print): Faction {
  const faction = factionOf(id);
  const own = PROFILES.filter((profile) => profile.faction === faction);
  return {
    id,
    home: TILES.findIndex((tile) => tile.kind === 'home' && tile.faction === faction),
    commodities,
    units: UNIT_KINDS.map((kind) => units[kind] ?? 0),
    startingTechnologies: technologies.map(technologyOf),
    chooseStarting: choose && { count: choose.count, from: choose.from.map(technologyOf) },
    abilities: ABILITIES.filter((ability) => ability.faction === faction).map(
      (ability) => ability.id,
    ),
    technologies: [...TECHNOLOGIES.keys()].filter((at) => TECHNOLOGIES[at].faction === faction),
    flagship: own.find(({ kind }) => kind === FLAGSHIP)!.id,
    ownUnits: own.filter(({ kind }) => kind !== FLAGSHIP).map((profile) => profile.id),
    profiles: [...UNIT_KINDS.keys()].map((kind) => firstProfile(faction, kind)),
    note,
  };
}

/** The unit of the faction's own, else the one that all have. */
function firstProfile(faction: number, kind: number): number | null {
  for (const owner of [faction, null]) {
    const found = PROFILES.findIndex(
      (profile) => profile.faction === owner && profile.kind === kind && profile.tier === 1,
    );
    if (found >= 0) return found;
  }
  return null;
}

/** In the order of `FACTION_IDS`. */
// oxfmt-ignore
export const FACTIONS: readonly Faction[] = [
  sheet({ id: 'arborec', commodities: 3, units: { carrier: 1, cruiser: 1, fighter: 2, infantry: 4, dock: 1, pds: 1 }, technologies: ['magen-defense-grid'], note: 'stymie' }),
  sheet({ id: 'creuss', commodities: 4, units: { carrier: 1, destroyer: 2, fighter: 2, infantry: 4, dock: 1 }, technologies: ['gravity-drive'], note: 'creuss-iff' }),
  sheet({ id: 'hacan', commodities: 6, units: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, dock: 1 }, technologies: ['antimass-deflectors', 'sarween-tools'], note: 'trade-convoys' }),
  sheet({ id: 'jol-nar', commodities: 4, units: { dreadnought: 1, carrier: 2, fighter: 1, infantry: 2, dock: 1, pds: 2 }, technologies: ['neural-motivator', 'antimass-deflectors', 'sarween-tools', 'plasma-scoring'], note: 'research-agreement' }),
  sheet({ id: 'l1z1x', commodities: 2, units: { dreadnought: 1, carrier: 1, fighter: 3, infantry: 5, dock: 1, pds: 1 }, technologies: ['neural-motivator', 'plasma-scoring'], note: 'cybernetic-enhancements' }),
  sheet({ id: 'letnev', commodities: 2, units: { dreadnought: 1, carrier: 1, destroyer: 1, fighter: 1, infantry: 3, dock: 1 }, technologies: ['antimass-deflectors', 'plasma-scoring'], note: 'war-funding' }),
  sheet({ id: 'mentak', commodities: 2, units: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, dock: 1, pds: 1 }, technologies: ['sarween-tools', 'plasma-scoring'], note: 'promise-of-protection' }),
  sheet({ id: 'muaat', commodities: 4, units: { warsun: 1, fighter: 2, infantry: 4, dock: 1 }, technologies: ['plasma-scoring'], note: 'fires-of-the-gashlai' }),
  sheet({ id: 'naalu', commodities: 3, units: { carrier: 1, cruiser: 1, destroyer: 1, fighter: 3, infantry: 4, dock: 1, pds: 1 }, technologies: ['neural-motivator', 'sarween-tools'], note: 'gift-of-prescience' }),
  sheet({ id: 'nekro', commodities: 3, units: { dreadnought: 1, carrier: 1, cruiser: 1, fighter: 2, infantry: 2, dock: 1 }, technologies: ['dacxive-animators', 'valefar-assimilator-x', 'valefar-assimilator-y'], note: 'antivirus' }),
  sheet({ id: 'sardakk-norr', commodities: 3, units: { carrier: 2, cruiser: 1, infantry: 5, dock: 1, pds: 1 }, technologies: [], note: 'tekklar-legion' }),
  sheet({ id: 'saar', commodities: 3, units: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, dock: 1 }, technologies: ['antimass-deflectors'], note: 'raghs-call' }),
  sheet({ id: 'sol', commodities: 4, units: { carrier: 2, destroyer: 1, fighter: 3, infantry: 5, dock: 1 }, technologies: ['neural-motivator', 'antimass-deflectors'], note: 'military-support' }),
  sheet({ id: 'winnu', commodities: 3, units: { carrier: 1, cruiser: 1, fighter: 2, infantry: 2, dock: 1, pds: 1 }, technologies: [], choose: { count: 1, from: ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools'] }, note: 'acquiescence' }),
  sheet({ id: 'xxcha', commodities: 4, units: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, dock: 1, pds: 1 }, technologies: ['graviton-laser-system'], note: 'political-favor' }),
  sheet({ id: 'yin', commodities: 2, units: { carrier: 2, destroyer: 1, fighter: 4, infantry: 4, dock: 1 }, technologies: ['sarween-tools'], note: 'greyfire-mutagen' }),
  sheet({ id: 'yssaril', commodities: 3, units: { carrier: 2, cruiser: 1, fighter: 2, infantry: 5, dock: 1, pds: 1 }, technologies: ['neural-motivator'], note: 'spy-net' }),
];

/** The six factions of a first game. */
export const LEARN: readonly number[] = [
  factionOf('hacan'),
  factionOf('jol-nar'),
  factionOf('letnev'),
  factionOf('sardakk-norr'),
  factionOf('sol'),
  factionOf('xxcha'),
];

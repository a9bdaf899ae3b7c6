/** The 17 factions; everywhere else a faction is its place in this list. */
export const FACTION_IDS = [
  'arborec',
  'creuss',
  'hacan',
  'jol-nar',
  'l1z1x',
  'letnev',
  'mentak',
  'muaat',
  'naalu',
  'nekro',
  'sardakk-norr',
  'saar',
  'sol',
  'winnu',
  'xxcha',
  'yin',
  'yssaril',
] as const;

export type FactionId = (typeof FACTION_IDS)[number];

const INDEX: ReadonlyMap<string, number> = new Map(FACTION_IDS.map((id, index) => [id, index]));

export function factionOf(id: FactionId): number {
  return INDEX.get(id)!;
}

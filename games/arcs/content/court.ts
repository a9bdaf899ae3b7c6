import type { Resource } from './box.ts';

/** A card of the Court. Vox cards have neither a suit nor a raid cost. ARC-14.5, ARC-19.1 */
export interface CourtCard {
  readonly id: string;
  readonly kind: 'guild' | 'vox';
  readonly suit: Resource | null;
  readonly raidCost: number;
}

function guild(id: string, suit: Resource, raidCost: number): CourtCard {
  return { id, kind: 'guild', suit, raidCost };
}

function vox(id: string): CourtCard {
  return { id, kind: 'vox', suit: null, raidCost: 0 };
}

export const COURT: readonly CourtCard[] = [
  guild('loyal-engineers', 'material', 3),
  guild('mining-interest', 'material', 2),
  guild('material-cartel', 'material', 2),
  guild('admin-union', 'material', 2),
  guild('construction-union', 'material', 2),
  guild('fuel-cartel', 'fuel', 2),
  guild('loyal-pilots', 'fuel', 3),
  guild('gatekeepers', 'fuel', 2),
  guild('shipping-interest', 'fuel', 2),
  guild('spacing-union', 'fuel', 2),
  guild('arms-union', 'weapon', 2),
  guild('prison-wardens', 'weapon', 2),
  guild('skirmishers', 'weapon', 2),
  guild('court-enforcers', 'weapon', 2),
  guild('loyal-marines', 'weapon', 3),
  guild('lattice-spies', 'psionic', 2),
  guild('farseers', 'psionic', 2),
  guild('secret-order', 'psionic', 2),
  guild('loyal-empaths', 'psionic', 3),
  guild('silver-tongues', 'psionic', 2),
  guild('loyal-keepers', 'relic', 3),
  guild('sworn-guardians', 'relic', 1),
  guild('elder-broker', 'relic', 2),
  guild('relic-fence', 'relic', 2),
  guild('galactic-bards', 'relic', 1),
  vox('mass-uprising'),
  vox('populist-demands'),
  vox('outrage-spreads'),
  vox('song-of-freedom'),
  vox('guild-struggle'),
  vox('call-to-action'),
];

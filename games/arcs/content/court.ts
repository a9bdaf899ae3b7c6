import type { Resource } from './box.ts';
import type { NewAction, Traits } from './traits.ts';

/** A card of the Court. Vox cards have neither a suit nor a raid cost. ARC-14.5, ARC-19.1 */
export interface CourtCard {
  readonly id: string;
  readonly kind: 'guild' | 'vox';
  readonly suit: Resource | null;
  readonly raidCost: number;
  readonly traits: Traits;
  readonly newActions: readonly NewAction[];
}

function guild(
  id: string,
  suit: Resource,
  raidCost: number,
  traits: Traits = {},
  ...newActions: NewAction[]
): CourtCard {
  return { id, kind: 'guild', suit, raidCost, traits, newActions };
}

function vox(id: string): CourtCard {
  return { id, kind: 'vox', suit: null, raidCost: 0, traits: {}, newActions: [] };
}

export const COURT: readonly CourtCard[] = [
  guild('loyal-engineers', 'material', 3, { loyal: 'material' }),
  guild('mining-interest', 'material', 2, {}, { id: 'manufacture', replaces: 'build' }),
  guild('material-cartel', 'material', 2, { cartel: 'material' }),
  guild('admin-union', 'material', 2, { union: 'administration' }),
  guild('construction-union', 'material', 2, { union: 'construction' }),
  guild('fuel-cartel', 'fuel', 2, { cartel: 'fuel' }),
  guild('loyal-pilots', 'fuel', 3, { loyal: 'fuel' }),
  guild('gatekeepers', 'fuel', 2, { extraDice: { count: 2, where: 'gate', must: false } }),
  guild('shipping-interest', 'fuel', 2, {}, { id: 'synthesize', replaces: 'build' }),
  guild('spacing-union', 'fuel', 2, { union: 'mobilization' }),
  guild('arms-union', 'weapon', 2, { union: 'aggression' }),
  guild(
    'prison-wardens',
    'weapon',
    2,
    {},
    { id: 'pressgang', replaces: 'build' },
    { id: 'execute', replaces: 'influence' },
  ),
  guild('skirmishers', 'weapon', 2, { reroll: { die: 'skirmish', per: 'weapon icon' } }),
  guild('court-enforcers', 'weapon', 2, {}, { id: 'abduct', replaces: 'battle' }),
  guild('loyal-marines', 'weapon', 3, { loyal: 'weapon' }),
  guild('lattice-spies', 'psionic', 2),
  guild('farseers', 'psionic', 2),
  guild('secret-order', 'psionic', 2, { keepsNumber: ['keeper', 'empath'] }),
  guild('loyal-empaths', 'psionic', 3, { loyal: 'psionic' }),
  guild('silver-tongues', 'psionic', 2),
  guild('loyal-keepers', 'relic', 3, { loyal: 'relic' }),
  guild('sworn-guardians', 'relic', 1, { guards: true }),
  guild('elder-broker', 'relic', 2, {}, { id: 'trade', replaces: 'tax' }),
  guild('relic-fence', 'relic', 2),
  guild('galactic-bards', 'relic', 1, { declaresFollowing: true }),
  vox('mass-uprising'),
  vox('populist-demands'),
  vox('outrage-spreads'),
  vox('song-of-freedom'),
  vox('guild-struggle'),
  vox('call-to-action'),
];

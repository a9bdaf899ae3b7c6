import { type Counted, lotList, select, unitList, unitsOfKind } from '../select.ts';

const NAMES = {
  fighter: 'stíhač',
  destroyer: 'torpédoborec',
  cruiser: 'křižník',
  carrier: 'transportér',
  dreadnought: 'bitevník',
  flagship: 'vlajková loď',
  warsun: 'bojové slunce',
  infantry: 'pěchota',
  pds: 'POS',
  dock: 'vesmírný dok',
};

/** Accusative. */
const COUNTED: Counted = {
  warsun: { one: '# bojové slunce', few: '# bojová slunce', other: '# bojových sluncí' },
  flagship: { one: 'vlajkovou loď', few: '# vlajkové lodě', other: '# vlajkových lodí' },
  dreadnought: { one: '# bitevník', few: '# bitevníky', other: '# bitevníků' },
  carrier: { one: '# transportér', few: '# transportéry', other: '# transportérů' },
  cruiser: { one: '# křižník', few: '# křižníky', other: '# křižníků' },
  destroyer: { one: '# torpédoborec', few: '# torpédoborce', other: '# torpédoborců' },
  fighter: { one: '# stíhač', few: '# stíhače', other: '# stíhačů' },
  infantry: { one: '# pěchotu', few: '# pěchoty', other: '# pěchot' },
  pds: { one: '# POS', few: '# POS', other: '# POS' },
  dock: { one: '# vesmírný dok', few: '# vesmírné doky', other: '# vesmírných doků' },
};

/** Accusative. */
export const aUnit = select('kind', {
  ...NAMES,
  flagship: 'vlajkovou loď',
  infantry: 'pěchotu',
});

/** Nominative, after a colon. */
export const unit = select('kind', NAMES);

/** Nominative: one ship that is asked about, or all of them. */
export const theShip = select(
  'kind',
  {
    cruiser: 'křižník',
    carrier: 'transportér',
    dreadnought: 'bitevník',
    flagship: 'vlajková loď',
    warsun: 'bojové slunce',
    dock: 'vesmírný dok',
  },
  'tvoje lodě',
);

/** Accusative, in the gender of the kind. */
const damaged = select('kind', { flagship: 'poškozenou', warsun: 'poškozené' }, 'poškozený');

export const ifDamaged = select('hull', { damaged: ` (${damaged})` }, '');

/** Accusative: a number of units of one kind. */
export const unitsOf = unitsOfKind(COUNTED);

/** Accusative: units of several kinds. */
export const units = unitList(COUNTED);

/** Genitive: the section of what. */
export const pool = select('pool', { tactic: 'taktiky', fleet: 'flotily', strategy: 'strategie' });

/** The word has one form for all cases and numbers that are used. */
export const goods = (count = 'count'): string => `{${count}} zboží`;

/** Accusative: what one side of a trade gives, from the arguments that begin with this word. */
export const lots = (side: 'gives' | 'gets'): string =>
  select(`${side}First`, { nothing: 'nic' }, lotList(side, LOTS));

const LOTS = {
  Goods: { one: '# zboží', few: '# zboží', other: '# zboží' },
  Commodities: { one: '# surovinu', few: '# suroviny', other: '# surovin' },
  Notes: { one: '# směnku', few: '# směnky', other: '# směnek' },
  Cards: { one: '# kartu akce', few: '# karty akcí', other: '# karet akcí' },
};

export const hits =
  '{hits, plural, =0 {žádný zásah} one {# zásah} few {# zásahy} other {# zásahů}}';

/** Nominative, masculine. */
export const colour = select('colour', {
  blue: 'modrý',
  green: 'zelený',
  red: 'červený',
  yellow: 'žlutý',
});

/** The letter of an assimilator token. */
export const assimilator = select('token', { x: 'X' }, 'Y');

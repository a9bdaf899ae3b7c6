import { type Counted, lotList, select, unitList, unitsOfKind } from '../select.ts';

const NAMES = {
  fighter: 'fighter',
  destroyer: 'destroyer',
  cruiser: 'cruiser',
  carrier: 'carrier',
  dreadnought: 'dreadnought',
  flagship: 'flagship',
  warsun: 'war sun',
  infantry: 'infantry',
  pds: 'PDS',
  dock: 'space dock',
};

const COUNTED: Counted = {
  warsun: { one: '# war sun', other: '# war suns' },
  flagship: { one: 'the flagship', other: '# flagships' },
  dreadnought: { one: '# dreadnought', other: '# dreadnoughts' },
  carrier: { one: '# carrier', other: '# carriers' },
  cruiser: { one: '# cruiser', other: '# cruisers' },
  destroyer: { one: '# destroyer', other: '# destroyers' },
  fighter: { one: '# fighter', other: '# fighters' },
  infantry: { one: '# infantry', other: '# infantry' },
  pds: { one: '# PDS', other: '# PDS' },
  dock: { one: '# space dock', other: '# space docks' },
};

/** A unit of a kind, with its article. */
export const aUnit = select('kind', {
  fighter: 'a fighter',
  destroyer: 'a destroyer',
  cruiser: 'a cruiser',
  carrier: 'a carrier',
  dreadnought: 'a dreadnought',
  flagship: 'the flagship',
  warsun: 'a war sun',
  infantry: 'an infantry',
  pds: 'a PDS',
  dock: 'a space dock',
});

/** The name of a kind. */
export const unit = select('kind', NAMES);

/** One ship that is asked about, or the whole fleet. */
export const theShip = select(
  'kind',
  {
    cruiser: 'the cruiser',
    carrier: 'the carrier',
    dreadnought: 'the dreadnought',
    flagship: 'the flagship',
    warsun: 'the war sun',
    dock: 'the space dock',
  },
  'your fleet',
);

export const ifDamaged = select('hull', { damaged: ' (damaged)' }, '');

/** A number of units of one kind. */
export const unitsOf = unitsOfKind(COUNTED);

/** Units of several kinds. */
export const units = unitList(COUNTED);

export const pool = select('pool', { tactic: 'tactic', fleet: 'fleet', strategy: 'strategy' });

export const goods = (count = 'count'): string =>
  `{${count}, plural, one {# trade good} other {# trade goods}}`;

/** What one side of a trade gives, from the arguments that begin with this word. */
export const lots = (side: 'gives' | 'gets'): string =>
  select(`${side}First`, { nothing: 'nothing' }, lotList(side, LOTS));

const LOTS = {
  Goods: { one: '# trade good', other: '# trade goods' },
  Commodities: { one: '# commodity', other: '# commodities' },
  Notes: { one: '# promissory note', other: '# promissory notes' },
  Cards: { one: '# action card', other: '# action cards' },
};

export const hits = `{hits, plural, =0 {no hits} one {# hit} other {# hits}}`;

export const colour = select('colour', {
  blue: 'blue',
  green: 'green',
  red: 'red',
  yellow: 'yellow',
});

/** The letter of an assimilator token. */
export const assimilator = select('token', { x: 'X' }, 'Y');

import { type Counted, lotList, select, unitList, unitsOfKind } from '../select.ts';

const NAMES = {
  fighter: 'myśliwiec',
  destroyer: 'niszczyciel',
  cruiser: 'krążownik',
  carrier: 'transportowiec',
  dreadnought: 'pancernik',
  flagship: 'okręt flagowy',
  warsun: 'słońce wojny',
  infantry: 'oddział piechoty',
  pds: 'PDS',
  dock: 'stocznia kosmiczna',
};

const counted = (one: string, few: string, many: string): { [category: string]: string } => ({
  one: `# ${one}`,
  few: `# ${few}`,
  many: `# ${many}`,
  other: `# ${many}`,
});

/** Accusative. */
const COUNTED: Counted = {
  warsun: counted('słońce wojny', 'słońca wojny', 'słońc wojny'),
  flagship: { ...counted('', 'okręty flagowe', 'okrętów flagowych'), one: 'okręt flagowy' },
  dreadnought: counted('pancernik', 'pancerniki', 'pancerników'),
  carrier: counted('transportowiec', 'transportowce', 'transportowców'),
  cruiser: counted('krążownik', 'krążowniki', 'krążowników'),
  destroyer: counted('niszczyciel', 'niszczyciele', 'niszczycieli'),
  fighter: counted('myśliwiec', 'myśliwce', 'myśliwców'),
  infantry: counted('oddział piechoty', 'oddziały piechoty', 'oddziałów piechoty'),
  pds: counted('PDS', 'PDS', 'PDS'),
  dock: counted('stocznię kosmiczną', 'stocznie kosmiczne', 'stoczni kosmicznych'),
};

/** Accusative. */
export const aUnit = select('kind', { ...NAMES, dock: 'stocznię kosmiczną' });

/** Nominative, after a colon. */
export const unit = select('kind', NAMES);

/** Nominative: one ship that is asked about, or the whole fleet. */
export const theShip = select(
  'kind',
  {
    cruiser: 'krążownik',
    carrier: 'transportowiec',
    dreadnought: 'pancernik',
    flagship: 'okręt flagowy',
    warsun: 'słońce wojny',
    dock: 'stocznia kosmiczna',
  },
  'twoja flota',
);

/** In the gender of the kind. */
const damaged = select('kind', { warsun: 'uszkodzone' }, 'uszkodzony');

export const ifDamaged = select('hull', { damaged: ` (${damaged})` }, '');

/** Accusative: a number of units of one kind. */
export const unitsOf = unitsOfKind(COUNTED);

/** Accusative: units of several kinds. */
export const units = unitList(COUNTED);

/** Genitive: the pool of what. */
export const pool = select('pool', { tactic: 'taktyki', fleet: 'floty', strategy: 'strategii' });

export const goods = (count = 'count'): string =>
  `{${count}, plural, one {# dobro handlowe} few {# dobra handlowe} many {# dóbr handlowych} other {# dóbr handlowych}}`;

/** Accusative: what one side of a trade gives, from the arguments that begin with this word. */
export const lots = (side: 'gives' | 'gets'): string =>
  select(`${side}First`, { nothing: 'nic' }, lotList(side, LOTS));

const LOTS = {
  Goods: counted('dobro handlowe', 'dobra handlowe', 'dóbr handlowych'),
  Commodities: counted('towar', 'towary', 'towarów'),
  Notes: counted('weksel', 'weksle', 'weksli'),
  Cards: counted('kartę akcji', 'karty akcji', 'kart akcji'),
};

export const hits =
  '{hits, plural, =0 {brak trafień} one {# trafienie} few {# trafienia} many {# trafień} other {# trafień}}';

/** Genitive, neuter: what is missing. */
export const colour = select('colour', {
  blue: 'niebieskiego',
  green: 'zielonego',
  red: 'czerwonego',
  yellow: 'żółtego',
});

/** The letter of an assimilator token. */
export const assimilator = select('token', { x: 'X' }, 'Y');

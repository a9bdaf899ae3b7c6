import type { Seat, StepCall } from '@tablewright/engine';
import type { Ti4 } from '../rules/state.ts';
import { stepCall } from '../rules/vocabulary.ts';
import { position, type Position, type Side } from './position.ts';

export const YOU = 0;
export const ZOFIA = 1;
export const MAREK = 2;
export const ALL_SEATS = [YOU, ZOFIA, MAREK];

/** Where everybody begins: the pupil with Sol, Zofia with Letnev, Marek with Hacan. */
export const SOL: Side = {
  faction: 'sol',
  tokens: [3, 3, 2],
  units: {
    1: { carrier: 2, destroyer: 1, fighter: 3 },
    jord: { infantry: 5, dock: 1 },
  },
  cards: ['leadership', 'warfare'],
  secrets: ['become-the-gatekeeper'],
};
const LETNEV: Side = {
  faction: 'letnev',
  tokens: [3, 3, 2],
  units: {
    10: { dreadnought: 1, carrier: 1, destroyer: 1, fighter: 1 },
    'arc-prime': { infantry: 3, dock: 1 },
  },
  cards: ['politics', 'construction'],
  secrets: ['forge-an-alliance'],
};
const HACAN: Side = {
  faction: 'hacan',
  tokens: [3, 3, 2],
  units: {
    16: { carrier: 2, cruiser: 1, fighter: 2 },
    arretze: { infantry: 4, dock: 1 },
  },
  cards: ['trade', 'technology'],
  secrets: ['mine-rare-metals'],
};

export interface Scene extends Omit<Position, 'sides'> {
  readonly you?: Partial<Side>;
  readonly zofia?: Partial<Side>;
  readonly marek?: Partial<Side>;
}

/** The pupil before Zofia and Marek, who stand at home unless told. */
export function scene({ you, zofia, marek, ...rest }: Scene): Ti4 {
  return position({
    sides: [
      { ...SOL, ...you },
      { ...LETNEV, ...zofia },
      { ...HACAN, ...marek },
    ],
    revealed: ['develop-weaponry', 'expand-borders'],
    ...rest,
  });
}

/** The turn of a seat, and whoever comes after it. */
export const turnOf = (seat: Seat): StepCall[] => [stepCall('action', seat), nextAfter(seat)];

/** The end of an action of the seat, and of its turn. */
export const endOf = (seat: Seat): StepCall[] => [stepCall('endAction', seat), nextAfter(seat)];

/** Steps of a tactical action, from its second one on. TI-6.4 */
type TacticalStep = 'movement' | 'spaceCombat' | 'bombardment' | 'landing' | 'production';

/** What is left of a tactical action. */
export function tacticalFrom(step: TacticalStep, seat: Seat = YOU): StepCall[] {
  const all = [
    stepCall('movement', seat),
    ...ALL_SEATS.map((each) => stepCall('cannonOffense', (seat + each) % ALL_SEATS.length)),
    stepCall('spaceCombat'),
    stepCall('bombardment', seat),
    stepCall('landing', seat),
    stepCall('production', seat),
    stepCall('endTactical', seat),
    ...endOf(seat),
  ];
  return all.slice(all.findIndex((call) => call.step === step));
}

/** The next turn, by the lowest strategy card of the seat. TI-2.3 */
const nextAfter = (seat: Seat): StepCall => stepCall('nextTurn', [1, 3, 5][seat]);

import { DICE } from '../content/index.ts';
import type { Arcs } from '../rules/state.ts';
import { stepCall } from '../rules/vocabulary.ts';
import { position, type Position, type Side } from './position.ts';

export const YOU = 0;
export const ZOFIA = 1;
export const MAREK = 2;

/** Steps of a turn once its card lies on the table. ARC-5.3 */
const ONLY_PIPS = [stepCall('pips', YOU), stepCall('endTurn', YOU)];
export const FROM_PRELUDE = [stepCall('prelude', YOU), ...ONLY_PIPS];
export const WHOLE_TURN = [stepCall('declareOrSeize', YOU), ...FROM_PRELUDE];

/** A battle whose dice lie on the table. ARC-15.6 */
export const FROM_HITS = [
  stepCall('shipHits'),
  stepCall('buildingHits'),
  stepCall('fallenCities'),
  stepCall('raid'),
  stepCall('afterBattle'),
  ...ONLY_PIPS,
];
export const FROM_RAID = [stepCall('raid'), stepCall('afterBattle'), ...ONLY_PIPS];

/** Where everybody began, and two ships of the pupil beside the city of Marek. */
export const HOME: Side = {
  ships: { 'c1-hex': 3, 'c4-hex': 1, 'c4-crescent': 2, 'c6-gate': 2 },
  cities: ['c1-hex'],
  starports: ['c4-hex'],
  slots: ['material'],
};
const ZOFIAS: Side = {
  ships: { 'c5-hex': 3, 'c1-crescent': 3, 'c5-gate': 2 },
  cities: ['c5-hex'],
  starports: ['c1-crescent'],
  slots: ['psionic', 'fuel'],
};
const MAREKS: Side = {
  ships: { 'c6-arrow': 3, 'c1-gate': 2 },
  cities: ['c4-crescent'],
  starports: ['c6-arrow'],
  slots: ['fuel', 'material'],
};

interface Scene extends Omit<Position, 'sides' | 'initiative'> {
  readonly you?: Side;
  readonly zofia?: Side;
  readonly marek?: Side;
  readonly initiative?: number;
}

/** The pupil before Zofia and Marek, who have drawn as many cards unless told. */
export function scene({ you = {}, zofia, marek, initiative = YOU, ...rest }: Scene): Arcs {
  const { hand = [] } = you;
  const { played = [] } = rest;
  const cardsOf = (seat: number): number => played.filter((play) => play.seat === seat).length;
  const drawn = (typeof hand === 'number' ? hand : hand.length) + cardsOf(YOU);
  return position({
    sides: [
      { ...HOME, ...you },
      { ...ZOFIAS, hand: drawn - cardsOf(ZOFIA), ...zofia },
      { ...MAREKS, hand: drawn - cardsOf(MAREK), ...marek },
    ],
    initiative,
    ...rest,
  });
}

/** The pupil has led a card, and its pips are to be spent. */
export function leading(card: string, pips: number, rest: Scene): Arcs {
  return scene({ played: [{ seat: YOU, card, use: 'lead' }], turn: ONLY_PIPS, pips, ...rest });
}

/** Rolled dice, by kind and face. */
export const rolled = (die: (typeof DICE)[number], ...faces: number[]): number[] =>
  faces.map((face) => DICE.indexOf(die) * 6 + face);

import { isBySeat, type Seat, type Setup, type SetupBySeat } from '@tablewright/engine';
import { FACTIONS } from '../content/index.ts';
import { NONE } from './state.ts';

/** Factions that the table names for some seats; the others draw from the rest. TI-29.3 */
export const factionsBySeat: SetupBySeat = {
  values: [null, ...FACTIONS.map(({ id }) => id)],
  standard: null,
  message: (faction) =>
    faction === null
      ? { id: 'setup.factions.open' }
      : { id: 'setup.factions.named', about: { faction } },
  check(chosen) {
    const twice = chosen.find(
      (faction, seat) => faction !== null && chosen.indexOf(faction) < seat,
    );
    return twice === undefined
      ? null
      : { id: 'setup.factions.fault.twice', about: { faction: twice } };
  },
};

/** The faction named for a seat, or NONE. */
export function factionNamed({ factions }: Setup, seat: Seat): number {
  return isBySeat(factions) ? FACTIONS.findIndex(({ id }) => id === factions[seat]) : NONE;
}

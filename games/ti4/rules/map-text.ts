import type { Message, SetupText } from '@tablewright/engine';
import { type Fault, mapStringOf, parseMapString, printedGalaxy } from '../galaxy/index.ts';

/** Numbers of three digits with a space for each place, and more room for other ways to write them. */
const LONGEST = 300;

/** A galaxy that the players bring as a map string. TI-29.5 */
export const mapText: SetupText = {
  longest: LONGEST,
  check(text, seats) {
    const { map, faults } = parseMapString(text);
    if (map === null) return messageOf(faults[0]);
    return map.seats === seats
      ? null
      : { id: 'setup.galaxy.fault.seats', about: { count: map.seats, seats } };
  },
  example: (seats) => mapStringOf(printedGalaxy(seats)),
};

function messageOf({ code, at, found }: Fault): Message {
  return {
    id: `setup.galaxy.fault.${code}`,
    about: { found, number: at === null ? 0 : at + 1 },
  };
}

import type { Sending, Warning } from '@tablewright/board';
import type { About, Seat } from '@tablewright/engine';
import { NOTES, PLANETS, TILES } from '../../content/index.ts';
import { homeOf } from '../../rules/galaxy.ts';
import { fleetLimit, fleetUse, overCapacity } from '../../rules/limits.ts';
import { notesReturningFrom } from '../../rules/note-play.ts';
import { kindOfNote, ownerOfNote } from '../../rules/notes.ts';
import { type Option, options, POOLS } from '../../rules/options.ts';
import { bigShipsOf, groundAt, hasToken, planetsIn } from '../../rules/pieces.ts';
import { powers } from '../../rules/powers.ts';
import { producersIn } from '../../rules/production.ts';
import { purse } from '../../rules/spending.ts';
import type { Ti4 } from '../../rules/state.ts';
import { votingPlanets } from '../../rules/votes.ts';
import { comersTo, invaderOf, landsIn, producesIn } from './reach.ts';

/** What a unit worth a whole action costs: below that, nobody misses the production. */
const WORTH_PRODUCING = 3;

/** Classic mistakes of Twilight Imperium, before they are made. */
export function warnings(sending: Sending<Ti4>): Warning[] {
  const { state, seat, question, keys, after } = sending;
  if (question.prompt === 'moveShips')
    return after === null ? [] : moveWarnings(state, after, seat);
  if (question.prompt === 'produce')
    return after === null ? [] : excessWarnings(state, after, seat);
  const option = keys.length === 1 ? options.read(keys[0]) : null;
  return option === null ? [] : answerWarnings(state, seat, option);
}

function answerWarnings(g: Ti4, seat: Seat, option: Option): Warning[] {
  switch (option.do) {
    case 'activate':
      return [
        ...noteWarnings(g, seat, option.system),
        ...activationWarnings(g, seat, option.system),
      ];
    case 'voteAll':
      return voteWarnings(g, seat);
    case 'pass':
      return passWarnings(g, seat);
    case 'setTactic':
      return fleetWarnings(g, seat, tokensOf(g, seat) - option.count);
    case 'setFleet':
      return fleetWarnings(g, seat, option.count);
    case 'spendPool':
      return POOLS[option.pool] === 'fleet'
        ? fleetWarnings(g, seat, g.players[seat].fleet - 1)
        : [];
    default:
      return [];
  }
}

const warning = (kind: string, about: About): Warning => ({
  kind,
  message: { id: `warn.${kind}`, about },
});

/** A token for nothing, ships that are locked, no token left for the space dock. TI-6.1, TI-7.2 */
function activationWarnings(g: Ti4, seat: Seat, system: number): Warning[] {
  const about = { system: TILES[system].id };
  const comers = comersTo(g, seat, system);
  const isUsed = producesIn(g, seat, system) || landsIn(g, seat, system);
  if (!isUsed && comers.every(({ isLocked }) => isLocked))
    return [warning(comers.length > 0 ? 'locked' : 'nothing', about)];
  const { tactic } = g.players[seat];
  const found: Warning[] = [];
  const ships = bigShipsOf(g, system, seat);
  if (ships > 0 && tactic > 1) found.push(warning('stuck', { ...about, count: ships }));
  const dock = tactic === 1 ? idleDock(g, seat) : undefined;
  if (dock !== undefined && dock !== system)
    found.push(warning('lastToken', { system: TILES[dock].id }));
  return found;
}

/** Notes that the activation would send back to their owners, and the point that goes with one. TI-6.4 */
function noteWarnings(g: Ti4, seat: Seat, system: number): Warning[] {
  return notesReturningFrom(g, seat, system).map((note) => {
    const kind = kindOfNote(g, note);
    const about = { note: NOTES[kind].id, player: ownerOfNote(note), system: TILES[system].id };
    return warning(powers.of('note', kind).returned === undefined ? 'note' : 'support', about);
  });
}

/** All votes on the first agenda, though a second one follows before planets are readied. TI-23.1 */
function voteWarnings(g: Ti4, seat: Seat): Warning[] {
  const isFirst = g.council.number === 1 && !g.council.again;
  return isFirst && votingPlanets(g, seat).length > 1 ? [warning('allVotes', {})] : [];
}

/** The system that could still be activated to produce most: a space dock makes two units at least. */
function idleDock(g: Ti4, seat: Seat): number | undefined {
  if (purse(g, seat, 'resources') < WORTH_PRODUCING) return undefined;
  let [best, most] = [undefined as number | undefined, 1];
  for (const system of g.galaxy.systems) {
    if (hasToken(g, system, seat) || !producesIn(g, seat, system)) continue;
    const { units } = producersIn(g, seat, system);
    if (units > most) [best, most] = [system, units];
  }
  return best;
}

/** No more turns this round, though there are tokens for them. TI-2.9 */
function passWarnings(g: Ti4, seat: Seat): Warning[] {
  const { tactic } = g.players[seat];
  const isUseful = g.galaxy.systems.some(
    (system) =>
      !hasToken(g, system, seat) &&
      (producesIn(g, seat, system) || comersTo(g, seat, system).some(({ isLocked }) => !isLocked)),
  );
  return tactic > 0 && isUseful ? [warning('early', { count: tactic })] : [];
}

function tokensOf(g: Ti4, seat: Seat): number {
  const { tactic, fleet, strategy } = g.players[seat];
  return tactic + fleet + strategy;
}

/** Ships that a smaller fleet pool would cost. TI-5.1, TI-22.2 */
function fleetWarnings(g: Ti4, seat: Seat, fleet: number): Warning[] {
  const limit = fleetLimit(g, seat) - g.players[seat].fleet + fleet;
  return g.galaxy.systems.flatMap((system) => {
    const count = fleetUse(g, system, seat) - limit;
    return count > 0 ? [warning('fleet', { system: TILES[system].id, count })] : [];
  });
}

/** What a move leads to: ships and units without room, and a home that others can take. */
function moveWarnings(before: Ti4, after: Ti4, seat: Seat): Warning[] {
  return [...excessWarnings(before, after, seat), ...homeWarnings(before, after, seat)];
}

/** What a plan leaves without room. TI-5.3, TI-5.7 */
function excessWarnings(before: Ti4, after: Ti4, seat: Seat): Warning[] {
  return before.galaxy.systems.flatMap((system) => {
    const about = { system: TILES[system].id };
    const ships = overFleet(after, system, seat) - overFleet(before, system, seat);
    const units = overCapacity(after, system, seat) - overCapacity(before, system, seat);
    return [
      ...(ships > 0 ? [warning('fleet', { ...about, count: Math.ceil(ships) })] : []),
      ...(units > 0 ? [warning('capacity', { ...about, count: units })] : []),
    ];
  });
}

const overFleet = (g: Ti4, system: number, seat: Seat): number =>
  Math.max(0, fleetUse(g, system, seat) - fleetLimit(g, seat));

function homeWarnings(before: Ti4, after: Ti4, seat: Seat): Warning[] {
  const home = homeOf(before, seat);
  const planet = planetsIn(home).find(
    (each) => groundAt(before, each, seat) > 0 && groundAt(after, each, seat) === 0,
  );
  if (planet === undefined) return [];
  const player = invaderOf(after, seat, home);
  return player === undefined ? [] : [warning('home', { planet: PLANETS[planet].id, player })];
}

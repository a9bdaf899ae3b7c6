import { judge, type Refusal, type Script, type Seat } from '@tablewright/engine';
import { DOCKS_ON_PLANET, PLANETS, TECHNOLOGIES, TILES } from '../content/index.ts';
import { breakBlockades } from './blockade.ts';
import { enforceLimits, takeShip } from './limits.ts';
import { ASSIMILATORS, choose, type Option } from './options.ts';
import {
  addAfloat,
  afloat,
  controls,
  damagedAt,
  DOCK,
  floatingDocks,
  floats,
  hasAfloat,
  kindName,
  planetsIn,
  profileOf,
  SHIPS,
} from './pieces.ts';
import { admitsUnits } from './placing.ts';
import { powers } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';
import { gainTechnology, gainVerdict, isCopy, owns, settleProfile } from './technology.ts';
import { emit } from './vocabulary.ts';

type Gain = Option<'gainTechnology'>;
type Copy = Option<'assimilate'>;

/** Can the seat gain or copy anything of these players? */
export function hasToLearn(g: Ti4, seat: Seat, owners: readonly Seat[]): boolean {
  return gainsFrom(g, seat, owners).options.length + copiesFrom(g, seat, owners).length > 0;
}

/**
 * The seat gains a technology of one of these players by an ability of its faction, or puts an assimilator token on one
 * of their faction technologies instead. Where it can gain none, it need not do so. TI-18.2
 */
export function* learnFrom(g: Ti4, seat: Seat, owners: readonly Seat[]): Script {
  const { options, refused } = gainsFrom(g, seat, owners);
  const copies = copiesFrom(g, seat, owners);
  const offered: Option<'gainTechnology' | 'assimilate' | 'decline'>[] = [...options, ...copies];
  if (offered.length === 0) return;
  if (options.length === 0) offered.push({ do: 'decline' });
  const choice = yield* choose(seat, 'learn', offered, { refused });
  if (choice.do === 'decline') return;
  if (choice.do === 'assimilate') {
    yield* assimilate(g, seat, choice);
    return;
  }
  gainTechnology(g, seat, choice.technology);
  emit('gainedTechnology', { player: seat, technology: TECHNOLOGIES[choice.technology].id });
}

/** Technologies of all these players, each once. */
function technologiesOf(g: Ti4, owners: readonly Seat[]): number[] {
  return [...new Set(owners.flatMap((owner) => g.players[owner].technologies))];
}

/** Without a token only what is no faction technology can be gained. TI-18.3, TI-18.6 */
function gainsFrom(
  g: Ti4,
  seat: Seat,
  owners: readonly Seat[],
): { options: Gain[]; refused: () => Refusal<Gain>[] } {
  return judge(
    technologiesOf(g, owners).map((technology): Gain => ({ do: 'gainTechnology', technology })),
    ({ technology }) => gainVerdict(g, seat, technology),
  );
}

/** Each token on each faction technology; of tokens that lie nowhere only the first. */
function copiesFrom(g: Ti4, seat: Seat, owners: readonly Seat[]): Copy[] {
  const tokens = powers
    .all(g, seat, 'assimilates')
    .map((token) => ASSIMILATORS.indexOf(token))
    .toSorted((one, other) => one - other);
  const free = tokens.find((token) => g.assimilated[token] === NONE);
  const usable = tokens.filter((token) => token === free || g.assimilated[token] !== NONE);
  return technologiesOf(g, owners)
    .filter((technology) => isCopy(g, seat, technology) && !owns(g, seat, technology))
    .flatMap((technology) =>
      usable
        .filter((token) => isFreeFor(g, token, technology))
        .map((token): Copy => ({ do: 'assimilate', token: ASSIMILATORS[token], technology })),
    );
}

/** A second upgrade of one kind of unit takes the token of the first. */
function isFreeFor(g: Ti4, token: number, technology: number): boolean {
  const { replaces } = TECHNOLOGIES[technology];
  return (
    replaces === undefined ||
    g.assimilated.every(
      (copied, other) =>
        other === token || copied === NONE || TECHNOLOGIES[copied].replaces !== replaces,
    )
  );
}

/** The card has the text of the technology as long as its token lies there; exhausted, it stays exhausted. TI-18.5 */
function* assimilate(g: Ti4, seat: Seat, { token, technology }: Copy): Script {
  const place = ASSIMILATORS.indexOf(token);
  const former = g.assimilated[place];
  const player = g.players[seat];
  const isSpent = player.spent.includes(former);
  player.technologies = player.technologies.filter((each) => each !== former);
  player.spent = player.spent.filter((each) => each !== former);
  g.assimilated[place] = technology;
  gainTechnology(g, seat, technology);
  if (isSpent) player.spent.push(technology);
  emit('assimilated', { player: seat, technology: TECHNOLOGIES[technology].id, token });
  if (former !== NONE) yield* loseUpgrade(g, seat, former);
  yield* breakBlockades(g);
  yield* settleFleets(g, seat);
}

/** Units of a kind that the seat can no longer have go back to reinforcements. TI-27.12 */
function* loseUpgrade(g: Ti4, seat: Seat, technology: number): Script {
  const { id, replaces: kind } = TECHNOLOGIES[technology];
  emit('lostTechnology', { player: seat, technology: id });
  if (kind === undefined) return;
  settleProfile(g, seat, kind);
  if (kind === DOCK) yield* landDocks(g, seat);
  if (profileOf(g, seat, kind) !== undefined || !SHIPS.includes(kind)) return;
  for (const system of g.galaxy.systems) {
    const count = afloat(g, system, seat, kind);
    if (count === 0) continue;
    for (let left = count; left > 0; left--)
      takeShip(g, system, seat, kind, damagedAt(g, system, seat, kind) > 0);
    emit('removed', { player: seat, kind: kindName(kind), count, system: TILES[system].id });
  }
}

/** Docks that no longer float go to planets of their systems, or back to reinforcements. TI-13.3, TI-13.5 */
function* landDocks(g: Ti4, seat: Seat): Script {
  if (floats(g, seat)) return;
  for (const { seat: owner, system } of floatingDocks(g)) {
    if (owner !== seat) continue;
    addAfloat(g, system, seat, DOCK, -1);
    const sites = planetsIn(system)
      .filter(
        (planet) =>
          controls(g, seat, planet) && g.docks[planet] < DOCKS_ON_PLANET && admitsUnits(g, planet),
      )
      .map((planet) => ({ do: 'buildDock', planet }) as const);
    if (sites.length === 0) {
      emit('removed', { player: seat, kind: kindName(DOCK), count: 1, system: TILES[system].id });
      continue;
    }
    const { planet } = yield* choose(seat, 'build', sites);
    g.docks[planet]++;
    emit('built', { player: seat, planet: PLANETS[planet].id, kind: kindName(DOCK) });
  }
}

/** Units may have got more room or less; where a space combat is fought limits are checked after it. TI-10.12 */
function* settleFleets(g: Ti4, seat: Seat): Script {
  const fought = g.combat.planet === NONE ? g.combat.system : NONE;
  for (const system of g.galaxy.systems)
    if (system !== fought && hasAfloat(g, system, seat)) yield* enforceLimits(g, system, seat);
}

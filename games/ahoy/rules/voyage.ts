import type { Script, Seat } from '@tablewright/engine';
import type { Reward } from '../content/index.ts';
import { askHarbor, bring, takeTreasure } from './anchoring.ts';
import { fight, foesIn, nextVictim, type Outcome } from './battle.ts';
import { canTakeDamage, damageServes, repair, takeDamage } from './damage.ts';
import { explore } from './explore.ts';
import {
  catchUp,
  factionName,
  type Figure,
  FIGURES,
  FLAGSHIP,
  flagshipOf,
  shiftFigure,
  stillIn,
} from './figures.ts';
import { closedHeadings, type Heading, headingsFrom, otherWinds, straightTo } from './headings.ts';
import { type Manner, type Progress, setOut, type Voyage } from './manner.ts';
import { currentOf, SPACE_NAMES, tailwindSpaces, TERRAIN } from './map.ts';
import { choose, type Option } from './options.ts';
import { type Blow, powers, react } from './powers.ts';
import { moveRewardMarker, takeReward, wantsReward } from './rewards.ts';
import { type Ahoy, NONE } from './state.ts';
import { gainFame, giveGold } from './supply.ts';
import { takeVictory } from './victory.ts';
import { emit, type How } from './vocabulary.ts';

interface Course {
  /** Steps that must be taken once it is begun. */
  readonly least: 0 | 1;
  readonly most: number;
  /** Spaces to which it may go straight instead, or to none of them. */
  readonly winds?: readonly number[];
}

/** Steps one by one, then anchoring. AH-6.1, AH-7.1, AH-7.3 */
export function* sail(
  g: Ahoy,
  figure: Figure,
  { least, most, winds }: Course,
  manner: Manner = {},
): Script<boolean> {
  let voyage = setOut(figure, manner);
  for (let steps = 0; steps < most && voyage.progress === 'sailing'; steps++) {
    const headings: (Heading | Option<'stop' | 'decline' | 'go' | 'stay'>)[] = headingsFrom(
      g,
      figure,
      'step',
      true,
    );
    if (steps > 0) headings.push({ do: 'stop' });
    else if (least === 0) headings.push({ do: 'decline' });
    if (steps === 0 && winds !== undefined) headings.push(...winds.map(straightTo), { do: 'stay' });
    const heading = yield* choose(voyage.helm, 'sail', headings, {
      about: {
        figure: FIGURES[figure.kind],
        faction: factionName(g, figure.seat),
        space: SPACE_NAMES[figure.at],
        steps: most - steps,
      },
      refused: () => closedHeadings(g, figure, steps === 0 && least === 1),
    });
    if (heading.do === 'decline' || heading.do === 'stay') return false;
    if (heading.do === 'stop') break;
    if (heading.do === 'go') {
      voyage = setOut(figure, { ...manner, brings: 'tailwind' });
      yield* enter(g, voyage, heading.space, 'direct');
      break;
    }
    yield* follow(g, voyage, heading, 'step');
  }
  yield* anchor(g, voyage);
  return true;
}

/** A direct move to one of these spaces; whether it was made. AH-1.6, AH-7.8 */
export function* moveStraight(
  g: Ahoy,
  figure: Figure,
  spaces: readonly number[],
  { source, optional, manner }: { source: string; optional: boolean; manner?: Manner },
): Script<boolean> {
  const headings: Option<'go' | 'stay'>[] = spaces
    .filter((space) => space !== figure.at)
    .map(straightTo);
  if (optional) headings.push({ do: 'stay' });
  if (headings.length === 0) return false;
  const heading = yield* choose(figure.seat, 'wind', headings, {
    about: { source },
    refused: () => otherWinds(g, spaces),
  });
  if (heading.do === 'stay') return false;
  const voyage = setOut(figure, manner);
  yield* enter(g, voyage, heading.space, 'direct');
  yield* anchor(g, voyage);
  return true;
}

function* follow(g: Ahoy, voyage: Voyage, heading: Heading, how: How): Script {
  const { figure } = voyage;
  if (heading.do === 'explore') {
    const to = yield* explore(g, voyage.helm, figure.at, heading.direction);
    voyage.progress = 'stopped';
    yield* enter(g, voyage, to, 'explore');
  } else {
    yield* enter(g, voyage, heading.space, heading.do === 'witch' ? 'witch' : how);
  }
}

/** A figure moves into a space: battle, then wreckage or current. AH-7.2 */
function* enter(g: Ahoy, voyage: Voyage, space: number, how: How): Script {
  const { figure } = voyage;
  shiftFigure(g, figure, space, how);
  const fought = voyage.battles ? yield* fightAll(g, figure, space) : 'sailing';
  if (fought !== 'sailing') voyage.progress = fought;
  if (fought === 'pushed' || fought === 'over') return;
  if (TERRAIN[space].wreckage && voyage.wrecks && !(yield* isSpared(g, figure)))
    yield* takeDamage(g, figure, 'wreckage');
  if (figure.gone) {
    voyage.progress = 'over';
    return;
  }
  if (voyage.trawls && TERRAIN[space].treasure > 0) {
    takeTreasure(g, figure.seat, space);
    voyage.trawled = space;
  }
  const isCalm = fought === 'stopped' && g.variant.calmAfterBattle;
  if (!isCalm) yield* drift(g, voyage, space);
}

/** Some crew may take a flagship past wreckage unharmed; they are asked where the damage could be of use. AH-10.7 */
function* isSpared(g: Ahoy, { kind, seat, at }: Figure): Script<boolean> {
  if (kind !== FLAGSHIP || !powers.has(g, seat, 'passesWreckage')) return false;
  if (!damageServes(g, seat) || !canTakeDamage(g, seat)) return true;
  const answer = yield* choose(seat, 'wreckage', [{ do: 'evade' }, { do: 'suffer' }], {
    about: { space: SPACE_NAMES[at] },
  });
  return answer.do === 'evade';
}

/** Fights everyone the mover must fight, one battle after the other; how that leaves its movement. AH-9.3, AH-9.4 */
export function* fightAll(g: Ahoy, mover: Figure, space: number): Script<Progress> {
  let foes = foesIn(g, mover, space);
  let progress: Progress = 'sailing';
  while (foes.length > 0) {
    const { do: verb, foe } = yield* nextVictim(g, mover, foes, space);
    foes.splice(foes.indexOf(foe), 1);
    if (verb === 'skip') {
      emit('skipped', { player: mover.seat, enemy: foe.seat });
      giveGold(g, mover.seat, foe.seat);
      continue;
    }
    const outcome = yield* fight(g, mover, foe, space);
    if (outcome === null) continue;
    progress = yield* aftermath(g, outcome, mover, space);
    if (progress !== 'stopped') return progress;
    foes = stillIn(g, foes, space);
  }
  return progress;
}

/** What the winner takes, what follows from damage, then the moves and rewards of Smugglers. AH-9.10, AH-16.8 */
function* aftermath(g: Ahoy, outcome: Outcome, mover: Figure, space: number): Script<Progress> {
  const { winner, loser } = outcome;
  const { hurt, follow: next } = yield* takeVictory(g, outcome, space);
  const isBeaten = g.variant.cardBeakhead && loser.kind === FLAGSHIP;
  const pushed = (hurt || isBeaten) && (yield* enemyHurt(g, winner.seat, loser, true));
  let moved = false;
  if (next === 'move')
    moved = yield* sail(g, winner, { least: 1, most: 2 }, { battles: !g.variant.freeEscape });
  if (next === 'reward') moved = yield* gainReward(g, winner.seat);
  if (mover.gone) return 'over';
  if (pushed && mover === loser) return 'pushed';
  if (moved && mover === winner) return 'over';
  // A battle within this one may have moved the mover on, or removed it.
  return catchUp(g, mover) ? 'stopped' : 'over';
}

/** Crew react to damage of an enemy that stays; whether it was pushed away. */
export function* enemyHurt(g: Ahoy, by: Seat, hit: Figure, isBattle = false): Script<boolean> {
  if (hit.gone) return false;
  const blow: Blow = { hit, isBattle, pushed: false };
  yield* react(g, by, 'enemyHurt', { blow });
  return blow.pushed;
}

/** An enemy is moved by one space, without battles. */
export function* pushAway(g: Ahoy, hit: Figure, heading: Heading): Script {
  yield* follow(g, setOut(hit, { battles: false }, false), heading, 'batter');
}

/** A current pushes, and fog does for some crew, who choose for themselves. AH-10.2 */
function* drift(g: Ahoy, voyage: Voyage, space: number): Script {
  const isCurrent = currentOf(g, space) !== NONE;
  const isSteered =
    voyage.figure.kind === FLAGSHIP &&
    powers.has(g, voyage.figure.seat, isCurrent ? 'steersInCurrents' : 'steersInFog');
  if (isSteered && (isCurrent || TERRAIN[space].fog)) yield* steer(g, voyage, space);
  else if (isCurrent) yield* beCarried(g, voyage, space);
}

/** The player chooses the push, once for each space; after that a current pushes as printed, or not at all. */
function* steer(g: Ahoy, voyage: Voyage, space: number): Script {
  const { figure, explores, drifted } = voyage;
  const printed = currentOf(g, space);
  const isFree = !drifted.includes(space);
  if (!isFree && printed === NONE) return;
  const headings = headingsFrom(g, figure, 'push', explores, isFree ? undefined : [printed]);
  const cause = printed === NONE ? 'fog' : 'current';
  const heading = yield* choose(figure.seat, 'drift', [...headings, { do: 'ignore' }], {
    about: { space: SPACE_NAMES[space], cause },
  });
  if (heading.do === 'ignore') return;
  drifted.push(space);
  yield* follow(g, voyage, heading, 'current');
}

/** A current carries the figure on. Where it leads off the map and nothing can be explored it must anchor. AH-8.5 */
function* beCarried(g: Ahoy, voyage: Voyage, space: number): Script {
  const { figure, helm, explores } = voyage;
  const headings: (Heading | Option<'stop'>)[] = headingsFrom(g, figure, 'push', explores, [
    currentOf(g, space),
  ]);
  const jumps = headings.some(({ do: verb }) => verb === 'witch');
  // Crossing the edge is offered in place of exploring, never forced.
  if (headings.every(({ do: verb }) => verb === 'witch')) headings.push({ do: 'stop' });
  const heading = yield* choose(jumps ? figure.seat : helm, 'edge', headings, {
    about: { space: SPACE_NAMES[space] },
  });
  if (heading.do === 'stop') voyage.progress = 'stopped';
  else yield* follow(g, voyage, heading, 'current');
}

/** The figure goes no further. AH-1.7, AH-7.3 */
function* anchor(g: Ahoy, voyage: Voyage): Script {
  const { figure } = voyage;
  if (voyage.progress === 'over') return;
  const { kind, seat, at } = figure;
  emit('anchored', () => ({
    player: seat,
    figure: FIGURES[kind],
    faction: factionName(g, seat),
    space: SPACE_NAMES[at],
  }));
  yield* bring(g, figure, voyage.brings);
  if (kind !== FLAGSHIP || voyage.progress === 'pushed') return;
  if (voyage.trawled !== at) takeTreasure(g, seat, at);
  yield* react(g, seat, 'anchored', { space: at });
  if (!TERRAIN[at].harbor) return;
  const answer = yield* askHarbor(g, seat, at);
  if (answer === 'repairHere') yield* repairDamage(g, seat, 2);
  if (answer === 'load') yield* react(g, seat, 'cannonsLoaded', {});
}

/** Repairs, and what crew make of it; the number of repairs. AH-6.4 */
export function* repairDamage(g: Ahoy, seat: Seat, most: number, upTo = false): Script<number> {
  const repaired = yield* repair(g, seat, most, upTo);
  if (repaired > 0) yield* react(g, seat, 'repaired', {});
  return repaired;
}

/** A reward on the grid; whether the flagship moved by it. AH-16.7 */
export function* gainReward(g: Ahoy, seat: Seat): Script<boolean> {
  const reward: Reward = yield* moveRewardMarker(g, seat);
  if (!(yield* wantsReward(g, seat, reward))) return false;
  const ship = flagshipOf(g, seat);
  switch (reward.kind) {
    case 'move':
      return yield* sail(g, ship, { least: 0, most: 2 });
    case 'move-ignore-battles':
      return yield* sail(g, ship, { least: 0, most: 2 }, { battles: false });
    case 'free-tailwind':
      return yield* moveStraight(g, ship, tailwindSpaces(g), { source: 'reward', optional: true });
    case 'repair-all':
    case 'repair-all-for-fame': {
      const repaired = yield* repairDamage(g, seat, Infinity);
      if (reward.kind === 'repair-all-for-fame') gainFame(g, seat, repaired, 'reward');
      return false;
    }
    default:
      yield* takeReward(g, seat, reward);
      return false;
  }
}

import type { About, Refusal, Script, Seat } from '@tablewright/engine';
import { TILES } from '../content/index.ts';
import { type Blow, hullsIn, takeOut } from './hits.ts';
import { chooseRows, type Hull, type Option } from './options.ts';
import {
  damagedAt,
  FIGHTER,
  hasShips,
  INFANTRY,
  joinedIn,
  kindName,
  SHIPS,
  shipsOf,
  undamagedAt,
} from './pieces.ts';
import type { Loss } from './powers.ts';
import type { Ti4 } from './state.ts';

/** One ship for each hit that is left, by its owner's choice: all name theirs at once and unseen. TI-10.6 */
export function* assignHits(g: Ti4, blows: readonly Blow[]): Script<Loss[]> {
  const blowOf = (seat: Seat): Blow => blows.find((blow) => blow.seat === seat)!;
  const rows = yield* chooseRows(
    blows.map(({ seat }) => seat),
    'assignHits',
    (seat, given: readonly Given[]) => lossOptions(g, blowOf(seat), given),
    (seat, given: readonly Given[]) => lossDetails(g, blowOf(seat), given),
  );
  return blows.flatMap((blow, at) => loseShips(g, blow, rows[at].filter(isLoss)));
}

type Given = Option<'lose' | 'usualLosses'>;

const isLoss = (given: Given): given is Option<'lose'> => given.do === 'lose';

/** Null once the rest follows: all hits are dealt with, or all ships go, or the usual losses do. */
function lossOptions(g: Ti4, blow: Blow, given: readonly Given[]): Given[] | null {
  const marks = given.filter(isLoss);
  if (marks.length < given.length) return null;
  const { hits, ships } = stillToLose(g, blow, marks);
  if (hits === 0 || hits >= shipsOf(g, blow.system, blow.seat) - marks.length) return null;
  return ships.length === 1 ? ships : [...ships, { do: 'usualLosses' }];
}

/** How many ships of a kind and hull are marked in the question, for whoever draws it. */
export function marksOn(about: About, ship: string): number {
  const { marked } = about;
  return typeof marked === 'string' ? marked.split(' ').filter((each) => each === ship).length : 0;
}

function lossDetails(g: Ti4, blow: Blow, given: readonly Given[]) {
  const marks = given.filter(isLoss);
  const { hits } = stillToLose(g, blow, marks);
  const marked = marks.map(({ kind, hull }) => `${kindName(kind)}:${hull}`).join(' ');
  return {
    about: { hits, system: TILES[blow.system].id, marked },
    refused: () => spared(g, blow, marks),
  };
}

/** The ships that have been named, then the usual losses for the hits that are left. TI-10.6 */
function loseShips(g: Ti4, blow: Blow, marks: readonly Option<'lose'>[]): Loss[] {
  const losses = marks.map((mark) => lose(g, blow, mark));
  while (blow.hits > 0 && hasShips(g, blow.system, blow.seat))
    losses.push(lose(g, blow, stillToLose(g, blow, []).ships[0]));
  return losses;
}

/** The hits that are left once these ships are named, and the ships that the next one can go to. TI-10.15 */
function stillToLose(
  g: Ti4,
  { system, seat, ship, ...blow }: Blow,
  marks: readonly Option<'lose'>[],
): { hits: number; ships: Option<'lose'>[]; sparesFighters: boolean } {
  let { hits, heavy } = blow;
  for (const { kind } of marks) ({ hits, heavy } = afterLoss({ hits, heavy }, kind));
  if (ship !== undefined) return { hits, ships: [{ do: 'lose', ...ship }], sparesFighters: false };
  const left = hullsIn(g, system, seat, SHIPS).filter(
    ({ kind, hull }) =>
      countOf(g, system, seat, kind, hull) >
      marks.filter((mark) => mark.kind === kind && mark.hull === hull).length,
  );
  const big = left.filter(({ kind }) => kind !== FIGHTER);
  const sparesFighters = heavy === hits && big.length > 0;
  return { hits, ships: sparesFighters ? big : left, sparesFighters };
}

/** Hits that fighters cannot take are the first to go. TI-10.15 */
function afterLoss(
  { hits, heavy }: { hits: number; heavy: number },
  kind: number,
): { hits: number; heavy: number } {
  const left = kind === FIGHTER ? heavy : Math.max(0, heavy - 1);
  return { hits: hits - 1, heavy: Math.min(left, hits - 1) };
}

function countOf(g: Ti4, system: number, seat: Seat, kind: number, hull: Hull): number {
  if (kind === INFANTRY) return joinedIn(g, system, seat);
  return (hull === 'damaged' ? damagedAt : undamagedAt)(g, system, seat, kind);
}

function spared(g: Ti4, blow: Blow, marks: readonly Option<'lose'>[]): Refusal<Option>[] {
  const fighter: Option<'lose'> = { do: 'lose', kind: FIGHTER, hull: 'whole' };
  const { sparesFighters } = stillToLose(g, blow, marks);
  return sparesFighters && undamagedAt(g, blow.system, blow.seat, FIGHTER) > 0
    ? [{ option: fighter, clause: 'TI-10.15' }]
    : [];
}

function lose(g: Ti4, blow: Blow, { kind, hull }: Option<'lose'>): Loss {
  const { seat, system, by } = blow;
  Object.assign(blow, afterLoss(blow, kind));
  return takeOut(g, { seat, system, by }, kind, hull === 'damaged');
}

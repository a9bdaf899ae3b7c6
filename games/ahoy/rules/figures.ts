import type { About, Seat } from '@tablewright/engine';
import {
  BLUEFIN,
  type FactionId,
  FACTIONS,
  FIGURES,
  SMUGGLER_1,
  SMUGGLER_2,
  UNION,
} from '../content/index.ts';
import { SPACE_NAMES } from './map.ts';
import { loadedCannons, seatOf } from './slots.ts';
import { type Ahoy, NONE, type Player } from './state.ts';
import { emit, type How } from './vocabulary.ts';

export { FIGURES } from '../content/index.ts';

/** Indices of FIGURES. */
export const FLAGSHIP = 0;
export const PATROL = 1;
export const STRONGHOLD = 2;
export const CUTTER = 3;
export const GUNSHIP = 4;

/**
 * A figure in hand, for as long as one effect lasts: a copy of what the state says.
 *
 * A copy stays true as long as only its holder acts. `shiftFigure` and damage change the state together with the copy they
 * are given, but there can be others of the same figure: a battle within a battle makes its own. So whoever lets somebody
 * else act (a battle, a reward, crew) takes its copies for stale, and brings them up to date with `catchUp` or
 * `stillIn` before it uses one again. Patrols that stand together are alike, and so are Strongholds: a copy
 * means any of them.
 */
export interface Figure {
  /** An index of FIGURES. */
  readonly kind: number;
  readonly seat: Seat;
  at: number;
  /** Off the map for good. */
  gone: boolean;
}

export function figure(kind: number, seat: Seat, at: number): Figure {
  return { kind, seat, at, gone: false };
}

export function flagshipOf(g: Ahoy, seat: Seat): Figure {
  return figure(FLAGSHIP, seat, g.players[seat].flagship);
}

/** Every figure there can be, Patrols and Strongholds by their spaces: what options call them. */
const ALL_FIGURES: readonly { readonly name: string; readonly facts: About }[] = [
  ...FACTIONS.map((faction) => ({
    name: `flagship.${faction}`,
    facts: { figure: FIGURES[FLAGSHIP], faction },
  })),
  ...[CUTTER, GUNSHIP].map((kind) => ({
    name: FIGURES[kind],
    facts: { figure: FIGURES[kind], faction: FACTIONS[UNION] },
  })),
  ...[PATROL, STRONGHOLD].flatMap((kind) =>
    SPACE_NAMES.map((space) => ({
      name: `${FIGURES[kind]}@${space}`,
      facts: { figure: FIGURES[kind], faction: FACTIONS[BLUEFIN], space },
    })),
  ),
];

/** `flagship.union`, `cutter`, `patrol@fish-a.nw`. */
export const FIGURE_NAMES: readonly string[] = ALL_FIGURES.map(({ name }) => name);

const SHIPS = FACTIONS.length;
const ASHORE = SHIPS + 2;

/** The place of a figure in FIGURE_NAMES. */
export function figureCode(g: Ahoy, { kind, seat, at }: Figure): number {
  if (kind === FLAGSHIP) return g.players[seat].faction;
  if (kind === CUTTER || kind === GUNSHIP) return SHIPS + kind - CUTTER;
  return ASHORE + (kind - PATROL) * SPACE_NAMES.length + at;
}

/** What messages say of a figure. */
export const figureFacts = (code: number): About => ALL_FIGURES[code].facts;

/** The name of a figure's faction. */
export function factionName(g: Ahoy, seat: Seat): FactionId {
  return FACTIONS[g.players[seat].faction];
}

/** Is it able to force a battle? AH-9.2 */
export function isLoaded(g: Ahoy, { kind, seat }: Figure): boolean {
  if (kind === STRONGHOLD || kind === GUNSHIP) return true;
  return kind !== CUTTER && loadedCannons(g, seat).length > 0;
}

/** All figures in a space, by seat; every Patrol and every Stronghold for itself. AH-9.4 */
export function figuresIn(g: Ahoy, space: number): Figure[] {
  const found: Figure[] = [];
  for (let seat = 0; seat < g.players.length; seat++) {
    const { faction, flagship } = g.players[seat];
    if (flagship === space) found.push(figure(FLAGSHIP, seat, space));
    if (faction === BLUEFIN) {
      for (const at of g.patrols) if (at === space) found.push(figure(PATROL, seat, space));
      for (const at of g.strongholds) if (at === space) found.push(figure(STRONGHOLD, seat, space));
    }
    if (faction === UNION) {
      if (g.cutter === space) found.push(figure(CUTTER, seat, space));
      if (g.gunship === space) found.push(figure(GUNSHIP, seat, space));
    }
  }
  return found;
}

/** Figures in a region, each space in turn. */
export function figuresInRegion(g: Ahoy, region: number): Figure[] {
  return [0, 1, 2, 3].flatMap((corner) => figuresIn(g, region * 4 + corner));
}

/** Of several figures that are alike only the first. */
export function unlikeFigures(figures: readonly Figure[]): Figure[] {
  return figures.filter(
    ({ kind, seat, at }, place) =>
      figures.findIndex(
        (other) => other.kind === kind && other.seat === seat && other.at === at,
      ) === place,
  );
}

/** Puts a figure on another space. What follows from it is the voyage's matter. */
export function shiftFigure(g: Ahoy, moving: Figure, to: number, how: How): void {
  const from = moving.at;
  if (moving.kind === FLAGSHIP) g.players[moving.seat].flagship = to;
  else if (moving.kind === CUTTER) g.cutter = to;
  else if (moving.kind === GUNSHIP) g.gunship = to;
  else g.patrols[g.patrols.indexOf(from)] = to;
  moving.at = to;
  emit('moved', () => ({
    player: moving.seat,
    figure: FIGURES[moving.kind],
    faction: factionName(g, moving.seat),
    from: SPACE_NAMES[from],
    to: SPACE_NAMES[to],
    how,
  }));
}

/** Brings a copy up to date; whether the figure is still where the copy had it. */
export function catchUp(g: Ahoy, copy: Figure): boolean {
  const { kind, seat } = copy;
  if (figuresIn(g, copy.at).some((other) => other.kind === kind && other.seat === seat))
    return true;
  // A Patrol that is not there any more cannot be told from others, and counts as gone.
  const at =
    kind === FLAGSHIP
      ? g.players[seat].flagship
      : kind === CUTTER
        ? g.cutter
        : kind === GUNSHIP
          ? g.gunship
          : NONE;
  if (at === NONE) copy.gone = true;
  else copy.at = at;
  return false;
}

/** Of these figures those that are still in the space. */
export function stillIn(g: Ahoy, figures: readonly Figure[], space: number): Figure[] {
  const present = figuresIn(g, space);
  return figures.filter(({ kind, seat }) => {
    const at = present.findIndex((other) => other.kind === kind && other.seat === seat);
    if (at >= 0) present.splice(at, 1);
    return at >= 0;
  });
}

/** Is there a Stronghold on this space? AH-12.2 */
export function hasStronghold(g: Ahoy, space: number): boolean {
  return g.strongholds.includes(space);
}

export const isSmuggler = ({ faction }: Player): boolean =>
  faction === SMUGGLER_1 || faction === SMUGGLER_2;

export const squadronSeat = (g: Ahoy): Seat => seatOf(g, BLUEFIN);
export const unionSeat = (g: Ahoy): Seat => seatOf(g, UNION);

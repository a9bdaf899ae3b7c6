import { LawError, type Script, type Seat } from '@tablewright/engine';
import { type Crew, MARKET, type PlanKind } from '../content/index.ts';
import type { Figure } from './figures.ts';
import type { Ahoy, Side } from './state.ts';

/** The moments at which crew do something, and what each is about. */
export interface Windows {
  /** The player's turn: an action without a die. AH-12.5 */
  act: object;
  /** A die was placed on the slot of the card. AH-12.5 */
  worked: object;
  /** A die came to the Cannons. */
  cannonsLoaded: object;
  /** Damage was taken off. */
  repaired: object;
  /** The flagship anchored. */
  anchored: { readonly space: number };
  /** Both sides of a battle have rolled; `place` is the holder's side. */
  rolled: { readonly place: number };
  won: { readonly loser: Seat };
  /** An enemy was damaged and stays on the map. */
  enemyHurt: Blow;
  turnEnds: object;
}

export interface Blow {
  readonly hit: Figure;
  pushed: boolean;
}

/** What crew change by being there. Rules ask for it by name. */
export interface Passives {
  /** Added to every battle. */
  battle: number;
  /** Damage added when the flagship wins. */
  damage: number;
  /** Pips that a gold changes a die by, beyond the first. */
  pips: number;
  /** The flagship takes no damage of wreckage. */
  passesWreckage: true;
  /** The flagship goes where it likes in currents, or in fog. */
  steersInCurrents: true;
  steersInFog: true;
  /** The flagship leaves the map and comes in again at the far end. */
  crossesEdges: true;
  /** Battles can be paid off with gold. */
  paysOffBattles: true;
  /** Steps that the flagship sails by a die on the card. */
  steps: number;
  /** It takes treasure in passing on the way. */
  trawls: true;
}

interface Ability<A, C extends readonly unknown[] = []> {
  /** Null, or the clause that forbids it now. */
  may?(g: Ahoy, me: Seat, about: A): string | null;
  use(g: Ahoy, me: Seat, about: A, ...card: C): Script;
}

/** All that a crew does. */
export type CrewEntry = Partial<Passives> & {
  readonly on?: { readonly [W in keyof Windows]?: Ability<Windows[W], [card: number]> };
};

export type CrewEntries = { readonly [C in Crew]: CrewEntry };

type Amount = 'battle' | 'damage' | 'pips';

interface Card {
  readonly card: number;
  readonly entry: CrewEntry;
}

/** Entries by card, by passive effect and by window, the latter two in the order of the entries. */
class CrewIndex {
  private readonly byCard: CrewEntry[] = [];
  private readonly byName = new Map<keyof Passives | keyof Windows, Card[]>();

  declare(entries: CrewEntries): void {
    for (const crew of namesOf(entries)) {
      const entry = entries[crew];
      const { on = {}, ...passives } = entry;
      MARKET.forEach((each, card) => {
        if (each.crew !== crew) return;
        this.byCard[card] = entry;
        for (const name of [...namesOf(passives), ...namesOf(on)])
          this.byName.set(name, [...(this.byName.get(name) ?? []), { card, entry }]);
      });
    }
  }

  entryOf(card: number): CrewEntry {
    const entry = this.byCard[card];
    if (entry === undefined) throw new LawError(`Nobody has declared the crew ${MARKET[card].id}.`);
    return entry;
  }

  named(name: keyof Passives | keyof Windows): readonly Card[] {
    const cards = this.byName.get(name);
    if (cards === undefined) throw new LawError(`Nobody has declared a crew for ${name}.`);
    return cards;
  }
}

const namesOf = <T extends object>(record: T): Extract<keyof T, string>[] => {
  const names: Extract<keyof T, string>[] = [];
  for (const name in record) names.push(name);
  return names;
};

/** The rules that ask are used by the cards themselves, so cards are declared after them. */
export const crewIndex = new CrewIndex();

export const crewEntry = (card: number): CrewEntry => crewIndex.entryOf(card);

/** Crew of this seat that do something under this name. */
export function crewWith(g: Ahoy, seat: Seat, name: keyof Passives | keyof Windows): number[] {
  const { crew: held } = g.players[seat];
  return crewIndex.named(name).flatMap(({ card }) => (held.includes(card) ? [card] : []));
}

export function has(g: Ahoy, seat: Seat, name: keyof Passives | keyof Windows): boolean {
  const { crew: held } = g.players[seat];
  if (held.length === 0) return false;
  for (const { card } of crewIndex.named(name)) if (held.includes(card)) return true;
  return false;
}

export function sum(g: Ahoy, seat: Seat, name: Amount): number {
  const { crew: held } = g.players[seat];
  if (held.length === 0) return 0;
  let total = 0;
  for (const { card, entry } of crewIndex.named(name))
    if (held.includes(card)) total += entry[name] ?? 0;
  return total;
}

/** Everything that the crew of a seat do at a window, one after the other. */
export function* react<W extends keyof Windows>(
  g: Ahoy,
  seat: Seat,
  window: W,
  about: Windows[W],
): Script {
  const { crew: held } = g.players[seat];
  if (held.length === 0) return;
  for (const { card, entry } of crewIndex.named(window)) {
    const ability = entry.on?.[window];
    if (ability === undefined || !held.includes(card)) continue;
    if ((ability.may?.(g, seat, about) ?? null) === null) yield* ability.use(g, seat, about, card);
  }
}

/** The moments at which plans are played. AH-15.7 */
interface PlanWindows {
  act: object;
  /** A battle of an own figure begins. */
  battleBegins: Skirmish;
}

/** A battle before the first shot. */
export interface Skirmish {
  /** The own side. */
  readonly side: Side;
  isCancelled: boolean;
}

/** All that a plan does. */
export interface PlanEntry {
  /** It stays face up beside the board instead of being discarded. */
  readonly stays?: true;
  readonly on: { readonly [W in keyof PlanWindows]?: Ability<PlanWindows[W]> };
}

export type PlanEntries = { readonly [P in PlanKind]: PlanEntry };

class PlanIndex {
  private entries: PlanEntries | null = null;

  declare(entries: PlanEntries): void {
    this.entries = entries;
  }

  entryOf(plan: PlanKind): PlanEntry {
    if (this.entries === null) throw new LawError('Nobody has declared the plans.');
    return this.entries[plan];
  }
}

export const planIndex = new PlanIndex();

export const planEntry = (plan: PlanKind): PlanEntry => planIndex.entryOf(plan);

import { Abilities, type CardEntry, type Found, type Script, type Seat } from '@tablewright/engine';
import { ABILITIES, type Ability, ARTIFACTS } from '../content/index.ts';
import type { Position } from './map.ts';
import type { Option } from './options.ts';
import type { Player, Roam } from './state.ts';
import { emit } from './vocabulary.ts';

/** The moments at which an artifact is used by its name, and what each is about. */
export interface Windows {
  /** The start of the turn, before the refresh. RO-5 */
  readonly start: object;
  /** After the refresh, before an adventurer is used. RO-5 */
  readonly refreshed: object;
  /** The adventurer's pattern is about to be laid. RO-6.2 */
  readonly placing: { readonly pattern: Pattern };
  /** The adventurer has been used. */
  readonly used: object;
  /** The active player bids. RO-9.3 */
  readonly bid: object;
  /** RO-11.4 */
  readonly purchase: object;
}

/** How a pattern is turned. */
export interface Pattern {
  /** Quarter turns clockwise. */
  quarters: number;
}

/** How an adventurer was used: where its pattern lies, and which squares got a token from it. */
export interface Laid {
  readonly card: number;
  readonly position: Position;
  readonly placed: number[];
  /** Could the adventurer have filled normal squares elsewhere? Then this use must place a token too. RO-6.5 */
  readonly owesToken: boolean;
}

/** What artifacts are good for besides. Rules ask for it by name, never for an artifact. */
interface Passives {
  /** Says what the artifact does, and when. */
  readonly clause: string;
  /** Coins that it brings. It can wait until they are needed. RO-12.1 */
  readonly coins: number;
  /** Turned face down, it pays for an optional square. RO-12.4 */
  readonly paysForSquare: (g: Roam, seat: Seat) => void;
  /** A token of another player gives way to an own one. RO-12.6 */
  readonly replaces: Replaces;
}

interface Replaces {
  options(g: Roam, seat: Seat, laid: Laid): Replacement[];
  use(g: Roam, seat: Seat, laid: Laid, chosen: Replacement): void;
}

export type Replacement = Option<'swap' | 'swapPay' | 'swapFill'>;

export type Entry = CardEntry<Roam, Windows, Passives>;

/** What every artifact does; cards/index.ts declares it. Face down it does nothing. RO-11.5 */
export const powers = new Abilities<Roam, Windows, Passives, 'artifacts'>({
  artifacts: { ids: ARTIFACTS.map(({ id }) => id), held: (g, seat) => g.players[seat].ready },
});

/** What the artifacts of an ability do: they are alike. */
export const entryOf = (ability: Ability): Entry => powers.of('artifacts', FIRST[ability]);

/** The first artifact of each ability. */
const FIRST = Object.fromEntries(
  ABILITIES.map((ability) => [ability, ARTIFACTS.findIndex((each) => each.ability === ability)]),
) as { readonly [A in Ability]: number };

/** What a player's artifacts can do together. */
interface Ready extends Pick<Entry, 'paysForSquare' | 'replaces'> {
  /** By moment; two artifacts of the same ability are one option. RO-11.5 */
  readonly at: { readonly [I in keyof Windows]: readonly Use<I>[] };
  /** Those that bring coins. */
  readonly forCoins: readonly Option[];
}

interface Use<I extends keyof Windows> {
  readonly option: Option<'artifact'>;
  readonly found: Found<Roam, Windows, I, 'artifacts'>;
}

const OPTIONS = ABILITIES.map((ability) => ({ do: 'artifact', ability }) as const);

const BITS = ARTIFACTS.map(({ ability }) => 1 << ABILITIES.indexOf(ability));

/** Sets of abilities are so few that the index is asked once for each. */
class ReadySets {
  /** A bit stands for each ability. */
  private readonly known = new Array<Ready | null>(1 << ABILITIES.length).fill(null);

  of(ready: readonly number[]): Ready {
    let set = 0;
    for (let i = 0; i < ready.length; i++) set |= BITS[ready[i]];
    return (this.known[set] ??= together(OPTIONS.filter((_, i) => (set & (1 << i)) !== 0)));
  }
}

const SETS = new ReadySets();

/** What the artifacts that a player has face up can do. RO-11.5 */
export const readyOf = ({ ready }: Player): Ready => SETS.of(ready);

function together(options: readonly Option<'artifact'>[]): Ready {
  const at = <I extends keyof Windows>(moment: I): readonly Use<I>[] =>
    options.flatMap((option) =>
      powers.on('artifacts', FIRST[option.ability], moment).map((found) => ({ option, found })),
    );
  const entries = options.map(({ ability }) => entryOf(ability));
  return {
    at: {
      start: at('start'),
      refreshed: at('refreshed'),
      placing: at('placing'),
      used: at('used'),
      bid: at('bid'),
      purchase: at('purchase'),
    },
    forCoins: options.filter((_, i) => entries[i].coins !== undefined),
    paysForSquare: entries.find((entry) => entry.paysForSquare)?.paysForSquare,
    replaces: entries.find((entry) => entry.replaces)?.replaces,
  };
}

/** A moment that is about nothing but itself. */
export const NOTHING_MORE = {};

/** Adds the artifacts that a player can use at a moment. RO-11.5 */
export function addUsable<I extends keyof Windows, O>(
  offered: (O | Option<'artifact'>)[],
  g: Roam,
  seat: Seat,
  uses: readonly Use<I>[],
  about: Windows[I],
): void {
  for (const { option, found } of uses)
    if (verdict(g, seat, about, found) === null) offered.push(option);
}

/** What forbids the use of an ability at a moment? */
export function artifactVerdict<I extends keyof Windows>(
  g: Roam,
  seat: Seat,
  moment: I,
  about: Windows[I],
  ability: Ability,
): string | null {
  const [found] = powers.on('artifacts', FIRST[ability], moment);
  if (found === undefined) return entryOf(ability).clause ?? null;
  return isReady(g, seat, ability) ? verdict(g, seat, about, found) : 'RO-11.5';
}

function verdict<I extends keyof Windows>(
  g: Roam,
  seat: Seat,
  about: Windows[I],
  { ability, card }: Found<Roam, Windows, I, 'artifacts'>,
): string | null {
  return ability.may?.(g, seat, about, card) ?? null;
}

/** Turns an artifact with this ability face down and does what it does at this moment. */
export function useArtifact<I extends keyof Windows>(
  g: Roam,
  seat: Seat,
  moment: I,
  about: Windows[I],
  ability: Ability,
): Script {
  const card = spend(g, seat, ability);
  const [found] = powers.on('artifacts', card, moment);
  return found.ability.use(g, seat, { ...about, card });
}

/** Has the player an artifact with this ability face up? RO-11.5 */
export function isReady(g: Roam, seat: Seat, ability: Ability): boolean {
  const { ready } = g.players[seat];
  for (let i = 0; i < ready.length; i++) if (ARTIFACTS[ready[i]].ability === ability) return true;
  return false;
}

/** Turns an artifact with this ability face down. Two of the same ability are alike while the match runs. RO-11.5 */
export function spend(g: Roam, seat: Seat, ability: Ability): number {
  const player = g.players[seat];
  const at = player.ready.findIndex((artifact) => ARTIFACTS[artifact].ability === ability);
  const [artifact] = player.ready.splice(at, 1);
  player.spent.push(artifact);
  emit('artifact', { player: seat, artifact: ARTIFACTS[artifact].id, ability });
  return artifact;
}

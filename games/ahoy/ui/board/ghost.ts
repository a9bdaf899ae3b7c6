import type { OfferedOption, Plain, Seat } from '@tablewright/engine';
import { BLUEFIN, FACTIONS, UNION } from '../../content/index.ts';
import { type Cell, cellOf, SPACE_NAMES } from '../../rules/map.ts';
import { options } from '../../rules/options.ts';
import { seatOf } from '../../rules/slots.ts';
import { type Ahoy, NONE } from '../../rules/state.ts';
import type { Lie } from './chart.ts';
import type { PieceKind } from './pieces.ts';

/** What an option would do to the map, before it is chosen. */
export interface Ghost {
  /** The piece that would come there. */
  readonly piece: {
    readonly kind: PieceKind;
    readonly seat: Seat;
    readonly faction: string;
  } | null;
  readonly to: Cell | null;
  readonly from: Cell | null;
  /** A tile that would be laid. */
  readonly tile: (Lie & { readonly tile: number }) | null;
  /** The block in which it would lie, if it is still to be turned. */
  readonly block: Cell | null;
}

type About = { readonly [name: string]: Plain };

const NOTHING: Ghost = { piece: null, to: null, from: null, tile: null, block: null };

export function ghostOf(
  g: Ahoy,
  seat: Seat,
  previewed: OfferedOption | null,
  about: About,
): Ghost | null {
  if (previewed === null) return null;
  const option = options.read(previewed.key);
  switch (option?.do) {
    case 'step':
    case 'witch':
    case 'push':
    case 'go':
    case 'start':
      return { ...NOTHING, ...mover(g, seat, about), to: cellOf(g, option.space) };
    case 'explore':
      return { ...NOTHING, ...mover(g, seat, about), to: { x: option.x, y: option.y } };
    case 'deploy':
      return {
        ...NOTHING,
        piece: { kind: 'patrol', seat, faction: FACTIONS[BLUEFIN] },
        to: cellOf(g, option.space),
      };
    case 'build':
      return {
        ...NOTHING,
        piece: { kind: 'stronghold', seat, faction: FACTIONS[BLUEFIN] },
        to: cellOf(g, option.space),
      };
    case 'block': {
      const block = { x: option.x, y: option.y };
      const tile = g.drawn === NONE ? null : { tile: g.drawn, ...block, rotation: 0 };
      return { ...NOTHING, block, tile };
    }
    default:
      return null;
  }
}

/** Which piece the question is about; by default the flagship of the player who is asked. */
function mover(g: Ahoy, seat: Seat, about: About): Pick<Ghost, 'piece' | 'from'> {
  const faction = FACTIONS.findIndex((id) => id === about['faction']);
  const owner = faction < 0 ? seat : seatOf(g, faction);
  const kind = String(about['figure'] ?? 'flagship').split(/[.@]/)[0] as PieceKind;
  const space = whereIs(g, kind, owner, about);
  return {
    piece: { kind, seat: ownerOf(g, kind, owner), faction: FACTIONS[g.players[owner].faction] },
    from: space === NONE ? null : cellOf(g, space),
  };
}

function whereIs(g: Ahoy, kind: PieceKind, owner: Seat, about: About): number {
  switch (kind) {
    case 'flagship':
      return g.players[owner].flagship;
    case 'cutter':
      return g.cutter;
    case 'gunship':
      return g.gunship;
    default:
      return typeof about['space'] === 'string' && about['space'] !== ''
        ? SPACE_NAMES.indexOf(about['space'])
        : NONE;
  }
}

function ownerOf(g: Ahoy, kind: PieceKind, owner: Seat): Seat {
  if (kind === 'patrol' || kind === 'stronghold') return seatOf(g, BLUEFIN);
  return kind === 'flagship' ? owner : seatOf(g, UNION);
}

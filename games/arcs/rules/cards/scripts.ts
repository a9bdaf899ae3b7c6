import type { Script, Seat } from '@tablewright/engine';
import type { Arcs } from '../state.ts';

/** What a card does beyond its traits, in one place for each card. */
export interface CardScripts {
  /** In the own Prelude. ARC-21.2 */
  readonly prelude?: {
    verdict?(g: Arcs, seat: Seat, card: number): string | null;
    use(g: Arcs, seat: Seat, card: number): Script;
  };
  /** New actions by their ids. ARC-21.7 */
  readonly newActions?: { readonly [id: string]: Taking };
  /** ARC-14.5 */
  readonly whenSecured?: (g: Arcs, seat: Seat, card: number) => Script;
  /** After its holder has declared an ambition, by whatever means. ARC-6.10 */
  readonly whenDeclaring?: (g: Arcs, seat: Seat) => Script;
}

export interface Taking {
  verdict(g: Arcs, seat: Seat): string | null;
  take(g: Arcs, seat: Seat): Script;
}

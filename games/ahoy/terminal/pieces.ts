import type { PieceColour, Scene } from '@tablewright/board/terminal';
import { type Ahoy, figuresIn, FIGURES } from '../index.ts';
import { FACTIONS } from '../content/index.ts';
import type { Seat } from '@tablewright/engine';

type Tools = Pick<Scene<Ahoy>, 'state' | 'teller' | 'style'>;

/** Colours of the factions, in their order. */
const COLOURS: readonly PieceColour[] = ['blue', 'red', 'yellow', 'white'];

export function factionOf({ players }: Ahoy, seat: Seat): string {
  return FACTIONS[players[seat].faction];
}

/** A faction, told by its letter and its colour. */
export function badge(tools: Tools, seat: Seat): string {
  const letter = letterOf(tools, seat);
  return tools.style.coloured ? painted(tools, seat, ` ${letter} `) : `(${letter})`;
}

function letterOf({ state, teller }: Tools, seat: Seat): string {
  return teller.name(factionOf(state, seat))[0];
}

export function painted({ state, style }: Tools, seat: Seat, text: string): string {
  return style.piece(COLOURS[state.players[seat].faction], text);
}

/** The ships of a space as letters, each with its seat. */
export function shipsIn(tools: Tools, space: number): { letter: string; seat: Seat }[] {
  return figuresIn(tools.state, space).flatMap(({ kind, seat }) => {
    switch (FIGURES[kind]) {
      case 'flagship':
        return [{ letter: letterOf(tools, seat), seat }];
      case 'cutter':
        return [{ letter: 'c', seat }];
      case 'gunship':
        return [{ letter: 'g', seat }];
      default:
        return [];
    }
  });
}

/** Patrols, Strongholds and Comrades of a space: `p3#1o4`. */
export function garrisonOf({ state }: Tools, space: number, comrades: number): string {
  const patrols = state.patrols.filter((at) => at === space).length;
  const strongholds = state.strongholds.filter((at) => at === space).length;
  return [
    patrols > 0 ? `p${patrols}` : '',
    strongholds > 0 ? `#${strongholds}` : '',
    comrades > 0 ? `o${comrades}` : '',
  ].join('');
}

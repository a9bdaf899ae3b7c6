import { type BoardProps, discOutline, Target } from '@tablewright/board';
import type { Ahoy } from '../../rules/state.ts';
import { middleOf } from './chart.ts';
import type { DrawnSpace } from './drawn.ts';
import { factionOf } from './words.ts';

/** Pieces that a question or an event names get a ring of their own; otherwise their space is meant. */
export function FigureTargets({
  drawn,
  state,
  teller,
  lights,
}: BoardProps<Ahoy> & { readonly drawn: readonly DrawnSpace[] }) {
  return drawn.flatMap(({ name, x, y, standing }) => {
    const [cx, cy] = middleOf({ x, y });
    const seen = new Set<string>();
    return standing.pieces.flatMap((piece) => {
      const { kind, seat, scale } = piece;
      const figure =
        kind === 'flagship'
          ? `flagship.${factionOf(state, seat)}`
          : kind === 'cutter' || kind === 'gunship'
            ? kind
            : `${kind}@${name}`;
      const target = `figure:${figure}`;
      const light = lights.get(target);
      if (light === undefined || seen.has(target)) return [];
      seen.add(target);
      const radius = kind === 'patrol' ? 17 : kind === 'stronghold' ? 22 * scale : 36 * scale;
      return (
        <Target
          key={target}
          target={target}
          light={light}
          label={teller.say('ui.figure', { figure: kind, player: seat })}
          inspect={`space:${name}`}
          outline={discOutline(cx + piece.x, cy + piece.y, radius)}
        />
      );
    });
  });
}

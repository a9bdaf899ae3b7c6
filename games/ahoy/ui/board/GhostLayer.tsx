import type { Cell } from '../../rules/map.ts';
import { printedTile } from '../art/printed.ts';
import { SPACE } from '../art/ink.ts';
import { Tile } from '../art/Tile.tsx';
import { middleOf } from './chart.ts';
import type { Ghost } from './ghost.ts';
import { BlockOutline } from './InHand.tsx';
import { PieceDrawing } from './Pieces.tsx';
import { Trail } from './Trail.tsx';
import styles from './board.module.css';

/** Shows on the map what the option under the pointer would do. */
export function GhostLayer({ ghost }: { readonly ghost: Ghost }) {
  const { piece, to, from, tile, block } = ghost;
  return (
    <g className={styles.ghost} aria-hidden="true">
      {tile && (
        <g transform={`translate(${tile.x * SPACE} ${tile.y * SPACE})`}>
          <Tile tile={printedTile(tile.tile, tile.rotation)} />
        </g>
      )}
      {block && <BlockOutline {...block} />}
      {from && to && <Trail from={from} to={to} />}
      {piece && to && <GhostPiece piece={piece} to={to} />}
    </g>
  );
}

function GhostPiece({
  piece,
  to,
}: {
  readonly piece: NonNullable<Ghost['piece']>;
  readonly to: Cell;
}) {
  const [x, y] = middleOf(to);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="36" fill="#ffe25c" fillOpacity=".6" />
      <g opacity=".86">
        <PieceDrawing {...piece} x={0} y={4} scale={0.9} />
      </g>
    </g>
  );
}

import type { Seat } from '@tablewright/engine';
import {
  type Box,
  boxOutline,
  discOutline,
  type Light,
  type Outline,
  SeatToken,
  Target,
} from '@tablewright/board';
import { memo } from 'react';
import { Coin, CoinTab } from '../art/Marks.tsx';
import { type Layout, LAYOUTS, middleOf } from './layout.ts';

/** What an offered square would take: a token, at a price or without one. */
export type Offer = 'token' | 'price';

export interface SquareProps {
  readonly square: number;
  readonly name: string;
  /** The card it lies on; null where the map has a hole. */
  readonly card: string | null;
  /** Whose tokens lie on it, the lowest first: '', '2', '03'. */
  readonly tokens: string;
  readonly coins: number;
  readonly light: Light | undefined;
  readonly label: string;
  readonly offer: Offer | null;
  readonly seat: Seat;
  readonly kind: Layout['kind'];
}

export const Square = memo(function Square({
  square,
  name,
  card,
  tokens,
  coins,
  light,
  label,
  offer,
  seat,
  kind,
}: SquareProps) {
  const { side, squares } = LAYOUTS[kind];
  const box = squares[square];
  const [x, y] = middleOf(box);
  const owners = Array.from(tokens, Number);
  const isMoved = light === 'moved' && owners.length === 1;
  return (
    <Target
      target={`square:${name}`}
      light={light}
      label={label}
      inspect={card === null ? undefined : `card:${card}`}
      inspectOn="hold"
      outline={isMoved ? discOutline(x, y, side * 0.29 + 4) : squareOutline(box)}
      corner={[x + side * 0.33, y - side * 0.33]}
    >
      <Coins {...{ x, y, side, coins }} aside={owners.length > 0} />
      <Tokens {...{ x, y, side, owners, name }} />
      {offer && light === 'offered' && (
        <g pointerEvents="none">
          <g opacity=".62">
            <SeatToken seat={seat} x={x} y={y - side * 0.08} radius={side * 0.24} />
          </g>
          {offer === 'price' && (
            <CoinTab x={x} y={y + side * 0.29} text="2" height={Math.max(18, side * 0.27)} />
          )}
        </g>
      )}
    </Target>
  );
});

export const squareOutline = ({ x, y, width, height }: Box): Outline =>
  boxOutline({ x: x + 5, y: y + 5, width: width - 10, height: height - 10 }, 8);

/** Coins lie in the middle until a token does; then they peep out beside it. */
function Coins({
  x,
  y,
  side,
  coins,
  aside,
}: {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly coins: number;
  readonly aside: boolean;
}) {
  const radius = side * (aside ? 0.1 : 0.17);
  const off = aside ? side * 0.3 : 0;
  return Array.from({ length: coins }, (_, i) => (
    <Coin
      key={i}
      x={x + off + (i - (coins - 1) / 2) * radius * (aside ? 1.1 : 1.3)}
      y={y + off}
      radius={radius}
    />
  ));
}

/** One token in the middle; two lie askew, so that both are seen. */
function Tokens({
  x,
  y,
  side,
  owners,
  name,
}: {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly owners: readonly Seat[];
  readonly name: string;
}) {
  const isStack = owners.length > 1;
  const off = isStack ? side * 0.13 : 0;
  return owners.map((owner, i) => {
    const nth = owners.slice(0, i).filter((other) => other === owner).length;
    const way = i === 0 ? -1 : 1;
    return (
      <g
        key={`${owner} ${nth}`}
        data-piece={`token:${name}:${owner}:${nth}`}
        data-like={`token:${owner}`}
      >
        <SeatToken
          seat={owner}
          x={x + off * way}
          y={y + off * way}
          radius={side * (isStack ? 0.25 : 0.29)}
        />
      </g>
    );
  });
}

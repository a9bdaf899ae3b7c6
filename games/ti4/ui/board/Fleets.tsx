import type { Seat } from '@tablewright/engine';
import { point, seatStyle, tenth } from '@tablewright/board';
import { DOCK, FIGHTER, INFANTRY } from '../../content/index.ts';
import { INK, RUST } from '../art/palette.ts';
import { UnitMark, UnitShape } from '../art/Unit.tsx';
import type { Fleet, Squadron } from './fleets.ts';
import { type Detail, tokenPlaces } from './layout.ts';
import { Medal } from './Planets.tsx';
import styles from './board.module.css';

/** The fleets of a system along its upper side, one below the other. */
export function Fleets({
  fleets,
  system,
  detail,
}: {
  readonly fleets: readonly Fleet[];
  readonly system: string;
  readonly detail: Detail;
}) {
  return fleets.map((fleet, i) => (
    <g
      key={fleet.seat}
      data-piece={`fleet:${fleet.seat}:${system}`}
      data-like={`fleet:${fleet.seat}`}
    >
      <g transform={`translate(0 ${-43 + i * (detail === 'phone' ? 29 : 21)})`}>
        {detail === 'near' ? (
          <Line fleet={fleet} />
        ) : (
          <Pennant fleet={fleet} isShort={detail === 'phone'} />
        )}
      </g>
    </g>
  ));
}

/** From afar: the seat, the largest ship and how many there are, fighters, and docks that float. */
function Pennant({ fleet, isShort }: { readonly fleet: Fleet; readonly isShort: boolean }) {
  const { seat, ships, fighters, docks, damaged, squadrons } = fleet;
  const { hue, deep, pattern, shape, cut } = seatStyle(seat);
  const isDark = seat === 3 || seat === 5;
  const ink = isDark ? '#1d1500' : '#fff';
  const edge = isDark ? hue : deep;
  const size = isShort ? 29 : 19;
  const parts: { kind: number; count: number }[] = [];
  if (ships > 0) parts.push({ kind: squadrons[0].kind, count: ships });
  if (fighters > 0 && !isShort) parts.push({ kind: FIGHTER, count: fighters });
  if (docks > 0 && !isShort) parts.push({ kind: DOCK, count: docks });
  if (parts.length === 0) parts.push({ kind: squadrons[0].kind, count: squadrons[0].count });
  const step = isShort ? 27 : 31;
  const wide = (isShort ? 27 : 22) + parts.length * step;
  const high = isShort ? 16 : 10.5;
  const left = -wide / 2;
  const cloth = `M${tenth(left)}${-high}H${tenth(-left - 5)}l6 ${high}-6 ${high}H${tenth(left)}Z`;
  return (
    <>
      <path d={cloth} fill={hue} stroke={INK} strokeWidth="3" strokeLinejoin="round" />
      {pattern && <path d={cloth} fill={pattern} />}
      <path
        d={shape}
        transform={`translate(${tenth(left + (isShort ? 14 : 11))} 0) scale(${isShort ? 0.86 : 0.62}) translate(-12 -12)`}
        fill={cut}
        stroke={deep}
        strokeWidth="2"
      />
      {parts.map(({ kind, count }, i) => {
        const x = left + (isShort ? 27 : 20) + i * step;
        return (
          <g key={kind} transform={`translate(${tenth(x)} 0)`}>
            {!isShort && <UnitShape kind={kind} x={8} scale={0.68} fill={ink} edge={edge} />}
            <text
              className={styles.count}
              x={isShort ? 11 : 22}
              y={size * 0.35}
              fontSize={size}
              fill={ink}
              stroke={edge}
              strokeWidth="2.4"
              paintOrder="stroke"
            >
              {count}
            </text>
          </g>
        );
      })}
      {damaged > 0 && <Damage x={-left - 3} y={-high + 1} />}
    </>
  );
}

/** A rust cross: something here is damaged. */
export function Damage({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${point(x, y)})`}>
      <circle r="6" fill={INK} />
      <path d="M-3-3 3 3M3-3-3 3" stroke={RUST} strokeWidth="2.6" strokeLinecap="round" />
    </g>
  );
}

const SPACING = 18;
const IN_A_ROW = 4;

/** From near: every kind of ship with its number, fighters and infantry as counts. */
function Line({ fleet }: { readonly fleet: Fleet }) {
  const rows: (readonly Squadron[])[] = [];
  for (let at = 0; at < fleet.squadrons.length; at += IN_A_ROW)
    rows.push(fleet.squadrons.slice(at, at + IN_A_ROW));
  return rows.map((row, i) => {
    const wide = row.length * SPACING + 12;
    return (
      <g key={i} transform={`translate(0 ${i * 15})`}>
        <rect
          x={-wide / 2}
          y="-7.5"
          width={wide}
          height="15"
          rx="7.5"
          fill={INK}
          fillOpacity=".82"
        />
        <Medal seat={fleet.seat} x={-wide / 2 + 6} y={0} radius={5.5} />
        {row.map((squadron, at) => (
          <Ships
            key={squadron.kind}
            squadron={squadron}
            seat={fleet.seat}
            x={-wide / 2 + 19 + at * SPACING}
          />
        ))}
      </g>
    );
  });
}

function Ships({
  squadron: { kind, count, damaged },
  seat,
  x,
}: {
  readonly squadron: Squadron;
  readonly seat: Seat;
  readonly x: number;
}) {
  const isCounted = count > 1 || kind === FIGHTER || kind === INFANTRY;
  return (
    <g transform={`translate(${tenth(x)} 0)`}>
      <UnitMark kind={kind} seat={seat} x={isCounted ? -2 : 2} scale={0.46} />
      {isCounted && (
        <text className={styles.count} x="7.5" y="3.8" fontSize="11" fill="#fff">
          {count}
        </text>
      )}
      {damaged > 0 && (
        <path
          d="M-9-6-5-2M-5-6-9-2"
          stroke={RUST}
          strokeWidth="1.8"
          strokeLinecap="round"
          transform="translate(3 0)"
        />
      )}
    </g>
  );
}

/** Command tokens in a system: wedges with the shape of their seat. TI-6.1 */
export function Tokens({
  seats,
  system,
  detail,
}: {
  readonly seats: readonly Seat[];
  readonly system: string;
  readonly detail: Detail;
}) {
  const places = tokenPlaces(seats.length, detail);
  const scale = detail === 'near' ? 0.62 : detail === 'phone' ? 1.15 : 1.06;
  return seats.map((seat, i) => {
    const { hue, deep, pattern, shape, cut } = seatStyle(seat);
    const [x, y] = places[i];
    return (
      <g
        key={seat}
        data-piece={`token:${seat}:${system}`}
        transform={`translate(${point(x, y)}) scale(${scale})`}
      >
        <path d={WEDGE} fill={hue} stroke={INK} strokeWidth="3" strokeLinejoin="round" />
        {pattern && <path d={WEDGE} fill={pattern} />}
        <path d={WEDGE} fill="none" stroke="#fff" strokeWidth="1" strokeOpacity=".7" />
        <path
          d={shape}
          transform="translate(0 2) scale(.42) translate(-12 -12)"
          fill={cut}
          stroke={deep}
          strokeWidth="2.4"
        />
      </g>
    );
  });
}

const WEDGE = 'M0-11 10.5 7C4 10.5-4 10.5-10.5 7Z';

import type { Seat } from '@tablewright/engine';
import { point, seatStyle, tenth } from '@tablewright/board';
import { memo } from 'react';
import { DOCK, INFANTRY, PDS, PLANETS } from '../../content/index.ts';
import { NONE } from '../../rules/state.ts';
import { AZURE, GOLD, INK, TECHNOLOGY } from '../art/palette.ts';
import { SignMark } from '../art/Sign.tsx';
import { UnitMark } from '../art/Unit.tsx';
import type { Garrison } from './fleets.ts';
import { type Detail, placeOf } from './layout.ts';
import styles from './board.module.css';

/** What lies on a planet: who controls it, what it is worth, what stands there. */
export function PlanetPieces({
  garrison,
  detail,
  hasCustodians,
  name,
}: {
  readonly garrison: Garrison;
  readonly detail: Detail;
  readonly hasCustodians: boolean;
  readonly name: string;
}) {
  const { planet, resources, influence, owner, forces, pds, docks, isExhausted } = garrison;
  const { at, radius, yard } = placeOf(planet);
  const [x, y] = at;
  const isNear = detail === 'near';
  return (
    <g>
      {owner !== NONE && <ControlRing seat={owner} x={x} y={y} radius={radius} />}
      {detail !== 'phone' && (
        <>
          <Worth
            resources={resources}
            influence={influence}
            x={x}
            y={y + radius + (isNear ? 3 : 6)}
            scale={isNear ? 0.7 : 1}
            isExhausted={isExhausted}
          />
          <Structures seat={owner} pds={pds} docks={docks} x={yard[0]} y={yard[1]} />
        </>
      )}
      {owner !== NONE && (
        <Medal
          seat={owner}
          x={x - radius * 0.78}
          y={y - radius * 0.78}
          radius={detail === 'phone' ? 10 : 8}
        />
      )}
      <Specialty planet={planet} x={x + radius * 0.84} y={y - radius * 0.74} />
      {isNear && (
        <>
          <text className={styles.name} x={x} y={y + radius + 19} fontSize="11">
            {name}
          </text>
          {forces.map(({ seat, count }, i) => (
            <Forces
              key={seat}
              seat={seat}
              count={count}
              x={x + radius * 0.9}
              y={y + radius * 0.4 - i * 15}
            />
          ))}
        </>
      )}
      {hasCustodians && <Custodians x={x} y={y} />}
    </g>
  );
}

/** A ring in the colour of the player who controls the planet. */
function ControlRing({
  seat,
  x,
  y,
  radius,
}: {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  const { hue } = seatStyle(seat);
  return (
    <>
      <circle cx={x} cy={y} r={tenth(radius + 1.5)} fill="none" stroke={INK} strokeWidth="5.6" />
      <circle cx={x} cy={y} r={tenth(radius + 1.5)} fill="none" stroke={hue} strokeWidth="3.2" />
    </>
  );
}

/** A seat's hue, pattern and shape as small as they can be told apart. */
export function Medal({
  seat,
  x,
  y,
  radius,
}: {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  const { hue, deep, shape, cut } = seatStyle(seat);
  return (
    <g transform={`translate(${point(x, y)})`}>
      <circle r={radius} fill={hue} stroke={INK} strokeWidth="1.6" />
      <path
        d={shape}
        transform={`scale(${tenth((radius / 15) * 10) / 10}) translate(-12 -12)`}
        fill={cut}
        stroke={deep}
        strokeWidth="1.8"
      />
    </g>
  );
}

/** A technology specialty: its colour and its sign. TI-18.1 */
function Specialty({
  planet,
  x,
  y,
}: {
  readonly planet: number;
  readonly x: number;
  readonly y: number;
}) {
  const { specialty } = PLANETS[planet];
  if (specialty === null) return null;
  return (
    <g transform={`translate(${point(x, y)})`}>
      <circle r="9" fill={INK} />
      <SignMark name={specialty} size={13} fill={TECHNOLOGY[specialty]} />
    </g>
  );
}

const WIDE = 38;
const HIGH = 20;

/** Resources in a square, influence in a point; outlines alone while the planet is exhausted. */
const Worth = memo(function Worth({
  resources,
  influence,
  x,
  y,
  scale,
  isExhausted,
}: {
  readonly resources: number;
  readonly influence: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isExhausted: boolean;
}) {
  const [half, side] = [HIGH / 2, WIDE / 2];
  const fill = (tone: string): string => (isExhausted ? INK : tone);
  return (
    <g transform={`translate(${point(x, y)}) scale(${scale})`}>
      <path
        d={`M${-side} ${-half}H0V${half}H${-side}Z`}
        fill={fill(GOLD)}
        stroke={isExhausted ? GOLD : INK}
        strokeWidth="1.2"
      />
      <path
        d={`M0 ${-half}H${side - 4}L${side + 2} 0 ${side - 4} ${half}H0Z`}
        fill={fill(AZURE)}
        stroke={isExhausted ? AZURE : INK}
        strokeWidth="1.2"
      />
      <text
        className={styles.number}
        x={-side / 2}
        y="6.7"
        fontSize="19"
        fill={isExhausted ? GOLD : '#201400'}
      >
        {resources}
      </text>
      <text
        className={styles.number}
        x={side / 2 - 0.5}
        y="6.7"
        fontSize="19"
        fill={isExhausted ? AZURE : '#06182e'}
      >
        {influence}
      </text>
    </g>
  );
});

/** Space dock above, PDS below it. */
function Structures({
  seat,
  pds,
  docks,
  x,
  y,
}: {
  readonly seat: Seat;
  readonly pds: number;
  readonly docks: number;
  readonly x: number;
  readonly y: number;
}) {
  if (pds + docks === 0) return null;
  const guns = Array.from({ length: pds }, (_, i) => i);
  return (
    <g>
      {docks > 0 && <UnitMark kind={DOCK} seat={seat} x={x} y={y - 8} scale={0.62} />}
      {guns.map((gun) => (
        <UnitMark
          key={gun}
          kind={PDS}
          seat={seat}
          x={x + (gun - (pds - 1) / 2) * 9}
          y={y + (docks > 0 ? 7 : 0)}
          scale={0.62}
        />
      ))}
    </g>
  );
}

/** Ground forces as a count. */
function Forces({
  seat,
  count,
  x,
  y,
}: {
  readonly seat: Seat;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <g transform={`translate(${point(x, y)})`}>
      <rect x="-12" y="-7" width="24" height="14" rx="7" fill={INK} fillOpacity=".85" />
      <UnitMark kind={INFANTRY} seat={seat} x={-5} scale={0.5} />
      <text className={styles.count} x="5" y="3.7" fontSize="11" fill="#fff">
        {count}
      </text>
    </g>
  );
}

/** The custodians token, until a player pays to remove it. TI-12.4 */
function Custodians({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${point(x, y)})`}>
      <circle r="14.5" fill="#2a2440" stroke={GOLD} strokeWidth="2.4" />
      <SignMark name="custodians" y={-0.5} size={17} fill={GOLD} />
    </g>
  );
}

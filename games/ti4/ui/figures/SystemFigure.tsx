import { UNIT_KINDS, PLANETS, type UnitKind } from '../../content/index.ts';
import { Globe } from '../art/Globe.tsx';
import { hexPath } from '../art/hex.ts';
import { AZURE, GOLD, INK, SPACE } from '../art/palette.ts';
import { WormholeArt } from '../art/Phenomena.tsx';
import { SignMark } from '../art/Sign.tsx';
import { UnitShape } from '../art/Unit.tsx';
import { Mark, Plate } from './Plate.tsx';

const PLANET = PLANETS.findIndex(({ id }) => id === 'jord');
const HUE = '#f0b429';

/** A hex with its parts numbered. */
export function SystemFigure() {
  const { resources, influence } = PLANETS[PLANET];
  return (
    <Plate>
      <path d={hexPath([300, 130], 142)} fill={SPACE} stroke="#4a6796" strokeWidth="2" />
      <WormholeArt kind="beta" x={248} y={58} size={27} letter={24} />
      <Globe planet={PLANET} x={245} y={160} radius={52} />
      <Unit kind="infantry" x={224} y={148} />
      <Unit kind="pds" x={262} y={148} />
      <Worth fill={GOLD} x={224} y={207} value={resources} />
      <Worth fill={AZURE} x={264} y={207} value={influence} />
      <Unit kind="carrier" x={352} y={68} scale={1.9} />
      <Unit kind="cruiser" x={394} y={108} scale={1.7} />
      {[338, 364, 390].map((x) => (
        <Unit key={x} kind="fighter" x={x} y={150} scale={1.3} />
      ))}
      <SignMark name="token" x={350} y={208} size={46} fill={HUE} edge={INK} />
      <Mark number={1} x={300} y={104} />
      <Mark number={2} x={120} y={218} to={[208, 208]} />
      <Mark number={3} x={96} y={138} to={[210, 146]} />
      <Mark number={4} x={500} y={58} to={[410, 96]} />
      <Mark number={5} x={512} y={142} to={[404, 150]} />
      <Mark number={6} x={480} y={220} to={[374, 212]} />
      <Mark number={7} x={124} y={52} to={[220, 57]} />
    </Plate>
  );
}

function Unit({
  kind,
  x,
  y,
  scale = 1.5,
}: {
  readonly kind: UnitKind;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}) {
  return (
    <UnitShape kind={UNIT_KINDS.indexOf(kind)} x={x} y={y} scale={scale} fill={HUE} edge={INK} />
  );
}

function Worth({
  fill,
  x,
  y,
  value,
}: {
  readonly fill: string;
  readonly x: number;
  readonly y: number;
  readonly value: number;
}) {
  return (
    <g>
      <rect
        x={x - 15}
        y={y - 14}
        width="30"
        height="28"
        rx="5"
        fill={fill}
        stroke={INK}
        strokeWidth="2"
      />
      <text
        x={x}
        y={y + 8}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="760"
        fontSize="22"
        fill={INK}
      >
        {value}
      </text>
    </g>
  );
}

import type { Teller } from '@tablewright/text';
import { type Light, type Point, point, Target } from '@tablewright/board';
import { memo } from 'react';
import { MECATOL, PLANETS, TILES } from '../../content/index.ts';
import { hexOutline } from '../art/hex.ts';
import { WormholeArt } from '../art/Phenomena.tsx';
import type { Contents } from './fleets.ts';
import { Fleets, Tokens } from './Fleets.tsx';
import { type Detail, LOOSE_HOLES } from './layout.ts';
import { RING } from './outlines.ts';
import { PlanetPieces } from './Planets.tsx';

/** A system as a target: its ring lies below all that is in it. */
export const SystemTarget = memo(function SystemTarget({
  system,
  at,
  label,
  light,
}: {
  readonly system: number;
  readonly at: Point;
  readonly label: string;
  readonly light: Light | undefined;
}) {
  const target = `system:${TILES[system].id}`;
  return (
    <Target
      target={target}
      light={light}
      label={label}
      inspect={target}
      inspectOn="hold"
      outline={hexOutline(at, RING)}
      corner={[at[0] + 34, at[1] + 26]}
    />
  );
});

/** Everything that lies in a system. */
export const SystemPieces = memo(function SystemPieces({
  system,
  at,
  contents: { fleets, garrisons, tokens, wormholes },
  detail,
  hasCustodians,
  teller,
}: {
  readonly system: number;
  readonly at: Point;
  readonly contents: Contents;
  readonly detail: Detail;
  readonly hasCustodians: boolean;
  readonly teller: Teller;
}) {
  const { id } = TILES[system];
  return (
    <g transform={`translate(${point(...at)})`}>
      {wormholes.map((wormhole, place) => (
        <WormholeArt
          key={wormhole}
          kind={wormhole}
          x={LOOSE_HOLES[place].at[0]}
          y={LOOSE_HOLES[place].at[1]}
          size={LOOSE_HOLES[place].size}
          letter={detail === 'phone' ? 24 : 15}
        />
      ))}
      {garrisons.map((garrison) => (
        <PlanetPieces
          key={garrison.planet}
          garrison={garrison}
          detail={detail}
          hasCustodians={system === MECATOL && hasCustodians}
          name={teller.name(`planet.${PLANETS[garrison.planet].id}`)}
        />
      ))}
      <Tokens seats={tokens} system={id} detail={detail} />
      <Fleets fleets={fleets} system={id} detail={detail} />
    </g>
  );
});

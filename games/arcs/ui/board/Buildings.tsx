import type { Teller } from '@tablewright/text';
import { boxOutline, type Light, type Outline, type Point, Target } from '@tablewright/board';
import { memo } from 'react';
import { SYSTEMS } from '../../content/index.ts';
import type { Arcs, Building as BuildingState } from '../../rules/state.ts';
import { Building } from '../art/Pieces.tsx';
import { type Layout, LAYOUTS } from './layout.ts';
import { buildingLabel } from './words.ts';

/** Cities and starports; each can be inspected and chosen. */
export function Buildings({
  state,
  teller,
  lights,
  kind,
}: {
  readonly state: Arcs;
  readonly teller: Teller;
  readonly lights: ReadonlyMap<string, Light>;
  readonly kind: Layout['kind'];
}) {
  return state.buildings.map((building) => {
    const target = buildingTarget(building);
    return (
      <BuildingPiece
        key={target}
        target={target}
        light={lights.get(target)}
        label={buildingLabel(building, teller)}
        system={SYSTEMS[building.system].id}
        place={building.place}
        what={building.kind}
        owner={building.owner}
        isDamaged={building.damaged}
        isUsed={building.used}
        isAside={lights.get(`system:${SYSTEMS[building.system].id}`) === 'offered'}
        kind={kind}
      />
    );
  });
}

export function buildingTarget({ system, place }: BuildingState): string {
  return `building:${SYSTEMS[system].id}:${place}`;
}

export function buildingOutline({ system, place }: BuildingState, layout: Layout): Outline {
  return plotOutline(layout.places[SYSTEMS[system].id].plots[place], layout.scale);
}

const plotOutline = ([x, y]: Point, scale: number): Outline =>
  boxOutline(
    { x: x - 13.5 * scale, y: y - 13.5 * scale, width: 27 * scale, height: 27 * scale },
    6 * scale,
  );

const BuildingPiece = memo(function BuildingPiece({
  target,
  light,
  label,
  system,
  place,
  what,
  owner,
  isDamaged,
  isUsed,
  isAside,
  kind,
}: {
  readonly target: string;
  readonly light: Light | undefined;
  readonly label: string;
  readonly system: string;
  readonly place: number;
  readonly what: BuildingState['kind'];
  readonly owner: number;
  readonly isDamaged: boolean;
  readonly isUsed: boolean;
  /** Its system can be chosen: a finger on the building means that. */
  readonly isAside: boolean;
  readonly kind: Layout['kind'];
}) {
  const { places, scale } = LAYOUTS[kind];
  const [x, y] = places[system].plots[place];
  const drawn = (
    <Target
      target={target}
      light={light}
      label={label}
      inspect={`system:${system}`}
      inspectOn="hold"
      outline={plotOutline([x, y], scale)}
    >
      <g data-piece={target}>
        <Building kind={what} seat={owner} x={x} y={y} scale={scale} isDamaged={isDamaged} />
        {isUsed && <UsedMark at={[x + 9 * scale, y + 9 * scale]} scale={scale} />}
      </g>
    </Target>
  );
  return isAside && light === undefined ? <g pointerEvents="none">{drawn}</g> : drawn;
});

/** Taxed, or has built a ship: nothing more of it in this turn. */
function UsedMark({ at: [x, y], scale }: { readonly at: Point; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="6.5" fill="#3b4a63" stroke="#fff6e0" strokeWidth="1.2" />
      <path d="M-3 0-.8 2.4 3.2-2.4" fill="none" stroke="#fff6e0" strokeWidth="1.8" />
    </g>
  );
}

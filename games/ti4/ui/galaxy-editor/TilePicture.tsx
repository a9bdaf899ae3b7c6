import { PLANETS, TILES } from '../../content/index.ts';
import { NONE } from '../../rules/state.ts';
import { PlanetPieces } from '../board/Planets.tsx';
import { TileArt } from '../board/Tile.tsx';

/** A tile as it is printed, with what its planets are worth, around its middle. */
export function TileDrawing({ tile }: { readonly tile: number }) {
  return (
    <>
      <TileArt system={tile} />
      {TILES[tile].planets.map((planet) => {
        const { name, resources, influence } = PLANETS[planet];
        return (
          <PlanetPieces
            key={planet}
            garrison={{
              planet,
              resources,
              influence,
              owner: NONE,
              forces: [],
              pds: 0,
              docks: 0,
              isExhausted: false,
            }}
            detail="far"
            hasCustodians={false}
            name={name}
          />
        );
      })}
    </>
  );
}

/** The same as a picture of its own. */
export function TilePicture({ tile }: { readonly tile: number }) {
  return (
    <svg viewBox="-61 -53 122 106" aria-hidden="true">
      <TileDrawing tile={tile} />
    </svg>
  );
}

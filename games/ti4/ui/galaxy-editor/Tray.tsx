import type { Teller } from '@tablewright/text';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { TILES } from '../../content/index.ts';
import { type GalaxyMap, spareTiles } from '../../galaxy/index.ts';
import { TilePicture } from './TilePicture.tsx';
import { tileWords } from './words.ts';
import styles from './editor.module.css';

interface Props {
  readonly map: GalaxyMap;
  readonly selected: number | null;
  readonly teller: Teller;
  readonly onPress: (tile: number) => void;
  readonly onGrip: (event: PointerEvent, tile: number) => void;
}

/** Tiles that are not on the map, blue ones and red ones; arrow keys go from tile to tile. */
export function Tray(props: Props) {
  const { map, teller } = props;
  const spare = spareTiles(map);
  const [current, setCurrent] = useState(-1);
  const entry = spare.includes(current) ? current : spare[0];
  return (
    <section className={styles.tray} data-tray="" onKeyDown={step}>
      <h2>{teller.say('ui.galaxy.tray')}</h2>
      {(['blue', 'red'] as const).map((kind) => {
        const tiles = spare.filter((tile) => TILES[tile].kind === kind);
        return (
          <div key={kind} role="group" aria-label={teller.say(`ui.galaxy.${kind}`)}>
            <h3>{`${teller.say(`ui.galaxy.${kind}`)} · ${tiles.length}`}</h3>
            <div className={styles.tiles} data-kind={kind}>
              {tiles.map((tile) => (
                <TrayTile
                  key={tile}
                  {...props}
                  tile={tile}
                  isEntry={tile === entry}
                  onFocus={() => setCurrent(tile)}
                />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}

const STEPS: { readonly [key: string]: number | undefined } = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

function step(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  if (by === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

function TrayTile({
  tile,
  selected,
  teller,
  isEntry,
  onPress,
  onGrip,
  onFocus,
}: Props & {
  readonly tile: number;
  readonly isEntry: boolean;
  readonly onFocus: () => void;
}) {
  return (
    <button
      type="button"
      tabIndex={isEntry ? 0 : -1}
      title={tileWords(tile, teller)}
      aria-pressed={selected === tile}
      data-tile={TILES[tile].id}
      onClick={() => onPress(tile)}
      onFocus={onFocus}
      onPointerDown={(event) => onGrip(event, tile)}
    >
      <TilePicture tile={tile} />
      <span aria-hidden="true">{TILES[tile].id}</span>
      <span className="visually-hidden">{tileWords(tile, teller)}</span>
    </button>
  );
}

import type { ToolProps } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { TILES } from '../../content/index.ts';
import {
  blankGalaxy,
  cleared,
  type Conflict,
  conflictsOf,
  fairGalaxy,
  fromSearch,
  type GalaxyMap,
  OPEN,
  printedGalaxy,
  put,
  type Random,
  randomGalaxy,
  resized,
  SEATS,
  swapped,
  toSearch,
} from '../../galaxy/index.ts';
import { Paints } from '../art/Paints.tsx';
import { Atlas } from './Atlas.tsx';
import { type Drop, useDrag } from './drag.tsx';
import { FairnessTable } from './FairnessTable.tsx';
import { MapString } from './MapString.tsx';
import { Tray } from './Tray.tsx';
import { contentWords, tileWords } from './words.ts';
import styles from './editor.module.css';

/** A tile of the tray or a place of the map that was pressed first. */
type Selection = { readonly tile: number } | { readonly place: number } | null;

/** Puts a galaxy together; the whole of it stands in the address. */
export function GalaxyEditor({ teller, search, onSearch }: ToolProps) {
  const map = useMemo(() => fromSearch(search), [search]);
  const [past, setPast] = useState<readonly GalaxyMap[]>([]);
  const [future, setFuture] = useState<readonly GalaxyMap[]>([]);
  const [selected, select] = useState<Selection>(null);

  const show = (next: GalaxyMap): void => {
    select(null);
    onSearch(toSearch(next));
  };
  const change = (next: GalaxyMap): void => {
    if (toSearch(next) === toSearch(map)) return select(null);
    setPast([...past, map]);
    setFuture([]);
    show(next);
  };
  const undo = (): void => {
    if (past.length === 0) return;
    setPast(past.slice(0, -1));
    setFuture([...future, map]);
    show(past.at(-1)!);
  };
  const redo = (): void => {
    if (future.length === 0) return;
    setFuture(future.slice(0, -1));
    setPast([...past, map]);
    show(future.at(-1)!);
  };
  const pressPlace = (place: number): void => {
    const isOpen = (at: number): boolean => map.tiles[at] === OPEN;
    if (selected === null) select({ place });
    else if ('tile' in selected) change(put(map, place, selected.tile));
    else if (selected.place !== place && isOpen(selected.place) && isOpen(place)) select({ place });
    else change(swapped(map, selected.place, place));
  };
  const pressTile = (tile: number): void => {
    if (selected !== null && 'place' in selected) change(put(map, selected.place, tile));
    else select(selected?.tile === tile ? null : { tile });
  };
  const drop = (tile: number, where: Drop): void => {
    if (where !== 'tray') change(put(map, where.place, tile));
    else if (map.tiles.includes(tile)) change(cleared(map, map.tiles.indexOf(tile)));
  };
  const { grip, dragged } = useDrag(drop);
  const place = selected !== null && 'place' in selected ? selected.place : null;
  const tile = selected !== null && 'tile' in selected ? selected.tile : null;

  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') select(null);
    if (event.target instanceof HTMLTextAreaElement || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  };
  return (
    <div className={styles.editor} onKeyDown={keys}>
      <Paints />
      <div className={styles.terms}>
        <label className={styles.field}>
          {teller.say('ui.galaxy.players')}
          <select
            value={map.seats}
            onChange={(event) => change(resized(map, Number(event.currentTarget.value)))}
          >
            {SEATS.map((seats) => (
              <option key={seats}>{seats}</option>
            ))}
          </select>
        </label>
        <div className={styles.buttons}>
          <button type="button" onClick={() => change(fairGalaxy(map.seats, random))}>
            {teller.say('ui.galaxy.fair')}
          </button>
          <button type="button" onClick={() => change(randomGalaxy(map.seats, random))}>
            {teller.say('ui.galaxy.random')}
          </button>
          <button type="button" onClick={() => change(printedGalaxy(map.seats))}>
            {teller.say('ui.galaxy.printed')}
          </button>
          <button type="button" onClick={() => change(blankGalaxy(map.seats))}>
            {teller.say('ui.galaxy.clear')}
          </button>
          <button type="button" disabled={past.length === 0} onClick={undo}>
            {teller.say('ui.galaxy.undo')}
          </button>
          <button type="button" disabled={future.length === 0} onClick={redo}>
            {teller.say('ui.galaxy.redo')}
          </button>
          <ShareLink teller={teller} search={search} />
        </div>
      </div>
      <div className={styles.board}>
        <Atlas
          map={map}
          selected={place}
          teller={teller}
          onPress={pressPlace}
          onClear={(at) => change(cleared(map, at))}
          onGrip={(event, at) => grip(event, map.tiles[at])}
        />
        <div className={styles.now}>
          <p role="status">
            {tile !== null
              ? `${tileWords(tile, teller)}. ${teller.say('ui.galaxy.hint.tile')}`
              : place !== null
                ? `${contentWords(map, place, teller)}. ${teller.say('ui.galaxy.hint.place')}`
                : teller.say('ui.galaxy.hint')}
          </p>
          {place !== null && map.tiles[place] !== OPEN && (
            <div className={styles.buttons}>
              <button type="button" onClick={() => change(cleared(map, place))}>
                {teller.say('ui.galaxy.remove')}
              </button>
            </div>
          )}
        </div>
      </div>
      <div className={styles.side}>
        <Tray
          map={map}
          selected={tile}
          teller={teller}
          onPress={pressTile}
          onGrip={(event, of) => grip(event, of)}
        />
        <Report map={map} teller={teller} />
        <FairnessTable map={map} teller={teller} />
      </div>
      <MapString map={map} teller={teller} onMap={change} />
      {dragged}
    </div>
  );
}

const random: Random = (below) => Math.floor(Math.random() * below);

/** Whether the map is finished, and what the rules of building would not allow. */
function Report({ map, teller }: { readonly map: GalaxyMap; readonly teller: Teller }) {
  const open = map.tiles.filter((tile) => tile === OPEN).length;
  const conflicts = conflictsOf(map);
  const words = ({ kind, place, other }: Conflict): string =>
    teller.say(`ui.galaxy.conflict.${kind}`, {
      one: TILES[map.tiles[place]].id,
      two: TILES[map.tiles[other]].id,
    });
  return (
    <section className={styles.panel} aria-live="polite" data-report="">
      <h2>{teller.say('ui.galaxy.check')}</h2>
      {open > 0 && <p>{teller.say('ui.galaxy.missing', { count: open })}</p>}
      {conflicts.length > 0 ? (
        <ul className={styles.warnings}>
          {conflicts.map((conflict) => (
            <li key={`${conflict.place}-${conflict.other}`}>{words(conflict)}</li>
          ))}
        </ul>
      ) : (
        open === 0 && <p>{teller.say('ui.galaxy.legal')}</p>
      )}
    </section>
  );
}

function ShareLink({ teller, search }: { readonly teller: Teller; readonly search: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(search);
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {teller.say('ui.calc.share')}
      </button>
      <span role="status">{copied === search && teller.say('ui.calc.shared')}</span>
    </>
  );
}

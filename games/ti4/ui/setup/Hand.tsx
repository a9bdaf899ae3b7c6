import type { BoardProps } from '@tablewright/board';
import { type KeyboardEvent, useId } from 'react';
import { handOf } from '../../rules/building.ts';
import type { Ti4 } from '../../rules/state.ts';
import { TilePicture } from '../galaxy-editor/TilePicture.tsx';
import { tileWords } from '../galaxy-editor/words.ts';
import { chooseTile, placeable, useChosenTile } from './chosen.ts';
import styles from './setup.module.css';

/** Tiles to place: one is chosen here, then its place on the map. */
export function Hand({ state, viewer, teller, lights }: BoardProps<Ti4>) {
  const hint = useId();
  const chosen = useChosenTile({ lights });
  const tiles = placeable(lights);
  const held = viewer >= 0 ? handOf(state, viewer) : [];
  // The first tile with five players is none of the hand.
  const shown = tiles.every((tile) => held.includes(tile)) ? held : tiles;
  if (shown.length === 0) return null;
  return (
    <section>
      <h3>{teller.say('ui.setup.hand')}</h3>
      <p id={hint} className="visually-hidden">
        {teller.say('ui.setup.hand.keys')}
      </p>
      <div
        className={styles.tiles}
        role="radiogroup"
        aria-label={teller.say('ui.setup.hand')}
        aria-describedby={hint}
        onKeyDown={step}
      >
        {shown.map((tile) => (
          <button
            key={tile}
            type="button"
            role="radio"
            aria-checked={tile === chosen}
            disabled={!tiles.includes(tile)}
            tabIndex={tile === chosen ? 0 : -1}
            data-focus-first={tile === chosen || undefined}
            aria-label={tileWords(tile, teller)}
            title={tileWords(tile, teller)}
            onFocus={() => chooseTile(tile)}
            onClick={() => chooseTile(tile)}
          >
            <TilePicture tile={tile} />
          </button>
        ))}
      </div>
    </section>
  );
}

const STEPS: { readonly [key: string]: number | undefined } = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Arrows choose a tile; Enter goes on to the places on the map, where the table's keys take over. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  if (by !== undefined) {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const at = buttons.findIndex((button) => button === event.target);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  } else if (event.key === 'Enter' || event.key === ' ') {
    document
      .querySelector<SVGElement>('[data-target^="space:"][data-light="offered"]')
      ?.focus({ preventScroll: true });
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

import type { BoardProps } from '@tablewright/board';
import { useSyncExternalStore } from 'react';
import { TILES } from '../../content/index.ts';
import { options } from '../../rules/options.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';

/** The tile of the hand that the viewer wants to place: a choice of the page alone, until it has a place. */
let chosen = NONE;
const listeners = new Set<() => void>();

export function chooseTile(tile: number): void {
  chosen = tile;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = (): number => chosen;

/** The tile to place: the one pressed last, if it can be placed, else the first that can. */
export function useChosenTile({ lights }: Pick<BoardProps<Ti4>, 'lights'>): number {
  const pressed = useSyncExternalStore(subscribe, current, current);
  const tiles = placeable(lights);
  return tiles.includes(pressed) ? pressed : (tiles[0] ?? NONE);
}

/** Tiles that can be placed somewhere now. */
export function placeable(lights: BoardProps<Ti4>['lights']): number[] {
  const tiles = [...lights.keys()].flatMap((target) => {
    const [kind, , id] = target.split(':');
    return kind === 'space' && id !== undefined ? [TILES.findIndex((tile) => tile.id === id)] : [];
  });
  return [...new Set(tiles)];
}

export const spaceTarget = (space: number, tile: number): string =>
  options.target({ do: 'placeTile', system: tile, space });

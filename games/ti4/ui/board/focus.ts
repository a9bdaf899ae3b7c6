import { useSyncExternalStore } from 'react';
import type { BoardProps } from '@tablewright/board';
import { MECATOL, TILES } from '../../content/index.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';

/** Which system the panel beside the map shows: the one under the pointer, else the one pressed last. */
interface Looking {
  readonly pressed: number;
  /** The system that the viewer was asked about then: another question takes the look back to its own. */
  readonly asked: number;
  readonly pointed: number;
}

let looking: Looking = { pressed: NONE, asked: NONE, pointed: NONE };
const listeners = new Set<() => void>();

function change(part: Partial<Looking>): void {
  looking = { ...looking, ...part };
  for (const listener of listeners) listener();
}

type Asked = Pick<BoardProps<Ti4>, 'about'>;

/** The system that the open question is about, or NONE. */
function systemAsked({ about }: Asked): number {
  const id = about['system'];
  return id === undefined ? NONE : TILES.findIndex((tile) => tile.id === id);
}

export function pressSystem(system: number, question: Asked): void {
  if (system !== NONE) change({ pressed: system, asked: systemAsked(question) });
}

export function pointAtSystem(system: number): void {
  if (looking.pointed !== system) change({ pointed: system });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = (): Looking => looking;

/** The system to show: the one looked at, else the one where something happens, else the viewer's home. */
export function useSystemInFocus({ state, viewer, about }: BoardProps<Ti4>): number {
  const { pressed, asked, pointed } = useSyncExternalStore(subscribe, current, current);
  const { galaxy, combat, tactical } = state;
  const now = systemAsked({ about });
  const wishes = [
    pointed,
    ...(asked === now ? [pressed] : [now, pressed]),
    now,
    combat.system,
    tactical.system,
    galaxy.homes[viewer],
  ];
  return wishes.find((system) => galaxy.systems.includes(system)) ?? MECATOL;
}

import type { GameUi } from '@tablewright/board';
import type { Snapshot } from '@tablewright/protocol';
import { useEffect } from 'react';
import type { MatchHost } from '../host/host.ts';
import { useCoaching } from '../settings/useCoaching.ts';

/** Does the game have advice for this player? Lessons tell what to do themselves. */
export function hasCoach(host: MatchHost, { mine, viewer }: Snapshot, ui: GameUi): boolean {
  return ui.coach !== undefined && host.withholds === undefined && mine.includes(viewer);
}

/** Whether this match gives advice at every step. With the end of a first match the advice ends too, unless it was chosen. */
export function useCoach(host: MatchHost, snapshot: Snapshot, ui: GameUi): boolean {
  const { isOn, isChosen, turn } = useCoaching(ui.id);
  const isCoached = hasCoach(host, snapshot, ui);
  const isOver = snapshot.position.ending !== null;
  useEffect(() => {
    if (isCoached && isOver && !isChosen) turn(false);
  }, [isCoached, isOver, isChosen, turn]);
  return isCoached && isOn && !isOver;
}

import type { GameUi, Warning } from '@tablewright/board';
import type { Plain } from '@tablewright/engine';
import type { Snapshot } from '@tablewright/protocol';
import { useCallback } from 'react';
import type { MatchHost } from '../host/host.ts';
import { useSettings } from '../settings/store.ts';

/** Mistakes in what is about to be sent; `after` is the match after a plan. */
export type Warn = (keys: readonly string[], after: Plain | null) => readonly Warning[];

/** Asks the game about mistakes, unless the player does not want to hear of them. Lessons tell what to do themselves. */
export function useWarnings(
  host: MatchHost,
  { viewer, position: { state, question } }: Snapshot,
  ui: GameUi,
): Warn {
  const isOn = useSettings(({ warnings }) => warnings);
  const muted = useSettings((settings) => settings.muted);
  const isLesson = host.withholds !== undefined;
  return useCallback(
    (keys, after) => {
      if (!isOn || isLesson || question === null) return [];
      const found = ui.warnings?.({ state, seat: viewer, question, keys, after }) ?? [];
      return found.filter(({ kind }) => !muted.includes(mutedKind(ui.id, kind)));
    },
    [isOn, isLesson, muted, ui, state, viewer, question],
  );
}

/** How the settings remember a kind of warning that a player has switched off. */
export function mutedKind(game: string, kind: string): string {
  return `${game}:${kind}`;
}

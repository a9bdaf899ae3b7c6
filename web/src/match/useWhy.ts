import { type Core, type RefusedOption, SPECTATOR, type Why, whyNot } from '@tablewright/engine';
import type { Snapshot } from '@tablewright/protocol';
import { useCallback } from 'react';
import { loadersOf } from '../games.ts';
import type { MatchHost } from '../host/host.ts';

const NONE: readonly RefusedOption[] = [];

/** Answers "why can't I?" about a target, from the viewer's own picture of the match. */
export function useWhy(
  host: MatchHost,
  { info, viewer, position }: Snapshot,
): (target: string) => Promise<Why> {
  const { state, asked, question, ending } = position;
  return useCallback(
    async (target) => {
      if (question !== null && host.withholds?.(target)) return { by: 'question', question };
      const isAsked = question !== null && viewer !== SPECTATOR;
      const [game, refusals] = await Promise.all([
        loadersOf(info.game).rules(),
        // Without a connection the rest of the answer is still right.
        isAsked ? host.why(viewer).catch(() => NONE) : NONE,
      ]);
      const seen = { state: state as Core, over: ending !== null, asked, question };
      return whyNot(game, viewer, seen, refusals, target);
    },
    [host, info.game, viewer, state, asked, question, ending],
  );
}

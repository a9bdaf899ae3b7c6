import type { GameRules, Plain } from '@tablewright/engine';
import type { Ti4 } from './state.ts';

type Stored = { readonly [field: string]: Plain };

/** Brings states of earlier rules to the shape of today's. */
export const migrations: GameRules<Ti4>['migrations'] = {
  // Every match had action cards and agendas.
  1(state) {
    const stored = state as Stored;
    return { ...stored, variant: { ...(stored['variant'] as Stored), council: true } };
  },
  // Deals were closed while somebody owed something.
  2(state) {
    const stored = state as Stored;
    const players = stored['players'] as readonly Stored[];
    return { ...stored, players: players.map((player) => ({ ...player, owed: 0, owedCards: 0 })) };
  },
};

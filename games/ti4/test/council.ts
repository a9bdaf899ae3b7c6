import { ACTION_CARDS, AGENDAS, NOTES } from '../content/index.ts';
import { kindOfNote, ownerOfNote } from '../rules/notes.ts';
import { NONE } from '../rules/state.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';
import { PLAYERS, type Who } from './table.ts';

/** The agenda phase is about to begin. Sol has 2 votes, Letnev 1, Hacan 2; the rest of the deck does not matter. */
export function council(agendas: readonly string[], setting: Setting = {}): Scenario {
  return position({
    step: { step: 'agendaPhase', args: [] },
    custodians: false,
    agendas: [...agendas, ...FILLERS.filter((id) => !agendas.includes(id))],
    ...setting,
    ...Object.fromEntries(PLAYERS.map((who) => [who, { cards: [], ...setting[who] }])),
  });
}

/**
 * The same after the first question of the phase, so that chance can play a part and events are told. Ann has declined
 * to use the only action card that is not in the discard pile.
 */
export function opened(agendas: readonly string[], setting: Setting = {}): Scenario {
  const ann = { ...setting.ann, hand: ['ancient-burial-sites'] };
  return council(agendas, { ...setting, ann, discarded: 'all' }).play('decline');
}

/** Agendas that ask for nothing but votes. */
const FILLERS = ['economic-equality', 'mutiny', 'regulated-conscription'];

/** The agenda before the council. */
export function agendaOf({ state }: Scenario): string | null {
  const { agenda } = state.council;
  return agenda === NONE ? null : AGENDAS[agenda].id;
}

/** Everybody who is asked declines. */
export function declineAll(game: Scenario): Scenario {
  const window = game.prompt;
  while (game.prompt === window && game.offered.includes('decline')) game.play('decline');
  return game;
}

/** Who is asked together, in order. */
export function askedAll(game: Scenario): Who[] {
  return game.match.asks.map(({ seat }) => PLAYERS[seat]);
}

/** What each player cast, as `ann 5 for 0`. */
export function votesIn({ state }: Scenario): string[] {
  return state.council.votes.map(
    ({ seat, outcome, count }) => `${PLAYERS[seat]} ${count} for ${outcome}`,
  );
}

/** The notes in a player's hand, as `ceasefire of bob`. */
export function notesIn(game: Scenario, who: Who): string[] {
  return game.player(who).notes.map((note) => nameOfNote(game, note));
}

/** The notes that lie before a player. */
export function laidOut(game: Scenario, who: Who): string[] {
  return game.player(who).displayed.map((note) => nameOfNote(game, note));
}

function nameOfNote({ state }: Scenario, note: number): string {
  return `${NOTES[kindOfNote(state, note)].id} of ${PLAYERS[ownerOfNote(note)]}`;
}

/** The action cards in a player's hand. */
export function handOf(game: Scenario, who: Who): string[] {
  return game.player(who).hand.map((card) => ACTION_CARDS[card].id);
}

/** Like `council`, but all action cards that nobody holds are in the discard pile: only holders are asked. */
export function held(agendas: readonly string[], setting: Setting): Scenario {
  return council(agendas, { discarded: 'all', ...setting });
}

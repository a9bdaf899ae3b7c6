import { AGENDAS, agendaOf } from '../content/index.ts';
import { NONE } from '../rules/state.ts';
import { council } from './council.ts';
import type { Setting } from './position.ts';
import type { Scenario } from './scenario.ts';
import { PLAYERS, type Who } from './table.ts';

/** Against it does nothing if nobody votes; it comes second, so that the first agenda is seen alone. */
const QUIET = 'mutiny';

/** Nobody votes on the agenda and nobody plays a card: the speaker decides. */
export function decided(agenda: string, outcome: string, setting: Setting = {}): Scenario {
  const game = council([], { agendas: [agenda, QUIET], ...setting });
  while (isWaiting(game)) game.play(WAITS.find((key) => game.offered.includes(key))!);
  return game.prompt === 'speakerDecides' ? game.play(outcome) : game;
}

/** What somebody does who wants nothing. */
const WAITS = ['abstain', 'decline'];

function isWaiting({ state, prompt, offered }: Scenario): boolean {
  return (
    state.council.number < 2 &&
    state.council.outcome === NONE &&
    prompt !== 'speakerDecides' &&
    WAITS.some((key) => offered.includes(key))
  );
}

/** Lets the second agenda fail and the next strategy phase begin. */
export function nextRound(game: Scenario): Scenario {
  while (game.state.phase === 'agenda')
    game.play(['abstain', 'decline', 'reject'].find((key) => game.offered.includes(key))!);
  return game;
}

/** The cards that three players take, from the speaker on. */
const PICKS = ['leadership', 'diplomacy', 'politics', 'technology', 'construction', 'imperial'];

/** Goes on to the first turn of the next round: Ann’s, who has Leadership and Technology. */
export function nextTurn(game: Scenario, picks: readonly string[] = PICKS): Scenario {
  nextRound(game);
  for (const card of picks) {
    while (game.prompt !== 'strategyCard') game.play('decline');
    game.play(`takeCard:${card}`);
  }
  while (game.prompt !== 'turn') game.play('decline');
  return game;
}

/** The council discards the only law in play; then the next round begins with Ann’s turn. */
export function afterRepeal(setting: Setting, picks: readonly string[] = PICKS): Scenario {
  const cardless = Object.fromEntries(PLAYERS.map((who) => [who, { ...setting[who], cards: [] }]));
  return nextTurn(decided('judicial-abolishment', '', { ...setting, ...cardless }), picks);
}

/** Laws in the middle. */
export function lawsOf({ state }: Scenario): string[] {
  return state.laws.map((law) => AGENDAS[law].id);
}

/** Laws that belong to a player. */
export function officesOf(game: Scenario, who: Who): string[] {
  return game.player(who).offices.map((law) => AGENDAS[law].id);
}

/** Laws under planet cards, as `senate-sanctuary`. */
export function attachedTo({ state }: Scenario): string[] {
  return state.attached.map(({ agenda }) => AGENDAS[agenda].id);
}

export function isDiscarded({ state }: Scenario, agenda: string): boolean {
  return state.agendaDiscards.includes(agendaOf(agenda));
}

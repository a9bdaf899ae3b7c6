import type { Seat } from '@tablewright/engine';
import { AGENDAS, type Electable, MECATOL, PLANETS, SECRETS } from '../content/index.ts';
import { isHome } from './galaxy.ts';
import type { Option } from './options.ts';
import { clockwiseFrom } from './pieces.ts';
import type { Aim } from './prompts.ts';
import { NONE, type Ti4 } from './state.ts';

/** The two outcomes of a vote for or against; other outcomes are the numbers of what is elected. TI-23.6 */
export const FOR = 0;
export const AGAINST = 1;

/** An outcome as it is chosen: by voters, by the speaker, in a prediction. */
export type OutcomeOption = Option<
  'approve' | 'reject' | 'elect' | 'electPlanet' | 'electLaw' | 'electSecret'
>;

/** Everything that the vote on the agenda before the council can come to. TI-23.6 */
export function outcomesOf(g: Ti4, agenda = g.council.agenda): number[] {
  const { ballot, electable } = AGENDAS[agenda];
  switch (ballot) {
    case 'for-against':
      return [FOR, AGAINST];
    case 'player':
      return g.players.flatMap(({ eliminated }, seat) => (eliminated ? [] : [seat]));
    case 'planet':
      return [...PLANETS.keys()].filter((planet) => isElectable(g, planet, electable ?? {}));
    case 'law':
      return lawsInPlay(g);
    case 'secret':
      return [
        ...g.players.flatMap(({ scoredSecrets }) => scoredSecrets),
        ...g.published.map(({ secret }) => secret),
      ];
  }
}

/** A planet that somebody controls and that fits the restriction. TI-23.6 */
function isElectable(g: Ti4, planet: number, { trait, distant }: Electable): boolean {
  if (g.control[planet] === NONE) return false;
  const { tile, trait: has } = PLANETS[planet];
  if (trait !== undefined && has !== trait) return false;
  return distant !== true || (tile !== MECATOL && !isHome(g, tile));
}

/** All laws, wherever they lie. TI-23.9 */
export function lawsInPlay(g: Ti4): number[] {
  return [
    ...g.laws,
    ...g.players.flatMap(({ offices }) => offices),
    ...g.attached.map(({ agenda }) => agenda),
  ];
}

/** The player who owns a law, or NONE. TI-23.12 */
export function ownerOfLaw(g: Ti4, law: number): Seat {
  return g.players.findIndex(({ offices }) => offices.includes(law));
}

export function optionOfOutcome(g: Ti4, outcome: number): OutcomeOption {
  switch (AGENDAS[g.council.agenda].ballot) {
    case 'for-against':
      return outcome === FOR ? { do: 'approve' } : { do: 'reject' };
    case 'player':
      return { do: 'elect', player: outcome };
    case 'planet':
      return { do: 'electPlanet', planet: outcome };
    case 'law':
      return { do: 'electLaw', law: outcome };
    case 'secret':
      return { do: 'electSecret', secret: outcome };
  }
}

export function outcomeOfOption(option: OutcomeOption): number {
  switch (option.do) {
    case 'approve':
      return FOR;
    case 'reject':
      return AGAINST;
    case 'elect':
      return option.player;
    case 'electPlanet':
      return option.planet;
    case 'electLaw':
      return option.law;
    case 'electSecret':
      return option.secret;
  }
}

/** The outcome of the agenda before the council, for the log. */
export function aimOf(g: Ti4, outcome: number): Aim {
  const agenda = AGENDAS[g.council.agenda];
  const nothing = { target: `agenda.${agenda.id}`, other: 0, count: 0 };
  switch (agenda.ballot) {
    case 'for-against':
      return { ...nothing, aim: outcome === FOR ? 'for' : 'against' };
    case 'player':
      return { ...nothing, aim: 'player', other: outcome };
    case 'planet':
      return { ...nothing, aim: 'thing', target: `planet.${PLANETS[outcome].id}` };
    case 'law':
      return { ...nothing, aim: 'thing', target: `agenda.${AGENDAS[outcome].id}` };
    case 'secret':
      return { ...nothing, aim: 'thing', target: `objective.${SECRETS[outcome].id}` };
  }
}

/** Votes cast for each outcome that has any, in the order of the outcomes. TI-23.4 */
export function tally(g: Ti4): { readonly outcome: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const { outcome, count } of g.council.votes)
    counts.set(outcome, (counts.get(outcome) ?? 0) + count);
  return [...counts]
    .map(([outcome, count]) => ({ outcome, count }))
    .toSorted((one, other) => one.outcome - other.outcome);
}

/** Who has cast at least one vote for the outcome, from the speaker clockwise. TI-23.10 */
export function votersFor(g: Ti4, outcome: number): Seat[] {
  return clockwiseFrom(g, g.speaker).filter((seat) =>
    g.council.votes.some(
      (vote) => vote.seat === seat && vote.outcome === outcome && vote.count > 0,
    ),
  );
}

/** The outcome for which the seat has cast votes, or NONE. */
export function voteOf(g: Ti4, seat: Seat): number {
  return g.council.votes.find((vote) => vote.seat === seat)?.outcome ?? NONE;
}

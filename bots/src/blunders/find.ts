import {
  type BotHooks,
  type Core,
  FastChance,
  type Game,
  keyFromSeed,
  Match,
  type Seat,
  saveMatch,
  type Setup,
} from '@tablewright/engine';
import type { Bot, Judgement } from '../bot.ts';
import { adviceFrom, search } from '../search.ts';
import type { Blunder } from './suite.ts';
import { CERTAIN, referee } from './referee.ts';

/** How many playouts each judge gets. */
export interface Effort {
  /** A first look at every decision. */
  readonly screen: number;
  /** A second look where the first finds something better. */
  readonly deep: number;
  /** Matches played to the end for each option that is compared. */
  readonly referee: number;
}

export interface Hunt<G extends Core> {
  readonly game: Game<G>;
  readonly hooks: BotHooks<G>;
  readonly seats: number;
  readonly setup: Setup;
  readonly matches: number;
  readonly seed: string;
  readonly effort: Effort;
  /** The share of the win that a choice has to give away, in the eyes of every judge. */
  readonly cost: number;
  /** A bot for a seat of a match. */
  readonly create: (match: number, seat: Seat) => Bot;
  /** Is it time to stop? */
  readonly isLate: () => boolean;
}

/** The searching judge looks this many times as far ahead as the bots do. */
const FARTHER = 3;

/** An option that was tried less often is not judged by search. */
const TRIED = 20;

/** Where the search is certain, the referee only has to agree: standard errors. */
const AGREED = 1.5;

/** Options that the referee compares beside the choice made. */
const CONTENDERS = 4;

/** Decisions between two finds, so that they are not the same story. */
const APART = 12;

/**
 * Lets bots play and looks for choices that two judges find weak: a search that is much deeper than the one that
 * made the choice, and matches played to the end. Answers in which either sees little harm are accepted.
 */
export async function* findBlunders<G extends Core>(hunt: Hunt<G>): AsyncGenerator<Blunder> {
  for (let number = 0; number < hunt.matches && !hunt.isLate(); number++) {
    const key = keyFromSeed(`${hunt.seed}/${number}`);
    const match = Match.start(hunt.game, { seats: hunt.seats, setup: hunt.setup, key });
    const bots = Array.from({ length: hunt.seats }, (_, seat) => hunt.create(number, seat));
    let last = -APART;
    while (!match.over && !hunt.isLate()) {
      const { seat, options } = match.asks[0];
      const { key: played } = await bots[seat].advise(match, seat);
      if (options.length > 1 && match.decisions >= last + APART) {
        const found = examine(hunt, match, seat, played, bots[seat].name);
        if (found !== null) {
          last = match.decisions;
          yield { ...found, id: `${hunt.seed}/${number}/${match.decisions}` };
        }
      }
      match.answer(seat, played);
    }
    for (const bot of bots) await bot.close?.();
  }
}

function examine<G extends Core>(
  { hooks, effort, cost }: Hunt<G>,
  match: Match<G>,
  seat: Seat,
  played: string,
  by: string,
): Omit<Blunder, 'id'> | null {
  const chance = new FastChance(match.decisions + 1);
  const farther = { ...hooks, horizon: FARTHER * (hooks.horizon ?? Infinity) };
  const look = (iterations: number): readonly Judgement[] =>
    adviceFrom(search(match, seat, farther, { iterations }, chance)).options;
  const seen = judged(look(effort.screen), played, 1);
  if (seen.cost < cost) return null;
  const deep = judged(look(effort.deep), played, TRIED);
  if (deep.cost < cost) return null;

  const enough = deep.best.value - Math.min(cost, deep.cost / 2);
  const better = deep.options
    .filter(({ key, value }) => key !== played && value >= enough)
    .slice(0, CONTENDERS)
    .map(({ key }) => key);
  const keys = [...better, played];
  const { shares, playouts, lead } = referee(
    match,
    seat,
    hooks,
    keys,
    effort.referee,
    chance.next(),
  );
  const best = Math.max(...shares);
  const worst = shares[shares.length - 1];
  if (lead < (deep.isSure ? AGREED : CERTAIN) || best - worst < cost) return null;
  const accepts = better.filter((_, i) => shares[i] >= (best + worst) / 2);
  const question = match.ask(seat)!.prompt.id;
  const percent = (share: number): string => `${Math.round(100 * share)} %`;
  return {
    why:
      `${accepts[0]} wins ${percent(shares[keys.indexOf(accepts[0])])}, ${played} ${percent(worst)} of ` +
      `${playouts} matches played to the end; a deep search sees ${percent(deep.cost)} given away`,
    by,
    seat,
    question,
    played,
    accepts,
    save: presentOnly(match),
  };
}

interface Judged {
  /** Tried often enough to be judged, the best first. */
  readonly options: readonly Judgement[];
  readonly best: Judgement;
  /** What the choice loses; everything, for all we know, if the search hardly tried it. */
  readonly cost: number;
  /** Is the cost beyond doubt? */
  readonly isSure: boolean;
}

function judged(options: readonly Judgement[], played: string, tried: number): Judged {
  const known = options
    .filter(({ visits }) => visits >= tried)
    .toSorted((a, b) => b.value - a.value);
  // The favourite of the search, not one that was lucky a few times.
  const [best] = options;
  const choice = options.find(({ key, visits }) => key === played && visits > 1);
  const cost = best.value - (choice?.value ?? 0);
  const error = Math.hypot(best.confidence, choice?.confidence ?? 1) / 1.96;
  return { options: known, best, cost, isSure: cost > CERTAIN * error };
}

/** The save without the steps before it, which are for undo alone. */
function presentOnly<G extends Core>(match: Match<G>): Blunder['save'] {
  const save = saveMatch(match);
  return { ...save, checkpoints: save.checkpoints.slice(-1) };
}

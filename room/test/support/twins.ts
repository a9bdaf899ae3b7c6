import {
  type Ask,
  AskAll,
  type Core,
  FastChance,
  type Game,
  type JournalLine,
  loadMatch,
  Match,
  Recorder,
  type Request,
  type Save,
  saveMatch,
  type Script,
  type Seat,
  SPECTATOR,
  type Zone,
} from '@tablewright/engine';
import type { Advice } from '@tablewright/bots';
import { type ClockTerms, pack, type ReactionTerms } from '@tablewright/protocol';
import { Room } from '../../src/index.ts';
import { isQuiet } from '../../src/quiet.ts';
import type { Client } from './client.ts';
import { settle, World } from './world.ts';

/** What a game says so that two of its tables can be compared. */
export interface TwinGame<G extends Core> {
  readonly game: Game<G>;
  /** A random position between two steps. */
  find(chance: FastChance, seed: number): Match<G> | null;
  hand(g: G, seat: Seat): Zone;
  /** Where the other table has the card. */
  deck(g: G): Zone;
  /** Does the card react to what others do, so that its holder has something to think about? */
  isReaction(card: number): boolean;
  /** What a holder orders who is away. */
  readonly orders: readonly string[];
  /** Answers that use cards of a hand: the holder does not give them. */
  readonly plays: RegExp;
  /** How likely a player gives an answer; all are equally likely without it. */
  weigh?(g: G, ask: Ask, option: unknown): number;
  /** Steps of a comparison, in each of which everybody who is asked answers once. */
  readonly steps: number;
}

/** Who answers for the seat whose hand differs. */
export type Holder = 'person' | 'bot' | 'order';
export const HOLDERS: readonly Holder[] = ['person', 'bot', 'order'];

export interface TwinTerms<G extends Core> {
  readonly seed: number;
  readonly clock: ClockTerms;
  readonly reactions: ReactionTerms;
  readonly holder: Holder;
  /** Changes the game before the room gets it. */
  readonly changed?: (game: Game<G>) => Game<G>;
  /** How long the holder thinks about a reaction with the better hand, and with the other: less than the least time. */
  readonly pondering: readonly [number, number];
}

type Times = Pick<TwinTerms<Core>, 'clock' | 'pondering'>;

export const LIVE: Times = {
  clock: { kind: 'live', bank: 600_000, increment: 0, out: 'skip' },
  pondering: [3500, 200],
};
export const DAYS: Times = {
  clock: { kind: 'days', days: 3, out: 'skip' },
  pondering: [280_000, 5000],
};

/** What came of a pair: null if the two could not be told apart, else the first difference. */
interface Compared {
  /** The windows that opened while the card was hidden. */
  readonly windows: readonly string[];
  readonly difference: string | null;
}

/** Two matches alike but for one card in a hand and one in the deck. */
interface Pair<G extends Core> {
  readonly holder: Seat;
  readonly matches: readonly [Match<G>, Match<G>];
  /** The card of the hand that the other table has in the deck, and the reverse. */
  readonly cards: readonly [number, number];
}

const A_MOMENT = 10;

/** Compares so many pairs; seeds without a fitting position are left out. */
export async function compareMany<G extends Core>(
  twins: TwinGame<G>,
  pairs: number,
  { seed: first, ...terms }: TwinTerms<G>,
): Promise<{ windows: string[]; differences: string[] }> {
  const differences: string[] = [];
  const windows: string[] = [];
  for (let pair = 0, seed = first; pair < pairs; seed++) {
    const compared = await compareTwins(twins, { ...terms, seed });
    if (compared === null) continue;
    pair++;
    windows.push(...compared.windows);
    if (compared.difference !== null) differences.push(`seed ${seed}: ${compared.difference}`);
  }
  return { windows, differences };
}

/**
 * Opens two rooms that are alike but for one hidden card, lets everybody give the same answers in both, and compares
 * every byte sent to every other line, and when. The holder thinks longer about the better hand.
 */
async function compareTwins<G extends Core>(
  twins: TwinGame<G>,
  terms: TwinTerms<G>,
): Promise<Compared | null> {
  const chance = new FastChance(terms.seed);
  const found = twins.find(chance, terms.seed);
  const pair = found && pairFrom(twins, found);
  if (pair === null) return null;
  const { holder, matches } = pair;
  const [long, short] = terms.pondering;
  const one = await Table.open(twins, matches[0], holder, terms, long);
  const other = await Table.open(twins, matches[1], holder, terms, short);
  const goesOn = (): boolean => isHidden(twins, pair, [one.match.state, other.match.state]);
  const windows: string[] = [];
  try {
    for (let step = 0; step < twins.steps && !one.match.over && goesOn(); step++) {
      const { reaction } = one;
      if (reaction !== null) windows.push(reaction);
      const shared = sharedAnswers(twins, [one, other], chance);
      await one.step(shared);
      await other.step(shared);
      const difference = firstDifference(one.heard.splice(0), other.heard.splice(0));
      if (difference !== null && goesOn()) return { windows, difference };
    }
  } finally {
    await one.close();
    await other.close();
  }
  return { windows, difference: null };
}

/** The position, and the same with another card in the hand of somebody who holds a reaction. */
function pairFrom<G extends Core>(twins: TwinGame<G>, match: Match<G>): Pair<G> | null {
  const { state } = match;
  const { cards: deck, known } = twins.deck(state);
  const hands = Array.from({ length: match.seats }, (_, seat) => twins.hand(state, seat).cards);
  const holder = hands.findIndex((hand) => hand.some((card) => twins.isReaction(card)));
  const below = deck.findIndex((card, at) => !twins.isReaction(card) && known[at] === 0);
  if (holder < 0 || below < 0) return null;
  // Only the current checkpoint: whether an answer could be taken back is no part of the comparison.
  const copy = (): Save => {
    const save = JSON.parse(JSON.stringify(saveMatch(match))) as Save;
    return { ...save, checkpoints: save.checkpoints.slice(-1) };
  };
  const changed = copy();
  const twin = changed.checkpoints[0].state as never as G;
  const { cards } = twins.hand(twin, holder);
  const at = cards.findIndex((card) => twins.isReaction(card));
  const [mine, theirs] = [cards[at], deck[below]];
  cards[at] = theirs;
  twins.deck(twin).cards[below] = mine;
  const load = (save: Save): Match<G> => loadMatch(twins.game, save).match;
  return { holder, matches: [load(copy()), load(changed)], cards: [mine, theirs] };
}

/** Do the two still differ in nothing but these cards, in the hand and in the deck, where nobody else has seen them? */
function isHidden<G extends Core>(
  twins: TwinGame<G>,
  { holder, cards }: Pair<G>,
  [one, other]: readonly G[],
): boolean {
  const hands = [twins.hand(one, holder), twins.hand(other, holder)];
  const decks = [twins.deck(one), twins.deck(other)];
  const inHand = onlyDifference(hands);
  const inDeck = onlyDifference(decks);
  return (
    hands.every((hand, table) => hand.cards[inHand] === cards[table]) &&
    decks.every((deck, table) => deck.cards[inDeck] === cards[1 - table]) &&
    ((hands[0].known[inHand] ?? 0) & ~(1 << holder)) === 0 &&
    decks[0].known[inDeck] === 0
  );
}

/** The one place in which two zones differ; -1 if there is none or several. */
function onlyDifference([{ cards: one }, { cards: other }]: readonly Zone[]): number {
  const places = [...one.keys()].filter((at) => one[at] !== other[at]);
  return one.length === other.length && places.length === 1 ? places[0] : -1;
}

/** An answer for each client that is asked, possible at both tables. */
function sharedAnswers<G extends Core>(
  twins: TwinGame<G>,
  [one, other]: readonly Table<G>[],
  chance: FastChance,
): (string | null)[] {
  return one.clients.map(({ seat }) => {
    const ask = seat === SPECTATOR ? null : one.match.ask(seat);
    const there = seat === SPECTATOR ? null : other.match.ask(seat);
    if (ask === null || there === null) return null;
    const keys = new Set(there.options.map((option) => there.prompt.key(option)));
    const both = ask.options
      .map((option) => ({ option, key: ask.prompt.key(option) }))
      .filter(({ key }) => keys.has(key));
    // What only one of the two hands can do would tell them apart, and rightly so.
    const harmless = both.filter(({ key }) => seat !== one.holder || !twins.plays.test(key));
    const choice = harmless.length > 0 ? harmless : both;
    const weights = choice.map(({ option }) => twins.weigh?.(one.match.state, ask, option) ?? 1);
    return choice[drawn(weights, chance)]?.key ?? null;
  });
}

/** A place by chance, in proportion to the weights. */
export function drawn(weights: readonly number[], chance: FastChance): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (chance.below(1 << 20) / (1 << 20)) * total;
  return Math.max(
    0,
    weights.findIndex((weight) => (left -= weight) < 0),
  );
}

function firstDifference(one: readonly string[], other: readonly string[]): string | null {
  const length = Math.max(one.length, other.length);
  for (let i = 0; i < length; i++)
    if (one[i] !== other[i]) return `${excerpt(one[i], other[i])}\n${excerpt(other[i], one[i])}`;
  return null;
}

/** The beginning of a line, and where it begins to differ. */
function excerpt(line = 'nothing', other = 'nothing'): string {
  let at = 0;
  while (line[at] === other[at]) at++;
  return `${line.slice(0, 60)} … ${line.slice(Math.max(60, at - 100), at + 200)}`;
}

/** A room with a line for every person, and for all but the holder one more that notes what comes, and when. */
class Table<G extends Core> {
  readonly world: World;
  readonly clients: Client[] = [];
  readonly holder: Seat;
  /** Everything sent to other lines than the holder's, with its time. */
  readonly heard: string[] = [];
  private readonly followed: Match<G>;
  /** Lines of the journal that were followed. */
  private lines: number;
  /** How long the holder thinks about a reaction. */
  private readonly pondering: number;

  private constructor(
    twins: TwinGame<G>,
    match: Match<G>,
    holder: Seat,
    changed: (game: Game<G>) => Game<G>,
    pondering: number,
  ) {
    this.followed = match;
    this.holder = holder;
    this.pondering = pondering;
    this.world = new World({
      game: changed(twins.game) as unknown as Game,
      think: (position, seat) => this.think(position, seat),
      changed: () => this.noteLists(),
    });
    this.world.store.lines = journalFrom(twins.game, match);
    this.lines = this.world.store.lines.length;
  }

  static async open<G extends Core>(
    twins: TwinGame<G>,
    match: Match<G>,
    holder: Seat,
    { clock, reactions, holder: kind, changed = (game) => game }: TwinTerms<G>,
    pondering: number,
  ): Promise<Table<G>> {
    const table = new Table(twins, match, holder, changed, pondering);
    const { world } = table;
    const { time } = world.clock;
    const seats = [...Array(match.seats).keys()];
    const isBot = (seat: Seat): boolean => seat === holder && kind === 'bot';
    world.store.record = {
      id: 'm1',
      started: time,
      key: match.secretKey,
      seats: seats.map((seat) => ({
        name: `Player ${seat + 1}`,
        kind: isBot(seat) ? 'bot' : 'person',
        level: isBot(seat) ? 'random' : null,
      })),
      clock,
      clocks: { at: time, left: seats.map(() => 1e9) },
      reactions,
      conceded: [],
      ending: null,
    };
    world.room = await Room.open(world.deps, world.store.all);
    await settle();
    for (const seat of [SPECTATOR, ...seats]) if (!isBot(seat)) table.join(seat);
    if (kind === 'order')
      for (const key of twins.orders)
        await table.own!.ask({ t: 'order', seat: holder, key, scope: 'match' });
    return table;
  }

  /** The match as the journal tells it. */
  get match(): Match<G> {
    const { lines } = this.world.store;
    for (; this.lines < lines.length; this.lines++) {
      const line = JSON.parse(lines[this.lines]) as JournalLine;
      if (line.t === 'answer') this.followed.answer(line.seat, line.key);
    }
    return this.followed;
  }

  /** The window in which hands are asked about, sealed or not. */
  get reaction(): string | null {
    const { match } = this;
    return isQuiet(match) ? match.asks[0].prompt.id : null;
  }

  /** Everybody gives their answer: the others at once, the holder of a hand that differs after a while. */
  async step(answers: readonly (string | null)[]): Promise<void> {
    const { world, pondering, own, reaction } = this;
    const end = world.clock.time + this.waitsFor;
    for (const [i, client] of this.clients.entries())
      if (client !== own && answers[i] !== null && client.question !== null)
        await client.answer(answers[i]);
    if (reaction !== null) await world.clock.pass(pondering);
    const answer = own && answers[this.clients.indexOf(own)];
    if (answer && own.question !== null && !isSealed(own)) await own.answer(answer);
    await world.clock.pass(Math.max(A_MOMENT, end - world.clock.time));
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.close();
    await this.world.room.close();
  }

  /** The holder's line, if a person is there. */
  private get own(): Client | undefined {
    return this.clients.find(({ seat }) => seat === this.holder);
  }

  /** How long until sealed answers can be opened. */
  private get waitsFor(): number {
    const spectator = this.world.connect([]);
    const { reactions } = spectator.snapshot.position;
    spectator.close();
    return reactions === undefined ? 0 : reactions.least - reactions.passed;
  }

  private join(seat: Seat): void {
    const { world, heard, holder } = this;
    const seats = seat === SPECTATOR ? [] : [seat];
    this.clients.push(world.connect(seats));
    if (seat === holder) return;
    world.room.connect({
      seats,
      send: (message) => heard.push(`${world.clock.time} to ${seat}: ${pack(message)}`),
    });
  }

  /** What lists of matches show to others, and when they change. */
  private noteLists(): void {
    const { room, clock } = this.world;
    const { waitingFor, turn, ending } = room;
    this.heard.push(`${clock.time} in lists: ${JSON.stringify({ waitingFor, turn, ending })}`);
  }

  /** A bot that thinks longer about a better hand, and does what is done when nobody answers. */
  private async think(match: Match, seat: Seat): Promise<Advice> {
    const ask = match.ask(seat)!;
    const { pondering, world } = this;
    if (ask.details.quiet === true)
      await new Promise<void>((resolve) => world.clock.after(pondering, resolve));
    return { key: ask.prompt.key(ask.otherwise ?? ask.options[0]), options: [] };
  }
}

const isSealed = ({ snapshot }: Client): boolean =>
  (snapshot.position.reactions?.mine.sealed ?? null) !== null;

/** A journal that begins with this position. */
function journalFrom<G extends Core>(game: Game<G>, match: Match<G>): string[] {
  const lines: string[] = [];
  const write = (line: string): number => lines.push(line);
  const { seats, setup, secretKey: key } = match;
  Recorder.begin(Match.start(game, { seats, setup, key }), write);
  Recorder.continue(match, write).changeRules(game.rulesVersion, []);
  return lines;
}

/** The same game without quiet questions. */
export function loud<G extends Core>(game: Game<G>): Game<G> {
  const steps = Object.entries(game.steps).map(([name, step]) => {
    const told = function* (g: G, ...args: readonly number[]): Script {
      const script = step(g, ...args);
      for (let answer: unknown; ;) {
        const { done, value } = script.next(answer);
        if (done === true) return;
        answer = yield aloud(value);
      }
    };
    return [name, told] as const;
  });
  return { ...game, steps: Object.fromEntries(steps) };
}

function aloud(request: Request): Request {
  if (!(request instanceof AskAll)) return request;
  return new AskAll(request.seats, (seat, given) => {
    const ask = request.ask(seat, given);
    if (ask === null) return null;
    return Object.assign(ask.renewed(), { details: { ...ask.details, quiet: false } });
  });
}

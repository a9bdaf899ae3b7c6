import {
  checkShape,
  type Consequence,
  type Core,
  type Decision,
  eventFor,
  type FastChance,
  loadMatch,
  type Match,
  saveMatch,
  type Seat,
  SPECTATOR,
} from '@tablewright/engine';
import {
  countPieces,
  decide,
  faultOfAccords,
  faultOfOptions,
  faultOfTime,
  isOpen,
} from './accords.ts';
import { twinOf, withTrueChance } from './twin.ts';

/** A decision that is about to be made. */
export interface Position<G extends Core> {
  readonly match: Match<G>;
  readonly move: Decision;
  readonly chance: FastChance;
  /** The count of all pieces at the start. */
  readonly census: string;
}

/** A check after the answer: what is wrong, or null. */
type After = (consequence: Consequence) => string | null;

interface Law {
  readonly name: string;
  /** Costs so much that in a heavy game it is checked at some decisions only. */
  readonly isDear?: true;
  /** Checks the position: returns a fault, or a check to run after the answer. */
  before<G extends Core>(position: Position<G>): string | null | After;
}

export const LAWS: readonly Law[] = [
  {
    name: 'options',
    before: ({ match, chance }) => {
      for (const ask of match.asks) {
        const keys = ask.options.map((option) => ask.prompt.key(option));
        if (new Set(keys).size !== keys.length)
          return `"${ask.prompt.id}" offers a key twice: ${keys.join(', ')}`;
        if (keys.length < 2 && ask.details.always !== true)
          return `"${ask.prompt.id}" asks though there is one option`;
        if (!keys.includes(ask.prompt.key(ask.renewed().draw(chance))))
          return `"${ask.prompt.id}" draws what it does not offer`;
        if (ask.renewed().options.some((option, i) => ask.prompt.key(option) !== keys[i])) {
          return `"${ask.prompt.id}" lists its options in another order the second time`;
        }
        if (ask.otherwise !== null && !keys.includes(ask.prompt.key(ask.otherwise)))
          return `"${ask.prompt.id}" does not offer what is taken when nobody answers`;
        for (const { key, clause } of match.refusals(ask.seat)) {
          if (keys.includes(key)) return `"${key}" is offered and refused at once`;
          if (clause === '') return `"${key}" is refused without a clause`;
        }
      }
      const seats = match.asks.map((ask) => ask.seat);
      return new Set(seats).size === seats.length ? null : 'a seat is asked two things at once';
    },
  },
  {
    name: 'quiet',
    // A seat that is asked openly beside a quiet question, or about something else, differs from the others.
    before: ({ match: { asks } }) => {
      if (!asks.some(({ details }) => details.quiet === true)) return null;
      const heard = new Set(
        asks.map(({ prompt, details: { quiet = false, about = {} } }) =>
          JSON.stringify([quiet, prompt.id, about]),
        ),
      );
      return heard.size === 1 ? null : `"${asks[0].prompt.id}" is quiet for some seats only`;
    },
  },
  {
    name: 'orders',
    before: ({ match }) => {
      const { orders: book } = match.game;
      if (book === undefined) return null;
      for (const { seat } of match.asks) {
        const { state, question } = match.observe(seat);
        const keys = question!.options.map(({ key }) => key);
        const fitting = book.fitting(state, seat, question!);
        const isMeant = book.prompts.includes(question!.prompt);
        for (const { key } of [...book.offered(state, seat), ...fitting]) {
          const answer = book.answer(state, seat, question!, [key]);
          if (answer !== null && !isMeant)
            return `the order "${key}" answers "${question!.prompt}", which the book does not name`;
          if (answer !== null && !keys.includes(answer))
            return `the order "${key}" answers "${answer}", which is not offered`;
        }
        const idle = fitting.find(({ key }) => !book.answer(state, seat, question!, [key]));
        if (idle) return `the order "${idle.key}" is said to fit, but gives no answer`;
      }
      return null;
    },
  },
  {
    name: 'plain state',
    before: ({ match }) => {
      checkShape(match.game.schema, match.state);
      return null;
    },
  },
  {
    name: 'conservation',
    before: ({ match, census }) => {
      const now = countPieces(match.game.census(match.state));
      return now === census ? null : `pieces were ${census}, now they are ${now}`;
    },
  },
  {
    name: 'fork',
    isDear: true,
    before: ({ match, move }) => {
      const before = fingerprint(match);
      const fork = match.fork();
      if (fingerprint(fork) !== before) return 'a fork differs from the match';
      const successor = fork.successor();
      const told = decide(successor, move);
      if (fingerprint(match) !== before) return 'a move in a fork changed the match';
      if (fingerprint(fork) !== before) return 'a move in a successor changed the one before it';
      return (consequence) => sameFuture('a fork', match, consequence, successor, told);
    },
  },
  {
    name: 'save and load',
    isDear: true,
    before: ({ match, move }) => {
      const { match: loaded } = loadMatch(match.game, JSON.parse(JSON.stringify(saveMatch(match))));
      if (fingerprint(loaded) !== fingerprint(match))
        return 'a loaded match differs from the saved one';
      for (let s = 0; s < match.seats; s++) {
        if (match.undoRight(s) === 'free' && loaded.undoRight(s) !== 'free')
          return 'a loaded match has lost a free undo';
      }
      const told = decide(loaded, move);
      return (consequence) => sameFuture('a loaded match', match, consequence, loaded, told);
    },
  },
  {
    name: 'undo',
    isDear: true,
    before: ({ match, move }) => {
      const before = fingerprint(match);
      const fork = match.fork();
      decide(fork, move);
      if (fork.undoRight(move.seat) === 'free') fork.undo(move.seat);
      else fork.undoByConsent();
      if (fingerprint(fork) !== before) return `taking back "${move.key}" leads elsewhere`;
      const told = decide(fork, move);
      return (consequence) =>
        sameFuture('a match with an answer taken back', match, consequence, fork, told);
    },
  },
  {
    name: 'earlier states',
    before: ({ match }) => {
      const checkpoints = match.checkpoints.slice(-3);
      const hashes = checkpoints.map(({ state }) => match.game.hash(state));
      return () =>
        checkpoints.every(({ state }, i) => match.game.hash(state) === hashes[i])
          ? null
          : 'a move changed an earlier state';
    },
  },
  {
    name: 'accords',
    isDear: true,
    before: ({ match, move, chance, census }) => {
      const fault = faultOfAccords(match, chance);
      if (fault !== null) return fault;
      if (move.signed === undefined) return null;
      return () => faultOfOptions(match, census) ?? faultOfTime(match, move, chance);
    },
  },
  {
    name: 'secrecy',
    isDear: true,
    before: ({ match, move, chance }) => {
      const viewers = everybody(match);
      const samples = viewers.map((viewer) => match.sample(viewer, chance));
      for (const [i, viewer] of viewers.entries()) {
        const truth = JSON.stringify(match.observe(viewer));
        if (truth.includes(match.secretKey)) return 'an observation holds the secret key';
        if (JSON.stringify(samples[i].observe(viewer)) !== truth)
          return `seat ${viewer} can tell a sample from the truth`;
        if (JSON.stringify(samples[i].refusals(viewer)) !== JSON.stringify(match.refusals(viewer)))
          return `seat ${viewer} learns something from what is refused`;
      }
      const one = chance.below(viewers.length);
      const twin = twinOf(match, samples[one], viewers[one]);
      if (twin !== null && asSeenBy(twin, viewers[one]) !== asSeenBy(match, viewers[one]))
        return `seat ${viewers[one]} is asked something that depends on what it cannot see`;
      const sampled = withTrueChance(match, samples[one]);
      return (consequence) => learnt(match, consequence, sampled, viewers[one], move);
    },
  },
  {
    name: 'redeal',
    // A script must not hold hidden values across a question: a sample deals them anew meanwhile.
    isDear: true,
    before: ({ match, move, chance }) => {
      if (chance.below(4) > 0) return null;
      const viewers = everybody(match);
      const viewer = viewers[chance.below(viewers.length)];
      const dealt = match.sample(viewer, chance);
      const twin = twinOf(match, dealt, viewer);
      if (twin === null) return null;
      const sampled = withTrueChance(match, dealt);
      // The law of secrecy checks who is asked, and what the viewer is asked.
      if (askedOf(sampled) !== askedOf(twin)) return null;
      if (offeredBeside(sampled, viewer) !== offeredBeside(twin, viewer))
        return 'options that depend on something hidden are not given as a function';
      return () => {
        if (!isOpen(twin, move)) return null;
        decide(sampled, move);
        decide(twin, move);
        return sampled.hash() === twin.hash()
          ? null
          : `"${move.key}" uses a copy of something hidden, made before the question`;
      };
    },
  },
  {
    name: 'sample plays on',
    isDear: true,
    before: ({ match, chance, census }) => {
      if (chance.below(20) > 0) return null;
      const run = match.sampleRun(match.asks[0].seat, chance);
      run.listing = false;
      for (let n = 0; !run.over && n < 500; n++) run.give(run.asks[0], run.asks[0].draw(chance));
      const end = countPieces(match.game.census(run.state));
      return end === census ? null : 'a playout from a sample loses pieces';
    },
  },
];

/** Does the answer reveal more to a viewer than the rules allow? `sampled` was in the same position as the match. */
function learnt<G extends Core>(
  match: Match<G>,
  consequence: Consequence,
  sampled: Match<G>,
  viewer: Seat,
  move: Decision,
): string | null {
  const { seat, key } = move;
  const isFree = match.undoRight(seat) === 'free';
  if (!isOpen(sampled, move)) return null;
  const othersGuessed = sampled.checkpoints.at(-1)!.since.at(-1)?.kind === 'answer';
  const told = decide(sampled, move);
  const looksTheSame = viewOf(sampled, viewer) === viewOf(match, viewer);
  // The sample could be the true match: free undo in one of the two is enough.
  if (!looksTheSame && (isFree || sampled.undoRight(seat) === 'free'))
    return `seat ${viewer} learns something from "${key}", which may be undone freely`;
  // In a sample the others may have answered something else, and this reveals the answers.
  if (othersGuessed && !isFree) return null;
  if (!looksTheSame) return null;
  if (asSeenBy(sampled, viewer) !== asSeenBy(match, viewer))
    return `seat ${viewer} learns something from what is asked after "${key}"`;
  // Chance may reveal what a shuffle hides again.
  if (consequence.outcomes.length === 0 && shown(told, viewer) !== shown(consequence, viewer))
    return `seat ${viewer} learns something from the events of "${key}"`;
  return null;
}

/** Everything that two equal matches have in common. */
function fingerprint<G extends Core>(match: Match<G>): string {
  const asks = match.asks.map(
    (ask) => `${ask.seat}:${ask.prompt.id}:${ask.options.map((o) => ask.prompt.key(o)).join()}`,
  );
  const rights = Array.from({ length: match.seats }, (_, seat) => match.undoRight(seat) === 'free');
  return `${match.hash()} ${match.decisions} ${match.position} ${asks.join(';')} ${rights.join()}`;
}

function sameFuture<G extends Core>(
  what: string,
  match: Match<G>,
  consequence: Consequence,
  other: Match<G>,
  told: Consequence,
): string | null {
  if (fingerprint(other) !== fingerprint(match)) return `${what} goes on differently`;
  return JSON.stringify(told) === JSON.stringify(consequence) ? null : `${what} tells other events`;
}

function askedOf<G extends Core>({ asks }: Match<G>): string {
  return asks.map(({ seat, prompt }) => `${seat}:${prompt.id}`).join();
}

/** What everybody but the viewer is offered. */
function offeredBeside<G extends Core>({ asks }: Match<G>, viewer: Seat): string {
  const others = asks.filter(({ seat }) => seat !== viewer);
  return others
    .map(({ prompt, options }) => options.map((option) => prompt.key(option)).join())
    .join(';');
}

function viewOf<G extends Core>(match: Match<G>, viewer: Seat): string {
  return JSON.stringify(match.game.view(match.state, viewer));
}

function asSeenBy<G extends Core>(match: Match<G>, viewer: Seat): string {
  return JSON.stringify([match.observe(viewer), match.refusals(viewer)]);
}

function shown({ events }: Consequence, viewer: Seat): string {
  return JSON.stringify(events.map((event) => eventFor(event, viewer)));
}

function everybody(match: { readonly seats: number }): Seat[] {
  return Array.from({ length: match.seats + 1 }, (_, i) => (i === match.seats ? SPECTATOR : i));
}

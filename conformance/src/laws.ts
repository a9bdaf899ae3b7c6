import {
  checkShape,
  type Consequence,
  type Core,
  eventFor,
  type FastChance,
  loadMatch,
  type Match,
  saveMatch,
  type Seat,
  SPECTATOR,
} from '@tablewright/engine';
import { twinOf, withTrueChance } from './twin.ts';

/** A decision that is about to be made with this answer. */
export interface Position<G extends Core> {
  readonly match: Match<G>;
  readonly seat: Seat;
  readonly key: string;
  readonly chance: FastChance;
  /** The count of all pieces at the start. */
  readonly census: string;
  advance(): Consequence;
}

/** A check after the answer: what is wrong, or null. */
type After = (consequence: Consequence) => string | null;

interface Law {
  readonly name: string;
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
    before: ({ match, seat, key }) => {
      const before = fingerprint(match);
      const fork = match.fork();
      if (fingerprint(fork) !== before) return 'a fork differs from the match';
      const successor = fork.successor();
      const told = successor.answer(seat, key);
      if (fingerprint(match) !== before) return 'a move in a fork changed the match';
      if (fingerprint(fork) !== before) return 'a move in a successor changed the one before it';
      return (consequence) => sameFuture('a fork', match, consequence, successor, told);
    },
  },
  {
    name: 'save and load',
    before: ({ match, seat, key }) => {
      const { match: loaded } = loadMatch(match.game, JSON.parse(JSON.stringify(saveMatch(match))));
      if (fingerprint(loaded) !== fingerprint(match))
        return 'a loaded match differs from the saved one';
      for (let s = 0; s < match.seats; s++) {
        if (match.undoRight(s) === 'free' && loaded.undoRight(s) !== 'free')
          return 'a loaded match has lost a free undo';
      }
      const told = loaded.answer(seat, key);
      return (consequence) => sameFuture('a loaded match', match, consequence, loaded, told);
    },
  },
  {
    name: 'undo',
    before: ({ match, seat, key }) => {
      const before = fingerprint(match);
      const fork = match.fork();
      fork.answer(seat, key);
      if (fork.undoRight(seat) === 'free') fork.undo(seat);
      else fork.undoByConsent();
      if (fingerprint(fork) !== before) return `taking back "${key}" leads elsewhere`;
      const told = fork.answer(seat, key);
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
    name: 'secrecy',
    before: ({ match, seat, key, chance }) => {
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
      return (consequence) =>
        learnt(match, consequence, sampled, { viewer: viewers[one], seat, key });
    },
  },
  {
    name: 'redeal',
    // A script must not hold hidden values across a question: a sample deals them anew meanwhile.
    before: ({ match, seat, key, chance }) => {
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
        if (!offers(twin, seat, key)) return null;
        sampled.answer(seat, key);
        twin.answer(seat, key);
        return sampled.hash() === twin.hash()
          ? null
          : `"${key}" uses a copy of something hidden, made before the question`;
      };
    },
  },
  {
    name: 'sample plays on',
    before: ({ match, seat, chance, census }) => {
      if (chance.below(20) > 0) return null;
      const run = match.sampleRun(seat, chance);
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
  { viewer, seat, key }: { viewer: Seat; seat: Seat; key: string },
): string | null {
  const isFree = match.undoRight(seat) === 'free';
  if (!offers(sampled, seat, key)) return null;
  const othersGuessed = sampled.checkpoints.at(-1)!.since.at(-1)?.kind === 'answer';
  const told = sampled.answer(seat, key);
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

/** A census as one comparable text. */
export function countPieces(census: { readonly [piece: string]: number }): string {
  return JSON.stringify(Object.entries(census).sort(([a], [b]) => (a < b ? -1 : 1)));
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

function offers<G extends Core>(match: Match<G>, seat: Seat, key: string): boolean {
  const ask = match.ask(seat);
  return ask !== null && ask.options.some((option) => ask.prompt.key(option) === key);
}

function everybody(match: { readonly seats: number }): Seat[] {
  return Array.from({ length: match.seats + 1 }, (_, i) => (i === match.seats ? SPECTATOR : i));
}

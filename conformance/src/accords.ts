import {
  AnswerError,
  type Chance,
  type Consequence,
  type Core,
  type Deal,
  type Decision,
  type Game,
  type Lot,
  type Match,
  readDeal,
  type Seat,
} from '@tablewright/engine';

/** Makes a decision: an answer, or an accord of those who signed it. */
export function decide<G extends Core>(
  match: Match<G>,
  { seat, key, signed }: Decision,
): Consequence {
  return signed === undefined ? match.answer(seat, key) : match.accord(key, signed);
}

/** Could this decision be made now? */
export function isOpen<G extends Core>(match: Match<G>, { seat, key, signed }: Decision): boolean {
  if (signed !== undefined) return refusalOf(() => match.checkAccord(key)) === null;
  const ask = match.ask(seat);
  return ask !== null && ask.options.some((option) => ask.prompt.key(option) === key);
}

/** Some accords that can be made now; none while the open question is closed to them. */
export function accordsNow<G extends Core>(match: Match<G>, chance: Chance): readonly string[] {
  const keys = match.game.accords?.examples(match.state, chance) ?? [];
  return keys.filter((key) => refusalOf(() => match.checkAccord(key)) === null);
}

/** What is wrong with what seats could agree on now; null if nothing is. */
export function faultOfAccords<G extends Core>(match: Match<G>, chance: Chance): string | null {
  const { accords } = match.game;
  if (accords === undefined) return null;
  for (const key of accords.examples(match.state, chance)) {
    const refusal = refusalOf(() => match.checkAccord(key));
    if (refusal?.code === 'not-now') return null;
    if (refusal !== null) return `the example "${key}" is not open: ${refusal.message}`;
    const parties = match.checkAccord(key);
    const before = match.hash();
    if (refusalOf(() => match.accord(key, parties.slice(1)))?.code !== 'not-signed')
      return `"${key}" is carried out without all signatures`;
    if (match.hash() !== before) return `"${key}" changes something though it is not signed`;
    const fault = faultOfBook(match, key, parties);
    if (fault !== null) return fault;
  }
  return null;
}

/** Every option that is listed can be played, also where an accord came between the question and its answer. */
export function faultOfOptions<G extends Core>(match: Match<G>): string | null {
  for (const { seat, prompt, options } of match.asks) {
    for (const option of options) {
      const key = prompt.key(option);
      try {
        match.fork().answer(seat, key);
      } catch (error) {
        return `after an accord "${key}" cannot be played: ${String(error)}`;
      }
    }
  }
  return null;
}

/** The deal book must let both parties put together, from what they see, what the rules allow. */
function faultOfBook<G extends Core>(
  { game, state }: Match<G>,
  key: string,
  parties: readonly Seat[],
): string | null {
  const deal = readDeal(key);
  if (game.deals === undefined || deal === null) return null;
  for (const viewer of parties) {
    const view = game.view(state, viewer);
    const clause = game.deals.forbids(view, deal, viewer);
    if (clause !== null) return `seat ${viewer} is told that ${clause} forbids "${key}"`;
    const missing = missingIn(game, view, deal);
    if (missing !== null) return `seat ${viewer} cannot put ${missing} into a deal`;
  }
  return null;
}

function missingIn<G extends Core>(game: Game<G>, view: G, deal: Deal): string | null {
  const { from, to, gives, wants } = deal;
  const lacks = (giver: Seat, taker: Seat, lots: readonly Lot[]): Lot | undefined => {
    const things = game.deals!.tradable(view, giver, taker);
    return lots.find(
      ({ thing, count }) => !things.some((each) => each.thing === thing && each.most >= count),
    );
  };
  const lot = lacks(from, to, gives) ?? lacks(to, from, wants);
  return lot === undefined ? null : `${lot.count} ${lot.thing}`;
}

/** Why something is refused; null if it is not. Other errors are faults of the rules. */
function refusalOf(attempt: () => void): AnswerError | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (error instanceof AnswerError) return error;
    throw error;
  }
}

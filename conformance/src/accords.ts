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
  questionOf,
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
export function faultOfOptions<G extends Core>(match: Match<G>, census: string): string | null {
  for (const { seat, prompt, options } of match.asks) {
    for (const option of options) {
      const key = prompt.key(option);
      try {
        const after = match.fork();
        after.answer(seat, key);
        if (countPieces(match.game.census(after.state)) !== census)
          return `after an accord "${key}" changes how many pieces there are`;
      } catch (error) {
        return `after an accord "${key}" cannot be played: ${String(error)}`;
      }
    }
  }
  return null;
}

/**
 * An accord could as well have come before the answers of this step: if that leads to the same state and prompt, then to
 * the same options too, and each answer on from there. A script that keeps a list or a number across a question fails.
 * Another prompt is no fault: where nothing was left to ask about, a rule may be over already.
 */
export function faultOfTime<G extends Core>(
  match: Match<G>,
  { key }: Decision,
  chance: Chance,
): string | null {
  const { since } = match.checkpoints.at(-1)!;
  const answers = since.flatMap((entry) => (entry.kind === 'answer' ? [entry] : []));
  const earlier = match.fork();
  const back = 1 + chance.below(answers.length);
  const again = answers.slice(-back);
  // The accord itself is the last of them.
  for (let each = 0; each < back; each++) earlier.undoByConsent();
  try {
    earlier.accord(key, earlier.checkAccord(key));
    for (const answer of again.slice(0, -1)) decide(earlier, answer);
  } catch (error) {
    if (error instanceof AnswerError) return null;
    throw error;
  }
  if (earlier.hash() !== match.hash() || promptsOf(earlier) !== promptsOf(match)) return null;
  if (asksOf(earlier) !== asksOf(match))
    return `"${key}" leads to other questions if it comes ${back - 1} answers earlier: ${asksOf(match)} instead of ${asksOf(earlier)}`;
  const ask = match.asks[chance.below(match.asks.length)];
  const next = ask.prompt.key(ask.options[chance.below(ask.options.length)]);
  const [now, then] = [match.fork(), earlier].map((each) => {
    each.answer(ask.seat, next);
    return each.hash();
  });
  return now === then ? null : `"${next}" after "${key}" depends on when the accord was made`;
}

/** Who is asked what. */
function promptsOf<G extends Core>({ asks }: Match<G>): string {
  return JSON.stringify(asks.map(({ seat, prompt }) => [seat, prompt.id]));
}

/** All that is asked, with what it tells and offers. */
function asksOf<G extends Core>({ asks }: Match<G>): string {
  return JSON.stringify(asks.map((ask) => [ask.seat, questionOf(ask)]));
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

/** A census as one comparable text. */
export function countPieces(census: { readonly [piece: string]: number }): string {
  return JSON.stringify(Object.entries(census).sort(([a], [b]) => (a < b ? -1 : 1)));
}

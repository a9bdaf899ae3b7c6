import {
  AnswerError,
  type BotHooks,
  type Core,
  type Deal,
  dealKey,
  FastChance,
  type Match,
  readDeal,
  type Seat,
} from '@tablewright/engine';

/** How many samples of the hidden things to consider. */
const SAMPLES = 6;

/** A deal must bring at least this share of a lead that wins three matches in four. */
const MARGIN = 0.05;

/** Should the seat agree to this deal? It sees the match only through samples. */
export function judgeDeal<G extends Core>(
  match: Match<G>,
  seat: Seat,
  deal: Deal,
  hooks: BotHooks<G>,
  seed: number,
): boolean {
  if (hooks.deal !== undefined) return hooks.deal(match.observe(seat).state, seat, deal);
  const other = deal.from === seat ? deal.to : deal.from;
  const chance = new FastChance(seed);
  let gained = 0;
  let possible = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const outcome = outcomeOf(match.sample(seat, chance), deal, hooks);
    if (outcome === null) continue;
    if (outcome.leads(other)) return false;
    possible++;
    gained += outcome.gainOf(seat);
  }
  return possible > 0 && gained / possible >= MARGIN * hooks.lead;
}

/** A deal that the seat and its partner should both like, or null. */
export function findDeal<G extends Core>(
  match: Match<G>,
  seat: Seat,
  hooks: BotHooks<G>,
  seed: number,
): Deal | null {
  const { accords } = match.game;
  if (accords === undefined) return null;
  const chance = new FastChance(seed);
  const { state } = match.sample(seat, chance);
  const candidates = accords
    .examples(state, chance)
    .map(readDeal)
    .filter((deal) => deal !== null)
    .filter(({ from }) => from === seat);
  const isLiked = (deal: Deal): boolean => {
    const outcome = outcomeOf(match.sample(seat, chance), deal, hooks);
    return outcome !== null && outcome.gainOf(deal.to) > 0 && !outcome.leads(deal.to);
  };
  return (
    candidates.find((deal) => isLiked(deal) && judgeDeal(match, seat, deal, hooks, seed)) ?? null
  );
}

interface Outcome {
  /** Points that the seat gains, less what each of the others gains on average. */
  gainOf(seat: Seat): number;
  /** Does the deal give this seat the match, or as good as that? */
  leads(seat: Seat): boolean;
}

/** Null if the deal cannot be carried out in this sample. */
function outcomeOf<G extends Core>(
  sample: Match<G>,
  deal: Deal,
  hooks: BotHooks<G>,
): Outcome | null {
  const values = (): number[] =>
    Array.from({ length: sample.seats }, (_, seat) => hooks.evaluate(sample.state, seat));
  const before = values();
  try {
    sample.accord(dealKey(deal), [deal.from, deal.to]);
  } catch (error) {
    if (error instanceof AnswerError) return null;
    throw error;
  }
  const after = values();
  const gains = after.map((value, seat) => value - before[seat]);
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  return {
    gainOf: (seat) => gains[seat] - (total - gains[seat]) / (sample.seats - 1),
    leads(seat) {
      if (sample.result !== null) return sample.result.places[seat] === 1;
      const others = after.filter((_, other) => other !== seat);
      return gains[seat] > 0 && after[seat] - Math.max(...others) >= hooks.lead;
    },
  };
}

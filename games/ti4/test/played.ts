import { position, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann holds the card and plays it; the others are Bob (Letnev) and Cat (Hacan). */
export function played(
  card: string,
  ann: Side = {},
  more: { bob?: Side; cat?: Side } = {},
): Scenario {
  return position({
    ann: { cards: [card], ...ann },
    bob: { cards: ['politics*'], ...more.bob },
    cat: { cards: ['imperial*'], ...more.cat },
  }).play(`strategic:${card}`);
}

/** Nobody else can do the secondary ability. */
export const POOR: { bob: Side; cat: Side } = {
  bob: { tokens: [3, 3, 0] },
  cat: { tokens: [3, 3, 0] },
};

import { judge, type Script, type Seat } from '@tablewright/engine';
import { STRATEGY_CARDS } from '../content/index.ts';
import { moment } from './moments.ts';
import { choose, type Option } from './options.ts';
import { clockwiseFrom } from './pieces.ts';
import { powers } from './powers.ts';
import type { Ti4 } from './state.ts';
import { CARD_TEXTS, hasSecondary } from './strategy-cards.ts';
import { emit, schedule } from './vocabulary.ts';

/** The owner's primary ability, then the others' secondary ones clockwise, then the card is exhausted. TI-3.1 */
export function* primary(g: Ti4, seat: Seat, card: number): Script {
  const exempt = (yield* CARD_TEXTS[card].primary(g, seat)) ?? [];
  yield* resolved(g, seat, card);
  if (hasSecondary(g, card))
    for (const other of clockwiseFrom(g, seat))
      if (other !== seat)
        schedule(g, 'secondary', other, card, seat, Number(exempt.includes(other)));
  schedule(g, 'exhaustCard', card);
}

/** Each other player may do it once; whom the owner has exempted has to, and pays nothing. TI-3.1, TI-3.7 */
export function* secondary(
  g: Ti4,
  seat: Seat,
  card: number,
  owner: Seat,
  isExempt: number,
): Script {
  if (g.players[seat].eliminated) return;
  const { id } = STRATEGY_CARDS[card];
  const way = isExempt === 1 ? 'secondary' : yield* wish(g, seat, card, owner);
  if (way === 'decline') {
    emit('declinedSecondary', { player: seat, card: id });
    return;
  }
  if (isExempt === 0) g.players[seat].strategy -= tokensFor(g, seat, card);
  emit('secondary', { player: seat, card: id });
  if (way === 'primary') yield* CARD_TEXTS[card].primary(g, seat);
  else yield* CARD_TEXTS[card].secondary(g, seat);
  yield* resolved(g, seat, card);
}

function* wish(
  g: Ti4,
  seat: Seat,
  card: number,
  owner: Seat,
): Script<'secondary' | 'primary' | 'decline'> {
  const ways: Option<'secondary' | 'primary'>[] = [{ do: 'secondary' }];
  if (powers.all(g, seat, 'primaryInstead').includes(STRATEGY_CARDS[card].id))
    ways.push({ do: 'primary' });
  const judged = (): ReturnType<typeof judge<(typeof ways)[number]>> =>
    judge(ways, (way) => secondaryVerdict(g, seat, card, way.do));
  if (judged().options.length === 0) return 'decline';
  const choice = yield* choose(seat, 'secondary', () => [...judged().options, { do: 'decline' }], {
    refused: () => judged().refused(),
    otherwise: { do: 'decline' },
    about: { card: STRATEGY_CARDS[card].id, player: owner },
  });
  return choice.do;
}

/** Null, or the clause that forbids the secondary ability, or the primary in its stead. TI-3.2 */
function secondaryVerdict(
  g: Ti4,
  seat: Seat,
  card: number,
  way: 'secondary' | 'primary',
): string | null {
  if (g.players[seat].strategy < tokensFor(g, seat, card)) return 'TI-3.2';
  return way === 'primary' ? null : (CARD_TEXTS[card].may?.(g, seat) ?? null);
}

/** Tokens of the strategy pool that the secondary ability costs. TI-3.2 */
function tokensFor(g: Ti4, seat: Seat, card: number): number {
  const { id, secondary: cost } = STRATEGY_CARDS[card];
  if (cost.tokens === 0) return 0;
  return powers.all(g, seat, 'freeSecondary').includes(id) ? 0 : cost.tokens;
}

function* resolved(g: Ti4, seat: Seat, card: number): Script {
  yield* moment(g, 'strategic.resolved', [seat], () => ({ strategy: card }));
}

/** TI-3.11 */
export function* exhaustCard(g: Ti4, card: number): Script {
  g.strategy[card].exhausted = true;
}

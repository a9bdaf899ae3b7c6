import type { Script, Seat, Usable } from '@tablewright/engine';
import { type Option, options } from './options.ts';
import type { DeckName } from './powers.ts';

type Settling = Option<'settleCourt' | 'settleLeader' | 'settleLore'>;

/** What a card does at some moment. */
interface Effect extends Usable {
  readonly deck: DeckName;
  readonly card: number;
}

/** Carries out effects of one moment, gathered again after each; the seat chooses their order. ARC-23.4 */
export function* settleCards(seat: Seat, effects: () => readonly Effect[]): Script {
  yield* options.settle<Settling>({
    id: 'order',
    seat,
    effects: () => effects().map((effect) => ({ ...settling(effect), use: () => effect.use() })),
  });
}

function settling({ deck, card }: Effect): Settling {
  switch (deck) {
    case 'court':
      return { do: 'settleCourt', court: card };
    case 'leaders':
      return { do: 'settleLeader', leader: card };
    case 'lore':
      return { do: 'settleLore', lore: card };
  }
}

import type { Refusal, Script, Seat } from '@tablewright/engine';
import { COURT, RESOURCES } from '../content/index.ts';
import { bury, leavePlay } from './court.ts';
import { choose, type Option } from './options.ts';
import { rivalsOf } from './pieces.ts';
import { guildWith, powers } from './powers.ts';
import { rivalToken, store, tokensIn } from './resources.ts';
import { type Arcs, NONE } from './state.ts';
import { emit, type Prompts } from './vocabulary.ts';

/** Nothing can be stolen beside a card that guards, but that card itself. ARC-24.3 */
export function stealVerdict(g: Arcs, victim: Seat, card: number): string | null {
  const guard = guildWith(g, victim, 'guards');
  return guard === NONE || guard === card ? null : 'ARC-25.1';
}

export type Loot = Option<'stealToken' | 'stealCard'>;

/** What can be stolen from Rivals: tokens of one type or of all, Guild cards, or both. */
export function loot(
  g: Arcs,
  seat: Seat,
  wanted: { readonly tokens?: number | 'all'; readonly cards?: true },
): { options: Loot[]; refused: () => Refusal<Loot>[] } {
  const options: Loot[] = [];
  const guarded: Refusal<Loot>[] = [];
  for (const rival of rivalsOf(g, seat)) {
    const add = (item: Loot, card: number): void => {
      const clause = stealVerdict(g, rival, card);
      if (clause === null) options.push(item);
      else guarded.push({ option: item, clause });
    };
    if (wanted.tokens !== undefined) {
      const type = wanted.tokens === 'all' ? NONE : wanted.tokens;
      for (const slot of tokensIn(g, rival, type))
        add(rivalToken('stealToken', g, rival, slot), NONE);
    }
    if (wanted.cards) {
      for (const card of g.players[rival].guild) add({ do: 'stealCard', rival, court: card }, card);
    }
  }
  return { options, refused: () => guarded };
}

/** Asks what to steal, if there is anything. */
export function* stealOne(
  g: Arcs,
  seat: Seat,
  wanted: Parameters<typeof loot>[2],
  about: Prompts['steal'],
  optional = false,
): Script {
  const { options, refused } = loot(g, seat, wanted);
  if (options.length === 0) return;
  const offered = optional ? [...options, { do: 'none' } as const] : options;
  const choice = yield* choose(seat, 'steal', offered, { about, refused });
  if (choice.do !== 'none') yield* steal(g, seat, choice);
}

/** ARC-17.5, ARC-17.6 */
export function* steal(g: Arcs, seat: Seat, item: Loot): Script {
  const { rival } = item;
  if (item.do === 'stealToken') {
    const token = g.players[rival].slots[item.slot];
    g.players[rival].slots[item.slot] = NONE;
    emit('stoleToken', { player: seat, rival, resource: RESOURCES[token] });
    yield* store(g, seat, token);
    return;
  }
  const { court } = item;
  leavePlay(g, rival, court);
  emit('stoleCard', { player: seat, rival, court: COURT[court].id });
  if (powers.of('court', court).guards) {
    bury(g, court);
    return;
  }
  g.players[seat].guild.push(court);
  // By a ransacked Guild Struggle, before the Outrage of a second city. ARC-16.11
  if (g.battle.system !== NONE) g.battle.ransacked.push(court);
}

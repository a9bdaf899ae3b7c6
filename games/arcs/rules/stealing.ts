import {
  choose,
  type About,
  emit,
  type Refusal,
  type Script,
  type Seat,
} from '@tablewright/engine';
import { COURT, RESOURCES } from '../content/index.ts';
import { bury, leavePlay } from './court.ts';
import { type Option, option, spelt } from './options.ts';
import { rivalsOf } from './pieces.ts';
import { guildWith } from './powers.ts';
import { store, tokenOption, tokensIn } from './resources.ts';
import { type Arcs, NONE } from './state.ts';

const stealPrompt = spelt('steal');

/** Nothing can be stolen beside a card that guards, but that card itself. ARC-24.3 */
export function stealVerdict(g: Arcs, victim: Seat, card: number): string | null {
  const guard = guildWith(g, victim, 'guards');
  return guard === NONE || guard === card ? null : 'ARC-25.1';
}

/** What can be stolen from Rivals: tokens of one type or of all, Guild cards, or both. */
export function loot(
  g: Arcs,
  seat: Seat,
  wanted: { readonly tokens?: number | 'all'; readonly cards?: true },
): { options: Option[]; refused: () => Refusal<Option>[] } {
  const options: Option[] = [];
  const guarded: Refusal<Option>[] = [];
  for (const rival of rivalsOf(g, seat)) {
    const add = (item: Option, card: number): void => {
      const clause = stealVerdict(g, rival, card);
      if (clause === null) options.push(item);
      else guarded.push({ option: item, clause });
    };
    if (wanted.tokens !== undefined) {
      const type = wanted.tokens === 'all' ? NONE : wanted.tokens;
      for (const slot of tokensIn(g, rival, type))
        add(tokenOption('stealToken', g, rival, slot), NONE);
    }
    if (wanted.cards) {
      for (const card of g.players[rival].guild) add(option('stealCard', rival, card), card);
    }
  }
  return { options, refused: () => guarded };
}

/** Asks what to steal, if there is anything. */
export function* stealOne(
  g: Arcs,
  seat: Seat,
  wanted: Parameters<typeof loot>[2],
  about: About,
  optional = false,
): Script {
  const { options, refused } = loot(g, seat, wanted);
  if (options.length === 0) return;
  if (optional) options.push(option('none'));
  const choice = yield* choose(seat, stealPrompt, options, { about, refused });
  if (choice.do !== 'none') yield* steal(g, seat, choice);
}

/** ARC-17.5, ARC-17.6 */
export function* steal(g: Arcs, seat: Seat, { do: verb, args }: Option): Script {
  const [rival, item] = args;
  if (verb === 'stealToken') {
    const token = g.players[rival].slots[item];
    g.players[rival].slots[item] = NONE;
    emit('stoleToken', { player: seat, rival, resource: RESOURCES[token] });
    yield* store(g, seat, token);
    return;
  }
  leavePlay(g, rival, item);
  emit('stoleCard', { player: seat, rival, court: COURT[item].id });
  if (COURT[item].traits.guards) bury(g, item);
  else g.players[seat].guild.push(item);
}

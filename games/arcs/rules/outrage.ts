import type { Seat } from '@tablewright/engine';
import { COURT, RESOURCES } from '../content/index.ts';
import { discardGuild } from './court.ts';
import { discardToken, tokensIn } from './resources.ts';
import { powers } from './powers.ts';
import { AGENT, type Arcs, NOT_OUTRAGED, STAND_IN } from './state.ts';
import { emit } from './vocabulary.ts';

/** Discards all tokens and Guild cards of the type, then covers its icon. ARC-16.3 to ARC-16.6 */
export function provokeOutrage(g: Arcs, seat: Seat, resource: number): void {
  const player = g.players[seat];
  emit('outrage', { player: seat, resource: RESOURCES[resource] });
  for (const slot of tokensIn(g, seat, resource)) discardToken(g, seat, slot);
  for (const card of player.guild.filter((each) => COURT[each].suit === RESOURCES[resource])) {
    const isKept =
      powers.of('court', card).loyal !== undefined || g.battle.ransacked.includes(card);
    if (!isKept) discardGuild(g, seat, card);
  }
  if (player.outrage[resource] !== NOT_OUTRAGED) return;
  if (player.agents > 0) {
    player.agents--;
    player.outrage[resource] = AGENT;
  } else {
    player.outrage[resource] = STAND_IN;
  }
}

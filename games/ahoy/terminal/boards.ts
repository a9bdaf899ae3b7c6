import type { Scene, Style } from '@tablewright/board/terminal';
import { type Ahoy, DAMAGE, EMPTY, type Player } from '../index.ts';
import {
  ANY,
  BOARDS,
  EVEN,
  hasSlot,
  MARKET,
  SHIP_SLOTS,
  type Slot,
  UNION,
} from '../content/index.ts';
import type { Seat } from '@tablewright/engine';

const CUTTER_SLOTS = ['cutter-1'];
const GUNSHIP_SLOTS = ['gunship-1', 'gunship-2'];

/** The slots of a player: each action with what lies there, then crew and ships. */
export function slotWords(scene: Scene<Ahoy>, seat: Seat): string[] {
  const { state, teller, style } = scene;
  const player = state.players[seat];
  const board = BOARDS[player.faction];
  const actions = [...new Set(board.map(({ action }) => action))];
  return [
    ...actions.map((action) => {
      const signs = board.map((slot, at) =>
        slot.action === action ? slotSign(slot, player.slots[at], style) : '',
      );
      return bound(`${teller.name(action)} ${signs.join('')}`);
    }),
    ...shipWords(scene, player),
  ];
}

/** Crew, with the slots of their cards. */
export function crewWords({ teller, style }: Scene<Ahoy>, { crew, crewSlots }: Player): string[] {
  return crew.map((card, at) => {
    const { id, cost } = MARKET[card];
    if (!hasSlot(MARKET[card])) return bound(teller.name(id));
    const slot = { accepts: ANY, dashed: cost === 'die' };
    return bound(`${teller.name(id)} ${slotSign(slot, crewSlots[at], style)}`);
  });
}

/** The slots of the Cutter and the Gunship, while the Union has them. */
function shipWords({ state, teller, style }: Scene<Ahoy>, player: Player): string[] {
  if (player.faction !== UNION) return [];
  const { cutterSlots, gunshipSlots } = state;
  const word = (id: string, lies: number, accepts: number): string =>
    bound(`${teller.name(id)} ${slotSign({ accepts, dashed: false }, lies, style)}`);
  return [
    ...cutterSlots.map((lies, at) => word(CUTTER_SLOTS[at], lies, SHIP_SLOTS.cutter[at])),
    ...gunshipSlots.map((lies, at) => word(GUNSHIP_SLOTS[at], lies, SHIP_SLOTS.gunship[at])),
  ];
}

/** A slot: `[ ]` any die, `[3]` only a 3, `[=]` even, `:2:` dashed; `(5)` a die, `X` damage. */
function slotSign(
  { accepts, dashed }: Pick<Slot, 'accepts' | 'dashed'>,
  lies: number,
  style: Style,
): string {
  if (lies === DAMAGE) return style.bad('[X]');
  if (lies !== EMPTY) return style.accent(`(${lies})`);
  const value = accepts === ANY ? ' ' : accepts === EVEN ? '=' : String(Math.log2(accepts));
  return dashed ? `:${value}:` : `[${value}]`;
}

function bound(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}

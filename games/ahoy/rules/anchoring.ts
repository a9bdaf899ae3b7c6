import { judge, type Script, type Seat } from '@tablewright/engine';
import { BLUEFIN, UNION } from '../content/index.ts';
import { type Figure, FLAGSHIP } from './figures.ts';
import { regionOf, SPACE_NAMES, TERRAIN } from './map.ts';
import { choose, type Option } from './options.ts';
import { diceSlots, freeCannons, onSlot, putOnSlot, repairableSlots, slotArgs } from './slots.ts';
import { type Ahoy, EMPTY, NONE } from './state.ts';
import { gainComrades, gainGold, placeComrades, placePatrol } from './supply.ts';
import { emit } from './vocabulary.ts';

/** How many Comrades the Sail action places or gains. AH-15.3 */
const COMRADES_BY_SAIL = 2;

/** What a faction's own Sail or Tailwind brings where a figure anchors. */
export type Brings = 'sail' | 'tailwind' | 'nothing';

/** A Patrol for the Squadron, Comrades for the Union. AH-14.2, AH-15.3 */
export function* bring(g: Ahoy, { kind, seat, at }: Figure, brings: Brings): Script {
  if (brings === 'nothing') return;
  const { faction } = g.players[seat];
  if (faction === BLUEFIN && kind === FLAGSHIP && g.patrolSupply > 0) {
    const answer = yield* choose(seat, 'anchorPatrol', [{ do: 'patrol' }, { do: 'decline' }], {
      about: { space: SPACE_NAMES[at] },
    });
    if (answer.do === 'patrol') placePatrol(g, at, 'anchor');
  }
  const isMessenger = kind === FLAGSHIP || !g.variant.flagshipComrades;
  if (faction === UNION && isMessenger && brings === 'sail' && TERRAIN[at].island)
    yield* bringComrades(g, seat, at);
}

/** Two Comrades onto the island, or two to Ready. AH-15.3 */
function* bringComrades(g: Ahoy, seat: Seat, at: number): Script {
  const place = Math.min(COMRADES_BY_SAIL, g.ready);
  const gain = Math.min(COMRADES_BY_SAIL, g.comradeSupply);
  const { do: verb } = yield* choose(
    seat,
    'anchorComrades',
    [
      ...(place > 0 ? [{ do: 'place', count: place } as const] : []),
      ...(gain > 0 ? [{ do: 'gain', count: gain } as const] : []),
      { do: 'decline' },
    ],
    { about: { space: SPACE_NAMES[at] } },
  );
  if (verb === 'place') placeComrades(g, seat, regionOf(at), place);
  if (verb === 'gain') gainComrades(g, seat, gain);
}

/** The gold of a space; it is never used up. AH-10.8 */
export function takeTreasure(g: Ahoy, seat: Seat, space: number): void {
  const gold = gainGold(g, seat, TERRAIN[space].treasure);
  if (gold > 0) emit('treasure', { player: seat, gold, space: SPACE_NAMES[space] });
}

type HarborAnswer = Option<'repairHere' | 'load' | 'decline'>;

/** In a harbor: two repairs, or a placed die to the Cannons. AH-10.3 */
export function* askHarbor(g: Ahoy, seat: Seat, space: number): Script<HarborAnswer['do']> {
  const placed = diceSlots(g, seat).filter((slot) => slotArgs(slot).action !== 'cannons');
  const { options, refused } = judge<HarborAnswer>(
    [
      { do: 'repairHere' },
      ...placed.map((slot) => ({ do: 'load', slot }) as const),
      { do: 'decline' },
    ],
    (each) => harborVerdict(g, seat, each),
  );
  const answer = yield* choose(seat, 'harbor', options, {
    about: { space: SPACE_NAMES[space] },
    refused,
  });
  if (answer.do === 'load') {
    const value = onSlot(g, answer.slot);
    putOnSlot(g, freeCannons(g, seat, value), value);
    putOnSlot(g, answer.slot, EMPTY);
    emit('harborLoaded', () => ({ player: seat, ...slotArgs(answer.slot), value }));
  }
  return answer.do;
}

function harborVerdict(g: Ahoy, seat: Seat, answer: HarborAnswer): string | null {
  if (answer.do === 'decline') return null;
  const isUseful =
    answer.do === 'load'
      ? freeCannons(g, seat, onSlot(g, answer.slot)) !== NONE
      : repairableSlots(g, seat).length > 0;
  return isUseful ? null : 'AH-10.3';
}

import type { Script, Seat } from '@tablewright/engine';
import { AMBITIONS, COURT } from '../content/index.ts';
import { placeMarker } from './ambitions.ts';
import { whenDeclaring } from './cards/index.ts';
import { leavePlay } from './court.ts';
import { choose } from './options.ts';
import { rivalsOf } from './pieces.ts';
import { hasTrait, traitsOf } from './powers.ts';
import type { Arcs } from './state.ts';
import { emit } from './vocabulary.ts';

/** Declares an ambition; only with the lead card does the zero marker follow. ARC-6.3 to ARC-6.10 */
export function* declare(g: Arcs, seat: Seat, ambition: number, withLead: number): Script {
  if (hasTrait(g, seat, 'paysForAmbition')) yield* giveToWeakest(g, seat);
  placeMarker(g, seat, ambition);
  const keepsNumber = traitsOf(g, seat, 'keepsNumber').some((kept) =>
    kept.includes(AMBITIONS[ambition]),
  );
  if (withLead === 1 && !keepsNumber) g.zero = true;
  for (const script of whenDeclaring(g, seat)) yield* script(g, seat);
}

/** Generous: a Guild card goes to the Rival with least Power, on a tie the first in turn order. ARC-25.6 */
function* giveToWeakest(g: Arcs, seat: Seat): Script {
  const rivals = rivalsOf(g, seat);
  const least = Math.min(...rivals.map((rival) => g.players[rival].power));
  const rival = rivals.find((each) => g.players[each].power === least)!;
  const { court } = yield* choose(
    seat,
    'generous',
    g.players[seat].guild.map((card) => ({ do: 'giveGuild', court: card }) as const),
    { about: { rival } },
  );
  leavePlay(g, seat, court);
  g.players[rival].guild.push(court);
  emit('gave', { player: seat, rival, court: COURT[court].id });
}

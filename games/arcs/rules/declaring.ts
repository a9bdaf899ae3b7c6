import type { Script, Seat } from '@tablewright/engine';
import { AMBITIONS, COURT } from '../content/index.ts';
import { placeMarker } from './ambitions.ts';
import { leavePlay } from './court.ts';
import { choose } from './options.ts';
import { rivalsOf } from './pieces.ts';
import { powers } from './powers.ts';
import { settleCards } from './settling.ts';
import type { Arcs } from './state.ts';
import { emit } from './vocabulary.ts';

/** Declares an ambition; only with the lead card does the zero marker follow. ARC-6.3 to ARC-6.10 */
export function* declare(g: Arcs, seat: Seat, ambition: number, withLead: number): Script {
  if (powers.has(g, seat, 'paysForAmbition')) yield* giveToWeakest(g, seat);
  placeMarker(g, seat, ambition);
  const keepsNumber = powers
    .all(g, seat, 'keepsNumber')
    .some((kept) => kept.includes(AMBITIONS[ambition]));
  if (withLead === 1 && !keepsNumber) g.zero = true;
  yield* settleCards(seat, () =>
    powers
      .at(g, seat, 'declared', ['leaders', 'court'])
      .filter((found) => powers.verdict(g, seat, found, { ambition }) === null)
      .map(({ deck, card, ability }) => ({
        deck,
        card,
        use: () => ability.use(g, seat, { card, ambition }),
      })),
  );
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

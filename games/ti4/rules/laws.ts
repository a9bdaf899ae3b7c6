import type { Script, Seat } from '@tablewright/engine';
import { AGENDAS } from '../content/index.ts';
import { ownerOfLaw } from './ballots.ts';
import { speakerOrder } from './order.ts';
import { type Passives, powers } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** A law comes into play for everybody. TI-23.9 */
export function enact(g: Ti4, law: number): void {
  g.laws.push(law);
  emit('enacted', { law: AGENDAS[law].id });
}

/** A law comes into play before the elected player. TI-23.12 */
export function giveOffice(g: Ti4, law: number, seat: Seat): void {
  g.players[seat].offices.push(law);
  emit('enacted', { law: AGENDAS[law].id });
}

/** A law passes from its owner to another player. */
export function passOffice(g: Ti4, law: number, seat: Seat): void {
  takeOffice(g, law);
  g.players[seat].offices.push(law);
}

/** A law is put under a planet card and stays with the planet. TI-12.8 */
export function attach(g: Ti4, law: number, planet: number): void {
  g.attached.push({ agenda: law, planet, exhausted: false });
  emit('enacted', { law: AGENDAS[law].id });
}

/** A law is discarded from play and stops at once; points that it gave stay. TI-21.4, TI-23.9 */
export function repeal(g: Ti4, law: number): void {
  g.laws = g.laws.filter((each) => each !== law);
  takeOffice(g, law);
  g.attached = g.attached.filter(({ agenda }) => agenda !== law);
  g.agendaDiscards.push(law);
  powers.of('law', law).repealed?.(g);
  emit('repealed', { law: AGENDAS[law].id });
}

function takeOffice(g: Ti4, law: number): void {
  const owner = ownerOfLaw(g, law);
  if (owner === NONE) return;
  const player = g.players[owner];
  player.offices = player.offices.filter((each) => each !== law);
}

/** What laws under a planet card have under some name. */
export function attachments<N extends keyof Passives>(
  g: Ti4,
  planet: number,
  name: N,
): Passives[N][] {
  const found: Passives[N][] = [];
  for (const { agenda, planet: where } of g.attached) {
    const value = where === planet ? powers.of('law', agenda)[name] : undefined;
    if (value !== undefined) found.push(value as Passives[N]);
  }
  return found;
}

/** What an agenda leaves for the start of the next strategy phase. */
export function postpone(g: Ti4, agenda: number, seats: readonly Seat[]): void {
  g.pending.push({ agenda, seats: seats.reduce((bits, seat) => bits | (1 << seat), 0) });
}

/** Carries out what earlier agendas have left for this moment, in speaker order. TI-23.7 */
export function* settlePending(g: Ti4): Script {
  for (const { agenda, seats } of g.pending.splice(0)) {
    const touched = speakerOrder(g).filter((seat) => (seats & (1 << seat)) !== 0);
    yield* powers.of('law', agenda).falls!(g, touched);
  }
}

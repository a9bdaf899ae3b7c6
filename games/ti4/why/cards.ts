import type { Obstacle, Seat } from '@tablewright/engine';
import {
  ACTION_CARDS,
  actionCardOf,
  AGENDAS,
  agendaOf,
  NOTES,
  noteOf,
  PLANETS,
} from '../content/index.ts';
import { lawsInPlay, ownerOfLaw } from '../rules/ballots.ts';
import { isShutOut, isSilent } from '../rules/moments.ts';
import { kindOfNote, ownerOfNote } from '../rules/notes.ts';
import { isIdle } from '../rules/powers.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import type { Look } from './first.ts';

/** Cards that need something, and have a text that says what. TI-19.7 */
const NEEDY: ReadonlySet<string> = new Set([
  'bunker',
  'courageous-to-the-end',
  'disable',
  'emergency-repairs',
  'experimental-battlestation',
  'fighter-prototype',
  'focused-research',
  'frontline-deployment',
  'ghost-ship',
  'in-the-silence-of-space',
  'infiltrate',
  'insubordination',
  'lucky-shot',
  'mining-initiative',
  'parley',
  'plague',
  'reactor-meltdown',
  'reparations',
  'repeal-law',
  'salvage',
  'shields-holding',
  'signal-jamming',
  'skilled-retreat',
  'spy',
  'tactical-bombardment',
  'unexpected-action',
  'unstable-planet',
  'upgrade',
  'uprising',
  'war-effort',
]);

/** Refusals that are not about what a card needs. */
const OTHERWISE = ['TI-19.2', 'TI-23.11', 'TI-28.1'];

/** An action card: when it can be played, or what it needs now. TI-28.1 */
export function cardWhy(id: string, look: Look): Obstacle | null {
  const { view: g, seat, refused } = look;
  const card = actionCardOf(id);
  if (ACTION_CARDS[card] === undefined) return null;
  const about = { actionCard: id };
  if (!g.players[seat].hand.includes(card))
    return g.discarded[card] > 0
      ? { id: 'why.card.discarded', about, clause: 'TI-25.1' }
      : { id: 'why.card.none', about };
  if (isSilent(g, seat)) return { id: 'why.card.silent', clause: 'TI-23.11' };
  if (isShutOut(g, seat)) return { id: 'why.card.shutOut', clause: 'TI-1.2' };
  const missing = refused.find((clause) => !OTHERWISE.includes(clause));
  if (missing !== undefined && NEEDY.has(id))
    return { id: `why.needs.${id}`, about, clause: missing };
  const { action, window = [], where = 'either' } = ACTION_CARDS[card];
  const moment = action === true ? 'action' : window.join('+');
  return { id: `why.card.${moment}`, about: { ...about, where }, clause: 'TI-28.1' };
}

/** A promissory note: in hand, or laid out. TI-17.1, TI-17.3 */
export function noteWhy(id: string, owner: Seat, look: Look): Obstacle | null {
  const { view: g, seat } = look;
  const kind = noteOf(id);
  if (NOTES[kind] === undefined || g.players[owner] === undefined) return null;
  const about = { note: id, player: owner };
  const isIt = (note: number): boolean =>
    ownerOfNote(note) === owner && kindOfNote(g, note) === kind;
  const holder = g.players.findIndex(({ displayed }) => displayed.some(isIt));
  if (holder === seat) return { id: 'why.note.laid', about, clause: 'TI-17.2' };
  if (holder !== NONE)
    return { id: 'why.note.laidElsewhere', about: { ...about, other: holder }, clause: 'TI-17.2' };
  if (owner === seat) return { id: 'why.note.own', about, clause: 'TI-17.1' };
  if (!g.players[seat].notes.some(isIt)) return { id: 'why.note.none', about };
  if (isIdle(g, 'note', kind)) return { id: 'ui.noCouncil', clause: 'TI-28.1' };
  const { action, window = [] } = NOTES[kind];
  const moment = action === true ? 'action' : window[0];
  return { id: `why.note.${moment}`, about, clause: 'TI-28.1' };
}

/** A law in play, or an agenda that was one. TI-23.9, TI-23.12 */
export function lawWhy(id: string, { view: g, seat }: Look): Obstacle | null {
  const law = agendaOf(id);
  if (AGENDAS[law] === undefined) return null;
  const about = { law: id };
  if (!lawsInPlay(g).includes(law)) return agendaWhy(id, g);
  const owner = ownerOfLaw(g, law);
  if (owner === seat) return { id: 'why.law.mine', about, clause: 'TI-23.12' };
  if (owner !== NONE)
    return { id: 'why.law.other', about: { ...about, player: owner }, clause: 'TI-23.12' };
  const attached = g.attached.find(({ agenda }) => agenda === law);
  return attached === undefined
    ? { id: 'why.law.common', about, clause: 'TI-23.9' }
    : {
        id: 'why.law.attached',
        about: { ...about, planet: PLANETS[attached.planet].id },
        clause: 'TI-12.8',
      };
}

/** An agenda before the council, in the discard pile or in the deck. */
export function agendaWhy(id: string, g: Ti4): Obstacle | null {
  const agenda = agendaOf(id);
  if (AGENDAS[agenda] === undefined) return null;
  const about = { agenda: id };
  if (g.council.agenda === agenda) return { id: 'why.agenda.open', about, clause: 'TI-23.4' };
  return g.agendaDiscards.includes(agenda)
    ? { id: 'why.agenda.discarded', about, clause: 'TI-25.1' }
    : { id: 'why.agenda.deck', about, clause: 'TI-23.1' };
}

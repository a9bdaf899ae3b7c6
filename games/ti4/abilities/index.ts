import { AGENDAS } from '../content/index.ts';
import { type Entries, powers } from '../rules/powers.ts';
import { cards as combatCards } from './action-cards/combat.ts';
import { cards as componentCards } from './action-cards/component.ts';
import { cards as councilCards } from './action-cards/council.ts';
import { cards as strategyCards } from './action-cards/strategy.ts';
import { cards as tacticalCards } from './action-cards/tactical.ts';
import { agendas as crowns } from './agendas/crowns.ts';
import { agendas as directives } from './agendas/directives.ts';
import { agendas as disarmament } from './agendas/disarmament.ts';
import { agendas as laws } from './agendas/laws.ts';
import { agendas as movementLaws } from './agendas/movement.ts';
import { agendas as ministers } from './agendas/offices.ts';
import { agendas as planetAgendas } from './agendas/planets.ts';
import * as arborec from './factions/arborec.ts';
import * as creuss from './factions/creuss.ts';
import * as hacan from './factions/hacan.ts';
import * as jolNar from './factions/jol-nar.ts';
import * as l1z1x from './factions/l1z1x.ts';
import * as letnev from './factions/letnev.ts';
import * as muaat from './factions/muaat.ts';
import * as saar from './factions/saar.ts';
import * as mentak from './factions/mentak.ts';
import * as nekro from './factions/nekro.ts';
import * as naalu from './factions/naalu.ts';
import * as sardakkNorr from './factions/sardakk-norr.ts';
import * as sol from './factions/sol.ts';
import * as winnu from './factions/winnu.ts';
import * as xxcha from './factions/xxcha.ts';
import * as yin from './factions/yin.ts';
import * as yssaril from './factions/yssaril.ts';
import { notes as commonNotes } from './notes.ts';
import { technologies } from './technologies.ts';
import { units } from './units.ts';

const SHEETS = [
  arborec,
  creuss,
  hacan,
  jolNar,
  l1z1x,
  letnev,
  mentak,
  muaat,
  naalu,
  nekro,
  saar,
  sardakkNorr,
  sol,
  winnu,
  xxcha,
  yin,
  yssaril,
];

const all = (entries: readonly Entries[]): Entries => Object.assign({}, ...entries);

const agendas = all([
  laws,
  movementLaws,
  ministers,
  crowns,
  planetAgendas,
  directives,
  disarmament,
]);

/** Laws that their owners use. */
const offices = Object.fromEntries(
  AGENDAS.map(({ id, owned }) => [id, owned === true ? agendas[id] : {}]),
);

const notes = all([commonNotes, ...SHEETS.map((each) => each.notes)]);

/** A note that is laid out has only passive effects left. */
const laid = Object.fromEntries(
  Object.entries(notes).map(([id, { abilities: _, ...passives }]) => [id, passives]),
);

powers.declare({
  technology: all([technologies, ...SHEETS.map((each) => each.technologies)]),
  faction: all(SHEETS.map(({ faction }) => faction)),
  law: agendas,
  office: offices,
  laid,
  note: notes,
  card: all([combatCards, componentCards, councilCards, strategyCards, tacticalCards]),
  unit: all([units, ...SHEETS.map((each) => each.units)]),
});

import {
  isBySeat,
  mixCards,
  roll,
  type Script,
  type Seat,
  type Setup,
  shuffle,
} from '@tablewright/engine';
import {
  ACTION_CARDS,
  AGENDAS,
  DOCKS_ON_PLANET,
  FACTIONS,
  MAPS,
  type Objective,
  OBJECTIVES_EACH_STAGE,
  OPEN_OBJECTIVES,
  PDS_ON_PLANET,
  PLANETS,
  SECRETS,
  STAGE_1,
  STAGE_2,
  STARTING_TOKENS,
  type StartingChoice,
  STRATEGY_CARDS,
  TECHNOLOGIES,
  TILES,
  UNIT_KINDS,
  VICTORY_POINTS,
} from '../content/index.ts';
import { agendasOf, noCouncil } from './agenda-phase.ts';
import { firstGalaxy, layHomes, noBuilding } from './building.ts';
import { noCombat } from './combat.ts';
import { noRoll } from './dice.ts';
import { newDraft, openDraft, takeFaction, takePositions } from './draft.ts';
import { EMPTY_GALAXY, homeOf } from './galaxy.ts';
import { notesOfOwner } from './notes.ts';
import { drawFirstSecrets, drawSecret } from './objectives.ts';
import { mapText } from './map-text.ts';
import { factionNamed, factionsBySeat } from './named-factions.ts';
import { ASSIMILATORS, choose, type Option, PUBLIC } from './options.ts';
import {
  addAfloat,
  addGround,
  clockwiseFrom,
  DOCK,
  floats,
  INFANTRY,
  PDS,
  planetsIn,
  SHIPS,
} from './pieces.ts';
import {
  EVERYBODY,
  FACTION_MODES,
  FLEET_WORDS,
  GALAXY_MODES,
  NONE,
  type Player,
  SEATS,
  type Ti4,
} from './state.ts';
import { noTactical } from './tactical.ts';
import { gainTechnology } from './technology.ts';
import { emit, schedule, stepCall } from './vocabulary.ts';

/**
 * What the players agree on before the match: the length of the track, factions and galaxy, and whether there are action
 * cards and agendas. TI-21.1, TI-29.1
 */
export const setupOptions = {
  points: {
    values: [VICTORY_POINTS.standard, VICTORY_POINTS.long],
    standard: VICTORY_POINTS.standard,
  },
  factions: {
    values: FACTION_MODES.filter((mode) => mode !== 'named'),
    standard: 'first',
    bySeat: factionsBySeat,
  },
  bans: { values: [0, 1, 2], standard: 0 },
  galaxy: {
    values: GALAXY_MODES.filter((mode) => mode !== 'map'),
    standard: 'printed',
    text: mapText,
  },
  council: { values: ['on', 'off'], standard: 'on' },
} as const;

/** Every number of players as usual and without the council, every way to come to factions and to a galaxy, and every faction. */
export const sampleSetups = [
  ...[3, 4, 5, 6].map((seats) => ({ seats, setup: usual({}) })),
  {
    seats: 3,
    setup: usual({ points: 14, factions: 'all', bans: 1, galaxy: 'fair', council: 'off' }),
  },
  { seats: 4, setup: usual({ factions: 'pool', bans: 2, galaxy: 'built', council: 'off' }) },
  { seats: 5, setup: usual({ factions: 'draft', bans: 1, galaxy: 'slices', council: 'off' }) },
  { seats: 6, setup: usual({ factions: 'pick', galaxy: mapText.example(6) }) },
  { seats: 5, setup: usual({ points: 14, factions: 'all', galaxy: 'built' }) },
  { seats: 6, setup: usual({ factions: 'draft', galaxy: 'fair', council: 'off' }) },
  ...[0, 6, 12].map((first) => ({
    seats: 6,
    setup: usual({ bans: first === 12 ? 1 : 0, factions: idsFrom(first, 6) }),
  })),
];

/** So many factions, and no name for the seats beyond the last. */
function idsFrom(first: number, seats: number): (string | null)[] {
  return Array.from({ length: seats }, (_, seat) => FACTIONS[first + seat]?.id ?? null);
}

function usual(wanted: Setup): Setup {
  return {
    points: VICTORY_POINTS.standard,
    factions: 'first',
    bans: 0,
    galaxy: 'printed',
    council: 'on',
    ...wanted,
  };
}

/** The box unpacked, nothing shuffled yet. */
export function unpack(seats: number, setup: Setup): Ti4 {
  const variant = variantOf(setup);
  const { council } = variant;
  return {
    agenda: [stepCall('layOut')],
    variant,
    seating: Array.from({ length: seats }, (_, seat) => seat),
    draft: newDraft(seats),
    building: noBuilding(),
    galaxy: EMPTY_GALAXY,
    players: Array.from({ length: seats }, (_, seat) => newPlayer(factionNamed(setup, seat))),
    space: zeros(TILES.length * SEATS * FLEET_WORDS),
    damaged: zeros(TILES.length * SEATS),
    tokens: zeros(TILES.length),
    ground: zeros(PLANETS.length * SEATS),
    pds: zeros(PLANETS.length),
    docks: zeros(PLANETS.length),
    floating: [],
    control: PLANETS.map(() => NONE),
    exhausted: PLANETS.map(() => false),
    custodians: true,
    exchanged: NONE,
    wormholes: [NONE, NONE],
    zero: NONE,
    strategy: STRATEGY_CARDS.map(() => ({ owner: NONE, exhausted: false, goods: 0 })),
    choosing: NONE,
    keepers: 0,
    revealed: [],
    stage1: [],
    stage2: [],
    stage1Box: STAGE_1.map((_, number) => number),
    stage2Box: STAGE_2.map((_, number) => STAGE_1.length + number),
    secretDeck: [...SECRETS.keys()].filter((secret) => council || !needsCards(SECRETS[secret])),
    actionDeck: council
      ? ACTION_CARDS.flatMap(({ count }, card) => new Array<number>(count).fill(card))
      : [],
    discarded: ACTION_CARDS.map(() => 0),
    plays: [],
    cancelled: false,
    agendaDeck: council ? [...AGENDAS.keys()] : [],
    agendaKnown: council ? AGENDAS.map(() => 0) : [],
    agendaDiscards: [],
    laws: [],
    attached: [],
    leaked: NONE,
    published: [],
    pending: [],
    council: noCouncil(seats),
    banished: 0,
    foretold: false,
    assimilated: ASSIMILATORS.map(() => NONE),
    speaker: 0,
    round: 0,
    phase: 'setup',
    turn: { number: 0, seat: NONE, taken: 0, extra: 0, traded: 0 },
    tactical: noTactical(),
    combat: noCombat(),
    rolled: noRoll(),
    ended: false,
  };
}

function variantOf(setup: Setup): Ti4['variant'] {
  const galaxy = GALAXY_MODES.find((mode) => mode === (setup['galaxy'] ?? 'printed')) ?? 'map';
  return {
    points: Number(setup['points']),
    factions: isBySeat(setup['factions'])
      ? 'named'
      : (FACTION_MODES.find((mode) => mode === setup['factions']) ?? 'first'),
    bans: Number(setup['bans'] ?? 0),
    galaxy,
    map: galaxy === 'map' ? String(setup['galaxy']) : '',
    council: setup['council'] !== 'off',
  };
}

/** Is it scored by discarding action cards? */
const needsCards = ({ check }: Objective): boolean =>
  check.kind === 'spend' && check.what === 'action-cards';

function newPlayer(faction: number): Player {
  const [tactic, fleet, strategy] = STARTING_TOKENS;
  return {
    faction,
    points: 0,
    tactic,
    fleet,
    strategy,
    goods: 0,
    commodities: 0,
    owed: 0,
    owedCards: 0,
    technologies: [],
    spent: [],
    profiles: UNIT_KINDS.map(() => NONE),
    returning: 0,
    secrets: [],
    scored: [],
    scoredSecrets: [],
    hand: [],
    handKnown: [],
    notes: [],
    notesKnown: [],
    displayed: [],
    offices: [],
    passed: false,
    eliminated: false,
  };
}

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/** Speaker, galaxy and factions; what players choose of it comes first. TI-29.1 */
export function* layOut(g: Ti4): Script {
  g.speaker = roll(g.players.length);
  firstGalaxy(g);
  openDraft(g);
  schedule(g, 'takeSeats');
}

/** Everybody has a faction and a place at the table, and a home in the galaxy. TI-29.4, TI-29.5 */
export function* takeSeats(g: Ti4): Script {
  for (const [seat, { faction }] of g.players.entries())
    if (faction === NONE) takeFaction(g, seat, g.draft.factions[0]);
  takePositions(g);
  layHomes(g);
  schedule(g, 'setTable');
}

/** Sheets, decks and objectives; then each player places the units of the sheet. TI-4.1, TI-20.6 */
export function* setTable(g: Ti4): Script {
  g.phase = 'strategy';
  emit('laidOut', { speaker: g.speaker });
  for (const seat of g.players.keys()) takeSheet(g, seat);
  shuffle(g.secretDeck);
  shuffle(g.actionDeck);
  mixCards(agendasOf(g));
  const order = clockwiseFrom(g, g.speaker);
  if (g.variant.factions === 'first') for (const seat of order) yield* drawSecret(g, seat);
  else yield* drawFirstSecrets(g, order);
  g.stage1 = shuffle(g.stage1Box).splice(0, OBJECTIVES_EACH_STAGE);
  g.stage2 = shuffle(g.stage2Box).splice(0, OBJECTIVES_EACH_STAGE);
  for (let open = 0; open < OPEN_OBJECTIVES; open++) {
    g.revealed.push(g.stage1.pop()!);
    emit('revealed', { objective: PUBLIC[g.revealed[open]].id });
  }
  for (const seat of order) schedule(g, 'placeStart', seat);
  schedule(g, 'strategyPhase');
}

/** Home planets, technologies, profiles of units, notes, and the trade goods of the place at the table. TI-17.1 */
function takeSheet(g: Ti4, seat: Seat): void {
  const player = g.players[seat];
  const faction = FACTIONS[player.faction];
  player.profiles = faction.profiles.map((profile) => profile ?? NONE);
  player.notes = notesOfOwner(seat);
  player.notesKnown = player.notes.map(() => EVERYBODY);
  for (const technology of faction.startingTechnologies) gainTechnology(g, seat, technology);
  for (const planet of planetsIn(faction.home)) g.control[planet] = seat;
  const count = MAPS[g.players.length].bonus[g.seating.indexOf(seat)];
  if (count === 0) return;
  player.goods += count;
  emit('bonusGoods', { player: seat, count });
}

/** Some factions choose the technologies that they start with. */
function* chooseTechnologies(g: Ti4, seat: Seat, { count, from }: StartingChoice): Script {
  for (let left = count; left > 0; left--) {
    const { technology } = yield* choose(
      seat,
      'startTechnology',
      from
        .filter((each) => !g.players[seat].technologies.includes(each))
        .map((each) => ({ do: 'startWith', technology: each }) as const),
    );
    gainTechnology(g, seat, technology);
    emit('gainedTechnology', { player: seat, technology: TECHNOLOGIES[technology].id });
  }
}

/** Ships go to the space area of the home system, docks too if they float; the rest to home planets of choice. TI-13.3, TI-13.5 */
export function* placeStart(g: Ti4, seat: Seat): Script {
  const { units, chooseStarting } = FACTIONS[g.players[seat].faction];
  if (chooseStarting !== undefined) yield* chooseTechnologies(g, seat, chooseStarting);
  const home = homeOf(g, seat);
  const planets = planetsIn(home);
  for (const kind of SHIPS) addAfloat(g, home, seat, kind, units[kind]);
  const grounded = floats(g, seat) ? 0 : units[DOCK];
  addAfloat(g, home, seat, DOCK, units[DOCK] - grounded);
  for (let left = grounded; left > 0; left--) {
    const places = planets.filter((planet) => g.docks[planet] < DOCKS_ON_PLANET);
    const { planet } = yield* choose(
      seat,
      'startDock',
      places.map((each) => ({ do: 'buildDock', planet: each }) as const),
    );
    g.docks[planet]++;
  }
  for (let left = units[PDS]; left > 0; left--) {
    const places = planets.filter((planet) => g.pds[planet] < PDS_ON_PLANET);
    const { planet } = yield* choose(
      seat,
      'startPds',
      places.map((each) => ({ do: 'buildPds', planet: each }) as const),
      { about: { count: left } },
    );
    g.pds[planet]++;
  }
  yield* placeInfantry(g, seat, planets, units[INFANTRY]);
}

/** One by one, or all that are left on one planet. */
function* placeInfantry(g: Ti4, seat: Seat, planets: readonly number[], count: number): Script {
  let left = count;
  while (left > 0) {
    const choice = yield* choose(
      seat,
      'startInfantry',
      [
        ...planets.map((planet): Option<'landAll'> => ({ do: 'landAll', planet })),
        ...(planets.length > 1 && left > 1
          ? planets.map((planet): Option<'land'> => ({ do: 'land', planet }))
          : []),
      ],
      { about: { count: left } },
    );
    const placed = choice.do === 'landAll' ? left : 1;
    addGround(g, choice.planet, seat, placed);
    left -= placed;
  }
}

import { allow, type Lesson, type LessonStep, play, readOnly } from '@tablewright/board/lesson';
import { tileOf } from '../content/index.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { stepCall } from '../rules/vocabulary.ts';
import type { Side } from './position.ts';
import { type Scene, scene, tacticalFrom, turnOf, YOU, ZOFIA } from './scene.ts';
import { either, inSystem, inTurn, when } from './steps.ts';

const FLEET = { dreadnought: 1, cruiser: 1, destroyer: 2, carrier: 1, fighter: 2, infantry: 4 };

const GARRISONS = {
  1: { carrier: 1 },
  39: { destroyer: 1 },
  jord: { infantry: 2, dock: 1 },
  arnor: { infantry: 1 },
  lor: { infantry: 1 },
  lazar: { infantry: 1 },
  sakulag: { infantry: 1 },
  wellon: { infantry: 1 },
};

/** A few rounds on: a fleet at Wellon, next to two systems of Zofia. */
const YOURS: Partial<Side> = {
  tokens: [3, 5, 2],
  cards: ['leadership*', 'warfare*'],
  secrets: [],
  scored: ['become-the-gatekeeper'],
  points: 1,
  planets: ['arnor', 'lor', 'lazar', 'sakulag', 'wellon'],
  units: { ...GARRISONS, 19: FLEET },
};

const ON_PLANETS = {
  'arc-prime': { infantry: 2, dock: 1 },
  'wren-terra': { infantry: 1 },
  quann: { infantry: 1 },
  abyz: { infantry: 1, pds: 1 },
  fria: { infantry: 2 },
  corneeq: { infantry: 1 },
  resculon: { infantry: 1 },
};
const PATROL = { carrier: 1, cruiser: 1, fighter: 2 };
const HOME_FLEET = { dreadnought: 3, cruiser: 1, fighter: 3 };

const ZOFIAS: Partial<Side> = {
  tokens: [3, 4, 2],
  cards: ['politics*', 'construction'],
  planets: ['quann', 'abyz', 'fria', 'corneeq', 'resculon'],
  units: { ...ON_PLANETS, 25: PATROL, 38: HOME_FLEET },
};
/** Zofia has called the fleet of Abyz and Fria away. */
const ZOFIAS_WITHOUT_FLEET: Partial<Side> = {
  ...ZOFIAS,
  units: { ...ON_PLANETS, 33: HOME_FLEET, 25: PATROL },
};

/** Who fires or resists does so, and nobody retreats. */
const ANSWERS = play('stay', 'fire', 'usualLosses');

const theFleetIn = (tile: string): Partial<Side> => ({
  ...YOURS,
  units: { ...GARRISONS, [tile]: FLEET },
});

const battle = ({ you = YOURS, zofia = ZOFIAS, ...rest }: Scene): Ti4 =>
  scene({ round: 3, you, zofia, ...rest });

const isBattleOver = (g: Ti4): boolean => g.combat.system === NONE;

const LOSSES = ['sustain:*', 'decline', 'lose:*', 'usualLosses', 'remove:*'];

/** The whole fleet, and then nobody else. */
const sendsFleetTo = (tile: string, then = LOSSES): LessonStep['allows'] =>
  either(
    inTurn(
      [{ light: ['moveFit:19'], until: (g) => inSystem(g, YOU, tile, 'carrier') > 0 }],
      'done',
    ),
    allow(...then),
  );

export const war: Lesson = {
  id: 'war',
  minutes: 8,
  seats: 3,
  pupil: YOU,
  steps: [
    {
      id: 'odds',
      state: battle({ steps: turnOf(YOU) }),
      allows: allow('activate:25', 'activate:38'),
      isDone: when((g) => g.tactical.system !== NONE),
    },
    {
      id: 'barrage',
      state: battle({ active: '25', steps: tacticalFrom('movement') }),
      allows: sendsFleetTo('25', ['fire']),
      isDone: when((g) => g.rolled.roll === 'barrage'),
      others: ANSWERS,
    },
    {
      id: 'hits',
      state: battle({
        you: theFleetIn('25'),
        active: '25',
        combat: { system: tileOf('25'), attacker: YOU, defender: ZOFIA, round: 1 },
        steps: [stepCall('announceRetreats'), ...tacticalFrom('bombardment')],
      }),
      allows: allow('stay', ...LOSSES),
      isDone: when(isBattleOver),
      others: ANSWERS,
    },
    {
      id: 'retreat',
      state: battle({
        turn: ZOFIA,
        you: {
          ...YOURS,
          units: { ...GARRISONS, 19: { cruiser: 1, carrier: 1, fighter: 1, infantry: 2 } },
        },
        zofia: { ...ZOFIAS, units: { ...ON_PLANETS, 25: PATROL, 19: HOME_FLEET } },
        active: '19',
        combat: { system: tileOf('19'), attacker: ZOFIA, defender: YOU, round: 1 },
        steps: [stepCall('announceRetreats'), ...tacticalFrom('bombardment', ZOFIA)],
      }),
      allows: allow('retreat:39', 'carry:*', 'bring:*', 'done', ...LOSSES),
      isDone: when(isBattleOver),
      others: ANSWERS,
    },
    {
      id: 'cannon',
      state: battle({
        zofia: ZOFIAS_WITHOUT_FLEET,
        active: '38',
        steps: tacticalFrom('movement'),
      }),
      allows: sendsFleetTo('38'),
      isDone: when((g) => g.agenda.every(({ step }) => step !== 'cannonOffense')),
      others: ANSWERS,
    },
    {
      id: 'bombard',
      state: battle({
        you: theFleetIn('38'),
        zofia: ZOFIAS_WITHOUT_FLEET,
        active: '38',
        steps: tacticalFrom('bombardment'),
      }),
      allows: allow('bombardAll:fria'),
      isDone: when((g) => g.rolled.roll === 'bombardment'),
      others: ANSWERS,
    },
    {
      id: 'land',
      state: battle({
        you: theFleetIn('38'),
        zofia: {
          ...ZOFIAS_WITHOUT_FLEET,
          units: { ...ZOFIAS_WITHOUT_FLEET.units, fria: { infantry: 1 } },
        },
        active: '38',
        steps: tacticalFrom('landing'),
      }),
      allows: allow('land:*', 'landAll:*', 'take:*', 'choosePlanet:*', 'fight:*'),
      others: ANSWERS,
    },
    {
      id: 'end',
      state: battle({ steps: turnOf(YOU) }),
      allows: readOnly,
    },
  ],
};

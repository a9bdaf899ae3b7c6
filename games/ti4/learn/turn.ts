import { allow, type Lesson, play, readOnly } from '@tablewright/board/lesson';
import { planetOf } from '../content/index.ts';
import { groundAt } from '../rules/pieces.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { stepCall } from '../rules/vocabulary.ts';
import { ALL_SEATS, endOf, MAREK, scene, tacticalFrom, turnOf, YOU } from './scene.ts';
import { allowOnce, either, inSystem, inTurn, when } from './steps.ts';

const TECHNOLOGY = 6;

/** The first carrier has left for Arnor and Lor, with two infantry and a fighter. */
const UNDERWAY = {
  1: { carrier: 1, destroyer: 1, fighter: 2 },
  36: { carrier: 1, fighter: 1, infantry: 2 },
  jord: { infantry: 3, dock: 1 },
};
const LANDED = {
  ...UNDERWAY,
  36: { carrier: 1, fighter: 1 },
  arnor: { infantry: 1 },
  lor: { infantry: 1 },
};
/** The second one is at Lazar and Sakulag. */
const SETTLED = {
  1: { destroyer: 1, fighter: 2 },
  31: { carrier: 1 },
  36: { carrier: 1, fighter: 1 },
  jord: { infantry: 1, dock: 1 },
  arnor: { infantry: 1 },
  lor: { infantry: 1 },
  lazar: { infantry: 1 },
  sakulag: { infantry: 1 },
};
const PLANETS = ['arnor', 'lor', 'lazar', 'sakulag'];
const ONE_PLAYED = ['leadership*', 'warfare'];
const BOTH_PLAYED = ['leadership*', 'warfare*'];

/** Without prerequisites, or with those that Sol has from the start. */
const RESEARCH = [
  'research:gravity-drive',
  'research:dacxive-animators',
  'research:plasma-scoring',
  'research:sarween-tools',
];
const PAYMENT = ['payLeast', 'exhaust:*', 'spendGood'];

const carriersIn = (g: Ti4, tile: string): number => inSystem(g, YOU, tile, 'carrier');

/** Is more at home than before the order? */
const hasOrdered = (g: Ti4): boolean =>
  carriersIn(g, '1') + inSystem(g, YOU, '1', 'cruiser') > 0 ||
  inSystem(g, YOU, '1', 'destroyer') > 1 ||
  groundAt(g, planetOf('jord'), YOU) > 1;

export const turn: Lesson = {
  id: 'turn',
  minutes: 8,
  seats: 3,
  pupil: YOU,
  steps: [
    {
      id: 'pick',
      state: scene({
        phase: 'strategy',
        you: { cards: [] },
        zofia: { cards: [] },
        marek: { cards: [] },
        steps: [
          ...[...ALL_SEATS, ...ALL_SEATS].map((seat) => stepCall('pickCard', seat)),
          stepCall('endStrategyPhase'),
        ],
      }),
      allows: allow('takeCard:*'),
      isDone: when((g) => g.strategy.some(({ owner }) => owner === YOU)),
    },
    {
      id: 'pools',
      state: scene({ steps: turnOf(YOU) }),
      allows: allow('strategic:leadership', 'gainToken:*'),
      others: play('decline'),
    },
    {
      id: 'activate',
      state: scene({ you: { tokens: [4, 4, 3], cards: ONE_PLAYED }, steps: turnOf(YOU) }),
      allows: allow('activate:36', 'activate:31'),
      isDone: when((g) => g.tactical.system !== NONE),
    },
    {
      id: 'move',
      state: scene({
        you: { tokens: [3, 4, 3], cards: ONE_PLAYED },
        active: '36',
        steps: tacticalFrom('movement'),
      }),
      allows: inTurn(
        [
          { light: ['move:1:carrier:whole:plain'], until: (g) => carriersIn(g, '36') > 0 },
          { light: ['lift:jord'], until: (g) => inSystem(g, YOU, '36', 'infantry') > 1 },
          { light: ['loadFrom:1:fighter'], until: (g) => inSystem(g, YOU, '36', 'fighter') > 0 },
        ],
        'done',
      ),
      isDone: when((g) => g.tactical.moved),
    },
    {
      id: 'land',
      state: scene({
        you: { tokens: [3, 4, 3], cards: ONE_PLAYED, units: UNDERWAY },
        active: '36',
        steps: tacticalFrom('landing'),
      }),
      allows: allow('land:arnor', 'land:lor'),
    },
    {
      id: 'locked',
      state: scene({
        you: {
          tokens: [2, 4, 3],
          cards: ONE_PLAYED,
          units: LANDED,
          planets: ['arnor', 'lor'],
          exhausted: ['arnor', 'lor'],
          activated: ['36'],
        },
        active: '31',
        steps: tacticalFrom('movement'),
      }),
      allows: inTurn(
        [
          { light: ['move:1:carrier:whole:plain'], until: (g) => carriersIn(g, '31') > 0 },
          { light: ['lift:jord'], until: (g) => inSystem(g, YOU, '31', 'infantry') > 1 },
        ],
        'done',
      ),
      isDone: when((g) => g.tactical.moved),
    },
    {
      id: 'produce',
      state: scene({
        you: {
          tokens: [1, 4, 3],
          cards: ONE_PLAYED,
          units: SETTLED,
          planets: PLANETS,
          exhausted: PLANETS,
          activated: ['36', '31'],
          goods: 2,
        },
        active: '1',
        steps: tacticalFrom('production'),
      }),
      allows: either(
        allow(
          'make:carrier',
          'make:cruiser',
          'make:destroyer',
          'train:jord',
          'remove:*',
          ...PAYMENT,
        ),
        allowOnce(hasOrdered, 'done'),
      ),
    },
    {
      id: 'second',
      state: scene({
        you: {
          tokens: [1, 4, 3],
          cards: ONE_PLAYED,
          units: SETTLED,
          planets: PLANETS,
          exhausted: ['jord'],
          activated: ['36', '31', '1'],
        },
        turn: MAREK,
        steps: [
          stepCall('secondary', YOU, TECHNOLOGY, MAREK, 0),
          stepCall('exhaustCard', TECHNOLOGY),
          ...endOf(MAREK),
        ],
      }),
      allows: allow('secondary', ...RESEARCH, ...PAYMENT),
    },
    {
      id: 'warfare',
      state: scene({
        you: {
          tokens: [1, 4, 2],
          cards: ONE_PLAYED,
          units: SETTLED,
          planets: PLANETS,
          exhausted: ['jord', ...PLANETS],
          activated: ['36', '31', '1'],
        },
        steps: turnOf(YOU),
      }),
      allows: allow('strategic:warfare', 'recall:*', 'gainToken:*', 'keepTokens'),
      others: play('decline'),
    },
    {
      id: 'pass',
      state: scene({
        you: {
          tokens: [0, 4, 2],
          cards: BOTH_PLAYED,
          units: SETTLED,
          planets: PLANETS,
          exhausted: ['jord', ...PLANETS],
          activated: ['36', '31', '1'],
        },
        steps: turnOf(YOU),
      }),
      allows: allow('pass'),
    },
    {
      id: 'score',
      state: scene({
        round: 2,
        phase: 'status',
        you: {
          tokens: [0, 4, 2],
          cards: BOTH_PLAYED,
          units: {
            ...SETTLED,
            23: { carrier: 1 },
            saudor: { infantry: 1 },
            wellon: { infantry: 1 },
          },
          planets: [...PLANETS, 'saudor', 'wellon'],
          passed: true,
        },
        zofia: { passed: true },
        marek: { passed: true },
        steps: [stepCall('statusPhase')],
      }),
      allows: allow('score:expand-borders'),
      isDone: when((g) => g.players[YOU].points === 1),
    },
    {
      id: 'end',
      state: scene({
        round: 2,
        phase: 'strategy',
        you: { cards: [], units: SETTLED, planets: PLANETS },
        zofia: { cards: [] },
        marek: { cards: [] },
        steps: [stepCall('pickCard', YOU)],
      }),
      allows: readOnly,
    },
  ],
};

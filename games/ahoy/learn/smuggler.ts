import { allow, type Lesson, play, readOnly } from '@tablewright/board/lesson';
import { GRID_START } from '../content/index.ts';
import { type Ahoy, DAMAGE } from '../rules/state.ts';
import { type Mat, position, type Position, spaceOf } from './position.ts';
import { isDamaged, when } from './steps.ts';

const YOU = 1;

const SAIL = 'slot:smuggler-1/sail-1';
const SWORDS = spaceOf('swords-a.se');

/** The pupil between the Squadron and the Union. */
function scene(smuggler: Mat, rest: Partial<Position> = {}): Ahoy {
  return position({
    squadron: { at: 'compass-a.se' },
    smuggler,
    union: { at: 'compass-a.sw' },
    active: 'smuggler-1',
    patrols: ['compass-a.se', 'fish-b.ne'],
    comrades: { 'swords-a': 2 },
    ready: 4,
    ...rest,
  });
}

const deliveries = (g: Ahoy): number => g.delivered1.flat().length;

/** Nobody but the Squadron has a die left, and it is the last round. */
const lastTurn = scene(
  {
    at: 'fish-b.se',
    fame: 23,
    slots: { 'sail-1': 2, 'sail-2': 1, 'full-sail-1': 5, 'tailwind-1': 6 },
    cargo: ['emissary'],
    white: 'r2c3',
    black: 'r2c4',
    pledged: [
      ['barrelman', 'sea-dog', 'sailor'],
      ['grogmaster', 'fighters'],
    ],
  },
  {
    squadron: {
      at: 'fish-b.ne',
      fame: 26,
      slots: { 'sail-1': 4, 'sail-2': 1, 'order-1': 3, 'deploy-1': 6 },
      dice: [2],
    },
    union: {
      at: 'swords-a.nw',
      fame: 20,
      slots: { 'sail-1': 3, 'sail-2': 5, 'tailwind-1': 2, 'inspire-1': 6 },
    },
    next: 'act',
    wealth: { 'fish-b': 3, 'swords-a': 4, 'compass-a': 1 },
  },
);

export const smuggler: Lesson = {
  id: 'smuggler',
  minutes: 10,
  seats: 3,
  pupil: YOU,
  steps: [
    {
      id: 'board',
      state: scene({ at: 'fish-b.ne' }),
      allows: allow(
        'die:4',
        'slot:smuggler-1/full-sail-1',
        'step:s:fish-b.se',
        'step:e:swords-a.nw',
        'step:e:swords-a.ne',
        'step:s:swords-a.se',
      ),
      isDone: when((g) => g.players[YOU].flagship === SWORDS),
    },
    {
      id: 'smuggle',
      state: scene({ at: 'swords-a.se' }, { market: ['emissary', 'gunner', 'elder'] }),
      allows: allow('smuggle:emissary'),
      isDone: when((g) => g.players[YOU].cargo.length === 1),
    },
    {
      id: 'limit',
      state: scene(
        { at: 'swords-a.se', cargo: ['documentarian', 'trawler'] },
        { market: ['grogmaster', 'gunner', 'elder'] },
      ),
      allows: allow('smuggle:grogmaster', 'drop:*'),
      isDone: when((g) => g.removed.length === 7),
    },
    {
      id: 'deliver',
      state: scene({ at: 'fish-b.se', cargo: ['emissary'] }),
      allows: allow('deliver:emissary', 'cell:r1c2', 'cell:r2c1', 'accept', 'pile:*'),
      isDone: when((g) => deliveries(g) === 1),
    },
    {
      id: 'grid',
      state: scene(
        {
          at: 'fish-b.se',
          fame: 7,
          cargo: ['trawler'],
          white: 'r0c3',
          black: 'r1c3',
          pledged: [['diver', 'merchant'], ['emissary']],
        },
        { wealth: { 'fish-b': 2, 'compass-a': 2, 'swords-a': 2 } },
      ),
      allows: allow('deliver:trawler', 'cell:r0c4', 'accept', 'pile:*'),
      isDone: when((g) => deliveries(g) === 4),
    },
    {
      id: 'negotiate',
      state: scene(
        { at: 'swords-a.se', gold: 0, dice: [1, 3, 4, 5] },
        { market: ['sailor', 'pilot', 'merchant'] },
      ),
      allows: allow('die:4', 'slot:smuggler-1/negotiate-1', 'take:*'),
      isDone: when((g) => g.players[YOU].crew.length === 2),
    },
    {
      id: 'change',
      state: scene({
        at: 'swords-a.nw',
        slots: { 'sail-1': DAMAGE, 'full-sail-1': DAMAGE },
        dice: [1, 3, 5, 5],
      }),
      allows: allow('die:*', 'change:*', 'slot:smuggler-1/repair-1', 'mend:*'),
      isDone: when((g) => !isDamaged(g, YOU)),
    },
    {
      id: 'fog',
      state: scene(
        { at: 'swords-a.nw', cargo: ['diver'] },
        { squadron: { at: 'swords-a.ne', slots: { 'cannons-2': 6 } } },
      ),
      allows: allow('die:*', SAIL, 'step:e:swords-a.ne', 'step:s:swords-a.se'),
      isDone: when((g) => g.players[YOU].flagship === SWORDS),
    },
    {
      id: 'battle',
      state: scene(
        { at: 'swords-a.nw', slots: { 'cannons-1': 6 } },
        { next: 'act', diceLeft: 1, squadron: { at: 'fish-b.se' } },
      ),
      // Five pips more than the enemy: with ties for the attacker no roll can lose.
      allows: allow(
        'die:*',
        SAIL,
        'step:w:fish-b.se',
        'fire:cannons-1:5',
        'victory:damage-reward',
        'hit:*',
        'cell:r1c2',
        'cell:r2c1',
        'accept',
      ),
      isDone: when((g) => g.players[YOU].white !== GRID_START),
    },
    {
      id: 'pledge',
      state: lastTurn,
      allows: allow('deliver:emissary', 'cell:r1c3', 'accept', 'pile:1'),
      others: play('slot:bluefin/repair-1'),
      isDone: when((g) => g.over),
    },
    { id: 'end', state: lastTurn, allows: readOnly },
  ],
};

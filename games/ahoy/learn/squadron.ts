import { allow, type Lesson, readOnly } from '@tablewright/board/lesson';
import { type Ahoy, DAMAGE } from '../rules/state.ts';
import { type Mat, position, type Position, spaceOf } from './position.ts';
import { isDamaged, onBoard, when } from './steps.ts';

const YOU = 0;
const UNION = 1;

const SAIL = 'slot:bluefin/sail-1';
const ISLAND = spaceOf('fish-b.se');

/** The pupil against the Union. */
function scene(squadron: Mat, rest: Partial<Position> = {}): Ahoy {
  return position({
    squadron,
    union: { at: 'compass-a.se' },
    active: 'bluefin',
    comrades: { 'compass-a': 2 },
    ready: 6,
    ...rest,
  });
}

/** All other dice of the round lie in slots. */
const lastDie = scene(
  {
    at: 'fish-b.ne',
    slots: { 'sail-1': 2, 'sail-2': 1, 'cannons-1': 5, 'order-1': 3 },
    dice: [4],
  },
  {
    union: {
      at: 'compass-a.se',
      slots: { 'sail-1': 3, 'sail-2': 5, 'tailwind-1': 2, 'inspire-1': 6 },
    },
    patrols: ['fish-b.ne', 'swords-a.se'],
    comrades: { 'fish-b': 4, 'compass-a': 2 },
    wealth: { 'fish-b': 3, 'compass-a': 2 },
    ready: 2,
  },
);

export const squadron: Lesson = {
  id: 'squadron',
  minutes: 10,
  seats: 2,
  pupil: YOU,
  steps: [
    {
      id: 'board',
      state: scene({ at: 'fish-b.ne' }),
      allows: allow('die:*', SAIL, 'step:s:fish-b.se', 'step:e:swords-a.nw'),
      isDone: when((g) => g.players[YOU].flagship === spaceOf('swords-a.nw')),
    },
    {
      id: 'patrol',
      state: scene({ at: 'swords-a.nw' }, { comrades: { 'fish-b': 1, 'compass-a': 2 } }),
      allows: allow('die:*', SAIL, 'step:w:fish-b.se', 'stop', 'patrol'),
      isDone: when((g) => g.patrols.length === 1),
    },
    {
      id: 'explore',
      state: scene({ at: 'fish-b.ne' }, { tile: 'skull-b', patrols: ['fish-b.se'] }),
      allows: allow('die:*', SAIL, 'explore:*', 'lay:*'),
      isDone: when((g) => g.map.tiles.length === 4),
    },
    {
      id: 'wreck',
      state: scene({ at: 'fish-b.se' }),
      allows: allow('die:*', SAIL, 'step:s:compass-a.ne', 'hit:*', 'stop', 'patrol', 'decline'),
      isDone: when((g) => g.players[YOU].gold === 2),
    },
    {
      id: 'harbor',
      state: scene({ at: 'fish-b.se', slots: { 'tailwind-1': DAMAGE, 'deploy-1': DAMAGE } }),
      allows: allow('die:*', SAIL, 'step:w:fish-b.sw', 'stop', 'patrol', 'repairHere'),
      isDone: when((g) => !isDamaged(g, YOU)),
    },
    {
      id: 'cannons',
      state: scene({ at: 'swords-a.nw' }, { union: { at: 'fish-b.se' } }),
      allows: allow('die:6', 'slot:bluefin/cannons-2'),
      isDone: when((g) => onBoard(g, YOU, 'cannons-2') === 6),
    },
    {
      id: 'battle',
      state: scene(
        { at: 'swords-a.nw', slots: { 'cannons-2': 6 } },
        {
          next: 'act',
          diceLeft: 1,
          union: { at: 'fish-b.se' },
          comrades: { 'fish-b': 3, 'compass-a': 2 },
        },
      ),
      // Five pips more than the enemy: with ties for the attacker no roll can lose.
      allows: allow(
        'die:*',
        SAIL,
        'step:w:fish-b.se',
        'fire:cannons-2:5',
        'victory:damage*',
        'hit:*',
      ),
      isDone: when((g) => isDamaged(g, UNION) && g.battle.length === 0),
    },
    {
      id: 'order',
      state: scene(
        { at: 'swords-a.se', dice: [1, 2, 3, 5, 6] },
        { patrols: ['swords-a.nw', 'fish-b.ne'] },
      ),
      allows: allow(
        'die:3',
        'slot:bluefin/order-1',
        'pick:*',
        'step:w:fish-b.se',
        'step:s:fish-b.se',
      ),
      isDone: when((g) => g.patrols.every((space) => space === ISLAND)),
    },
    {
      id: 'stronghold',
      state: scene(
        { at: 'swords-a.nw', slots: { 'sail-1': 2 }, dice: [1, 1, 5, 6] },
        { next: 'act', diceLeft: 1, patrols: ['fish-b.se'] },
      ),
      allows: allow('die:*', 'slot:bluefin/deploy-1', 'deploy:fish-b.se', 'build:fish-b.se'),
      isDone: when((g) => g.strongholds.length === 1),
    },
    {
      id: 'recruit',
      state: scene(
        { at: 'swords-a.se', gold: 2 },
        { market: ['fighters', 'gunner', 'elder'], strongholds: ['fish-b.se'] },
      ),
      allows: allow('recruit:fighters'),
      isDone: when((g) => g.players[YOU].crew.length === 1),
    },
    {
      id: 'score',
      state: lastDie,
      allows: allow('slot:bluefin/bombard-1'),
      isDone: when((g) => g.players[YOU].fame > 0),
    },
    { id: 'end', state: lastDie, allows: readOnly },
  ],
};

import { allow, type Lesson, play, readOnly } from '@tablewright/board/lesson';
import type { Ahoy } from '../rules/state.ts';
import { type Mat, position, type Position, spaceOf } from './position.ts';
import { comradesOn, isDamaged, when } from './steps.ts';

const SQUADRON = 0;
const YOU = 1;

const SAIL = 'slot:union/sail-1';

/** The pupil against the Squadron. */
function scene(union: Mat, rest: Partial<Position> = {}): Ahoy {
  return position({
    squadron: { at: 'compass-a.se' },
    union,
    active: 'union',
    patrols: ['compass-a.se'],
    ready: 6,
    ...rest,
  });
}

/** One die of each side is left; the fish region is tied. */
const lastDie = scene(
  { at: 'fish-b.ne', slots: { 'sail-1': 3, 'sail-2': 5, 'tailwind-1': 2 }, dice: [1] },
  {
    squadron: {
      at: 'fish-b.se',
      slots: { 'sail-1': 4, 'sail-2': 1, 'order-1': 3, 'deploy-1': 6 },
      dice: [2],
    },
    next: 'act',
    diceLeft: 1,
    patrols: ['fish-b.se', 'fish-b.nw', 'swords-a.nw'],
    strongholds: ['fish-b.se'],
    comrades: { 'fish-b': 2 },
    wealth: { 'fish-b': 4 },
    cutter: 'fish-b.ne',
    ready: 2,
  },
);

export const union: Lesson = {
  id: 'union',
  minutes: 10,
  seats: 2,
  pupil: YOU,
  steps: [
    {
      id: 'board',
      state: scene({ at: 'swords-a.nw' }),
      allows: allow('die:*', SAIL, 'step:w:fish-b.se', 'stop', 'place:2'),
      isDone: when((g) => comradesOn(g, 'fish-b') === 2),
    },
    {
      id: 'gain',
      state: scene({ at: 'fish-b.ne' }, { ready: 0, comrades: { 'fish-b': 4 } }),
      allows: allow('die:*', SAIL, 'step:s:fish-b.se', 'stop', 'gain:2'),
      isDone: when((g) => g.ready === 2),
    },
    {
      id: 'assemble',
      state: scene({ at: 'fish-b.ne' }),
      allows: allow('die:1', 'slot:union/assemble-1', 'count:4'),
      isDone: when((g) => comradesOn(g, 'fish-b') === 4),
    },
    {
      id: 'inspire',
      state: scene({ at: 'fish-b.ne', dice: [2, 3, 4, 6] }),
      allows: allow('die:6', 'slot:union/inspire-1', 'region:*'),
      isDone: when((g) => g.map.tiles.every((tile) => g.comrades[tile] === 1)),
    },
    {
      id: 'rally',
      state: scene(
        { at: 'fish-b.se', dice: [2, 3, 4, 6] },
        { ready: 0, comrades: { 'fish-b': 3 } },
      ),
      allows: allow('die:6', 'slot:union/rally-1'),
      isDone: when((g) => g.ready === 4),
    },
    {
      id: 'tailwind',
      state: scene({ at: 'compass-a.sw', dice: [2, 3, 4, 6] }),
      allows: allow('die:6', 'slot:union/tailwind-1', 'go:swords-a.ne'),
      isDone: when((g) => g.players[YOU].flagship === spaceOf('swords-a.ne')),
    },
    {
      id: 'plan',
      state: scene(
        { at: 'swords-a.nw', plans: ['sneak-attack', 'weapons-cache'] },
        { patrols: ['fish-b.se', 'fish-b.ne'], comrades: { 'fish-b': 2 } },
      ),
      allows: allow('plan:sneak-attack', 'return:*'),
      isDone: when((g) => g.patrols.length === 0),
    },
    {
      id: 'cutter',
      state: scene(
        { at: 'swords-a.nw', plans: ['cutter', 'close-call'] },
        { patrols: ['fish-b.ne', 'fish-b.ne'], comrades: { 'fish-b': 4, 'compass-a': 2 } },
      ),
      allows: allow('plan:cutter', 'region:fish-b'),
      isDone: when((g) => g.cutter === spaceOf('fish-b.se')),
    },
    {
      id: 'gunship',
      state: scene(
        { at: 'fish-b.ne', slots: { 'cannons-1': 4 }, dice: [2, 4, 5] },
        {
          next: 'act',
          diceLeft: 1,
          gunship: 'fish-b.se',
          patrols: ['swords-a.nw'],
          comrades: { 'fish-b': 2 },
        },
      ),
      // The Gunship and three pips make at least seven: no roll can lose.
      allows: allow(
        'die:4',
        'slot:union/gunship-1',
        'step:e:swords-a.nw',
        'fire:cannons-1:3',
        'victory:damage*',
      ),
      isDone: when((g) => g.patrols.length === 0),
    },
    {
      id: 'defend',
      state: scene(
        { at: 'fish-b.se', plans: ['weapons-cache'] },
        {
          squadron: { at: 'swords-a.nw', slots: { 'cannons-1': 5 } },
          active: 'bluefin',
          next: 'act',
          diceLeft: 1,
          patrols: [],
          comrades: { 'fish-b': 2 },
          ready: 10,
        },
      ),
      // Ten Comrades against at most ten: no roll can lose.
      allows: allow('battlePlan:weapons-cache', 'victory:damage*', 'hit:*'),
      others: play('die:2', 'slot:bluefin/sail-1', 'step:w:fish-b.se', 'fire:cannons-1:4'),
      isDone: when((g) => isDamaged(g, SQUADRON) && g.battle.length === 0),
    },
    {
      id: 'score',
      state: lastDie,
      allows: allow('slot:union/assemble-1', 'count:2'),
      others: play('slot:bluefin/repair-1'),
      isDone: when((g) => g.players[YOU].fame > 0),
    },
    { id: 'end', state: lastDie, allows: readOnly },
  ],
};

import { allow, type Lesson, readOnly } from '@tablewright/board/lesson';
import { AMBITIONS } from '../content/index.ts';
import { systemNumber } from '../rules/map.ts';
import { damagedAt, hasBuilding } from '../rules/pieces.ts';
import { courtOf } from './position.ts';
import {
  FROM_HITS,
  FROM_PRELUDE,
  FROM_RAID,
  HOME,
  leading,
  MAREK,
  rolled,
  scene,
  WHOLE_TURN,
  YOU,
  ZOFIA,
} from './scene.ts';
import { freshIn, isBattleOver, tokensOf, when } from './steps.ts';

const TYCOON = AMBITIONS.indexOf('tycoon');

const FULL_HAND = [
  'administration-3',
  'aggression-5',
  'construction-2',
  'construction-4',
  'mobilization-4',
  'mobilization-5',
];

const lastTurn = leading('mobilization-2', 1, {
  you: { slots: ['material', 'fuel'], guild: ['shipping-interest'], trophies: { [MAREK]: 2 } },
  zofia: { trophies: { [MAREK]: 2 }, hand: 0 },
  marek: { hand: 0 },
  court: ['lattice-spies', 'skirmishers', 'galactic-bards', 'loyal-engineers'],
  ambitions: ['tycoon', 'warlord'],
});

export const chapter: Lesson = {
  id: 'chapter',
  minutes: 14,
  seats: 3,
  pupil: YOU,
  steps: [
    {
      id: 'lead',
      state: scene({ you: { hand: FULL_HAND } }),
      allows: allow('lead:administration-3'),
      isDone: when((g) => g.played.length === 1),
    },
    {
      id: 'tax',
      state: leading('administration-3', 3, { you: { hand: FULL_HAND.slice(1) } }),
      allows: allow('act:tax', 'tax:c1-hex:0'),
      isDone: when((g) => tokensOf(g, YOU, 'material') === 2),
    },
    {
      id: 'control',
      state: leading('administration-3', 2, {
        you: { slots: ['material', 'material'], hand: FULL_HAND.slice(1) },
        taxed: ['c1-hex'],
      }),
      allows: allow('act:tax', 'tax:c4-crescent:0', 'store:0:2:fuel'),
      isDone: when((g) => g.players[YOU].captives[MAREK] === 1),
    },
    {
      id: 'influence',
      state: leading('administration-3', 1, {
        you: { slots: ['material', 'material', 'fuel'], hand: FULL_HAND.slice(1) },
        agents: { 'shipping-interest': [0, 1, 0] },
      }),
      allows: allow('act:influence', 'influence:shipping-interest'),
      isDone: when((g) => g.court[0].agents[YOU] === 1),
    },
    {
      id: 'surpass',
      state: scene({
        you: { hand: FULL_HAND.slice(1) },
        played: [{ seat: MAREK, card: 'mobilization-3', use: 'lead' }],
        initiative: MAREK,
      }),
      allows: allow('surpass:mobilization-5'),
      isDone: when((g) => g.played.length === 2),
    },
    {
      id: 'follow',
      state: scene({
        you: { hand: ['aggression-5', 'construction-2', 'construction-4', 'mobilization-4'] },
        played: [{ seat: MAREK, card: 'aggression-6', use: 'lead' }],
        initiative: MAREK,
      }),
      allows: allow('copy:construction-4', 'pivot:construction-4'),
      isDone: when((g) => g.played.length === 2),
    },
    {
      id: 'declare',
      state: scene({ you: { hand: ['aggression-5', 'construction-2', 'mobilization-4'] } }),
      allows: allow('lead:construction-2', 'declare:tycoon'),
      isDone: when((g) => g.markers[0].at === TYCOON),
    },
    {
      id: 'seize',
      state: scene({
        you: { hand: ['aggression-5', 'mobilization-4', 'administration-6'] },
        played: [
          { seat: ZOFIA, card: 'administration-4', use: 'lead' },
          { seat: MAREK, card: 'mobilization-2', use: 'copy' },
          { seat: YOU, card: 'construction-3', use: 'pivot' },
        ],
        turn: WHOLE_TURN,
        initiative: ZOFIA,
      }),
      allows: allow('seize:*'),
      isDone: when((g) => g.seized === YOU),
    },
    {
      id: 'build',
      state: leading('construction-4', 3, {
        you: { ships: { ...HOME.ships, 'c6-gate': 1, 'c6-hex': 1 }, hand: FULL_HAND.slice(4) },
      }),
      allows: allow('act:build', 'buildCity:c6-hex', 'buildShip:c4-hex'),
      isDone: when(
        (g) =>
          hasBuilding(g, YOU, systemNumber('c6-hex'), 'city') && freshIn(g, YOU, 'c4-hex') === 2,
      ),
    },
    {
      id: 'prelude',
      state: scene({
        you: {
          damaged: { 'c6-gate': 1 },
          starports: ['c4-hex!'],
          slots: ['material', 'fuel'],
          hand: ['aggression-5', 'mobilization-4'],
        },
        played: [
          { seat: MAREK, card: 'mobilization-6', use: 'lead' },
          { seat: YOU, card: 'administration-2', use: 'pivot' },
        ],
        turn: FROM_PRELUDE,
        initiative: MAREK,
      }),
      allows: allow('spend:0:0:material:material', 'act:repair', 'repair*'),
      isDone: when(
        (g) =>
          damagedAt(g, YOU, systemNumber('c6-gate')) === 0 ||
          g.buildings.every(({ damaged }) => !damaged),
      ),
    },
    {
      id: 'move',
      state: leading('mobilization-4', 3, {
        you: { hand: ['aggression-5', 'mobilization-5'] },
        zofia: { ships: { 'c5-hex': 3, 'c1-crescent': 3, 'c6-crescent': 1 } },
      }),
      allows: allow('act:move', 'moveFrom:c6-gate', 'moveFresh:2', 'moveTo:c6-crescent'),
      isDone: when((g) => freshIn(g, YOU, 'c6-crescent') === 2),
    },
    {
      id: 'catapult',
      state: leading('mobilization-4', 2, {
        you: {
          ships: { 'c1-hex': 2, 'c4-hex': 3, 'c6-crescent': 2 },
          hand: ['aggression-5', 'mobilization-5'],
        },
      }),
      // The gate of Marek ends the way, so that it cannot go round in circles.
      allows: allow(
        'act:move',
        'moveFrom:c4-hex',
        'moveFresh:3',
        'moveTo:c4-gate',
        'moveTo:c1-gate',
      ),
      isDone: when((g) => freshIn(g, YOU, 'c1-gate') === 3),
    },
    {
      id: 'secure',
      state: leading('aggression-5', 2, {
        you: { hand: ['mobilization-2', 'mobilization-5'] },
        agents: { 'shipping-interest': [2, 1, 0], 'galactic-bards': [1, 0, 0] },
        nextCourt: 'lattice-spies',
      }),
      allows: allow('act:secure', 'secure:shipping-interest'),
      isDone: when((g) => g.players[YOU].guild.includes(courtOf('shipping-interest'))),
    },
    {
      id: 'battle',
      state: leading('aggression-4', 2, {
        you: {
          ships: { 'c1-hex': 2, 'c1-gate': 3, 'c6-crescent': 2 },
          hand: ['mobilization-2', 'mobilization-5'],
        },
        marek: { ships: { 'c6-arrow': 3, 'c1-gate': 1 }, damaged: { 'c1-gate': 1 } },
      }),
      allows: allow(
        'act:battle',
        'battle:c1-gate:2',
        'assaultDice:1',
        'skirmishDice:2',
        'hitShip:*',
      ),
      // There is no other battle to choose, so one is under way as soon as its pip is spent.
      isDone: when((g) => g.turn.pips === 1 && isBattleOver(g)),
    },
    {
      id: 'outrage',
      state: leading('aggression-4', 1, {
        you: { slots: ['material', 'fuel'], hand: ['mobilization-2', 'mobilization-5'] },
        marek: { cities: ['c4-crescent!'], starports: ['c4-crescent'] },
        agents: { skirmishers: [0, 0, 1], 'loyal-engineers': [0, 1, 2] },
        turn: FROM_HITS,
        battle: {
          system: systemNumber('c4-crescent'),
          attacker: YOU,
          defender: MAREK,
          allFresh: true,
          dice: rolled('skirmish', 0, 3),
          hits: 1,
        },
      }),
      allows: allow('hitBuilding:city:c4-crescent:0', 'ransack:*'),
      isDone: when(isBattleOver),
    },
    {
      id: 'raid',
      state: leading('aggression-4', 1, {
        you: { slots: [], hand: ['mobilization-2', 'mobilization-5'] },
        marek: { cities: ['c4-crescent!'], guild: ['skirmishers'] },
        court: ['shipping-interest', 'lattice-spies', 'galactic-bards', 'loyal-engineers'],
        turn: FROM_RAID,
        battle: {
          system: systemNumber('c4-crescent'),
          attacker: YOU,
          defender: MAREK,
          allFresh: true,
          dice: rolled('raid', 1, 3),
          keys: 3,
          freshLeft: 2,
        },
      }),
      allows: allow('stealToken:*', 'stealCard:*', 'store:*'),
      isDone: when(isBattleOver),
    },
    {
      id: 'score',
      state: lastTurn,
      allows: allow('endTurn'),
      isDone: when((g) => g.chapter === 2),
    },
    {
      id: 'end',
      state: scene({ you: { hand: FULL_HAND }, chapter: 5 }),
      allows: readOnly,
    },
  ],
};

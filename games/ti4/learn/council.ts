import { allow, type Lesson, play, readOnly } from '@tablewright/board/lesson';
import type { Seat } from '@tablewright/engine';
import { planetOf } from '../content/index.ts';
import { groundAt } from '../rules/pieces.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { stepCall } from '../rules/vocabulary.ts';
import type { Side } from './position.ts';
import { MAREK, type Scene, scene, tacticalFrom, turnOf, YOU, ZOFIA } from './scene.ts';
import { allowOnce, discardsOf, either, inSystem, when } from './steps.ts';

/** Cards for the council that have been played already, so that nobody has to think of them. */
const PLAYED = [
  'ancient-burial-sites',
  'assassinate-representative',
  'bribery',
  'confusing-legal-text',
  'distinguished-councilor',
  'veto',
];

const YOURS: Partial<Side> = {
  tokens: [3, 4, 2],
  cards: ['leadership*', 'warfare*'],
  planets: ['arnor', 'lor', 'lazar', 'sakulag', 'saudor'],
  units: {
    1: { carrier: 1, cruiser: 1 },
    36: { carrier: 1 },
    jord: { infantry: 4, dock: 1 },
    arnor: { infantry: 1 },
    lor: { infantry: 1 },
    lazar: { infantry: 1 },
    sakulag: { infantry: 1 },
    saudor: { infantry: 1 },
  },
};
const ZOFIAS: Partial<Side> = {
  tokens: [3, 4, 2],
  cards: ['politics*', 'construction*'],
  planets: ['quann', 'corneeq', 'resculon'],
  hand: ['sabotage', 'plague'],
};
/** The cruiser at Tar’Mann makes Marek a neighbour. */
const MAREKS: Partial<Side> = {
  tokens: [3, 4, 2],
  cards: ['trade*', 'technology*'],
  planets: ['mellon', 'zohbat', 'tarmann'],
  units: {
    16: { carrier: 2, fighter: 2 },
    22: { cruiser: 1 },
    arretze: { infantry: 4, dock: 1 },
    tarmann: { infantry: 1 },
  },
  hand: ['direct-hit'],
};

const table = ({ you, zofia, marek, ...rest }: Scene): Ti4 =>
  scene({
    round: 4,
    custodians: false,
    discarded: PLAYED,
    ...rest,
    you: { ...YOURS, ...you },
    zofia: { ...ZOFIAS, ...zofia },
    marek: { ...MAREKS, ...marek },
  });

/** The council meets when all strategy cards have gone back. You are the speaker and vote last. */
const assembly = ({ you, ...rest }: Scene): Ti4 =>
  table({
    phase: 'agenda',
    ...rest,
    you: { cards: [], ...you },
    zofia: { cards: [], hand: ['plague'], ...rest.zofia },
    marek: { cards: [], ...rest.marek },
  });

const VOTES = [ZOFIA, MAREK, YOU].map((seat) => stepCall('vote', seat));

const OUTCOME = [
  stepCall('closeVote'),
  stepCall('settleOutcome'),
  stepCall('resolveOutcome'),
  stepCall('payPredictions'),
  stepCall('closeCouncil'),
  stepCall('revealAgenda', 2),
  stepCall('endAgendaPhase'),
];

const isClosed = (g: Ti4): boolean => g.council.agenda === NONE || g.council.number !== 1;

/** Has Sabotage stopped the card that was played? */
const isCancelled = (g: Ti4): boolean => discardsOf(g, 'sabotage') === 1 && g.plays.length === 0;

const ballot = (seat: Seat, outcome: number, count: number): Ti4['council']['votes'][number] => ({
  seat,
  outcome,
  count,
});

/** Is more at home than before the order? */
const hasOrdered = (g: Ti4): boolean =>
  inSystem(g, YOU, '1', 'fighter') > 0 || groundAt(g, planetOf('jord'), YOU) > 4;

export const council: Lesson = {
  id: 'council',
  minutes: 8,
  seats: 3,
  pupil: YOU,
  steps: [
    {
      id: 'play',
      state: table({ you: { hand: ['mining-initiative', 'trade-rider'] }, steps: turnOf(YOU) }),
      allows: allow('play:mining-initiative', 'choosePlanet:*'),
      isDone: when(isCancelled),
      others: play('play:sabotage', 'decline'),
    },
    {
      id: 'cancel',
      state: table({
        turn: ZOFIA,
        you: { hand: ['sabotage', 'trade-rider'] },
        steps: turnOf(ZOFIA),
      }),
      allows: allow('play:sabotage', 'decline'),
      isDone: when((g) => isCancelled(g) || g.turn.seat !== ZOFIA),
      others: play('play:plague', 'choosePlanet:jord', 'decline'),
    },
    {
      id: 'deal',
      state: table({
        you: { hand: ['trade-rider'], commodities: 4 },
        marek: { commodities: 6 },
        deals: true,
        steps: turnOf(YOU),
      }),
      allows: readOnly,
      isDone: when((g) => g.players[YOU].goods === 4),
      offer: {
        from: MAREK,
        to: YOU,
        gives: [{ thing: 'commodities', count: 4 }],
        wants: [{ thing: 'commodities', count: 4 }],
      },
    },
    {
      id: 'rider',
      state: assembly({
        you: { hand: ['trade-rider'] },
        council: 'fleet-regulations',
        steps: [stepCall('afterRevealed'), ...VOTES, ...OUTCOME],
      }),
      allows: allow('play:trade-rider', 'approve', 'reject'),
      isDone: when(isClosed),
      others: play('approve', 'voteAll', 'decline'),
    },
    {
      id: 'vote',
      state: assembly({
        council: 'regulated-conscription',
        votes: [ballot(ZOFIA, 0, 4), ballot(MAREK, 1, 3)],
        zofia: { exhausted: ['wren-terra', 'quann', 'corneeq'] },
        marek: { exhausted: ['mellon', 'tarmann'] },
        steps: [stepCall('vote', YOU), ...OUTCOME],
      }),
      allows: allow('approve', 'reject', 'voteAll', 'exhaust:*', 'done'),
      isDone: when(isClosed),
      others: play('decline'),
    },
    {
      id: 'tie',
      state: assembly({
        council: 'minister-of-commerce',
        votes: [ballot(ZOFIA, ZOFIA, 3), ballot(MAREK, MAREK, 3)],
        you: { exhausted: ['jord', 'arnor', 'lor', 'sakulag', 'saudor'] },
        zofia: { exhausted: ['wren-terra', 'corneeq'] },
        marek: { exhausted: ['mellon', 'tarmann'] },
        steps: OUTCOME,
      }),
      allows: allow('elect:*'),
      isDone: when(isClosed),
      others: play('decline'),
    },
    {
      id: 'law',
      state: table({
        round: 5,
        you: { cards: ['leadership', 'warfare'] },
        laws: ['regulated-conscription'],
        active: '1',
        steps: tacticalFrom('production'),
      }),
      allows: either(
        allow('make:fighter', 'train:jord', 'payLeast'),
        allowOnce(hasOrdered, 'done'),
      ),
      others: play('decline'),
    },
    {
      id: 'end',
      state: table({ round: 5, laws: ['regulated-conscription'], steps: turnOf(YOU) }),
      allows: readOnly,
    },
  ],
};

import type { Asker, Obstacle } from '@tablewright/engine';
import { WINDOWS } from '../content/index.ts';
import type { Ti4 } from '../rules/state.ts';

export type Look = Asker<Ti4>;

/** Questions about what an action card is aimed at. TI-19.3 */
const TARGETS: readonly string[] = [
  'assassinate',
  'battlestation',
  'braveShip',
  'bribery',
  'burialSites',
  'crippleDefenses',
  'fireTeam',
  'frontlineDeployment',
  'ghostShip',
  'insubordination',
  'jammedPlayer',
  'legalText',
  'luckyShot',
  'miningInitiative',
  'parley',
  'plague',
  'reactorMeltdown',
  'reparationsExhaust',
  'reparationsReady',
  'repealLaw',
  'signalJamming',
  'silenceOfSpace',
  'skilledRetreat',
  'spy',
  'tacticalBombardment',
  'unexpectedAction',
  'unstablePlanet',
  'uprising',
  'warEffort',
];

/** Questions about what an agenda does to a player. TI-23.9 */
const OUTCOMES: readonly string[] = [
  'antiIntellectual',
  'armsReduction',
  'colonialRedistribution',
  'exhaustPlanets',
  'homelandDefense',
  'ixthianArtifact',
  'returnToken',
  'settle',
];

/** What the seat has to decide before anything else, and the questions about it. */
const STAGES: readonly (readonly [Obstacle, prompts: readonly string[]])[] = [
  [{ id: 'why.first.setup' }, ['startDock', 'startPds', 'startInfantry']],
  [{ id: 'why.first.card', clause: 'TI-2.2' }, ['strategyCard']],
  [{ id: 'why.first.move', clause: 'TI-7.5' }, ['moveShips']],
  [{ id: 'why.first.remove', clause: 'TI-5.1' }, ['overFleet', 'overCapacity']],
  [{ id: 'why.first.disband', clause: 'TI-27.6' }, ['tooManyGroups', 'takeSpare']],
  [{ id: 'why.first.cannons', clause: 'TI-9.1' }, ['spaceCannon', 'cannonDefense']],
  [{ id: 'why.first.barrage', clause: 'TI-10.3' }, ['barrage']],
  [
    { id: 'why.first.retreat', clause: 'TI-10.4' },
    ['announceRetreat', 'retreat', 'liftForces', 'loadRetreat'],
  ],
  [{ id: 'why.first.hits', clause: 'TI-10.6' }, ['sustainDamage', 'assignHits']],
  [
    { id: 'why.first.invade', clause: 'TI-6.2' },
    ['bombardment', 'landForces', 'cannonDefenses', 'groundCombats'],
  ],
  [
    { id: 'why.first.produce', clause: 'TI-14.2' },
    ['produce', 'integratedEconomy', 'duhaMenaimon'],
  ],
  [{ id: 'why.first.pay', clause: 'TI-15.1' }, ['payResources', 'payInfluence']],
  [{ id: 'why.first.secondary', clause: 'TI-3.1' }, ['secondary']],
  [
    { id: 'why.first.strategy', clause: 'TI-3.1' },
    [
      'buyTokens',
      'diplomacy',
      'readyPlanet',
      'newSpeaker',
      'construction',
      'build',
      'exempt',
      'recallToken',
      'homeDock',
      'research',
      'ignoreNeed',
      'sortAgendas',
    ],
  ],
  [
    { id: 'why.first.tokens', clause: 'TI-4.1' },
    ['gainToken', 'redistributeTactic', 'redistributeFleet', 'tokenFromSheet', 'spendTokens'],
  ],
  [
    { id: 'why.first.score', clause: 'TI-20.1' },
    ['scorePublic', 'scoreSecret', 'drawSecret', 'returnSecret', 'keepSecret'],
  ],
  [{ id: 'why.first.vote', clause: 'TI-23.4' }, ['vote', 'castVotes', 'speakerDecides']],
  [{ id: 'why.first.predict', clause: 'TI-23.8' }, ['predict', 'foretell', 'nextReward']],
  [{ id: 'why.first.cancel', clause: 'TI-19.3' }, ['card.played']],
  [{ id: 'why.first.discard', clause: 'TI-19.1' }, ['handLimit', 'discardCards']],
  [{ id: 'why.first.target', clause: 'TI-19.3' }, TARGETS],
  [{ id: 'why.first.agenda', clause: 'TI-23.9' }, OUTCOMES],
];

const BY_PROMPT: ReadonlyMap<string, Obstacle> = new Map(
  STAGES.flatMap(([obstacle, prompts]) => prompts.map((prompt) => [prompt, obstacle])),
);

const MOMENTS: readonly string[] = WINDOWS;

/** The question that comes before what was pressed; null on one's turn, and where nothing is asked. */
export function first({ question }: Look): Obstacle | null {
  if (question === null || question.prompt === 'turn') return null;
  const found = BY_PROMPT.get(question.prompt);
  if (found !== undefined) return found;
  return MOMENTS.includes(question.prompt)
    ? { id: 'why.first.moment', clause: 'TI-28.3' }
    : { id: 'why.first.ability', clause: 'TI-28.1' };
}

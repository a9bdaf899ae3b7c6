import type { Asked, Tip } from '@tablewright/board';
import type { About } from '@tablewright/engine';
import { WINDOWS } from '../../content/index.ts';
import type { Ti4 } from '../../rules/state.ts';
import { JUDGES, momentTip } from './judgement.ts';

/** What is usually good to do at a step, by what the player sees. */
export function coach(asked: Asked<Ti4>): Tip | null {
  const { prompt } = asked.question;
  const tip = MOMENTS.has(prompt)
    ? momentTip(asked)
    : (JUDGES[prompt]?.(asked) ?? plainTip(prompt));
  return tip === null ? null : said(tip, asked.state);
}

/** Moments at which abilities, cards and notes are used. */
const MOMENTS: ReadonlySet<string> = new Set(WINDOWS);

interface Found {
  readonly tip: string;
  readonly about?: About;
}

function said({ tip, about }: Found, { variant: { council } }: Ti4): Tip {
  const text = `coach.${tip}.text${council || !OF_COUNCIL.has(tip) ? '' : '.noCouncil'}`;
  return { title: { id: `coach.${tip}`, about }, text: { id: text, about } };
}

/** Advice that speaks of action cards or the council, and has another text where there are none. */
export const OF_COUNCIL: ReadonlySet<string> = new Set([
  'take.politics',
  'turn.pass',
  'turn.stuck',
  'secondary.leadership',
  'buy',
  'speaker',
]);

function plainTip(prompt: string): { readonly tip: string } | null {
  const tip = TIP_OF_PROMPT.get(prompt);
  return tip === undefined ? null : { tip };
}

/** Advice that is the same in every position, and the questions that it is for. */
export const PLAIN_TIPS: { readonly [tip: string]: readonly string[] } = {
  ban: ['banFaction'],
  faction: ['pickFaction'],
  draft: ['draft'],
  tile: ['placeTile', 'placeExtra'],
  'start.technology': ['startTechnology'],
  'start.home': ['startDock', 'startPds', 'startInfantry'],
  'secret.keep': ['keepSecret'],
  'secret.return': ['returnSecret'],
  'secret.draw': ['drawSecret'],
  swap: ['swapCards', 'acquiescence', 'imperialArbiter'],
  redistribute: ['redistributeTactic', 'redistributeFleet'],
  spare: ['tokenFromSheet', 'spendTokens', 'returnToken'],
  pay: ['payResources', 'payInfluence'],
  'turn.end': ['turnEnd'],
  exhaust: ['exhaustPlanets'],
  buy: ['buyTokens'],
  close: ['diplomacy', 'diplomacyRider'],
  ready: ['readyPlanet', 'reparationsReady'],
  speaker: ['newSpeaker'],
  site: ['construction'],
  build: ['build'],
  gift: ['exempt'],
  recall: ['recallToken', 'ministerOfWar', 'unexpectedAction'],
  dock: ['homeDock'],
  needs: ['ignoreNeed', 'skipNeeds'],
  learn: ['learn'],
  tokensOrResearch: ['tokensForResearch'],
  score: ['scorePublic'],
  fleet: ['overFleet'],
  room: ['overCapacity'],
  pieces: ['takePiece', 'takeSpare', 'reclamation', 'infiltrateTake', 'assimilateTake'],
  cannons: ['spaceCannon', 'cannonDefense', 'barrage'],
  order: ['cannonDefenses', 'groundCombats'],
  shot: ['extraDie', 'extraDiePlanet', 'ambush', 'braveShip', 'battlestation'],
  retreat: ['announceRetreat'],
  refuge: ['retreat', 'skilledRetreat', 'foresight'],
  load: ['liftForces', 'loadRetreat'],
  sustain: ['sustainDamage'],
  hits: ['assignHits', 'groundHits'],
  shields: ['shieldsHolding'],
  bombard: ['bombardment'],
  giveUp: [
    'tooManyGroups',
    'assaultCannon',
    'sacrifice',
    'sacrificeAnother',
    'impulseCore',
    'devotion',
    'armsReduction',
    'antiIntellectual',
    'ixthianArtifact',
    'homelandDefense',
    'thalnosLoss',
    'courageous',
  ],
  aim: ['exotrireme', 'devotionTarget', 'dimensionalSplicer', 'luckyShot'],
  reroll: ['rerollDice', 'warFunding', 'fireTeam'],
  thalnos: ['crownOfThalnos'],
  raise: ['raiseDice'],
  repair: ['duraniumArmor'],
  'infantry.to': [
    'returnInfantry',
    'orbitalDrop',
    'mitosis',
    'yinSpinner',
    'militarySupport',
    'frontlineDeployment',
    'transitTo',
    'bioplasmosisTo',
    'raghsCallTo',
    'standDown',
  ],
  'infantry.from': ['transitFrom', 'bioplasmosisFrom', 'bioplasmosisCount', 'joinCombat'],
  strike: [
    'bacterialWeapon',
    'plague',
    'uprising',
    'unstablePlanet',
    'reactorMeltdown',
    'crippleDefenses',
    'tacticalBombardment',
    'reparationsExhaust',
    'parley',
    'raghsCall',
  ],
  rival: ['spy', 'mageonImplants', 'insubordination', 'jammedPlayer', 'burialSites', 'assassinate'],
  loot: ['pillage', 'takeFromHand'],
  ally: ['productionBiomes', 'colonialRedistribution', 'committeeFormation', 'legalText'],
  planet: ['settle', 'peaceAccords'],
  berth: ['starForge', 'chaosMappingSystem', 'ghostShip', 'warEffort', 'warfareRider'],
  wormhole: ['wormholeToken', 'wormholeSystem'],
  slip: ['silenceOfSpace'],
  jam: ['signalJamming'],
  value: ['miningInitiative', 'hegemonicTradePolicy'],
  law: ['repealLaw'],
  discard: ['handLimit', 'discardCards', 'stallTactics', 'scheming'],
  vote: ['vote'],
  decide: ['speakerDecides'],
  predict: ['predict', 'foretell'],
  reward: ['nextReward'],
  agendas: ['sortAgendas'],
  bribe: ['bribery'],
};

const TIP_OF_PROMPT: ReadonlyMap<string, string> = new Map(
  Object.entries(PLAIN_TIPS).flatMap(([tip, prompts]) =>
    prompts.map((prompt) => [prompt, tip] as const),
  ),
);

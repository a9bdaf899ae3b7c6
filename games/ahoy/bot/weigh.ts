import type { Ask } from '@tablewright/engine';
import { MARKET, REWARDS } from '../content/index.ts';
import { factionName, figureFacts, figuresInRegion } from '../rules/figures.ts';
import { regionOf } from '../rules/map.ts';
import type { Option } from '../rules/options.ts';
import { planNumber, powers } from '../rules/powers.ts';
import { PLEDGED_SQUADRON, pledgesOf } from '../rules/smugglers.ts';
import type { Ahoy } from '../rules/state.ts';
import { courseGain } from './courses.ts';
import { assembleGain, deployGain, dieGain, slotGain } from './dice.ts';
import { controlled, freightFrom, rewardWorth, smuggleGain } from './freight.ts';
import { COMRADE_SPENT, outlookOf } from './outlook.ts';

/** Fame that options seem to promise, whatever the question; others promise nothing. */
const PLAIN: { readonly [V in Option['do']]?: number } = {
  deliver: 5,
  recruit: 0.6,
  take: 0.6,
  battlePlan: 0.4,
  aside: -1,
  alter: -0.5,
  accept: 1,
  evade: 0.2,
  suffer: -0.5,
  mend: 0.3,
  decline: -1,
  patrol: 1,
  place: 1,
  gain: 0.3,
  build: 1,
  repairHere: 0.5,
  holdFire: -0.2,
};

const PLAN = 0.4;
const SHIP_PLAN = 1;

/** An option that promises a fame more looks so many times better. */
const TIMES_BETTER = 5;

/** Looks may deceive: no option is beyond hope or doubt. */
const LEAST = 0.02;
const MOST = 400;

/** How promising an option looks at a glance. */
export function weigh(g: Ahoy, ask: Ask, option: Option): number {
  const gain = gainOf(g, ask, option);
  return gain === OWN_GOAL ? 0 : Math.max(LEAST, Math.min(MOST, TIMES_BETTER ** gain));
}

/** The fame that an option seems to promise. */
function gainOf(g: Ahoy, ask: Ask, option: Option): number {
  switch (ask.prompt.id) {
    case 'sail':
    case 'wind':
      return courseGain(outlookOf(g, ask), ask, option);
    case 'inspire':
      return option.do === 'region' ? outlookOf(g, ask).control(option.tile, 1) : COMRADE_SPENT;
    case 'shoot':
      return option.do === 'shoot' && isOwn(g, ask, option.figure) ? OWN_GOAL : SHOT;
    case 'settle':
      return option.do === 'region' ? outlookOf(g, ask).control(option.tile, 1) : 0;
    case 'assemble':
      return option.do === 'count' ? assembleGain(outlookOf(g, ask), option.count) : 0;
    default:
      return deedGain(g, ask, option);
  }
}

/** Damage to an own figure brings nothing, even where nothing is left to lose. */
const OWN_GOAL = -Infinity;
const SHOT = 0.1;
const CREW = 0.1;

function isOwn(g: Ahoy, { seat }: Ask, figure: number): boolean {
  return figureFacts(figure)['faction'] === factionName(g, seat);
}

/** Crew that must deal damage want an enemy in reach. */
function crewGain(g: Ahoy, { seat }: Ask, card: number): number {
  const region = regionOf(g.players[seat].flagship);
  const hasMark = figuresInRegion(g, region).some((figure) => figure.seat !== seat);
  return powers.of('crew', card).strikes === true && !hasMark ? OWN_GOAL : CREW;
}

/** What is worth the same in whatever question it is offered. */
function deedGain(g: Ahoy, ask: Ask, option: Option): number {
  switch (option.do) {
    case 'die':
      return dieGain(outlookOf(g, ask), option.value);
    case 'slot':
      return slotGain(outlookOf(g, ask), option.slot, dieInHand(ask));
    case 'change':
      return dieGain(outlookOf(g, ask), dieInHand(ask) + option.pips) - 0.4;
    case 'crew':
      return crewGain(g, ask, option.card);
    case 'smuggle':
      return smuggleGain(g, g.players[ask.seat], option.card);
    case 'plan':
      return powers.of('plans', planNumber(option.plan)).stays === true ? SHIP_PLAN : PLAN;
    case 'victory':
      return option.victory === 'none' ? -1 : option.victory === 'damage-reward' ? 0.8 : 0;
    case 'deploy':
      return deployGain(outlookOf(g, ask), option.space);
    case 'cell':
      return rewardWorth(REWARDS[option.cell]);
    case 'spend':
      return 0.7 * option.count;
    case 'pile':
      return pledgeGain(g, ask, option.pile);
    case 'drop':
      return -freightFrom(g, [option.card], g.players[ask.seat].flagship);
    default:
      return PLAIN[option.do] ?? 0;
  }
}

function dieInHand({ details }: Ask): number {
  return Number(details.about!['value']);
}

/** What a delivered card would earn under one of the pledges now. AH-17.2 */
function pledgeGain(g: Ahoy, ask: Ask, pile: number): number {
  const card = MARKET.find(({ id }) => id === ask.details.about!['card'])!;
  const side = pledgesOf(g, ask.seat)[0][pile] === PLEDGED_SQUADRON ? 1 : -1;
  return controlled(g, card.suit, outlookOf(g, ask).leads, side);
}

import type { Ask } from '@tablewright/engine';
import { MARKET, REWARDS } from '../content/index.ts';
import type { Heading } from '../rules/headings.ts';
import { PLEDGED_SQUADRON, pledgesOf } from '../rules/smugglers.ts';
import { type Ahoy, NONE } from '../rules/state.ts';
import { courseGain } from './courses.ts';
import { assembleGain, deployGain, dieGain, slotGain } from './dice.ts';
import { controlled, freightFrom, rewardWorth, smuggleGain } from './freight.ts';
import { COMRADE_SPENT, outlookOf } from './outlook.ts';

/** Fame that options seem to promise, by their keys or the verbs of their keys; others promise nothing. */
const VERBS: { readonly [verb: string]: number } = {
  deliver: 5,
  recruit: 0.6,
  take: 0.6,
  crew: 0.1,
  plan: 0.4,
  'plan:cutter': 1,
  'plan:gunship': 1,
  battlePlan: 0.4,
  'battlePlan:pass': 0,
  aside: -1,
  decline: -1,
  patrol: 1,
  place: 1,
  gain: 0.3,
  build: 1,
  repairHere: 0.5,
  'victory:none': -1,
  'victory:damage-reward': 0.8,
  'fire:none': -0.2,
};

/** An option that promises a fame more looks so many times better. */
const TIMES_BETTER = 5;

/** Looks may deceive: no option is beyond hope or doubt. */
const LEAST = 0.02;
const MOST = 400;

/** How promising an option looks at a glance. */
export function weigh(g: Ahoy, ask: Ask, option: unknown): number {
  return Math.max(LEAST, Math.min(MOST, TIMES_BETTER ** gainOf(g, ask, option)));
}

/** The fame that an option seems to promise. */
function gainOf(g: Ahoy, ask: Ask, option: unknown): number {
  const { prompt, details } = ask;
  switch (prompt.id) {
    case 'act': {
      const act = option as { do: string; value: number; card: number };
      if (act.do === 'die') return dieGain(outlookOf(g, ask), act.value);
      if (act.do === 'smuggle') return smuggleGain(g, g.players[ask.seat], act.card);
      return verbGain(ask, option);
    }
    case 'slot': {
      const placing = option as { do: string; slot: number; pips: number };
      const value = details.about!['value'] as number;
      if (placing.do === 'slot') return slotGain(outlookOf(g, ask), placing.slot, value);
      if (placing.do === 'change') return dieGain(outlookOf(g, ask), value + placing.pips) - 0.4;
      return verbGain(ask, option);
    }
    case 'sail':
    case 'wind':
      return courseGain(outlookOf(g, ask), ask, option as Heading);
    case 'inspire':
      return option === NONE ? COMRADE_SPENT : outlookOf(g, ask).control(option as number, 1);
    case 'settle':
      return outlookOf(g, ask).control(option as number, 1);
    case 'assemble':
      return assembleGain(outlookOf(g, ask), option as number);
    case 'deploy':
      return deployGain(outlookOf(g, ask), option as number);
    case 'rewardCell':
      return rewardWorth(REWARDS[option as number]);
    case 'rewardSpend':
      return 0.7 * (option as number);
    case 'pledge':
      return pledgeGain(g, ask, option as number);
    case 'jettison':
      return -freightFrom(g, [option as number], g.players[ask.seat].flagship);
    default:
      return verbGain(ask, option);
  }
}

function verbGain({ prompt }: Ask, option: unknown): number {
  const key = prompt.key(option);
  const colon = key.indexOf(':');
  return VERBS[key] ?? (colon < 0 ? 0 : (VERBS[key.slice(0, colon)] ?? 0));
}

/** What a delivered card would earn under one of the pledges now. AH-17.2 */
function pledgeGain(g: Ahoy, ask: Ask, pile: number): number {
  const card = MARKET.find(({ id }) => id === ask.details.about!['card'])!;
  const side = pledgesOf(g, ask.seat)[0][pile] === PLEDGED_SQUADRON ? 1 : -1;
  return controlled(g, card.suit, outlookOf(g, ask).leads, side);
}

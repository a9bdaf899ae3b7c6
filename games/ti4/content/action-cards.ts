import type { Timing } from './timing.ts';

/** A kind of action card. */
export interface ActionCard extends Timing {
  readonly id: string;
  /** Copies in the deck. */
  readonly count: number;
}

function card(id: string, count: number, timing: Timing): ActionCard {
  return { id, count, ...timing };
}

/** What each does is an entry in abilities/action-cards/. TI-19.1 */
// oxfmt-ignore
export const ACTION_CARDS: readonly ActionCard[] = [
  card('ancient-burial-sites', 1, { window: ['agenda.start'], mandatory: false }),
  card('assassinate-representative', 1, { window: ['agenda.revealed.after'], mandatory: false }),
  card('bribery', 1, { window: ['vote.speaker'], mandatory: false }),
  card('bunker', 1, { window: ['invasion.start'], mandatory: false }),
  card('confusing-legal-text', 1, { window: ['elected'], mandatory: false }),
  card('construction-rider', 1, { window: ['agenda.revealed.after'], mandatory: false, resolves: 'outcome.resolved' }),
  card('courageous-to-the-end', 1, { window: ['unit.destroyed'], where: 'space', mandatory: false }),
  card('cripple-defenses', 1, { action: true }),
  card('diplomacy-rider', 1, { window: ['agenda.revealed.after'], mandatory: false, resolves: 'outcome.resolved' }),
  card('direct-hit', 4, { window: ['sustain.used'], mandatory: false }),
  card('disable', 1, { window: ['invasion.start'], mandatory: false }),
  card('distinguished-councilor', 1, { window: ['vote.cast'], mandatory: false }),
  card('economic-initiative', 1, { action: true }),
  card('emergency-repairs', 1, { window: ['round.start', 'round.end'], where: 'either', mandatory: false }),
  card('experimental-battlestation', 1, { window: ['ships.moved'], mandatory: false }),
  card('fighter-prototype', 1, { window: ['combat.start'], where: 'space', mandatory: false }),
  card('fire-team', 1, { window: ['dice.rolled'], where: 'ground', mandatory: false }),
  card('flank-speed', 4, { window: ['system.activated'], mandatory: false }),
  card('focused-research', 1, { action: true }),
  card('frontline-deployment', 1, { action: true }),
  card('ghost-ship', 1, { action: true }),
  card('imperial-rider', 1, { window: ['agenda.revealed.after'], mandatory: false, resolves: 'outcome.resolved' }),
  card('in-the-silence-of-space', 1, { window: ['system.activated'], mandatory: false }),
  card('industrial-initiative', 1, { action: true }),
  card('infiltrate', 1, { window: ['planet.gained.when'], mandatory: false }),
  card('insubordination', 1, { action: true }),
  card('intercept', 1, { window: ['retreat.announced'], mandatory: false }),
  card('leadership-rider', 1, { window: ['agenda.revealed.after'], mandatory: false, resolves: 'outcome.resolved' }),
  card('lost-star-chart', 1, { window: ['system.activated'], mandatory: false }),
  card('lucky-shot', 1, { action: true }),
  card('maneuvering-jets', 4, { window: ['cannon.hits'], mandatory: false }),
  card('mining-initiative', 1, { action: true }),
  card('morale-boost', 4, { window: ['round.start'], where: 'either', mandatory: false }),
  card('parley', 1, { window: ['forces.committed'], mandatory: false }),
  card('plague', 1, { action: true }),
  card('political-stability', 1, { window: ['status.return'], mandatory: false }),
  card('politics-rider', 1, { window: ['agenda.revealed.after'], mandatory: false, resolves: 'outcome.resolved' }),
  card('public-disgrace', 1, { window: ['strategy.chosen'], mandatory: false }),
  card('reactor-meltdown', 1, { action: true }),
  card('reparations', 1, { window: ['planet.gained.after'], mandatory: false }),
  card('repeal-law', 1, { action: true }),
  card('rise-of-a-messiah', 1, { action: true }),
  card('sabotage', 4, { window: ['card.played'], mandatory: false }),
  card('salvage', 1, { window: ['combat.won'], where: 'space', mandatory: false }),
  card('shields-holding', 4, { window: ['hits.assign'], where: 'space', mandatory: false }),
  card('signal-jamming', 1, { action: true }),
  card('skilled-retreat', 4, { window: ['round.start'], where: 'space', mandatory: false }),
  card('spy', 1, { action: true }),
  card('summit', 1, { window: ['strategy.start'], mandatory: false }),
  card('tactical-bombardment', 1, { action: true }),
  card('technology-rider', 1, { window: ['agenda.revealed.after'], mandatory: false, resolves: 'outcome.resolved' }),
  card('trade-rider', 1, { window: ['agenda.revealed.after'], mandatory: false, resolves: 'outcome.resolved' }),
  card('unexpected-action', 1, { action: true }),
  card('unstable-planet', 1, { action: true }),
  card('upgrade', 1, { window: ['system.activated'], mandatory: false }),
  card('uprising', 1, { action: true }),
  card('veto', 1, { window: ['agenda.revealed.when'], mandatory: false }),
  card('war-effort', 1, { action: true }),
  card('warfare-rider', 1, { window: ['agenda.revealed.after'], mandatory: false, resolves: 'outcome.resolved' }),
];

/** The number of a card by its id. */
export function actionCardOf(id: string): number {
  return ACTION_CARDS.findIndex((each) => each.id === id);
}

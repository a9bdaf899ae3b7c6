import type { Timing } from './timing.ts';

/** What is voted on: for or against, or who or what is elected. TI-23.6 */
export const BALLOTS = ['for-against', 'player', 'planet', 'law', 'secret'] as const;
export type Ballot = (typeof BALLOTS)[number];

/** Which planets can be elected. */
export interface Electable {
  readonly trait?: 'cultural' | 'hazardous' | 'industrial';
  /** Neither home planets nor Mecatol Rex. */
  readonly distant?: true;
}

/** An agenda card. TI-23.9 */
export interface Agenda extends Timing {
  readonly id: string;
  readonly isLaw: boolean;
  readonly ballot: Ballot;
  readonly electable?: Electable;
  /** The law belongs to the elected player. */
  readonly owned?: true;
  /** The law is attached to the elected planet. */
  readonly attached?: true;
}

type Details = Timing & Pick<Agenda, 'electable' | 'owned' | 'attached'>;

function law(id: string, ballot: Ballot, details: Details = {}): Agenda {
  return { id, isLaw: true, ballot, ...details };
}

function directive(id: string, ballot: Ballot, details: Details = {}): Agenda {
  return { id, isLaw: false, ballot, ...details };
}

/** What each does is an entry in abilities/agendas/. */
// oxfmt-ignore
export const AGENDAS: readonly Agenda[] = [
  law('anti-intellectual-revolution', 'for-against', { window: ['technology.researched.after', 'strategy.start'], mandatory: true }),
  directive('archived-secret', 'player'),
  directive('arms-reduction', 'for-against', { window: ['strategy.start'], mandatory: true }),
  law('classified-document-leaks', 'secret', { window: ['agenda.revealed.when'], mandatory: true, passive: true }),
  directive('colonial-redistribution', 'planet', { electable: { distant: true } }),
  law('committee-formation', 'player', { owned: true, window: ['vote.before'], mandatory: false }),
  directive('compensated-disarmament', 'planet'),
  law('conventions-of-war', 'for-against', { passive: true }),
  law('core-mining', 'planet', { electable: { trait: 'hazardous' }, attached: true, passive: true }),
  law('demilitarized-zone', 'planet', { electable: { trait: 'cultural' }, attached: true, passive: true }),
  directive('economic-equality', 'for-against'),
  law('enforced-travel-ban', 'for-against', { passive: true }),
  law('executive-sanctions', 'for-against', { passive: true }),
  law('fleet-regulations', 'for-against', { passive: true }),
  law('holy-planet-of-ixth', 'planet', { electable: { trait: 'cultural' }, attached: true, window: ['planet.gained.when'], mandatory: true, passive: true }),
  law('homeland-defense-act', 'for-against', { passive: true }),
  law('imperial-arbiter', 'player', { owned: true, window: ['strategy.end'], mandatory: false }),
  directive('incentive-program', 'for-against'),
  directive('ixthian-artifact', 'for-against'),
  directive('judicial-abolishment', 'law', { window: ['agenda.revealed.when'], mandatory: true }),
  law('minister-of-commerce', 'player', { owned: true, window: ['commodities.replenished.after'], mandatory: true }),
  law('minister-of-exploration', 'player', { owned: true, window: ['planet.gained.when'], mandatory: true }),
  law('minister-of-industry', 'player', { owned: true, window: ['structure.placed'], mandatory: false }),
  law('minister-of-peace', 'player', { owned: true, window: ['system.activated'], mandatory: false }),
  law('minister-of-policy', 'player', { owned: true, window: ['status.end'], mandatory: true }),
  law('minister-of-sciences', 'player', { owned: true, passive: true }),
  law('minister-of-war', 'player', { owned: true, window: ['action.done'], mandatory: false }),
  directive('miscount-disclosed', 'law', { window: ['agenda.revealed.when'], mandatory: true }),
  directive('mutiny', 'for-against'),
  directive('new-constitution', 'for-against', { window: ['agenda.revealed.when', 'strategy.start'], mandatory: true }),
  law('prophecy-of-ixth', 'player', { owned: true, window: ['production.used.when'], mandatory: true, passive: true }),
  directive('public-execution', 'player'),
  law('publicize-weapon-schematics', 'for-against', { passive: true }),
  law('regulated-conscription', 'for-against', { passive: true }),
  law('representative-government', 'for-against', { window: ['strategy.start'], mandatory: true, passive: true }),
  law('research-team-biotic', 'planet', { electable: { trait: 'industrial' }, attached: true, window: ['technology.researched.when'], mandatory: false }),
  law('research-team-cybernetic', 'planet', { electable: { trait: 'industrial' }, attached: true, window: ['technology.researched.when'], mandatory: false }),
  law('research-team-propulsion', 'planet', { electable: { trait: 'industrial' }, attached: true, window: ['technology.researched.when'], mandatory: false }),
  law('research-team-warfare', 'planet', { electable: { trait: 'hazardous' }, attached: true, window: ['technology.researched.when'], mandatory: false }),
  directive('seed-of-an-empire', 'for-against'),
  law('senate-sanctuary', 'planet', { electable: { trait: 'cultural' }, attached: true, passive: true }),
  law('shard-of-the-throne', 'player', { owned: true, window: ['combat.won'], where: 'either', mandatory: true }),
  law('shared-research', 'for-against', { passive: true }),
  directive('swords-to-plowshares', 'for-against'),
  law('terraforming-initiative', 'planet', { electable: { trait: 'hazardous' }, attached: true, passive: true }),
  law('the-crown-of-emphidia', 'player', { owned: true, window: ['planet.gained.after'], mandatory: true }),
  law('the-crown-of-thalnos', 'player', { owned: true, window: ['rolls.done'], where: 'either', mandatory: false }),
  directive('unconventional-measures', 'for-against'),
  law('wormhole-reconstruction', 'for-against', { passive: true }),
  directive('wormhole-research', 'for-against'),
];

/** The number of an agenda by its id. */
export function agendaOf(id: string): number {
  return AGENDAS.findIndex((each) => each.id === id);
}

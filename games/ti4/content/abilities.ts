import { type FactionId, factionOf } from './faction-ids.ts';
import type { Timing } from './timing.ts';
import { WAR_SUN } from './units.ts';

/** An ability of a faction sheet. */
export interface Ability extends Timing {
  readonly id: string;
  /** Place in `FACTIONS`. */
  readonly faction: number;
}

function ability(id: string, faction: FactionId, timing: Timing): Ability {
  return { id, faction: factionOf(faction), ...timing };
}

// oxfmt-ignore
export const ABILITIES: readonly Ability[] = [
  ability('mitosis', 'arborec', { window: ['status.start'], mandatory: true, passive: true }),
  ability('quantum-entanglement', 'creuss', { passive: true }),
  ability('slipstream', 'creuss', { passive: true }),
  ability('creuss-gate', 'creuss', { window: ['setup.board'], mandatory: true }),
  ability('masters-of-trade', 'hacan', { passive: true }),
  ability('guild-ships', 'hacan', { passive: true }),
  ability('arbiters', 'hacan', { passive: true }),
  ability('fragile', 'jol-nar', { passive: true }),
  ability('brilliant', 'jol-nar', { window: ['strategic.secondary'], mandatory: false }),
  ability('analytical', 'jol-nar', { window: ['technology.researched.when'], mandatory: false }),
  ability('assimilate', 'l1z1x', { window: ['planet.gained.when'], mandatory: true }),
  ability('harrow', 'l1z1x', { window: ['round.end'], where: 'ground', mandatory: false }),
  ability('munitions-reserves', 'letnev', { window: ['round.start', 'dice.rolled'], where: 'space', mandatory: false }),
  ability('armada', 'letnev', { passive: true }),
  ability('ambush', 'mentak', { window: ['combat.start'], where: 'space', mandatory: false }),
  ability('pillage', 'mentak', { window: ['goods.gained', 'transaction.done'], mandatory: false }),
  ability('star-forge', 'muaat', { action: true, requires: [{ kind: 'token', of: 'you', pool: 'strategy', count: 1 }, { kind: 'unit', of: 'you', types: [WAR_SUN] }] }),
  ability('gashlai-physiology', 'muaat', { passive: true }),
  ability('telepathic', 'naalu', { window: ['strategy.end'], mandatory: true }),
  ability('foresight', 'naalu', { window: ['ships.moved'], mandatory: false }),
  ability('galactic-threat', 'nekro', { window: ['agenda.revealed.after'], mandatory: false, resolves: 'outcome.resolved', limit: 'agenda-phase', passive: true }),
  ability('technological-singularity', 'nekro', { window: ['unit.destroyed'], where: 'either', mandatory: false, limit: 'combat' }),
  ability('propagation', 'nekro', { window: ['technology.researched.when'], mandatory: true }),
  ability('unrelenting', 'sardakk-norr', { passive: true }),
  ability('scavenge', 'saar', { window: ['planet.gained.after'], mandatory: true }),
  ability('nomadic', 'saar', { passive: true }),
  ability('orbital-drop', 'sol', { action: true, requires: [{ kind: 'token', of: 'you', pool: 'strategy', count: 1 }, { kind: 'planet', of: 'you' }] }),
  ability('versatile', 'sol', { window: ['status.tokens'], mandatory: true }),
  ability('blood-ties', 'winnu', { passive: true }),
  ability('reclamation', 'winnu', { window: ['tactical.done'], mandatory: false }),
  ability('peace-accords', 'xxcha', { window: ['strategic.resolved'], mandatory: false }),
  ability('quash', 'xxcha', { window: ['agenda.revealed.when'], mandatory: false }),
  ability('indoctrination', 'yin', { window: ['combat.start'], where: 'ground', mandatory: false }),
  ability('devotion', 'yin', { window: ['round.end'], where: 'space', mandatory: false }),
  ability('stall-tactics', 'yssaril', { action: true, requires: [{ kind: 'card-in-hand', of: 'you', count: 1 }] }),
  ability('scheming', 'yssaril', { window: ['card.drawn'], mandatory: true }),
  ability('crafty', 'yssaril', { passive: true }),
];

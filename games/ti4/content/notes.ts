import { type FactionId, factionOf } from './faction-ids.ts';
import type { Timing } from './timing.ts';
import type { WindowId } from './windows.ts';

/** A kind of promissory note: one of each colour, or that of a faction. TI-17.1 */
export interface NoteKind extends Timing {
  readonly id: string;
  /** Place in `FACTIONS`; null for a note that every colour has. */
  readonly faction: number | null;
  /** It lies face up before its holder until one of these moments. */
  readonly returns?: readonly WindowId[];
}

type Details = Timing & Pick<NoteKind, 'returns'>;

function common(id: string, details: Details): NoteKind {
  return { id, faction: null, ...details };
}

function own(id: string, faction: FactionId, details: Details): NoteKind {
  return { id, faction: factionOf(faction), ...details };
}

/** Those of every colour first. What each does is an entry in abilities/. */
// oxfmt-ignore
export const NOTES: readonly NoteKind[] = [
  common('ceasefire', { window: ['system.activated'], mandatory: false }),
  common('political-secret', { window: ['agenda.revealed.when'], mandatory: false }),
  common('support-for-the-throne', { window: ['note.received'], mandatory: true, passive: true, returns: ['system.activated', 'player.eliminated'] }),
  common('trade-agreement', { window: ['commodities.replenished.when'], mandatory: false }),
  own('stymie', 'arborec', { action: true, returns: ['system.activated'] }),
  own('creuss-iff', 'creuss', { window: ['turn.start'], mandatory: false }),
  own('trade-convoys', 'hacan', { action: true, returns: ['system.activated'] }),
  own('research-agreement', 'jol-nar', { window: ['technology.researched.after'], mandatory: false }),
  own('cybernetic-enhancements', 'l1z1x', { window: ['turn.start'], mandatory: false }),
  own('war-funding', 'letnev', { window: ['round.start', 'dice.rolled'], where: 'space', mandatory: false }),
  own('promise-of-protection', 'mentak', { action: true, returns: ['system.activated'] }),
  own('fires-of-the-gashlai', 'muaat', { action: true }),
  own('gift-of-prescience', 'naalu', { window: ['strategy.end'], mandatory: false, returns: ['status.end'] }),
  own('antivirus', 'nekro', { window: ['combat.start'], where: 'either', mandatory: false, returns: ['system.activated'] }),
  own('tekklar-legion', 'sardakk-norr', { window: ['combat.start'], where: 'ground', mandatory: false }),
  own('raghs-call', 'saar', { window: ['forces.committed'], mandatory: false }),
  own('military-support', 'sol', { window: ['turn.start'], mandatory: false }),
  own('acquiescence', 'winnu', { window: ['strategy.end'], mandatory: false }),
  own('political-favor', 'xxcha', { window: ['agenda.revealed.when'], mandatory: false }),
  own('greyfire-mutagen', 'yin', { window: ['system.activated'], mandatory: false }),
  own('spy-net', 'yssaril', { window: ['turn.start'], mandatory: false }),
];

/** Notes that every colour has. */
export const COMMON_NOTES = NOTES.filter(({ faction }) => faction === null).length;

/** Notes of a player: the common ones of the colour, then that of the faction. TI-17.1 */
export const NOTES_EACH = COMMON_NOTES + 1;

/** The number of a kind of note by its id. */
export function noteOf(id: string): number {
  return NOTES.findIndex((each) => each.id === id);
}

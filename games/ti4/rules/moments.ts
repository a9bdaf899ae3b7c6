import {
  type CardOf,
  type Details,
  type DetailsOf,
  type Found,
  moments,
  type Script,
  type Seat,
} from '@tablewright/engine';
import { ABILITIES, PROFILES, TECHNOLOGIES } from '../content/index.ts';
import { kindOfNote, ownerOfNote } from './notes.ts';
import { choose, type Option, options, POWER_NAMES } from './options.ts';
import { type Deck, powers, type WindowId, type Windows } from './powers.ts';
import type { Prompts } from './prompts.ts';
import type { Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** What players use at moments: what lies open, action cards and notes. */
export type Power = Option<'use' | 'component' | 'play' | 'playNote'>;

const DECLINE: Option = { do: 'decline' };
const LOCK: Option = { do: 'lock' };

/**
 * A moment at which abilities are used; two windows may be one moment. TI-1.8, TI-27.3, TI-28.2, TI-28.3, TI-28.5,
 * TI-28.6
 */
export const { moment, candidates, inHand, couldPlay, untimely } = moments({
  abilities: powers,
  grammar: options,
  option: optionOf,
  pass: () => DECLINE,
  lock: () => LOCK,
  forbids,
  use: useOf,
  once: ({ deck }) => (deck === 'card' ? 'TI-19.2' : 'TI-27.3'),
  untimely: 'TI-28.1',
});

/** Where the decks that lie open begin in the list of all abilities. */
const OFFSETS = {
  technology: 0,
  faction: TECHNOLOGIES.length,
  unit: TECHNOLOGIES.length + ABILITIES.length,
  law: TECHNOLOGIES.length + ABILITIES.length + PROFILES.length,
  office: TECHNOLOGIES.length + ABILITIES.length + PROFILES.length,
};

const isOpen = (deck: Deck): deck is keyof typeof OFFSETS => deck in OFFSETS;

function optionOf(g: Ti4, { deck, card }: CardOf<Deck>, window: WindowId): Power {
  if (isOpen(deck))
    return { do: window === 'action' ? 'component' : 'use', ability: OFFSETS[deck] + card };
  if (deck === 'card') return { do: 'play', actionCard: card };
  return { do: 'playNote', note: kindOfNote(g, card), player: ownerOfNote(card) };
}

/** Carries out an ability. A cancelled card is not used yet: another one of its kind can follow. TI-19.3 */
function* useOf<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  { deck, card, ability }: Found<Ti4, Windows, I, Deck>,
  about: Windows[I],
): Script<boolean> {
  const isAction = ability.window === 'action';
  // Cards and notes tell by themselves that they are played.
  if (isOpen(deck))
    emit(isAction ? 'component' : 'used', {
      player: seat,
      power: POWER_NAMES[OFFSETS[deck] + card],
    });
  if (!isAction || !isOpen(deck)) g.cancelled = false;
  yield* ability.use(g, seat, { ...about, card });
  return isOpen(deck) || !g.cancelled;
}

/** Can the seat use neither action cards nor faction abilities for now? Political Secret */
export function isSilent(g: Ti4, seat: Seat): boolean {
  return (g.council.silenced & (1 << seat)) !== 0;
}

/** Can the seat use nothing of its faction's in this tactical action? Greyfire Mutagen */
export function isMuted(g: Ti4, seat: Seat): boolean {
  return (g.tactical.muted & (1 << seat)) !== 0;
}

function isOfFaction(deck: Deck, card: number): boolean {
  return deck === 'faction' || (deck === 'technology' && TECHNOLOGIES[card].faction !== null);
}

/** Has the seat passed, and may play no action cards on this turn? Transparasteel Plating */
export function isShutOut(g: Ti4, seat: Seat): boolean {
  return (
    g.phase === 'action' &&
    g.players[seat].passed &&
    seat !== g.turn.seat &&
    powers.has(g, g.turn.seat, 'silencesPassed')
  );
}

function forbids<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  { deck, card, ability }: Found<Ti4, Windows, I, Deck>,
): string | null {
  if (isSilent(g, seat) && (deck === 'card' || (deck === 'faction' && !ability.mandatory)))
    return 'TI-23.11';
  if (isMuted(g, seat) && isOfFaction(deck, card)) return 'TI-1.2';
  return deck === 'card' && isShutOut(g, seat) ? 'TI-1.2' : null;
}

/** Asks whether to do something that "may" be done. */
export function* wants<I extends keyof Prompts>(
  seat: Seat,
  prompt: I,
  ...details: DetailsOf<Prompts, I, Details<Option>>
): Script<boolean> {
  const choice = yield* choose(seat, prompt, [{ do: 'accept' }, { do: 'decline' }], ...details);
  return choice.do === 'accept';
}

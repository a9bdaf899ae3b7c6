import type { Seat } from '@tablewright/engine';
import { ACTION_CARDS } from '../content/index.ts';
import { handLimit } from '../rules/cards.ts';
import type { Ti4 } from '../rules/state.ts';
import { growth } from './worth.ts';

/** What a card is worth that nobody can see, and one that is yet to be drawn. */
export const ANY_CARD = 0.07;

/** What a card is worth in hand, in points; it is played where it brings more. */
const KEPT: { readonly [card: string]: number } = {
  'ancient-burial-sites': 0.04,
  'assassinate-representative': 0.1,
  bribery: 0.08,
  bunker: 0.04,
  'confusing-legal-text': 0.08,
  'construction-rider': 0.1,
  'courageous-to-the-end': 0.06,
  'cripple-defenses': 0.02,
  'diplomacy-rider': 0.05,
  'direct-hit': 0.12,
  disable: 0.04,
  'distinguished-councilor': 0.08,
  'economic-initiative': 0.05,
  'emergency-repairs': 0.07,
  'experimental-battlestation': 0.09,
  'fighter-prototype': 0.05,
  'fire-team': 0.05,
  'flank-speed': 0.07,
  'focused-research': 0.05,
  'frontline-deployment': 0.05,
  'ghost-ship': 0.04,
  'imperial-rider': 0.3,
  'in-the-silence-of-space': 0.04,
  'industrial-initiative': 0.08,
  infiltrate: 0.05,
  insubordination: 0.06,
  intercept: 0.04,
  'leadership-rider': 0.12,
  'lost-star-chart': 0.03,
  'lucky-shot': 0.08,
  'maneuvering-jets': 0.05,
  'mining-initiative': 0.08,
  'morale-boost': 0.05,
  parley: 0.13,
  plague: 0.03,
  'political-stability': 0.07,
  'politics-rider': 0.08,
  'public-disgrace': 0.06,
  'reactor-meltdown': 0.12,
  reparations: 0.05,
  'repeal-law': 0.05,
  'rise-of-a-messiah': 0.1,
  sabotage: 0.13,
  salvage: 0.05,
  'shields-holding': 0.08,
  'signal-jamming': 0.05,
  'skilled-retreat': 0.1,
  spy: 0.05,
  summit: 0.15,
  'tactical-bombardment': 0.03,
  'technology-rider': 0.1,
  'trade-rider': 0.08,
  'unexpected-action': 0.05,
  'unstable-planet': 0.04,
  upgrade: 0.07,
  uprising: 0.08,
  veto: 0.15,
  'war-effort': 0.06,
  'warfare-rider': 0.08,
};

const BY_CARD: readonly number[] = ACTION_CARDS.map(({ id }) => KEPT[id]);

/** What it is worth to keep a card; a card that nobody can see has no number. */
export function keptWorth(card: number): number {
  return card < 0 ? ANY_CARD : BY_CARD[card];
}

/** What a card is worth in this hand: less if it is nearly full. */
export function heldWorth(g: Ti4, seat: Seat, card: number): number {
  const isFull = g.players[seat].hand.length >= handLimit(g, seat) - 1;
  return keptWorth(card) * (isFull ? AT_LIMIT : 1);
}

/** What a card is worth that is not played now: less and less in the last rounds. */
export function keptNow(g: Ti4, seat: Seat, card: number): number {
  return growth(g) * heldWorth(g, seat, card);
}

/** A card at the limit only saves the choice what to discard when the next one is drawn. TI-19.1 */
const AT_LIMIT = 0.5;

/** The hand of a seat. Cards beyond the limit are worth nothing. */
export function handWorth(g: Ti4, seat: Seat): number {
  const { hand } = g.players[seat];
  if (hand.length <= FEW) {
    let worth = 0;
    for (const card of hand) worth += keptWorth(card);
    return worth;
  }
  const limit = handLimit(g, seat);
  const worths = hand.map(keptWorth).toSorted((one, other) => other - one);
  return worths.reduce((sum, worth, at) => sum + worth * shareAt(at + 1, limit), 0);
}

/** Hands of this size are below any limit. */
const FEW = 2;

function shareAt(place: number, limit: number): number {
  if (place < limit) return 1;
  return place === limit ? AT_LIMIT : 0;
}

/** What a hand of this size is worth, to those who cannot see it. */
export function unseenHand(g: Ti4, seat: Seat): number {
  return ANY_CARD * Math.min(g.players[seat].hand.length, handLimit(g, seat));
}

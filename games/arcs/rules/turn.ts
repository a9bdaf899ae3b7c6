import type { Refusal, Script, Seat } from '@tablewright/engine';
import {
  type Action,
  ACTION_CARDS,
  ACTIONS,
  AMBITIONS,
  RESCUE_SHIPS,
  SEIZING_NUMBER,
  SUIT_ACTIONS,
  SYSTEMS,
  type Use,
} from '../content/index.ts';
import { actionsAmong, actionsRefused, takeAction } from './actions/choosing.ts';
import { ambitionsOn, declareVerdict } from './ambitions.ts';
import { declare } from './declaring.ts';
import { playCard } from './hands.ts';
import { seize, seizeVerdict } from './initiative.ts';
import { gatesInPlay, systemsInPlay } from './map.ts';
import { choose, type Option } from './options.ts';
import { placeShips, shipsAt } from './pieces.ts';
import { powers } from './powers.ts';
import { type Arcs, isFaceUp } from './state.ts';
import { emit, schedule } from './vocabulary.ts';

/** The number of the lead card, 0 under the zero marker. ARC-6.6 */
export function leadNumber(g: Arcs): number {
  return g.zero ? 0 : ACTION_CARDS[g.played[0].card].number;
}

/** A card is on the table: the steps of the turn follow. ARC-5.3 */
export function beginTurn(g: Arcs, seat: Seat, card: number, use: Use): void {
  g.turn = {
    number: g.turn.number + 1,
    seat,
    play: g.played.length,
    pips: use === 'copy' || use === 'pivot' ? 1 : ACTION_CARDS[card].pips,
    weapon: false,
    prelude: true,
    acted: false,
    solo: false,
    locked: [],
    once: [],
  };
  for (const building of g.buildings) building.used = false;
  playCard(g, seat, card, use);
  schedule(g, 'declareOrSeize', seat);
  schedule(g, 'prelude', seat);
  schedule(g, 'pips', seat);
  schedule(g, 'endTurn', seat);
}

/** A follower surpasses, copies or pivots; without cards the turn is skipped. ARC-5.9, ARC-5.10, ARC-7.1 */
export function* follow(g: Arcs, seat: Seat): Script {
  const { hand } = g.players[seat];
  if (hand.length === 0) {
    emit('skipped', { player: seat });
    return;
  }
  const { do: use, card } = yield* choose(seat, 'follow', () => allowedUses(g, hand), {
    about: { card: ACTION_CARDS[g.played[0].card].id },
    always: true,
    refused: () =>
      hand.flatMap((each) =>
        USES_OF[each].flatMap((way): Refusal<Option>[] => {
          const clause = useVerdict(g, way);
          return clause === null ? [] : [{ option: way, clause }];
        }),
      ),
  });
  const { id, number } = ACTION_CARDS[card];
  beginTurn(g, seat, card, use);
  switch (use) {
    case 'surpass':
      emit('surpassed', { player: seat, card: id });
      // Surpassing with a 7 seizes, whether one likes it or not. ARC-8.4, ARC-8.5
      if (number === SEIZING_NUMBER && seizeVerdict(g, seat) === null) seize(g, seat);
      break;
    case 'pivot':
      emit('pivoted', { player: seat, card: id });
      break;
    default:
      emit('copied', { player: seat, card: 'hidden' }, { seats: [seat], args: { card: id } });
  }
}

type Follow = 'surpass' | 'pivot' | 'copy';

/** The ways to follow with each card. */
const USES_OF: readonly (readonly Option<Follow>[])[] = ACTION_CARDS.map((_, card) => [
  { do: 'surpass', card },
  { do: 'pivot', card },
  { do: 'copy', card },
]);

function allowedUses(g: Arcs, hand: readonly number[]): Option<Follow>[] {
  const allowed: Option<Follow>[] = [];
  for (const card of hand)
    for (const way of USES_OF[card]) if (useVerdict(g, way) === null) allowed.push(way);
  return allowed;
}

/** ARC-7.2, ARC-7.3, ARC-7.6, ARC-7.8 */
function useVerdict(g: Arcs, { do: use, card }: Option<Follow>): string | null {
  const { suit, number } = ACTION_CARDS[card];
  const isLeadSuit = suit === ACTION_CARDS[g.played[0].card].suit;
  if (use === 'surpass') return isLeadSuit && number > leadNumber(g) ? null : 'ARC-7.2';
  if (use === 'pivot') return isLeadSuit ? 'ARC-7.6' : null;
  return null;
}

/** Declaring and seizing come before any action, the Prelude included. ARC-6.3, ARC-8.1, ARC-21.3 */
export function* declareOrSeize(g: Arcs, seat: Seat): Script {
  const play = g.played[g.turn.play];
  const { hand } = g.players[seat];
  const isLeading = play.use === 'lead';
  let hasDeclared = false;
  for (;;) {
    const ambitions = isFaceUp(play.use) ? ambitionsOn(play.card) : [];
    const forbidden = hasDeclared ? 'ARC-6.7' : declaringVerdict(g, seat, isLeading);
    const canSeize = !isLeading && hand.length > 0 && seizeVerdict(g, seat) === null;
    const declarations =
      forbidden === null ? ambitions.map((ambition) => ({ do: 'declare', ambition }) as const) : [];
    if (declarations.length === 0 && !canSeize) return;
    const choice = yield* choose(
      seat,
      'declareOrSeize',
      () => [
        ...declarations,
        ...(canSeize ? hand.map((card) => ({ do: 'seize', card }) as const) : []),
        { do: 'proceed' },
      ],
      {
        about: { card: isFaceUp(play.use) ? ACTION_CARDS[play.card].id : 'hidden' },
        refused: () => forbiddenDeclarations(declarations, forbidden),
      },
    );
    if (choice.do === 'proceed') return;
    if (choice.do === 'declare') {
      hasDeclared = true;
      yield* declare(g, seat, choice.ambition, isLeading ? 1 : 0);
    } else {
      playCard(g, seat, choice.card, 'seize');
      emit(
        'seizeCard',
        { player: seat, card: 'hidden' },
        { seats: [seat], args: { card: ACTION_CARDS[choice.card].id } },
      );
      seize(g, seat);
    }
  }
}

/** A follower declares only with a card that allows it, and only if nobody has declared. Galactic Bards */
function declaringVerdict(g: Arcs, seat: Seat, isLeading: boolean): string | null {
  if (!isLeading && (g.declared || !powers.has(g, seat, 'declaresFollowing'))) return 'ARC-6.3';
  return declareVerdict(g, seat);
}

function forbiddenDeclarations(
  offered: readonly Option<'declare'>[],
  clause: string | null,
): Refusal<Option>[] {
  const isOffered = (ambition: number): boolean =>
    offered.some((each) => each.ambition === ambition);
  return AMBITIONS.flatMap((_, ambition) =>
    isOffered(ambition)
      ? []
      : [{ option: { do: 'declare', ambition }, clause: clause ?? 'ARC-6.4' }],
  );
}

/** What a pip buys: the list of the played card, or of the lead card for a Copy; a Weapon adds battle. ARC-6.1, ARC-7, ARC-18.9 */
export function pipActions(g: Arcs): readonly Action[] {
  const { card, use } = g.played[g.turn.play];
  const listed = SUIT_ACTIONS[ACTION_CARDS[use === 'copy' ? g.played[0].card : card].suit];
  return g.turn.weapon && !listed.includes('battle') ? [...listed, 'battle'] : listed;
}

const END_TURN: Option<'endTurn'> = { do: 'endTurn' };

/** One pip buys one action; unused pips are lost. ARC-10.1, ARC-10.2 */
export function* pips(g: Arcs, seat: Seat): Script {
  const { turn } = g;
  if (turn.pips === 0) return;
  const { use } = g.played[turn.play];
  turn.solo = use === 'copy' || use === 'pivot';
  const allowed = pipActions(g);
  const allowance = { allowed, solo: turn.solo };
  const options: Option<'act' | 'endTurn'>[] = actionsAmong(g, seat, allowance);
  options.push(END_TURN);
  const choice = yield* choose(seat, 'action', options, {
    about: { pips: turn.pips },
    otherwise: END_TURN,
    refused: () => [
      ...actionsRefused(g, seat, allowance),
      ...ACTIONS.flatMap((action, number): Refusal<Option>[] =>
        allowed.includes(action)
          ? []
          : [{ option: { do: 'act', action: number }, clause: LISTS[use] }],
      ),
    ],
  });
  if (choice.do === 'endTurn') {
    turn.pips = 0;
    return;
  }
  turn.pips--;
  takeAction(g, seat, choice.action);
  schedule(g, 'pips', seat);
}

/** The clause that names the list of actions, by use of the card. */
const LISTS: { readonly [U in Use]: string } = {
  lead: 'ARC-6.2',
  surpass: 'ARC-7.2',
  copy: 'ARC-7.4',
  pivot: 'ARC-7.6',
  seize: 'ARC-8.3',
};

/** A player with neither ships nor starports gets ships in a gate. ARC-23.5 */
export function* endTurn(g: Arcs, seat: Seat): Script {
  const player = g.players[seat];
  const hasShips = systemsInPlay(g).some((system) => shipsAt(g, seat, system) > 0);
  const hasStarport = g.buildings.some(({ owner, kind }) => owner === seat && kind === 'starport');
  if (hasShips || hasStarport || player.ships === 0) return;
  const { system } = yield* choose(
    seat,
    'rescue',
    gatesInPlay(g).map((gate) => ({ do: 'placeShips', system: gate }) as const),
    { about: { count: Math.min(RESCUE_SHIPS, player.ships) } },
  );
  const count = placeShips(g, seat, system, RESCUE_SHIPS);
  emit('rescued', { player: seat, system: SYSTEMS[system].id, count });
}

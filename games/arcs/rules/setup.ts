import {
  mixCards,
  moveCards,
  putCard,
  roll,
  type Script,
  type Seat,
  type Setup,
  shuffle,
} from '@tablewright/engine';
import {
  ACTION_CARDS,
  COURT,
  COURT_SIZE,
  HAND_SIZE,
  LEADERS,
  LORE,
  MARKERS,
  PIECES,
  RESOURCES,
  SETUPS,
  STANDARD_BOXES,
  type Start,
  type StartBox,
  SYSTEMS,
  TOKENS_EACH,
  TROPHIES,
} from '../content/index.ts';
import { NO_BATTLE } from './actions/battle.ts';
import { systemNumber } from './map.ts';
import { choose, type Option } from './options.ts';
import { addBuilding, emptySlotOf, placeShips, takeFromSupply, turnOrder } from './pieces.ts';
import { powers } from './powers.ts';
import { CARD_SLOT } from './resources.ts';
import {
  AGENT,
  type Arcs,
  handOf,
  NONE,
  NOT_OUTRAGED,
  pileOf,
  type Player,
  SEATS,
} from './state.ts';
import { emit, schedule, stepCall } from './vocabulary.ts';

/** What the players agree on before the match. ARC-22, ARC-23.14 */
export const setupOptions = {
  leaders: { values: ['off', 'on', 'two-lore', 'three-lore'], standard: 'off' },
  splitDiscard: { values: [false, true], standard: false },
} as const;

const LORE_EACH: { readonly [leaders: string]: number } = {
  off: 0,
  on: 1,
  'two-lore': 2,
  'three-lore': 3,
};

/** The box unpacked, nothing shuffled yet. ARC-1, ARC-2.1, ARC-2.3, ARC-2.4, ARC-2.10 */
export function unpack(seats: number, setup: Setup): Arcs {
  const lore = LORE_EACH[String(setup['leaders'])];
  const cards = ACTION_CARDS.flatMap(({ number }, card) =>
    seats === SEATS || (number > 1 && number < 7) ? [card] : [],
  );
  return {
    agenda: [stepCall('drawSetup')],
    variant: { lore, splitDiscard: setup['splitDiscard'] === true },
    setup: NONE,
    players: Array.from({ length: seats }, () => newPlayer()),
    supply: RESOURCES.map(() => TOKENS_EACH),
    aside: RESOURCES.map(() => 0),
    fresh: zeros(SYSTEMS.length * SEATS),
    damaged: zeros(SYSTEMS.length * SEATS),
    buildings: [],
    court: Array.from({ length: COURT_SIZE[seats] }, () => ({ card: NONE, agents: zeros(SEATS) })),
    courtDeck: COURT.map((_, card) => card),
    buried: 0,
    courtDiscard: [],
    pile: cards,
    pileKnown: cards.map(() => 0),
    openPile: [],
    leaderRow: [],
    loreRow: [],
    leaderBox: lore > 0 ? LEADERS.map((_, leader) => leader) : [],
    loreBox: lore > 0 ? LORE.map((_, card) => card) : [],
    markers: MARKERS.map(() => ({ flipped: false, at: NONE })),
    chapter: 1,
    initiative: 0,
    leading: 0,
    seized: NONE,
    zero: false,
    declared: false,
    played: [],
    turn: {
      number: 0,
      seat: NONE,
      play: 0,
      pips: 0,
      weapon: false,
      prelude: false,
      acted: false,
      solo: false,
      locked: [],
      once: [],
    },
    battle: { ...NO_BATTLE, dice: [], ransacked: [] },
    ended: false,
  };
}

function newPlayer(): Player {
  return {
    power: 0,
    ...PIECES,
    slots: new Array<number>(CARD_SLOT + 1).fill(NONE),
    holding: NONE,
    outrage: RESOURCES.map(() => NOT_OUTRAGED),
    captives: zeros(SEATS),
    trophies: zeros(SEATS * TROPHIES.length),
    guild: [],
    hand: [],
    known: [],
    leader: NONE,
    lore: [],
    passed: false,
  };
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

/** First player, Court, setup card, neutral tokens; then the draft, if there is one. ARC-2.2, ARC-2.5 to ARC-2.9 */
export function* drawSetup(g: Arcs): Script {
  const seats = g.players.length;
  g.initiative = roll(seats);
  const cards = SETUPS.flatMap(({ players }, card) => (players === seats ? [card] : []));
  g.setup = cards[roll(cards.length)];
  emit('setup', { setup: SETUPS[g.setup].id, player: g.initiative });
  shuffle(g.courtDeck);
  for (const spot of g.court) spot.card = g.courtDeck.pop()!;
  for (const tokens of Object.values(SETUPS[g.setup].neutral))
    for (const type of tokens) g.supply[RESOURCES.indexOf(type)]--;
  if (g.variant.lore > 0) layRows(g);
  schedule(g, 'placePieces');
  schedule(g, 'deal');
}

/** Rows to draft from, counterclockwise from the right of the initiative holder. ARC-22.2, ARC-22.3, ARC-22.9 */
function layRows(g: Arcs): void {
  const { length: seats } = g.players;
  const { lore } = g.variant;
  g.leaderRow = shuffle(g.leaderBox).splice(0, seats + 1);
  g.loreRow = shuffle(g.loreBox).splice(0, seats * lore + 1);
  for (let pick = 1; pick <= seats * (1 + lore); pick++)
    schedule(g, 'draft', (((g.initiative - pick) % seats) + seats) % seats);
}

/** A leader or a lore, never more of a kind than allowed. ARC-22.4 */
export function* draft(g: Arcs, seat: Seat): Script {
  const player = g.players[seat];
  const offered: Option<'pickLeader' | 'pickLore'>[] = [];
  if (player.leader === NONE)
    offered.push(...g.leaderRow.map((id) => ({ do: 'pickLeader', leader: id }) as const));
  if (player.lore.length < g.variant.lore)
    offered.push(...g.loreRow.map((id) => ({ do: 'pickLore', lore: id }) as const));
  const choice = yield* choose(seat, 'draft', offered);
  if (choice.do === 'pickLeader') {
    const { leader } = choice;
    player.leader = leader;
    g.leaderRow.splice(g.leaderRow.indexOf(leader), 1);
    emit('pickedLeader', { player: seat, leader: LEADERS[leader].id });
  } else {
    const { lore } = choice;
    player.lore.push(lore);
    g.loreRow.splice(g.loreRow.indexOf(lore), 1);
    emit('pickedLore', { player: seat, lore: LORE[lore].id });
  }
}

/** Ships, buildings and tokens of all players; setup abilities last. ARC-2.11 to ARC-2.15, ARC-22.5 to ARC-22.7 */
export function* placePieces(g: Arcs): Script {
  const { starts } = SETUPS[g.setup];
  const order = turnOrder(g);
  order.forEach((seat, place) => placeStart(g, seat, starts[place]));
  for (const seat of order) {
    const player = g.players[seat];
    for (const type of powers.all(g, seat, 'outraged').flat()) {
      player.agents--;
      player.outrage[RESOURCES.indexOf(type)] = AGENT;
    }
  }
}

function placeStart(g: Arcs, seat: Seat, { A, B, C }: Start): void {
  const player = g.players[seat];
  const leader = player.leader === NONE ? null : LEADERS[player.leader];
  const boxes = leader?.boxes ?? STANDARD_BOXES;
  placeBox(g, seat, A, boxes.A);
  placeBox(g, seat, B, boxes.B);
  for (const system of C) placeBox(g, seat, system, boxes.C);
  const types = leader?.resources ?? [A, B].map((id) => SYSTEMS[systemNumber(id)].type!);
  types.forEach((type, slot) => {
    player.slots[slot] = RESOURCES.indexOf(type);
    g.supply[player.slots[slot]]--;
  });
}

function placeBox(g: Arcs, seat: Seat, id: string, { building, ships }: StartBox): void {
  const system = systemNumber(id);
  placeShips(g, seat, system, ships);
  if (building === null) return;
  takeFromSupply(g, seat, building);
  const place = emptySlotOf(g, system);
  addBuilding(g, { system, place, owner: seat, kind: building, damaged: false, used: false });
}

/** Six cards each; the rest is the face-down discard pile. ARC-2.16, ARC-2.18, ARC-20.20 */
export function* deal(g: Arcs): Script {
  const pile = pileOf(g);
  for (const card of g.openPile) putCard(pile, card);
  g.openPile = [];
  mixCards(pile);
  g.players.forEach((player, seat) => {
    moveCards(pile, handOf(g, seat), HAND_SIZE);
    player.passed = false;
  });
  emit('chapter', { chapter: g.chapter });
  if (g.players.length === 2) schedule(g, 'mulligan', 1 - g.initiative);
  schedule(g, 'startRound');
}

/** Two players: the one without the initiative may draw a new hand from the undealt cards. ARC-2.17 */
export function* mulligan(g: Arcs, seat: Seat): Script {
  const choice = yield* choose(seat, 'mulligan', [{ do: 'mulligan' }, { do: 'keepHand' }]);
  if (choice.do === 'keepHand') return;
  const [hand, pile] = [handOf(g, seat), pileOf(g)];
  const thrown = hand.cards.length;
  moveCards(pile, hand, HAND_SIZE);
  moveCards(hand, pile, thrown);
  mixCards(pile);
  emit('mulligan', { player: seat });
}

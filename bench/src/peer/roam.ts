import type { AiEnumerate, Ctx, DefaultPluginAPIs, Game, MoveFn } from 'boardgame.io';
import {
  CARDS,
  CARDS_TO_END,
  FIRST_LANDSCAPE,
  OPTIONAL_SQUARE_PRICE,
  STARTERS_EACH,
  STARTING_COINS,
  TOKENS_EACH,
  USUAL_EDGES,
} from '@tablewright/roam/content';
import {
  ALL_SQUARES,
  COINS,
  NONE,
  type Position,
  POSITIONS,
  SLOT_OF,
  SLOTS,
  SQUARES_OF,
} from './map.ts';

/**
 * Base Roam written for boardgame.io, for two or three players: with so few the pile cannot run out, so there
 * are no vacant slots. It stops for the same decisions as ours and asks nobody where there is one option.
 * Moves trust what `ai.enumerate` offers, and turns end by `turn.endIf`, because an event is dearer.
 */
export interface PeerRoam {
  players: Player[];
  /** Whose token lies on each square, or NONE. */
  squares: number[];
  /** Tokens on the card in each slot. */
  filled: number[];
  slots: number[];
  /** Cards to come; the last is the top. */
  pile: number[];
  step: 'action' | 'placing' | 'scarce' | 'extra' | 'bid' | 'over';
  rested: boolean;
  /** The adventurer in use, and where it was placed. */
  card: number;
  anchor: number;
  /** It has filled no normal square although it could have elsewhere, and pays for a token. */
  owesToken: boolean;
  /** Null unless tokens run short. */
  scarce: Scarce | null;
  auction: Auction | null;
  stirred: boolean;
  ending: boolean;
  result: PeerResult | null;
}

interface Player {
  edge: number;
  coins: number;
  tokens: number;
  faceUp: number[];
  faceDown: number[];
}

interface Scarce {
  /** Squares still to choose from, in reading order. */
  free: number[];
  chosen: number[];
}

interface Auction {
  slot: number;
  tied: number[];
  /** Which of the tied players bids next. */
  next: number;
  highest: number;
  winner: number;
}

/** As boardgame.io's own search reads it. */
export interface PeerResult {
  winner?: string;
  draw?: boolean;
}

/** A deal to begin with, instead of a shuffle. */
export interface Deal {
  readonly slots: readonly number[];
  readonly pile: readonly number[];
  /** Tokens of each player, where not the usual number. */
  readonly tokens?: number;
}

type Events = DefaultPluginAPIs['events'];
type Move<A extends unknown[]> = (
  context: Parameters<MoveFn<PeerRoam>>[0],
  ...args: A
) => ReturnType<MoveFn<PeerRoam>>;

const use: Move<[card: number]> = ({ G, ctx, events }, card) => {
  useAdventurer(G, ctx, events, card);
};

const rest: Move<[]> = ({ G, ctx, events }) => {
  const player = G.players[seatOf(ctx)];
  player.coins -= player.faceUp.length;
  refresh(player);
  G.rested = true;
  offerActions(G, ctx, events);
};

const place: Move<[anchor: number]> = ({ G, ctx, events }, anchor) => {
  layPattern(G, ctx, events, anchor);
};

const token: Move<[square: number]> = ({ G, ctx, events }, square) => {
  chooseSquare(G.scarce!, square);
  offerScarce(G, ctx, events);
};

const fill: Move<[square: number]> = ({ G, ctx, events }, square) => {
  payFor(G, ctx, events, square);
};

const done: Move<[]> = ({ G, ctx, events }) => {
  resolveCards(G, ctx, events, 0);
};

const bid: Move<[coins: number]> = ({ G, ctx, events }, coins) => {
  const auction = G.auction!;
  auction.highest = coins;
  auction.winner = auction.tied[auction.next++];
  offerBids(G, ctx, events);
};

const pass: Move<[]> = ({ G, ctx, events }) => {
  G.auction!.next++;
  offerBids(G, ctx, events);
};

export const peerRoam: Game<PeerRoam, Record<string, unknown>, Deal> = {
  name: 'roam',
  minPlayers: 2,
  maxPlayers: 3,
  disableUndo: true,
  setup: ({ ctx, random }, deal) => unpack(ctx.numPlayers, deal ?? shuffled(random)),
  moves: { use, rest, place, token, fill, done, bid, pass },
  turn: {
    onBegin: ({ G, ctx, events }) => {
      beginTurn(G, ctx, events);
      // A turn may pass without a decision, and `endIf` is not looked at before the first move.
      if (G.step === 'over') events.endTurn();
    },
    endIf: ({ G }) => G.step === 'over',
  },
  endIf: ({ G }) => G.result ?? undefined,
  ai: { enumerate },
};

/** Legal moves at this decision. */
function enumerate(G: PeerRoam, ctx: Ctx): AiEnumerate {
  const player = G.players[seatOf(ctx)];
  const moves: AiEnumerate = [];
  const offer = (move: string, ...args: number[]): void => {
    moves.push({ move, args });
  };
  switch (G.step) {
    case 'action':
      for (const card of player.faceUp) offer('use', card);
      if (mayRest(G, player)) offer('rest');
      break;
    case 'placing':
      for (const anchor of anchorsOf(G, player)) offer('place', anchor);
      break;
    case 'scarce':
      for (const square of scarceSquares(G.scarce!, player)) offer('token', square);
      break;
    case 'extra':
      for (const square of optionalSquares(G, player)) offer('fill', square);
      if (!G.owesToken) offer('done');
      break;
    case 'bid': {
      const { tied, next, highest } = G.auction!;
      const { coins } = G.players[tied[next]];
      for (let more = highest + 1; more <= coins; more++) offer('bid', more);
      offer('pass');
      break;
    }
    case 'over':
  }
  return moves;
}

function unpack(players: number, deal: Deal): PeerRoam {
  return {
    players: USUAL_EDGES[players].map((edge, seat) => ({
      edge,
      coins: STARTING_COINS[seat],
      tokens: deal.tokens ?? TOKENS_EACH,
      faceUp: Array.from({ length: STARTERS_EACH }, (_, i) => seat * STARTERS_EACH + i),
      faceDown: [],
    })),
    squares: ALL_SQUARES.map(() => NONE),
    filled: Array.from({ length: SLOTS }, () => 0),
    slots: [...deal.slots],
    pile: [...deal.pile],
    step: 'over',
    rested: false,
    card: NONE,
    anchor: NONE,
    owesToken: false,
    scarce: null,
    auction: null,
    stirred: false,
    ending: false,
    result: null,
  };
}

function shuffled(random: DefaultPluginAPIs['random']): Deal {
  const landscapes = CARDS.map((_, card) => card).slice(FIRST_LANDSCAPE);
  const pile = random.Shuffle(landscapes);
  return { slots: pile.splice(0, SLOTS), pile };
}

function beginTurn(G: PeerRoam, ctx: Ctx, events: Events): void {
  const player = G.players[seatOf(ctx)];
  G.rested = player.faceUp.length === 0;
  if (G.rested) refresh(player);
  offerActions(G, ctx, events);
}

function offerActions(G: PeerRoam, ctx: Ctx, events: Events): void {
  const player = G.players[seatOf(ctx)];
  if (player.faceUp.length > 1 || mayRest(G, player)) G.step = 'action';
  else useAdventurer(G, ctx, events, player.faceUp[0]);
}

function mayRest(G: PeerRoam, { coins, faceUp, faceDown }: Player): boolean {
  return !G.rested && faceDown.length > 0 && coins >= faceUp.length;
}

function refresh(player: Player): void {
  player.faceUp.push(...player.faceDown);
  player.faceDown = [];
}

function useAdventurer(G: PeerRoam, ctx: Ctx, events: Events, card: number): void {
  const player = G.players[seatOf(ctx)];
  player.faceUp.splice(player.faceUp.indexOf(card), 1);
  player.faceDown.push(card);
  G.card = card;
  const anchors = player.tokens > 0 ? anchorsOf(G, player, 2) : [];
  if (anchors.length === 0) resolveCards(G, ctx, events, 0);
  else if (anchors.length === 1) layPattern(G, ctx, events, anchors[0]);
  else G.step = 'placing';
}

/** Where the adventurer can place at least one token; the first few are enough to know whether to ask. */
function anchorsOf(G: PeerRoam, player: Player, few = Infinity): number[] {
  const positions = POSITIONS[G.card][player.edge];
  const { squares } = G;
  const canPay = player.coins >= OPTIONAL_SQUARE_PRICE;
  const anchors: number[] = [];
  for (let anchor = 0; anchor < positions.length && anchors.length < few; anchor++) {
    const position = positions[anchor];
    if (position === null) continue;
    const { normal, optional } = position;
    if (hasFree(squares, normal) || (canPay && hasFree(squares, optional))) anchors.push(anchor);
  }
  return anchors;
}

function hasFree(squares: readonly number[], covered: readonly number[]): boolean {
  for (const square of covered) if (squares[square] === NONE) return true;
  return false;
}

function fillsSomewhere(G: PeerRoam, player: Player): boolean {
  return POSITIONS[G.card][player.edge].some(
    (position) => position !== null && hasFree(G.squares, position.normal),
  );
}

function layPattern(G: PeerRoam, ctx: Ctx, events: Events, anchor: number): void {
  const player = G.players[seatOf(ctx)];
  G.anchor = anchor;
  const { squares } = G;
  const free = positionOf(G, player).normal.filter((square) => squares[square] === NONE);
  G.owesToken = free.length === 0 && fillsSomewhere(G, player);
  if (free.length > player.tokens) {
    G.scarce = { free: free.sort((a, b) => a - b), chosen: [] };
    offerScarce(G, ctx, events);
  } else {
    placeTokens(G, seatOf(ctx), free);
    offerExtras(G, ctx, events);
  }
}

function offerScarce(G: PeerRoam, ctx: Ctx, events: Events): void {
  const player = G.players[seatOf(ctx)];
  const scarce = G.scarce!;
  while (scarce.chosen.length < player.tokens) {
    const squares = scarceSquares(scarce, player);
    if (squares.length > 1) {
      G.step = 'scarce';
      return;
    }
    chooseSquare(scarce, squares[0]);
  }
  placeTokens(G, seatOf(ctx), scarce.chosen);
  G.scarce = null;
  offerExtras(G, ctx, events);
}

/** Squares are named in order, and enough must be left for the other tokens. */
function scarceSquares({ free, chosen }: Scarce, { tokens }: Player): number[] {
  return free.slice(0, free.length - (tokens - chosen.length) + 1);
}

function chooseSquare(scarce: Scarce, square: number): void {
  scarce.chosen.push(square);
  scarce.free = scarce.free.slice(scarce.free.indexOf(square) + 1);
}

function placeTokens(G: PeerRoam, seat: number, placed: readonly number[]): void {
  const player = G.players[seat];
  const { squares, slots, filled } = G;
  for (const square of placed) {
    const slot = SLOT_OF[square];
    squares[square] = seat;
    filled[slot]++;
    player.coins += COINS[slots[slot]][square];
  }
  player.tokens -= placed.length;
  if (placed.length > 0) G.stirred = true;
}

function offerExtras(G: PeerRoam, ctx: Ctx, events: Events): void {
  const player = G.players[seatOf(ctx)];
  const squares = optionalSquares(G, player);
  if (squares.length === 0) {
    resolveCards(G, ctx, events, 0);
  } else if (G.owesToken && squares.length === 1) {
    payFor(G, ctx, events, squares[0]);
  } else {
    G.step = 'extra';
  }
}

function payFor(G: PeerRoam, ctx: Ctx, events: Events, square: number): void {
  G.players[seatOf(ctx)].coins -= OPTIONAL_SQUARE_PRICE;
  placeTokens(G, seatOf(ctx), [square]);
  G.owesToken = false;
  offerExtras(G, ctx, events);
}

function optionalSquares(G: PeerRoam, player: Player): number[] {
  const { optional } = positionOf(G, player);
  if (optional.length === 0 || player.coins < OPTIONAL_SQUARE_PRICE || player.tokens === 0)
    return [];
  const { squares } = G;
  return optional.filter((square) => squares[square] === NONE);
}

function resolveCards(G: PeerRoam, ctx: Ctx, events: Events, from: number): void {
  for (let slot = from; slot < SLOTS; slot++) {
    if (G.filled[slot] < SQUARES_OF[slot].length) continue;
    const counts = countTokens(G, slot);
    const most = Math.max(...counts);
    const tied = clockwiseFrom(seatOf(ctx), counts.length).filter((seat) => counts[seat] === most);
    if (tied.length > 1) {
      G.auction = { slot, tied, next: 0, highest: -1, winner: tied[0] };
      offerBids(G, ctx, events);
      return;
    }
    claim(G, slot, tied[0], counts);
  }
  finishTurn(G, ctx);
}

function countTokens(G: PeerRoam, slot: number): number[] {
  const counts = new Array<number>(G.players.length).fill(0);
  for (const square of SQUARES_OF[slot]) counts[G.squares[square]]++;
  return counts;
}

function clockwiseFrom(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

function offerBids(G: PeerRoam, ctx: Ctx, events: Events): void {
  const auction = G.auction!;
  const { slot, tied, highest, winner } = auction;
  for (; auction.next < tied.length; auction.next++) {
    const seat = tied[auction.next];
    if (G.players[seat].coins <= highest) continue;
    G.step = 'bid';
    if (ctx.activePlayers !== null || seat !== seatOf(ctx)) events.setActivePlayers([String(seat)]);
    return;
  }
  G.players[winner].coins -= Math.max(highest, 0);
  G.auction = null;
  claim(G, slot, winner, countTokens(G, slot));
  resolveCards(G, ctx, events, slot + 1);
}

function claim(G: PeerRoam, slot: number, winner: number, counts: readonly number[]): void {
  counts.forEach((count, seat) => {
    const player = G.players[seat];
    player.tokens += count;
    if (seat === winner) player.faceUp.push(G.slots[slot]);
    else if (count > 0) player.coins++;
  });
  for (const square of SQUARES_OF[slot]) G.squares[square] = NONE;
  G.filled[slot] = 0;
  G.slots[slot] = G.pile.pop()!;
}

function finishTurn(G: PeerRoam, ctx: Ctx): void {
  G.step = 'over';
  if (!G.ending) {
    G.ending = G.players.some(
      ({ faceUp, faceDown }) => faceUp.length + faceDown.length >= CARDS_TO_END,
    );
  }
  if (ctx.playOrderPos < ctx.numPlayers - 1) return;
  if (G.ending || !G.stirred) G.result = resultOf(G);
  G.stirred = false;
}

function resultOf({ players }: PeerRoam): PeerResult {
  const worth = players.map(({ faceUp, faceDown, coins }) => {
    const points = [...faceUp, ...faceDown].reduce((sum, card) => sum + CARDS[card].points, 0);
    return points * 1000 + coins;
  });
  const best = Math.max(...worth);
  const winners = worth.flatMap((own, seat) => (own === best ? [seat] : []));
  return winners.length === 1 ? { winner: String(winners[0]) } : { draw: true };
}

function positionOf(G: PeerRoam, { edge }: Player): Position {
  return POSITIONS[G.card][edge][G.anchor]!;
}

function seatOf(ctx: Ctx): number {
  return Number(ctx.currentPlayer);
}

import {
  ACTION_DICE,
  BOARDS,
  CELL_NAMES,
  type FactionId,
  FACTIONS,
  MARKET,
  PLAN_CARDS,
  type PlanKind,
  SHIP_SLOTS,
  SMUGGLER_1,
  SUITS,
  TILES,
  UNION,
} from '../content/index.ts';
import { layTile } from '../rules/explore.ts';
import { ahoy } from '../rules/game.ts';
import { SPACE_NAMES } from '../rules/map.ts';
import { type Ahoy, EMPTY, type Player } from '../rules/state.ts';

/** What lies before one player. */
export interface Mat {
  /** The space of the flagship. */
  readonly at: string;
  readonly gold?: number;
  readonly fame?: number;
  /** Dice to be placed yet. */
  readonly dice?: readonly number[];
  /** Dice in slots, or DAMAGE, by the id of the slot. */
  readonly slots?: { readonly [slot: string]: number };
  readonly cargo?: readonly string[];
  readonly plans?: readonly PlanKind[];
  /** Cells of the reward markers. */
  readonly white?: string;
  readonly black?: string;
  /** Cards delivered: below the marker of the Squadron, and below that of the Union. */
  readonly pledged?: readonly [readonly string[], readonly string[]];
}

/** A moment of a match: the factions that play, and whatever differs from an empty table. */
export interface Position {
  readonly squadron: Mat;
  readonly smuggler?: Mat;
  readonly union: Mat;
  readonly active: FactionId;
  /** What comes next: a whole turn, the rest of one, or its end. */
  readonly next?: 'turn' | 'act' | 'endTurn';
  /** Dice still to be placed, in the rest of a turn. */
  readonly diceLeft?: number;
  readonly wealth?: { readonly [tile: string]: number };
  /** The next tile. */
  readonly tile?: string;
  readonly market?: readonly [string, string, string];
  /** The next card of the market. */
  readonly card?: string;
  readonly patrols?: readonly string[];
  readonly strongholds?: readonly string[];
  readonly comrades?: { readonly [tile: string]: number };
  readonly ready?: number;
  readonly cutter?: string;
  readonly gunship?: string;
}

/**
 * The waters of every lesson, tiles as printed, islands in capitals:
 *
 *     fish-b.nw 2 gold  | fish-b.ne
 *     fish-b.sw current S FISH-B.SE                 swords-a.nw               swords-a.ne fog, wind 6
 *     compass-a.nw harbor compass-a.ne wreck, wind 5 swords-a.sw wreck, 2 gold SWORDS-A.SE
 *     compass-a.sw        COMPASS-A.SE
 */
const WATERS = [
  { tile: 'fish-b', x: 0, y: 0 },
  { tile: 'compass-a', x: 0, y: 2 },
  { tile: 'swords-a', x: 2, y: 1 },
];

const DICE = [1, 2, 4, 5, 6];

export const spaceOf = (name: string): number => SPACE_NAMES.indexOf(name);
export const tileOf = (id: string): number => TILES.findIndex((tile) => tile.id === id);
const cardOf = (id: string): number => MARKET.findIndex((card) => card.id === id);

/** A position with every piece of the box in its place. */
export function position(wanted: Position): Ahoy {
  const { squadron, smuggler, union, active, next = 'turn' } = wanted;
  const mats = smuggler === undefined ? [squadron, union] : [squadron, smuggler, union];
  const g = ahoy.unpack(mats.length, {});
  g.order = mats.map((_, seat) => seat);
  g.round = 2;
  g.turn = 10;
  g.active = g.players.findIndex(({ faction }) => FACTIONS[faction] === active);
  g.agenda = [{ step: next, args: [g.active] }];
  g.diceLeft = wanted.diceLeft ?? 0;
  layWaters(g, wanted);
  layPieces(g, wanted);
  mats.forEach((mat, seat) => layMat(g, g.players[seat], mat));
  layMarket(g, wanted);
  return g;
}

function layWaters(g: Ahoy, { wealth = {}, tile: top }: Position): void {
  for (const { tile, x, y } of WATERS) {
    layTile(g, take(g.stack, tileOf(tile)), { x, y, rotation: 0 });
    g.wealth[tileOf(tile)] = wealth[tile] ?? 1;
  }
  if (top !== undefined) g.stack.push(take(g.stack, tileOf(top)));
  g.boxed = g.stack.splice(0, 1);
}

function layPieces(g: Ahoy, wanted: Position): void {
  const { patrols = [], strongholds = [], comrades = {}, ready = 0, cutter, gunship } = wanted;
  g.patrols = patrols.map(spaceOf);
  g.patrolSupply -= patrols.length;
  g.strongholds = strongholds.map(spaceOf);
  g.strongholdSupply -= strongholds.length;
  g.comrades = TILES.map(({ id }) => comrades[id] ?? 0);
  g.ready = ready;
  g.comradeSupply -= g.comrades.reduce((sum, here) => sum + here, ready);
  if (cutter !== undefined) {
    takePlan(g, 'cutter');
    g.cutter = spaceOf(cutter);
    g.cutterSlots = SHIP_SLOTS.cutter.map(() => EMPTY);
  }
  if (gunship !== undefined) {
    takePlan(g, 'gunship');
    g.gunship = spaceOf(gunship);
    g.gunshipSlots = SHIP_SLOTS.gunship.map(() => EMPTY);
  }
}

function layMat(g: Ahoy, player: Player, mat: Mat): void {
  const { gold = 1, fame = 0, slots = {}, plans = [], cargo = [], pledged = [[], []] } = mat;
  const { faction } = player;
  player.flagship = spaceOf(mat.at);
  player.fame = fame;
  player.gold = gold;
  g.gold -= gold;
  player.slots = BOARDS[faction].map(({ id }) => slots[id] ?? EMPTY);
  const placed = player.slots.filter((there) => there > EMPTY && there <= 6).length;
  const free = ACTION_DICE[faction] - placed;
  player.dice = [...(mat.dice ?? DICE.slice(0, free))];
  player.aside = Array.from({ length: free - player.dice.length }, () => 1);
  player.cargo = cargo.map((card) => take(g.deck, cardOf(card)));
  if (faction === UNION) player.hand = plans.map((plan) => takePlan(g, plan));
  if (faction === SMUGGLER_1) {
    player.white = CELL_NAMES.indexOf(mat.white ?? 'r2c2');
    player.black = CELL_NAMES.indexOf(mat.black ?? 'r2c2');
    g.delivered1 = pledged.map((pile) => pile.map((card) => take(g.deck, cardOf(card))));
  }
}

/** Three cards lie open, and one of each suit is out of the game. AH-3.6 */
function layMarket(g: Ahoy, { market = ['elder', 'gunner', 'naive-noble'], card }: Position): void {
  g.market = market.map((id) => take(g.deck, cardOf(id)));
  const top = card === undefined ? [] : [take(g.deck, cardOf(card))];
  for (const suit of SUITS) {
    g.removed.push(
      take(
        g.deck,
        g.deck.find((each) => MARKET[each].suit === suit)!,
      ),
    );
  }
  g.deck.push(...top);
}

function takePlan(g: Ahoy, plan: PlanKind): number {
  return take(
    g.planDeck,
    g.planDeck.find((card) => PLAN_CARDS[card] === plan)!,
  );
}

/** Takes a piece from where it lies. */
function take(from: number[], piece: number): number {
  return from.splice(from.indexOf(piece), 1)[0];
}

import { padEnd, type Scene, widthOf, wrap } from '@tablewright/board/terminal';
import { type Ahoy, controlOf, NONE, type Player } from '../index.ts';
import {
  BLUEFIN,
  CELL_NAMES,
  MARKET,
  PLAN_CARDS,
  SMUGGLER_1,
  TILES,
  UNION,
} from '../content/index.ts';
import { HIDDEN, type Seat } from '@tablewright/engine';
import { crewWords, slotWords } from './boards.ts';
import { badge } from './pieces.ts';

const INDENT = '    ';

/** A player in one line: name, fame, gold, dice. */
export function playerLine(scene: Scene<Ahoy>, seat: Seat): string {
  const { state, teller, style } = scene;
  const { fame, gold, dice } = state.players[seat];
  const names = state.players.map((_, other) => widthOf(teller.player(other)));
  const name = padEnd(teller.player(seat), Math.max(...names));
  const facts = [
    teller.say('board.fame', { fame }),
    teller.say('board.gold', { gold }),
    dice.length > 0
      ? teller.say('board.dice', { dice: dice.join(' ') })
      : teller.say('board.noDice'),
  ];
  const line = ` ${state.active === seat ? style.bold(name) : name}  ${facts.join(' · ')}`;
  return badge(scene, seat) + line;
}

/** The same with the board, crew, cargo, plans and pledges. */
export function playerPanel(scene: Scene<Ahoy>, seat: Seat): string[] {
  const { state, teller, width } = scene;
  const player = state.players[seat];
  const crew = crewWords(scene, player);
  const lines = [
    slotWords(scene, seat).join('  '),
    ...(crew.length > 0 ? [teller.say('board.crew', { crew: crew.join(', ') })] : []),
    ...factionLines(scene, player),
  ];
  return [playerLine(scene, seat), ...lines.flatMap((line) => wrap(INDENT + line, width, INDENT))];
}

function factionLines(scene: Scene<Ahoy>, player: Player): string[] {
  const { state, teller } = scene;
  if (player.faction === BLUEFIN) {
    const supply = { patrols: state.patrolSupply, strongholds: state.strongholdSupply };
    return [teller.say('board.patrols', supply)];
  }
  if (player.faction === UNION) {
    const plans = player.hand.filter((plan) => plan !== HIDDEN).map((plan) => PLAN_CARDS[plan]);
    const counts = { ready: state.ready, supply: state.comradeSupply, plans: player.hand.length };
    return [
      teller.say('board.comrades', counts),
      ...(plans.length > 0 ? [teller.say('board.hand', { plans })] : []),
    ];
  }
  const piles = player.faction === SMUGGLER_1 ? state.delivered1 : state.delivered2;
  const [first, second] = piles.map((pile) => pile.length);
  return [
    ...(player.cargo.length > 0
      ? [teller.say('board.cargo', { items: player.cargo.map((card) => cargoWords(scene, card)) })]
      : []),
    teller.say('board.pledges', { first, second }),
    teller.say('board.reward', { cell: CELL_NAMES[player.white] }),
  ];
}

/** A cargo and the suit it is bound for. */
export function cargoWords({ teller }: Pick<Scene, 'teller'>, card: number): string {
  const { id, destination } = MARKET[card];
  return teller.say('board.cargoItem', { cargo: teller.say(`cargo.${id}`), suit: destination });
}

export function priceWords({ teller }: Pick<Scene, 'teller'>, card: number): string {
  const { cost } = MARKET[card];
  return teller.say('board.price', { cost: cost === 'die' ? 0 : cost });
}

/** The cards face up: suit, crew, price, cargo. */
export function marketLines(scene: Scene<Ahoy>): string[] {
  const { state, teller, style } = scene;
  const suits = state.market.map((card) => teller.name(MARKET[card].suit));
  const names = state.market.map((card) => teller.name(MARKET[card].id));
  const prices = state.market.map((card) => priceWords(scene, card));
  const column = (words: readonly string[], i: number): string =>
    padEnd(words[i], Math.max(...words.map(widthOf)));
  return [
    style.bold(teller.say('board.market', { count: state.deck.length })),
    ...state.market.map(
      (card, i) =>
        `${INDENT}${style.accent(column(suits, i))}  ${column(names, i)}  ${style.gold(column(prices, i))}  ${cargoWords(scene, card)}`,
    ),
  ];
}

/** What each region is worth and who controls it. */
export function regionLines({ state, teller, style }: Scene<Ahoy>): string[] {
  const names = state.map.tiles.map((tile) => teller.name(TILES[tile].id));
  const width = Math.max(...names.map(widthOf));
  return [
    style.bold(teller.say('board.regions')),
    ...state.map.tiles.map((tile, i) => {
      const wealth = style.gold(teller.say('board.wealth', { wealth: state.wealth[tile] }));
      const control = teller.say('board.control', { ...controlOf(state, tile) });
      return `${INDENT}${padEnd(names[i], width)}  ${wealth}  ${control}`;
    }),
  ];
}

export function roundLine({ state, teller }: Scene<Ahoy>): string[] {
  if (state.firstPlayer === NONE || state.round === 0) return [];
  return [
    teller.say('board.round', {
      round: state.round,
      player: state.firstPlayer,
      count: state.stack.length,
    }),
  ];
}

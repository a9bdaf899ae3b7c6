import { beside, clip, flow, padEnd, type Scene, widthOf, wrap } from '@tablewright/board/terminal';
import type { Seat } from '@tablewright/engine';
import { NONE, type Player, type Roam, scoreOf } from '../index.ts';
import { ARTIFACTS, CARDS, EDGES } from '../content/index.ts';
import { badge } from './map.ts';
import { drawPattern, drawPoints } from './pattern.ts';

const INDENT = '    ';
const CARD_COLUMN = 19;
const SIDE_PANEL = 17;

/** A player in one line: name, edge, coins, tokens, adventurers, points. */
export function playerLine(scene: Scene<Roam>, seat: Seat): string {
  const { state, teller, style } = scene;
  const player = state.players[seat];
  const names = state.players.map((_, other) => widthOf(teller.player(other)));
  const name = padEnd(teller.player(seat), Math.max(...names));
  const facts = teller.say('board.player', {
    edge: EDGES[player.edge] ?? '',
    coins: player.coins,
    tokens: player.tokens,
    up: player.faceUp.length,
    all: player.faceUp.length + player.faceDown.length,
    points: scoreOf(state, seat),
  });
  const line = ` ${state.active === seat ? style.bold(name) : name}  ${facts}`;
  return badge(scene, seat) + line;
}

/** The same with the patterns as they lie before the player, and with the artifacts. */
export function playerPanel(scene: Scene<Roam>, seat: Seat): string[] {
  const { state, style, width } = scene;
  const player = state.players[seat];
  const pictures = [
    ...picturesOf(player, player.faceUp, style.good('↑')),
    ...picturesOf(player, player.faceDown, '↓').map((lines) => lines.map(style.dim)),
  ];
  return [
    playerLine(scene, seat),
    ...flow(pictures, '  ', width - INDENT.length).map((line) => INDENT + line),
    ...artifactLines(scene, player),
  ];
}

function picturesOf(player: Player, cards: readonly number[], arrow: string): string[][] {
  return cards.map((card) => beside([[arrow], drawPattern(card, Math.max(player.edge, 0))], ' '));
}

function artifactLines({ teller, style, width }: Scene<Roam>, player: Player): string[] {
  const named = (artifacts: readonly number[], arrow: string): string[] =>
    artifacts.map(
      (artifact) =>
        `${arrow} ${teller.name(ARTIFACTS[artifact].id)} (${teller.name(ARTIFACTS[artifact].ability)})`,
    );
  const all = [...named(player.ready, style.good('↑')), ...named(player.spent, '↓').map(style.dim)];
  return all.length === 0
    ? []
    : wrap(INDENT + all.map((text) => text.replaceAll(' ', '\u00A0')).join('  '), width, INDENT);
}

/** Artifacts for sale: price, points, name, ability. */
export function displayLines({ state, teller, style }: Scene<Roam>): string[] {
  if (!state.variant.artifacts) return [];
  const names = state.display.map((artifact) => teller.name(ARTIFACTS[artifact].id));
  const width = Math.max(0, ...names.map(widthOf));
  return [
    style.bold(teller.say('board.display', { count: state.stack.length })),
    ...state.display.map((artifact, i) => {
      const { cost, points, ability } = ARTIFACTS[artifact];
      const price = style.gold(`${cost}¢`);
      return `${INDENT}${price}  ${drawPoints(points, style)}  ${padEnd(names[i], width)}  ${teller.name(ability)}`;
    }),
  ];
}

/** A card's points, name and pattern, turned as the looking player would lay it. */
export function cardPicture(scene: Scene<Roam>, card: number, width: number): string[] {
  const { state, seat, teller, style } = scene;
  const { id, points } = CARDS[card];
  const edge = Math.max(state.players[seat]?.edge ?? 0, 0);
  return [
    `${drawPoints(points, style)} ${clip(teller.name(id), width - 3)}`,
    ...drawPattern(card, edge).map((row) => `   ${row}`),
  ];
}

/** The cards of the map, for players to claim. */
export function cardsOfMap(scene: Scene<Roam>): string[] {
  const { state, style, teller, width } = scene;
  const cards = state.slots.filter((card) => card !== NONE);
  const pictures = cards.map((card) => cardPicture(scene, card, CARD_COLUMN));
  const column = pictures.map((lines) => lines.map((line) => padEnd(line, CARD_COLUMN)));
  return [style.bold(teller.say('board.cards')), ...flow(column, ' ', width)];
}

/** The pile with its top card, which everybody sees, and the patrol card. */
export function pileLines(scene: Scene<Roam>): string[] {
  const { state, style, teller } = scene;
  const top = state.pile.at(-1);
  const holder =
    state.patrol === NONE ? teller.say('board.patrolFree') : teller.player(state.patrol);
  return [
    '',
    style.bold(teller.say('board.pile', { count: state.pile.length })),
    ...(top === undefined ? [] : cardPicture(scene, top, SIDE_PANEL)),
    '',
    ...(state.variant.patrol ? wrap(`${teller.name('patrol')}: ${holder}`, SIDE_PANEL) : []),
  ];
}

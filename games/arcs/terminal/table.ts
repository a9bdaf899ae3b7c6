import { padEnd, type Scene, widthOf, wrap } from '@tablewright/board/terminal';
import {
  type Arcs,
  isDeclared,
  leadNumber,
  markerSide,
  neutralCount,
  NONE,
  openSlots,
  type Play,
  raidCostOf,
  standing,
  worthOf,
} from '../index.ts';
import {
  ACTION_CARDS,
  AMBITIONS,
  COURT,
  DICE,
  DICE_EACH,
  FACES,
  iconsOf,
  LEADERS,
  LORE,
  RESOURCES,
  SYSTEMS,
} from '../content/index.ts';
import type { Seat } from '@tablewright/engine';
import { drawSystem } from './map.ts';
import { badge, painted } from './pieces.ts';

const INDENT = '    ';

/** Chapter, initiative and the tokens in supply. */
export function headerLines(scene: Scene<Arcs>): string[] {
  const { state, teller, style, width } = scene;
  if (state.initiative === NONE) return [];
  const tokens = RESOURCES.map((resource, i) => `${teller.name(resource)} ${state.supply[i]}`);
  const said = teller.say('board.chapter', {
    chapter: state.chapter,
    player: state.initiative,
    seized: String(state.seized !== NONE),
    tokens: tokens.join(', '),
  });
  return wrap(said, width).map(style.bold);
}

export function playerLines(scene: Scene<Arcs>, seat: Seat): string[] {
  const { state, teller, style, width } = scene;
  const player = state.players[seat];
  const name = teller.player(seat);
  const facts = teller.say('board.player', {
    power: player.power,
    hand: player.hand.length,
    captives: total(player.captives),
    trophies: total(player.trophies),
    ships: player.ships,
    starports: player.starports,
    agents: player.agents,
  });
  const outraged = RESOURCES.filter((_, i) => player.outrage[i] > 0).map((id) => teller.name(id));
  const cards = [
    ...(player.leader === NONE ? [] : [LEADERS[player.leader].id]),
    ...player.lore.map((card) => LORE[card].id),
    ...player.guild.map((card) => COURT[card].id),
  ].map((id) => teller.name(id).replaceAll(' ', '\u00A0'));
  const more = [
    teller.say('board.slots', { tokens: slotsOf(scene, seat) }),
    ...(outraged.length > 0 ? [teller.say('board.outrage', { tokens: outraged.join(', ') })] : []),
    ...(cards.length > 0 ? [teller.say('board.lies', { cards: cards.join(', ') })] : []),
  ];
  return [
    ...wrap(
      `${badge(scene, seat)} ${state.turn.seat === seat ? style.bold(name) : name}  ${facts}`,
      width,
      INDENT,
    ),
    ...wrap(`${INDENT}${more.join(' · ')}`, width, INDENT),
  ];
}

/** Open slots with their raid costs. */
function slotsOf({ state, teller }: Scene<Arcs>, seat: Seat): string {
  return openSlots(state, seat)
    .map((slot) => {
      const token = state.players[seat].slots[slot];
      const name = token === NONE ? '–' : teller.name(RESOURCES[token]);
      return `${name}\u00A0(${raidCostOf(state, seat, slot)})`;
    })
    .join(' ');
}

export function courtLines(scene: Scene<Arcs>, offered: ReadonlySet<string>): string[] {
  const { state, teller, style } = scene;
  const heading = teller.say('board.court', {
    deck: state.courtDeck.length,
    discarded: state.courtDiscard.length,
  });
  const rows = state.court.map(({ card, agents }) => {
    if (card === NONE) return { name: style.dim(teller.say('board.courtSpot')), rest: '' };
    const mark = offered.has(COURT[card].id) ? style.lit('›') : ' ';
    const there = agents.flatMap((count, seat) =>
      count > 0 ? [painted(scene, seat, String(count))] : [],
    );
    return {
      name: `${mark}${teller.name(COURT[card].id)}`,
      rest: [courtNote(scene, card), ...there].join('  '),
    };
  });
  const width = Math.max(0, ...rows.map(({ name }) => widthOf(name)));
  return [style.bold(heading), ...rows.map(({ name, rest }) => `${padEnd(name, width)}  ${rest}`)];
}

/** The suit and the raid cost of a Guild card. */
export function courtNote({ teller, style }: Scene<Arcs>, card: number): string {
  const { suit, raidCost } = COURT[card];
  if (suit === null) return '';
  return style.dim(`${teller.name(suit)}, ${teller.say('board.raidCost', { cost: raidCost })}`);
}

/** What each player has for every ambition, and what that would score now. */
export function ambitionLines(scene: Scene<Arcs>): string[] {
  const { state, teller, style } = scene;
  const free = state.markers.flatMap(({ at }, marker) => {
    const { first, second } = markerSide(state, marker);
    return at === NONE ? [`${first}/${second}`] : [];
  });
  const markers = free.length > 0 ? free.join(', ') : teller.say('board.none');
  const width = Math.max(...AMBITIONS.map((id) => widthOf(teller.name(id))));
  return [
    style.bold(teller.say('board.ambitions', { markers })),
    ...AMBITIONS.map((id, ambition) => {
      const { first, second } = worthOf(state, ambition);
      const worth = isDeclared(state, ambition) ? `${first}/${second}` : '';
      const counts = standing(state, ambition).flatMap(({ count, power }, seat) => {
        if (count === 0) return [];
        return [`${painted(scene, seat, '')} ${count}${power > 0 ? ` (+${power})` : ''}`];
      });
      const neutral = neutralCount(state, ambition);
      if (neutral > 0) counts.push(`${teller.say('board.neutral')} ${neutral}`);
      return ` ${padEnd(teller.name(id), width)}  ${padEnd(style.gold(worth), 5)}  ${counts.join('  ')}`;
    }),
  ];
}

/** The cards of this round and how they were played. */
export function roundLines(scene: Scene<Arcs>): string[] {
  const { state, teller, style } = scene;
  if (state.played.length === 0) return [];
  return [
    style.bold(teller.say('board.round')),
    ...state.played.map((play) => {
      const words = [teller.name(play.use), playedName(scene, play)];
      if (play.use === 'lead' && leadNumber(state) === 0) words.push(teller.say('board.zero'));
      return ` ${badge(scene, play.seat)} ${teller.player(play.seat)}: ${words.join(', ')}`;
    }),
  ];
}

function playedName({ teller }: Scene<Arcs>, { card }: Play): string {
  return teller.name(card < 0 ? 'hidden' : ACTION_CARDS[card].id);
}

export function handLines(scene: Scene<Arcs>): string[] {
  const { state, seat, teller, style, width } = scene;
  const cards = (state.players[seat]?.hand ?? []).filter((card) => card >= 0);
  if (cards.length === 0) return [];
  const said = cards.map((card) =>
    `${teller.name(ACTION_CARDS[card].id)} ${cardNote(scene, card)}`.replaceAll(' ', '\u00A0'),
  );
  return [style.bold(teller.say('board.hand')), ...wrap(` ${said.join('   ')}`, width, ' ')];
}

/** Pips and ambition of an action card. */
export function cardNote({ teller }: Scene<Arcs>, card: number): string {
  const { pips, ambition } = ACTION_CARDS[card];
  const told = [teller.say('board.pips', { count: pips })];
  if (ambition !== null && ambition !== 'any') told.push(teller.name(ambition));
  return `(${told.join(', ')})`;
}

/** The battle under way: where, who, and the dice that lie on the table. */
export function battleLines(scene: Scene<Arcs>): string[] {
  const { state, teller, style, width } = scene;
  const { system, attacker, defender, dice } = state.battle;
  if (system === NONE) return [];
  return [
    style.bold(
      teller.say('board.battle', {
        system: SYSTEMS[system].id,
        player: attacker,
        rival: defender,
      }),
    ),
    drawSystem(scene, system),
    ...(dice.length > 0
      ? wrap(` ${dice.map((die) => faceWords(scene, die)).join('   ')}`, width, ' ')
      : []),
  ];
}

/** A rolled die: its kind and the icons on its face. */
function faceWords({ teller }: Scene<Arcs>, rolled: number): string {
  const kind = DICE[Math.floor(rolled / DICE_EACH)];
  const shown = iconsOf(FACES[kind][rolled % DICE_EACH]).map(({ icon, count }) =>
    count > 1 ? `${count}× ${teller.name(icon)}` : teller.name(icon),
  );
  const face = shown.length > 0 ? shown.join(' + ') : teller.say('board.blank');
  return `${teller.name(kind)}: ${face}`.replaceAll(' ', '\u00A0');
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

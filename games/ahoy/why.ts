import type { About, Asker, Obstacle, Seat, WhyNot } from '@tablewright/engine';
import {
  BLUEFIN,
  BOARDS,
  FACTIONS,
  MARKET,
  type PlanKind,
  TILES,
  timingOf,
  UNION,
} from './content/index.ts';
import { isSmuggler } from './rules/figures.ts';
import { onSlot, seatOf, slotKind } from './rules/slots.ts';
import { type Ahoy, DAMAGE, EMPTY } from './rules/state.ts';

type Look = Asker<Ahoy>;

/** What would make a thing of Ahoy possible, as far as the seat can see. */
export const whyNot: WhyNot<Ahoy> = ([kind, id], look) => {
  switch (kind) {
    case 'space':
      return spaceWhy(id, look);
    case 'slot':
      return slotWhy(id, look);
    case 'die':
      return dieWhy(Number(id), look);
    case 'region':
      return regionWhy(id, look);
    case 'card':
      return cardWhy(
        MARKET.findIndex((card) => card.id === id),
        look,
      );
    case 'plan':
      return timingOf(id as PlanKind) === 'battle'
        ? { id: 'why.plan.battle', about: { plan: id }, clause: 'AH-15.7' }
        : { id: 'why.plan.action', about: { plan: id }, clause: 'AH-15.7' };
    case 'ship':
      return { id: 'why.ship', about: { plan: id }, clause: 'AH-15.9' };
    case 'reward':
      return { id: 'why.reward', clause: 'AH-16.7' };
    case 'pile':
      return { id: 'why.pile', clause: 'AH-16.6' };
    case 'board':
      return boardWhy(
        seatOf(
          look.view,
          FACTIONS.findIndex((faction) => faction === id),
        ),
        look,
      );
    default:
      return null;
  }
};

/** Questions that a figure's next step answers; its space is `about.space` where the question names it. */
const MOVES = ['sail', 'drift', 'edge', 'batter'];

function spaceWhy(id: string, { view: g, seat, question }: Look): Obstacle | null {
  if (question === null) return null;
  const { prompt, about } = question;
  if (MOVES.includes(prompt))
    return about['space'] === id
      ? { id: 'why.space.here' }
      : { id: 'why.space.far', clause: 'AH-7.1' };
  switch (prompt) {
    case 'act':
      return g.diceLeft > 0
        ? { id: 'why.space.die', clause: 'AH-6.1' }
        : { id: 'why.space.noDice', clause: 'AH-4.2' };
    case 'slot':
      return { id: 'why.space.slot', about: { value: about['value'] }, clause: 'AH-6.1' };
    case 'wind':
      return { id: 'why.space.wind', about: { source: about['source'] } };
    case 'deploy':
      return { id: 'why.space.deploy', clause: 'AH-14.5' };
    case 'order':
      return { id: 'why.space.order', clause: 'AH-14.4' };
    case 'squadronStart':
    case 'smugglerStart':
      return { id: 'why.space.start' };
    default:
      return moveLater(g, seat);
  }
}

/** Nothing moves at this question: when does it next? */
function moveLater(g: Ahoy, seat: Seat): Obstacle {
  if (g.active !== seat) return { id: 'why.space.yourTurn', clause: 'AH-6.1' };
  return g.diceLeft > 0
    ? { id: 'why.space.after', about: { dice: g.diceLeft }, clause: 'AH-6.1' }
    : { id: 'why.space.nextTurn', clause: 'AH-4.2' };
}

function slotWhy(id: string, { view: g, seat, question }: Look): Obstacle | null {
  const slot = slotKind.read(id);
  if (slot === null) return null;
  if (question?.options.some(({ target }) => areAlike(target.replace(/^slot:/, ''), id)))
    return { id: 'why.slot.alike' };
  const owner = ownerOf(id, g);
  if (owner !== seat) return { id: 'why.slot.other', about: { player: owner } };
  const there = onSlot(g, slot);
  if (there === DAMAGE)
    return question?.prompt === 'repair'
      ? { id: 'why.slot.ship', clause: 'AH-11.6' }
      : { id: 'why.slot.damaged', clause: 'AH-11.7' };
  if (there !== EMPTY) return { id: 'why.slot.taken', about: { value: there }, clause: 'AH-5.3' };
  switch (question?.prompt) {
    case 'act':
      return g.diceLeft > 0
        ? { id: 'why.slot.die', clause: 'AH-5.2' }
        : { id: 'why.slot.noDice', clause: 'AH-4.2' };
    case 'slot':
      return { id: 'why.slot.value', about: { value: question.about['value'] }, clause: 'AH-5.2' };
    case 'repair':
      return { id: 'why.slot.sound' };
    case 'hurt':
    case 'damage':
      return { id: 'why.slot.spared', clause: 'AH-11.3' };
    case undefined:
      return { id: 'why.slot.yourTurn', clause: 'AH-4.2' };
    default:
      return diceLater(g, seat);
  }
}

function ownerOf(slot: string, g: Ahoy): Seat {
  const [faction] = slot.split('/');
  return seatOf(
    g,
    FACTIONS.findIndex((each) => each === faction),
  );
}

/** Of slots for one action that take the same dice only the first is offered. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((slot) => {
    const [faction, name] = slot.split('/');
    const board = BOARDS[FACTIONS.findIndex((each) => each === faction)];
    const found = board?.find(({ id }) => id === name);
    return found && `${faction} ${found.action} ${found.accepts}`;
  });
  return a !== undefined && a === b;
}

function dieWhy(value: number, { view: g, seat, question }: Look): Obstacle | null {
  if (question === null) return { id: 'why.slot.yourTurn', clause: 'AH-4.2' };
  if (question.prompt === 'slot')
    return question.about['value'] === value
      ? { id: 'why.die.placing', about: { value } }
      : { id: 'why.die.other', about: { value: question.about['value'] } };
  return question.prompt === 'act' ? null : diceLater(g, seat);
}

/** No die is placed at this question: when is one next? */
function diceLater(g: Ahoy, seat: Seat): Obstacle {
  if (g.active !== seat) return { id: 'why.slot.yourTurn', clause: 'AH-4.2' };
  return g.diceLeft > 0
    ? { id: 'why.slot.after', about: { dice: g.diceLeft }, clause: 'AH-4.2' }
    : { id: 'why.slot.noDice', clause: 'AH-4.2' };
}

/** Whole regions are for control and deliveries: how this faction gets something out of them. */
function regionWhy(id: string, { view: g, seat }: Look): Obstacle | null {
  const tile = TILES.findIndex((each) => each.id === id);
  if (tile < 0) return null;
  const about = { tile: id, wealth: g.wealth[tile] };
  const { faction } = g.players[seat];
  if (faction === BLUEFIN) return { id: 'why.region.squadron', about, clause: 'AH-13.1' };
  return faction === UNION
    ? { id: 'why.region.union', about, clause: 'AH-13.1' }
    : { id: 'why.region.smuggler', about, clause: 'AH-16.6' };
}

function cardWhy(card: number, { view: g, seat }: Look): Obstacle | null {
  if (card < 0) return null;
  if (g.market.includes(card)) return marketWhy(card, g, seat);
  const { id, kind, destination } = MARKET[card];
  const owner = g.players.findIndex(
    ({ crew, cargo }) => crew.includes(card) || cargo.includes(card),
  );
  if (owner < 0) return null;
  const about: About = { card: id, player: owner, suit: destination };
  const isCargo = g.players[owner].cargo.includes(card);
  if (owner !== seat) return { id: isCargo ? 'why.cargo.other' : 'why.crew.other', about };
  if (isCargo) return { id: 'why.cargo.mine', about, clause: 'AH-16.6' };
  if (kind === 'passive') return { id: 'why.crew.passive', about, clause: 'AH-12.5' };
  return kind === 'die'
    ? { id: 'why.crew.die', about, clause: 'AH-5.5' }
    : { id: 'why.crew.action', about, clause: 'AH-4.2' };
}

function marketWhy(card: number, g: Ahoy, seat: Seat): Obstacle {
  const { id, cost, suit } = MARKET[card];
  const { gold } = g.players[seat];
  if (cost === 'die') return { id: 'why.market.die', about: { card: id, suit }, clause: 'AH-12.1' };
  const about = { card: id, suit, cost, gold };
  if (gold < cost && !isSmuggler(g.players[seat]))
    return { id: 'why.market.dear', about, clause: 'AH-12.3' };
  return { id: 'why.market.island', about, clause: 'AH-12.1' };
}

function boardWhy(owner: Seat, { seat }: Look): Obstacle | null {
  if (owner < 0) return null;
  return owner === seat
    ? { id: 'what.board.mine' }
    : { id: 'what.board.other', about: { player: owner } };
}

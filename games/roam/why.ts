import type { Asker, Obstacle, WhyNot } from '@tablewright/engine';
import { ABILITIES, ARTIFACTS, CARDS, EDGES } from './content/index.ts';
import { NEIGHBOURS, SLOT_OF, SQUARE_NAMES, SQUARES_OF } from './rules/map.ts';
import { entryOf } from './rules/powers.ts';
import { NONE, type Roam } from './rules/state.ts';
import { isFree, isOnMap } from './rules/tokens.ts';

type Look = Asker<Roam>;

/** What would make a thing of Roam possible, as far as the seat can see. */
export const whyNot: WhyNot<Roam> = ([kind, id], look) => {
  switch (kind) {
    case 'square':
      return squareWhy(SQUARE_NAMES.indexOf(id), look);
    case 'card':
      return cardWhy(id, look);
    case 'edge':
      return edgeWhy(id, look);
    case 'artifact':
      return artifactWhy(id, look);
    case 'ability':
      return abilityWhy(id);
    case 'patrol':
      return patrolWhy(look);
    default:
      return null;
  }
};

function squareWhy(square: number, { view: g, question }: Look): Obstacle | null {
  if (!isOnMap(g, square)) return { id: 'why.square.gap', clause: 'RO-15.3' };
  const about = question?.about ?? {};
  switch (question?.prompt) {
    case 'edge':
      return { id: 'why.square.edge' };
    case 'action':
      return { id: 'why.square.adventurer' };
    case 'placing':
      return { id: 'why.square.fit', about: { card: about['card'] }, clause: 'RO-6.2' };
    case 'scarce':
      return { id: 'why.square.scarce', clause: 'RO-6.2' };
    case 'extra':
      return { id: 'why.square.extra', clause: 'RO-7.1' };
    case 'shiftToken':
      return g.squares[square] === 0
        ? { id: 'why.square.empty' }
        : { id: 'why.square.stuck', clause: 'RO-12.2' };
    case 'shiftTo':
      return shiftWhy(square, SQUARE_NAMES.indexOf(String(about['square'])));
    case 'flip':
      return { id: 'why.square.flip' };
    case 'bid':
      return SQUARES_OF[g.slots.findIndex((card) => CARDS[card]?.id === about['card'])]?.includes(
        square,
      )
        ? { id: 'why.square.sold', about: { card: about['card'] }, clause: 'RO-9.1' }
        : { id: 'why.square.auction', about: { card: about['card'] } };
    case 'purchase':
      return { id: 'why.square.purchase', clause: 'RO-4.1' };
    default:
      return isFree(g, square)
        ? null
        : { id: 'why.square.full', about: { card: cardAt(g, square) } };
  }
}

function shiftWhy(square: number, from: number): Obstacle {
  return square === from
    ? { id: 'why.square.itself' }
    : NEIGHBOURS[from]?.includes(square)
      ? { id: 'why.square.taken', clause: 'RO-12.2' }
      : { id: 'why.square.far', about: { square: SQUARE_NAMES[from] }, clause: 'RO-12.2' };
}

const cardAt = (g: Roam, square: number): string => CARDS[g.slots[SLOT_OF[square]]].id;

function cardWhy(id: string, { view: g, seat, question }: Look): Obstacle | null {
  const card = CARDS.findIndex((each) => each.id === id);
  const slot = g.slots.indexOf(card);
  if (slot >= 0) {
    const free = SQUARES_OF[slot].filter((square) => g.squares[square] === 0).length;
    return { id: 'why.card.map', about: { card: id, free }, clause: 'RO-8.3' };
  }
  if (g.pile.at(-1) === card) return { id: 'why.card.pile', about: { card: id }, clause: 'RO-8.7' };
  const { faceUp, faceDown } = g.players[seat];
  if (question?.about['card'] === id) return { id: 'why.card.inUse', about: { card: id } };
  if (faceDown.includes(card))
    return { id: 'why.card.asleep', about: { card: id }, clause: 'RO-5.1' };
  if (!faceUp.includes(card)) return null;
  return question === null || question.prompt === 'bid' || question.prompt === 'edge'
    ? { id: 'why.card.yourTurn', about: { card: id } }
    : { id: 'why.card.one', about: { card: id }, clause: 'RO-4.2' };
}

function edgeWhy(id: string, { view: g, seat }: Look): Obstacle {
  const owner = g.players.findIndex(({ edge }) => EDGES[edge] === id);
  if (owner === NONE) return { id: 'why.edge.free', clause: 'RO-2.8' };
  return owner === seat
    ? { id: 'what.edge.mine', clause: 'RO-2.8' }
    : { id: 'why.edge.other', about: { player: owner }, clause: 'RO-2.8' };
}

function artifactWhy(id: string, { view: g, seat, question }: Look): Obstacle | null {
  const artifact = ARTIFACTS.find((each) => each.id === id);
  if (artifact === undefined) return null;
  const { cost } = artifact;
  const { coins } = g.players[seat];
  const about = { artifact: id, cost, coins };
  if (coins < cost) return { id: 'why.artifact.dear', about, clause: 'RO-11.4' };
  return question?.prompt === 'purchase'
    ? null
    : { id: 'why.artifact.later', about, clause: 'RO-11.4' };
}

function abilityWhy(id: string): Obstacle | null {
  const ability = ABILITIES.find((each) => each === id);
  if (ability === undefined) return null;
  return { id: 'why.ability', about: { ability }, clause: entryOf(ability).clause };
}

function patrolWhy({ view: g }: Look): Obstacle {
  return g.patrol === NONE
    ? { id: 'why.patrol.free', clause: 'RO-13.1' }
    : { id: 'why.patrol.taken', about: { player: g.patrol }, clause: 'RO-13.1' };
}

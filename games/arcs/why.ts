import type { About, Asker, Obstacle, Seat, WhyNot } from '@tablewright/engine';
import { ACTION_CARDS, AMBITIONS, COURT, LEADERS, LORE, RESOURCES } from './content/index.ts';
import { neighboursOf, systemNumber } from './rules/map.ts';
import { buildingAt, shipsAt } from './rules/pieces.ts';
import { powers } from './rules/powers.ts';
import { CARD_SLOT, isOpenSlot } from './rules/resources.ts';
import { type Arcs, NONE } from './rules/state.ts';

type Look = Asker<Arcs>;

/** What would make a thing of Arcs possible, as far as the seat can see. */
export const whyNot: WhyNot<Arcs> = ([kind, id, part], look) => {
  switch (kind) {
    case 'system':
      return systemWhy(systemNumber(id), look);
    case 'building':
      return buildingWhy(systemNumber(id), Number(part), look);
    case 'slot':
      return slotWhy(Number(id), Number(part), look);
    case 'card':
      return cardWhy(id, look);
    case 'play':
      return { id: 'why.play', about: { player: Number(id) }, clause: 'ARC-7.4' };
    case 'hand':
      return handWhy(Number(id), look);
    case 'court':
      return courtWhy(
        COURT.findIndex((card) => card.id === id),
        look,
      );
    case 'leader':
    case 'lore':
      return personWhy(kind, id, look);
    case 'ambition':
      return ambitionWhy(id, look);
    case 'resource':
      return resourceWhy(id, look);
    case 'captive':
      return { id: 'what.captive', about: { player: Number(id) }, clause: 'ARC-4.7' };
    case 'die':
      return { id: 'what.die', clause: 'ARC-15.12' };
    default:
      return null;
  }
};

/** Where the asker's turn is. */
type Stage = 'draft' | 'card' | 'declare' | 'prelude' | 'action' | 'busy' | 'last' | 'away';

const STAGES: { readonly [prompt: string]: Stage } = {
  draft: 'draft',
  mulligan: 'card',
  lead: 'card',
  follow: 'card',
  declareOrSeize: 'declare',
  prelude: 'prelude',
  action: 'action',
  preludeAction: 'action',
};

/** At other questions an action is under way, with pips left for more or without. */
function stageOf({ view: { turn }, seat, question }: Look): Stage {
  if (question === null) return 'away';
  const stage = STAGES[question.prompt];
  if (stage !== undefined) return stage;
  if (turn.seat !== seat) return 'away';
  return turn.pips > 0 || turn.prelude ? 'busy' : 'last';
}

/** What must come before anything is done on the map: the same for systems, ships and buildings. */
function mapWhy(look: Look): Obstacle | null {
  const { pips } = look.view.turn;
  switch (stageOf(look)) {
    case 'draft':
      return { id: 'why.map.draft' };
    case 'card':
      return { id: 'why.map.card', clause: 'ARC-5.3' };
    case 'declare':
      return { id: 'why.map.declare', clause: 'ARC-5.3' };
    case 'prelude':
      return { id: 'why.map.prelude', about: { pips }, clause: 'ARC-5.3' };
    case 'action':
      return { id: 'why.map.action', clause: 'ARC-10.1' };
    case 'busy':
      return { id: 'why.map.busy', about: { pips }, clause: 'ARC-10.1' };
    case 'last':
      return { id: 'why.map.last', clause: 'ARC-10.1' };
    default:
      return null;
  }
}

function systemWhy(system: number, look: Look): Obstacle | null {
  const { view: g, seat, question } = look;
  const from = question?.about['system'];
  switch (question?.prompt) {
    case 'moveFrom':
      return shipsAt(g, seat, system) === 0
        ? { id: 'why.system.noShips', clause: 'ARC-13.1' }
        : { id: 'why.system.stuck', clause: 'ARC-13.1' };
    case 'moveTo':
    case 'catapult':
      if (typeof from !== 'string') return mapWhy(look);
      return neighboursOf(g, systemNumber(from)).includes(system)
        ? { id: 'why.system.closed' }
        : { id: 'why.system.far', about: { system: from }, clause: 'ARC-13.1' };
    case 'tax':
      return { id: 'why.system.tax', clause: 'ARC-11.1' };
    case 'repair':
      return { id: 'why.system.repair', clause: 'ARC-14.1' };
    case 'build':
      return { id: 'why.system.build', clause: 'ARC-12.2' };
    case 'battle':
      return shipsAt(g, seat, system) === 0
        ? { id: 'why.system.noShips', clause: 'ARC-15.1' }
        : { id: 'why.system.noRivals', clause: 'ARC-10.4' };
    default:
      return mapWhy(look);
  }
}

function buildingWhy(system: number, place: number, look: Look): Obstacle | null {
  const building = buildingAt(look.view, system, place);
  if (building === undefined) return null;
  const { owner, kind, damaged } = building;
  const about: About = { player: owner, kind };
  switch (look.question?.prompt) {
    case 'tax':
      return kind === 'starport'
        ? { id: 'why.building.starport', clause: 'ARC-11.1' }
        : { id: 'why.building.tax', about, clause: 'ARC-11.1' };
    case 'repair':
      if (owner !== look.seat) return { id: 'why.building.other', about, clause: 'ARC-14.1' };
      return damaged ? null : { id: 'why.building.sound', clause: 'ARC-14.1' };
    case 'dealHit':
    case 'dealBuildingHit':
      return { id: 'why.building.hit', clause: 'ARC-15.10' };
    default:
      return stageOf(look) === 'away' && owner !== look.seat
        ? { id: 'why.building.other', about }
        : mapWhy(look);
  }
}

function slotWhy(owner: Seat, slot: number, look: Look): Obstacle | null {
  const { view: g, seat, question } = look;
  if (g.players[owner] === undefined) return null;
  const token = g.players[owner].slots[slot];
  if (token === NONE && slot < CARD_SLOT && !isOpenSlot(g, owner, slot))
    return { id: 'why.slot.covered', clause: 'ARC-1.7' };
  if (owner !== seat)
    return token === NONE
      ? { id: 'why.slot.otherEmpty', about: { player: owner }, clause: 'ARC-18.1' }
      : { id: 'why.slot.other', about: { player: owner }, clause: 'ARC-17.2' };
  if (token === NONE) return { id: 'why.slot.empty', clause: 'ARC-18.2' };
  if (question?.prompt === 'prelude') return { id: 'why.slot.alike', clause: 'ARC-18.6' };
  const stage = stageOf(look);
  if (stage === 'card' || stage === 'declare') return { id: 'why.slot.soon', clause: 'ARC-18.6' };
  const isOver = stage === 'action' || stage === 'busy' || stage === 'last';
  return isOver && !g.turn.prelude
    ? { id: 'why.slot.over', clause: 'ARC-18.6' }
    : { id: 'why.slot.prelude', clause: 'ARC-18.6' };
}

function cardWhy(id: string, look: Look): Obstacle | null {
  const { view: g, seat } = look;
  const card = ACTION_CARDS.findIndex((each) => each.id === id);
  const play = g.played.find((each) => each.card === card);
  if (play !== undefined) return { id: 'why.card.played', about: { card: id, player: play.seat } };
  if (!g.players[seat].hand.includes(card)) return null;
  switch (stageOf(look)) {
    case 'away':
      return { id: 'why.card.yourTurn', about: { card: id }, clause: 'ARC-5.2' };
    case 'draft':
      return { id: 'why.map.draft' };
    case 'card':
      return { id: 'why.card.mulligan' };
    default:
      return { id: 'why.card.one', about: { card: id }, clause: 'ARC-7.1' };
  }
}

function handWhy(owner: Seat, { view: g, seat }: Look): Obstacle | null {
  if (g.players[owner] === undefined) return null;
  return owner === seat
    ? { id: 'what.hand.mine' }
    : { id: 'why.hand.other', about: { player: owner, count: g.players[owner].hand.length } };
}

/** A card of the Court, or one that somebody has secured. */
function courtWhy(card: number, look: Look): Obstacle | null {
  const { view: g, seat, question } = look;
  const spot = g.court.find((each) => each.card === card);
  if (spot !== undefined) return spotWhy(spot.agents, look);
  const owner = g.players.findIndex(({ guild }) => guild.includes(card));
  if (owner < 0) return null;
  const about: About = { court: COURT[card].id, player: owner };
  if (owner !== seat) return { id: 'why.guild.other', about, clause: 'ARC-17.2' };
  if (powers.on('court', card, 'action').length > 0)
    return { id: 'why.newAction', about: { card: COURT[card].id }, clause: 'ARC-21.7' };
  const isPrelude = powers.on('court', card, 'prelude').length > 0;
  if (!isPrelude) return { id: 'why.guild.lasting', about, clause: 'ARC-19.3' };
  return question?.prompt === 'prelude'
    ? null
    : { id: 'why.guild.prelude', about, clause: 'ARC-21.1' };
}

function spotWhy(agents: readonly number[], look: Look): Obstacle | null {
  const { view: g, seat, question } = look;
  const mine = agents[seat];
  const rivals = Math.max(0, ...agents.filter((_, other) => other !== seat));
  const about = { mine, rivals, agents: g.players[seat].agents };
  if (question?.prompt === 'secure') return { id: 'why.court.secure', about, clause: 'ARC-14.3' };
  return mine > rivals
    ? { id: 'why.court.ready', about, clause: 'ARC-14.3' }
    : { id: 'why.court.influence', about, clause: 'ARC-14.2' };
}

function personWhy(kind: 'leader' | 'lore', id: string, { view: g, seat }: Look): Obstacle | null {
  const owner = g.players.findIndex(({ leader, lore }) =>
    kind === 'leader' ? LEADERS[leader]?.id === id : lore.some((card) => LORE[card].id === id),
  );
  if (owner < 0) return { id: 'why.person.draft', clause: 'ARC-22.2' };
  if (owner !== seat) return { id: 'why.person.other', about: { card: id, player: owner } };
  const lore = LORE.findIndex((card) => card.id === id);
  return kind === 'lore' && powers.on('lore', lore, 'action').length > 0
    ? { id: 'why.newAction', about: { card: id }, clause: 'ARC-21.7' }
    : { id: 'why.person.mine', about: { card: id } };
}

function ambitionWhy(id: string, look: Look): Obstacle | null {
  const { view: g, seat } = look;
  const ambition = AMBITIONS.findIndex((each) => each === id);
  if (g.markers.every(({ at }) => at !== NONE))
    return { id: 'why.ambition.none', clause: 'ARC-6.8' };
  const isDeclared = g.markers.some(({ at }) => at === ambition);
  if (stageOf(look) === 'card' && look.question?.prompt === 'lead')
    return { id: 'why.ambition.lead', about: { number: ambition + 2 }, clause: 'ARC-6.4' };
  if (g.turn.seat === seat && look.question !== null && g.turn.prelude && !g.turn.acted)
    return { id: 'why.ambition.late', clause: 'ARC-6.3' };
  return isDeclared
    ? { id: 'why.ambition.declared', clause: 'ARC-6.3' }
    : { id: 'why.ambition.later', about: { number: ambition + 2 }, clause: 'ARC-6.3' };
}

function resourceWhy(id: string, { view: g }: Look): Obstacle | null {
  const count = g.supply[RESOURCES.findIndex((each) => each === id)];
  if (count === undefined) return null;
  return { id: 'why.resource', about: { resource: id, count }, clause: 'ARC-11.3' };
}

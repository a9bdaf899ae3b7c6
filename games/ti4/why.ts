import type { Obstacle, Seat, WhyNot } from '@tablewright/engine';
import { PLANETS, SECRETS, STRATEGY_CARDS, TECHNOLOGIES, UNIT_KINDS } from './content/index.ts';
import { PUBLIC } from './rules/options.ts';
import { areNeighbours } from './rules/galaxy.ts';
import { holdsHome } from './rules/objectives.ts';
import { isIdle, powers } from './rules/powers.ts';
import { isFulfilled, progress } from './rules/progress.ts';
import { NONE } from './rules/state.ts';
import { owns, researchVerdict } from './rules/technology.ts';
import { agendaWhy, cardWhy, lawWhy, noteWhy } from './why/cards.ts';
import { ballotPlanetWhy, isBallot, voteWhy } from './why/council.ts';
import { type Look, first } from './why/first.ts';
import { planetWhy, shipWhy, systemNumber, systemWhy } from './why/places.ts';
import { remarkOn } from './why/remarks.ts';

/** What would make a thing of Twilight Imperium possible, as far as the seat can see. */
export const whyNot: WhyNot<Look['view']> = ([kind, id, part, , owner], look) => {
  if (!look.view.variant.council && OF_COUNCIL.has(kind)) return null;
  switch (kind) {
    case 'system':
      return systemWhy(systemNumber(id), look);
    case 'planet':
    case 'land':
      return anyPlanetWhy(
        PLANETS.findIndex((planet) => planet.id === id),
        look,
      );
    case 'ship':
    case 'cargo':
      return shipWhy(systemNumber(id), part, owner, look);
    case 'unit':
      return unitWhy(id, part, look);
    case 'strategy':
      return strategyWhy(
        STRATEGY_CARDS.findIndex((card) => card.id === id),
        look,
      );
    case 'technology':
      return technologyWhy(
        TECHNOLOGIES.findIndex((technology) => technology.id === id),
        part === undefined ? look.seat : Number(part),
        look,
      );
    case 'ability':
      return abilityWhy(id, part === undefined ? look.seat : Number(part), look);
    case 'objective':
      return objectiveWhy(
        PUBLIC.findIndex((objective) => objective.id === id),
        look,
      );
    case 'secret':
      return secretWhy(
        SECRETS.findIndex((objective) => objective.id === id),
        look,
      );
    case 'card':
      return cardWhy(id, look);
    case 'note':
      return noteWhy(id, Number(part), look);
    case 'law':
      return isBallot(look.view, 'law') ? voteWhy(look) : lawWhy(id, look);
    case 'agenda':
      return agendaWhy(id, look.view);
    case 'player':
      return playerWhy(Number(id), look);
    case 'pool':
    case 'tokens':
      return poolWhy(part === undefined ? look.seat : Number(part), look);
    case 'die':
      return first(look) ?? { id: 'why.die', clause: 'TI-10.5' };
    case 'button':
      return buttonWhy(id, look);
    case 'colour':
      return { id: 'why.colour', clause: 'TI-18.1' };
    default:
      return null;
  }
};

/** Things that lie in the box in a match without action cards and agendas. */
const OF_COUNCIL: ReadonlySet<string> = new Set(['card', 'law', 'agenda']);

function anyPlanetWhy(planet: number, look: Look): Obstacle | null {
  if (PLANETS[planet] === undefined) return null;
  return ballotPlanetWhy(planet, look) ?? planetWhy(planet, look);
}

/** A kind of unit in a panel or on a sheet; with a seat, that player's. */
function unitWhy(kind: string, part: string | undefined, look: Look): Obstacle | null {
  const { view: g, seat, question } = look;
  const owner = Number(part ?? seat);
  if (Number.isInteger(owner) && owner !== seat)
    return { id: 'why.unit.other', about: { player: owner } };
  switch (question?.prompt) {
    case 'sustainDamage':
      return { id: 'why.unit.sustain', clause: 'TI-11.1' };
    case 'assignHits':
      return { id: 'why.unit.hits', clause: 'TI-10.6' };
    default:
  }
  const number = UNIT_KINDS.findIndex((each) => each === kind);
  if (g.players[seat].profiles[number] === NONE)
    return { id: 'why.unit.unknown', clause: 'TI-27.12' };
  return first(look) ?? { id: 'why.unit.produce', clause: 'TI-14.1' };
}

function strategyWhy(card: number, look: Look): Obstacle | null {
  const { view: g, seat, question } = look;
  const { owner, exhausted } = g.strategy[card];
  const about = { card: STRATEGY_CARDS[card].id, player: owner };
  if (owner === NONE)
    return g.phase === 'strategy' && question?.prompt === 'strategyCard'
      ? null
      : { id: 'why.strategy.free', about: { card: about.card }, clause: 'TI-2.2' };
  if (question?.prompt === 'strategyCard')
    return { id: 'why.strategy.taken', about, clause: 'TI-2.2' };
  if (owner !== seat)
    return exhausted
      ? { id: 'why.strategy.otherDone', about, clause: 'TI-3.1' }
      : { id: 'why.strategy.other', about, clause: 'TI-3.1' };
  return exhausted
    ? { id: 'why.strategy.done', about: { card: about.card }, clause: 'TI-3.11' }
    : { id: 'why.strategy.turn', about: { card: about.card }, clause: 'TI-2.8' };
}

function technologyWhy(technology: number, owner: Seat, look: Look): Obstacle | null {
  const { view: g, seat, question } = look;
  const { id, faction } = TECHNOLOGIES[technology];
  const about = { technology: id };
  if (owner !== seat)
    return { id: 'why.technology.sheet', about: { player: owner }, clause: 'TI-18.1' };
  if (owns(g, seat, technology)) {
    if (g.players[seat].spent.includes(technology))
      return { id: 'why.technology.spent', about, clause: 'TI-18.5' };
    if (question?.prompt === 'research')
      return { id: 'why.technology.twice', about, clause: 'TI-18.6' };
    if (isIdle(g, 'technology', technology)) return { id: 'ui.noCouncil' };
    return powers.on('technology', technology, 'action').length > 0
      ? { id: 'why.technology.action', about, clause: 'TI-2.11' }
      : { id: 'why.technology.owned', about, clause: 'TI-28.1' };
  }
  if (faction !== null && faction !== g.players[seat].faction)
    return { id: 'why.technology.foreign', about, clause: 'TI-18.3' };
  const clause = researchVerdict(g, seat, technology, 0);
  if (clause === 'TI-26.3') return { id: 'why.technology.never', clause };
  return clause === null
    ? { id: 'why.technology.open', about, clause: 'TI-3.9' }
    : { id: 'why.technology.needs', about, clause };
}

/** An ability of a faction or unit, or of a technology or law under its id. */
function abilityWhy(id: string, owner: Seat, look: Look): Obstacle | null {
  const technology = TECHNOLOGIES.findIndex((each) => each.id === id);
  if (technology >= 0) return technologyWhy(technology, owner, look);
  if (id.startsWith('law-')) return lawWhy(id.slice('law-'.length), look);
  const remark = remarkOn(look.view, `ability.${id}`);
  if (remark !== null) return { id: remark };
  return owner === look.seat
    ? { id: 'why.ability.mine', clause: 'TI-28.1' }
    : { id: 'why.ability.other', about: { player: owner } };
}

/** A public objective. TI-20.1, TI-20.3, TI-20.4, TI-20.10 */
function objectiveWhy(number: number, look: Look): Obstacle | null {
  const { view: g, seat } = look;
  const objective = PUBLIC[number];
  const about = { objective: objective.id };
  if (g.players[seat].scored.includes(number))
    return { id: 'why.objective.scored', about, clause: 'TI-20.4' };
  if (!holdsHome(g, seat)) return { id: 'why.objective.home', about, clause: 'TI-20.3' };
  if (isFulfilled(g, seat, objective))
    return { id: 'why.objective.status', about, clause: 'TI-20.1' };
  const { have, need } = progress(g, seat, objective);
  return { id: 'why.objective.unmet', about: { ...about, have, need }, clause: 'TI-20.10' };
}

function secretWhy(number: number, look: Look): Obstacle | null {
  const objective = SECRETS[number];
  if (objective === undefined) return null;
  if (isBallot(look.view, 'secret')) return voteWhy(look);
  const about = { objective: objective.id };
  if (objective.phase === 'action') return { id: 'why.secret.action', about, clause: 'TI-20.2' };
  const { have, need } = progress(look.view, look.seat, objective);
  return have >= need
    ? { id: 'why.objective.status', about, clause: 'TI-20.1' }
    : { id: 'why.objective.unmet', about: { ...about, have, need }, clause: 'TI-20.10' };
}

function playerWhy(player: Seat, look: Look): Obstacle | null {
  const { view: g, seat } = look;
  if (g.players[player] === undefined) return null;
  const about = { player };
  if (isBallot(g, 'player')) return voteWhy(look);
  if (player === seat) return first(look) ?? { id: 'what.player.self' };
  if (g.players[player].eliminated) return { id: 'why.player.gone', about, clause: 'TI-24.2' };
  if (hasTraded(g, seat, player))
    return { id: 'why.player.traded', about, clause: g.phase === 'agenda' ? 'TI-16.4' : 'TI-16.2' };
  if (g.council.agenda !== NONE) return { id: 'why.player.trade', about, clause: 'TI-16.4' };
  const trades = [seat, player].some((each) => powers.has(g, each, 'tradesWithAll'));
  if (!trades && !areNeighbours(g, seat, player))
    return { id: 'why.player.far', about, clause: 'TI-16.1' };
  const isTime = g.phase === 'action' && (g.turn.seat === seat || g.turn.seat === player);
  return isTime
    ? { id: 'why.player.trade', about, clause: 'TI-16.2' }
    : { id: 'why.player.turn', about, clause: 'TI-16.2' };
}

/** Have the two made their transaction of this turn, or of this agenda? TI-16.2, TI-16.4 */
function hasTraded(g: Look['view'], seat: Seat, player: Seat): boolean {
  if (g.council.agenda !== NONE) return (g.council.traded[seat] & (1 << player)) !== 0;
  const { seat: active, traded } = g.turn;
  const partner = active === seat ? player : seat;
  return g.phase === 'action' && [seat, player].includes(active) && (traded & (1 << partner)) !== 0;
}

/** Tokens change pools only at two moments. TI-4.4 */
function poolWhy(owner: Seat, { seat }: Look): Obstacle {
  return owner === seat
    ? { id: 'why.pool.mine', clause: 'TI-4.4' }
    : { id: 'why.pool.other', about: { player: owner }, clause: 'TI-4.4' };
}

/** A button of a panel that stands for one answer. */
function buttonWhy(verb: string, look: Look): Obstacle | null {
  switch (verb) {
    case 'spendGood':
      return { id: 'why.goods.none', clause: 'TI-15.2' };
    case 'removeCustodians':
      return { id: 'why.custodians', clause: 'TI-12.4' };
    case 'usualOrder':
      return { id: 'why.order.begun', clause: 'TI-14.2' };
    case 'approve':
    case 'reject':
    case 'abstain':
      return isBallot(look.view, 'for-against') ? voteWhy(look) : first(look);
    default:
      return first(look);
  }
}

import { flow, padEnd, type Scene, widthOf, wrap } from '@tablewright/board/terminal';
import type { Seat } from '@tablewright/engine';
import {
  FACTIONS,
  type Objective,
  SECRETS,
  STRATEGY_CARDS,
  TECHNOLOGIES,
  UNIT_KINDS,
} from '../content/index.ts';
import { openObjectives } from '../rules/objectives.ts';
import { ASSIMILATORS } from '../rules/options.ts';
import { planetsOf } from '../rules/pieces.ts';
import { progress } from '../rules/progress.ts';
import { valueOf } from '../rules/spending.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { isCopy } from '../rules/technology.ts';
import { displayedNotes } from './cards.ts';
import { systemLines } from './galaxy.ts';
import { badge, factionId, painted, solid } from './pieces.ts';

const INDENT = '    ';

/** Round, phase and speaker. */
export function headerLines({ state, teller, style, width }: Scene<Ti4>): string[] {
  const { round, phase, speaker, variant } = state;
  if (speaker === NONE) return [];
  const said = [
    teller.say(`where.${phase}`, { round }),
    teller.say('board.speaker', { speaker }),
    teller.say('board.goal', { points: variant.points }),
  ];
  return wrap(said.join(' · '), width).map(style.bold);
}

/** A player: points, pools, goods, sizes of hands, planets, technologies, notes that lie open. */
export function playerLines(scene: Scene<Ti4>, seat: Seat): string[] {
  const { state, teller, style, width } = scene;
  const player = state.players[seat];
  const name = teller.player(seat);
  const isActive = state.phase === 'action' && state.turn.seat === seat;
  const faction = teller.name(`faction.${factionId(state, seat)}`);
  const out = player.eliminated ? 'ui.eliminated' : player.passed ? 'ui.passed' : null;
  const facts = teller.say('board.player', {
    points: player.points,
    tactic: player.tactic,
    fleet: player.fleet,
    strategy: player.strategy,
    goods: player.goods,
    commodities: player.commodities,
    limit: FACTIONS[player.faction].commodities,
    secrets: player.secrets.length,
  });
  const hands = teller.say(state.variant.council ? 'board.hands' : 'board.hands.noCouncil', {
    hand: player.hand.length,
    notes: player.notes.length,
  });
  const more = [
    `${planetsLine(scene, seat)} · ${hands}`,
    ...(player.technologies.length > 0
      ? [teller.say('board.technologies', { technologies: technologyNames(scene, seat) })]
      : []),
    ...(player.displayed.length > 0
      ? [teller.say('board.displayed', { notes: displayedNotes(scene, seat) })]
      : []),
  ];
  return [
    ...wrap(
      [
        `${badge(scene, seat)} ${isActive ? style.bold(name) : name}, ${faction}`,
        facts,
        ...(state.zero === seat ? [teller.say('ui.zero')] : []),
        ...(out === null ? [] : [teller.say(out)]),
      ].join(' · '),
      width,
      INDENT,
    ),
    ...more.flatMap((text) => wrap(`${INDENT}${text}`, width, INDENT)),
  ];
}

/** Planets with their resources and influence, readied and of all. */
function planetsLine({ state, teller }: Scene<Ti4>, seat: Seat): string {
  const all = planetsOf(state, seat);
  const sum = (planets: readonly number[], of: 'resources' | 'influence'): number =>
    planets.reduce((total, planet) => total + valueOf(state, planet, of), 0);
  const readied = all.filter((planet) => !state.exhausted[planet]);
  return teller.say('board.planets', {
    count: all.length,
    resources: sum(readied, 'resources'),
    allResources: sum(all, 'resources'),
    influence: sum(readied, 'influence'),
    allInfluence: sum(all, 'influence'),
  });
}

/** Exhausted ones in brackets. */
function technologyNames({ state, teller }: Scene<Ti4>, seat: Seat): string {
  const { technologies, spent } = state.players[seat];
  return technologies
    .map((technology) => {
      const name = solid(teller.name(`technology.${TECHNOLOGIES[technology].id}`));
      const token = ASSIMILATORS[state.assimilated.indexOf(technology)];
      const marked =
        token !== undefined && isCopy(state, seat, technology)
          ? `${name} [${token.toUpperCase()}]`
          : name;
      return spent.includes(technology) ? `(${marked})` : marked;
    })
    .join(', ');
}

export function strategyLines(scene: Scene<Ti4>): string[] {
  const { state, teller, style, width } = scene;
  const cards = STRATEGY_CARDS.map(({ id, number }, card) => {
    const { owner, exhausted, goods } = state.strategy[card];
    const name = `${number} ${teller.name(`strategy.${id}`)}`;
    const whose = owner === NONE ? '' : ` ${painted(scene, owner, '')}`;
    const bonus = goods > 0 ? ` +${goods}` : '';
    return `${exhausted ? `(${name})` : name}${whose}${bonus}`;
  });
  const rows = flow(
    cards.map((card) => [` ${card}`]),
    '  ',
    width,
  );
  return [style.bold(teller.say('ui.strategies')), ...rows.filter((row) => row !== '')];
}

/** Public objectives with everybody's progress; the viewer's secret ones. */
export function objectiveLines(scene: Scene<Ti4>): string[] {
  const { state, seat, teller, style } = scene;
  const open = openObjectives(state).map(({ objective, scorers }) => ({
    objective,
    standing: state.players.map((_, each) =>
      painted(scene, each, scorers.includes(each) ? '✓' : ` ${reached(state, each, objective)}`),
    ),
  }));
  if (open.length === 0) return [];
  const secret = (state.players[seat]?.secrets ?? [])
    .filter((number) => number >= 0)
    .map((number) => ({
      objective: SECRETS[number],
      standing: [reached(state, seat, SECRETS[number])],
    }));
  const name = ({ id }: Objective): string => teller.name(`objective.${id}`);
  const wide = Math.max(...[...open, ...secret].map(({ objective }) => widthOf(name(objective))));
  const line = ({ objective, standing }: (typeof open)[number]): string =>
    ` ${style.gold(String(objective.points))} ${padEnd(name(objective), wide)}  ${standing.join('  ')}`;
  return [
    style.bold(
      teller.say('board.objectives', { one: state.stage1.length, two: state.stage2.length }),
    ),
    ...open.map(line),
    ...(secret.length > 0 ? [style.bold(teller.say('ui.secrets')), ...secret.map(line)] : []),
  ];
}

function reached(state: Ti4, seat: Seat, objective: Objective): string {
  const { have, need } = progress(state, seat, objective);
  return `${Math.min(have, need)}/${need}`;
}

/** The combat under way: where, who, what is there, and the dice that lie on the table. */
export function combatLines(scene: Scene<Ti4>): string[] {
  const { state, teller, style } = scene;
  const { system, planet, attacker, defender, round } = state.combat;
  if (system === NONE) return [];
  const kind = teller.say(planet === NONE ? 'ui.combat.space' : 'ui.combat.ground', { round });
  return [
    style.bold(teller.say('board.combat', { kind, attacker, defender })),
    ...systemLines(scene, system),
    ...diceLines(scene),
  ];
}

/** «Sol, combat: carrier 9 ✓  carrier 3» */
function diceLines(scene: Scene<Ti4>): string[] {
  const { state, teller, style, width } = scene;
  const { roll, seats, dice } = state.rolled;
  return seats.flatMap((seat, i) => {
    const faces: string[] = [];
    for (let at = 0; at < dice[i].length; at += 4) {
      const [kind, die, , hits] = dice[i].slice(at, at + 4);
      const face = solid(`${teller.name(`kind.${UNIT_KINDS[kind]}`)} ${die}`);
      faces.push(hits > 0 ? style.good(`${face}✓`) : style.dim(face));
    }
    if (faces.length === 0) return [];
    const head = `${painted(scene, seat, ',')} ${teller.say(`ui.roll.${roll}`)}:`;
    return wrap(` ${head} ${faces.join('  ')}`, width, INDENT);
  });
}

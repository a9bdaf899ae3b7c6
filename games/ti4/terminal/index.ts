import { type Drawing, type Scene, wrap } from '@tablewright/board/terminal';
import type { OfferedOption } from '@tablewright/engine';
import {
  COLOURS,
  type FactionId,
  factionOf,
  PLANETS,
  planetOf,
  SECRETS,
  STRATEGY_CARDS,
  TECHNOLOGIES,
  technologyOf,
  tileOf,
} from '../content/index.ts';
import { marksOn } from '../rules/losses.ts';
import { options, PUBLIC } from '../rules/options.ts';
import { progress } from '../rules/progress.ts';
import { textOf } from '../why/remarks.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { handLines, lawLines, openCardLines } from './cards.ts';
import { councilLines } from './council.ts';
import { drawGalaxy, planetFacts, systemLines, systemList } from './galaxy.ts';
import { oddsDesk } from './odds.ts';
import { badge, factionId } from './pieces.ts';
import { factionLines, setupLines } from './setup.ts';
import { combatLines, headerLines, objectiveLines, playerLines, strategyLines } from './table.ts';

/** Questions about the round as a whole, for which one wants to see all of the table. */
const WHOLE_TABLE = ['strategyCard', 'turn'];

/** So many systems are shown in full; more of them only on the map. */
const FEW_SYSTEMS = 6;

export const ti4Drawing: Drawing<Ti4> = {
  board(scene) {
    if (scene.state.phase === 'setup') return setupLines(scene);
    const offered = systemsOffered(scene);
    return paragraphs([
      overview(scene, offered),
      systemList(scene, offered),
      lawLines(scene, 'texts'),
      combatLines(scene),
      openCardLines(scene),
      councilLines(scene),
      handLines(scene, 'texts'),
    ]);
  },

  outline(scene) {
    if (scene.state.phase === 'setup') return setupLines(scene);
    const { prompt = '' } = scene.question ?? {};
    if (WHOLE_TABLE.includes(prompt))
      return paragraphs([
        overview(scene, systemsOffered(scene)),
        [...lawLines(scene, 'names'), ...handLines(scene, 'names')],
      ]);
    if (prompt.startsWith('score')) return objectiveLines(scene);
    return paragraphs([
      openCardLines(scene),
      councilLines(scene),
      placeLines(scene),
      offeredTexts(scene),
    ]);
  },

  preview(scene, { target }) {
    const [kind, id] = target.split(':');
    const system = systemOf(target);
    if (system !== null) return systemLines(scene, system);
    if (kind === 'faction') return factionLines(scene, factionOf(id as FactionId));
    return EXPLAINED.includes(kind) ? textLines(scene, NAMED[kind] ?? kind, id) : null;
  },

  picture: () => [],

  note(scene, { target, key }) {
    const [kind, id] = target.split(':');
    switch (kind) {
      case 'planet':
        return planetNote(scene, planetOf(id), options.read(key)?.do === 'electPlanet');
      case 'technology':
        return needsOf(scene, technologyOf(id));
      case 'strategy':
        return goodsOn(scene, id);
      case 'objective':
      case 'secret':
        return standingOf(scene, id);
      case 'unit':
        return lossOf(scene, target.slice(kind.length + 1));
      default:
        return '';
    }
  },

  legend: (teller) => teller.say('board.legend'),

  scoreSheet: ({ state, teller }) => [
    {
      label: teller.say('ui.fact.points'),
      values: state.players.map(({ points }) => points),
    },
  ],

  colour: (seat, state) =>
    state.players[seat].faction === NONE ? 'faction.none' : `faction.${factionId(state, seat)}`,
  badge,
  odds: oddsDesk,
};

/** How many ships like this one the player gives up already. */
function lossOf({ question, teller }: Scene<Ti4>, ship: string): string {
  const count = marksOn(question?.about ?? {}, ship);
  return count > 0 ? teller.say('ui.marked', { count }) : '';
}

/** Things that have a text of their own, and what their names begin with where it is another word. */
const EXPLAINED = [
  'strategy',
  'technology',
  'objective',
  'secret',
  'ability',
  'card',
  'note',
  'law',
  'agenda',
];
const NAMED: { readonly [kind: string]: string } = {
  secret: 'objective',
  card: 'action',
  law: 'agenda',
};

/** Cards whose texts are shown with the question, if there are not more of them. */
const CARDS = ['card', 'note', 'law', 'agenda'];
const MANY_CARDS = 8;

/** Questions about outcomes and votes, for which the council is enough to see. */
const VOTING = ['vote', 'predict', 'foretell', 'speakerDecides', 'castVotes'];

/** Players, cards, objectives and the map. */
function overview(scene: Scene<Ti4>, offered: ReadonlySet<number>): string[] {
  return [
    ...headerLines(scene),
    ...scene.state.players.flatMap((_, seat) => playerLines(scene, seat)),
    '',
    ...strategyLines(scene),
    ...objectiveLines(scene),
    '',
    ...drawGalaxy(scene, offered),
  ];
}

/** The combat, or the systems that the question is about. */
function placeLines(scene: Scene<Ti4>): string[] {
  const { prompt = '', about } = scene.question ?? {};
  const combat = combatLines(scene);
  if (combat.length > 0) return combat;
  if (VOTING.includes(prompt)) return [];
  const offered = systemsOffered(scene);
  const named = typeof about?.['system'] === 'string' ? [tileOf(about['system'])] : [];
  const shown = new Set([...named, ...offered]);
  if (shown.size > FEW_SYSTEMS) return drawGalaxy(scene, offered);
  return [...shown].flatMap((system) => systemLines(scene, system, offered.has(system)));
}

/** The texts of the cards that the question offers. */
function offeredTexts(scene: Scene<Ti4>): string[] {
  const targets = (scene.question?.options ?? [])
    .map(({ target }) => target.split(':'))
    .filter(([kind]) => CARDS.includes(kind))
    .map(([kind, id]) => `${NAMED[kind] ?? kind}:${id}`);
  const shown = [...new Set(targets)];
  if (shown.length > MANY_CARDS) return [];
  return shown.flatMap((target) => {
    const [kind, id] = target.split(':');
    return textLines(scene, kind, id);
  });
}

function systemsOffered({ question }: Scene<Ti4>): ReadonlySet<number> {
  return new Set(
    (question?.options ?? []).flatMap(({ target }) => {
      const system = systemOf(target);
      return system === null ? [] : [system];
    }),
  );
}

/** The system that a target is, or lies in. */
function systemOf(target: OfferedOption['target']): number | null {
  const [kind, id] = target.split(':');
  if (kind === 'planet') return PLANETS[planetOf(id)].tile;
  return ['system', 'ship', 'cargo'].includes(kind) ? tileOf(id) : null;
}

/** «blue ×2, red» */
function needsOf({ teller }: Scene<Ti4>, technology: number): string {
  const needs = TECHNOLOGIES[technology].needs.flatMap((count, i) => {
    const name = teller.name(`colour.${COLOURS[i]}`);
    return count === 0 ? [] : [count > 1 ? `${name} ×${count}` : name];
  });
  return needs.length === 0 ? '' : `(${needs.join(', ')})`;
}

/** What a planet is worth; of one to elect also whose it is. */
function planetNote(scene: Scene<Ti4>, planet: number, isElected: boolean): string {
  const facts = planetFacts(scene, planet);
  return isElected ? `${facts} ${badge(scene, scene.state.control[planet])}` : facts;
}

function goodsOn({ state, teller }: Scene<Ti4>, id: string): string {
  const card = STRATEGY_CARDS.findIndex((each) => each.id === id);
  const { goods } = state.strategy[card];
  return goods > 0 ? `(${teller.say('ui.goods.count', { count: goods })})` : '';
}

function standingOf({ state, seat, teller }: Scene<Ti4>, id: string): string {
  const objective = [...PUBLIC, ...SECRETS].find((each) => each.id === id);
  if (objective === undefined) return '';
  const { have, need } = progress(state, seat, objective);
  return `(${teller.say('ui.of', { used: Math.min(have, need), limit: need })})`;
}

function textLines(scene: Scene<Ti4>, kind: string, id: string): string[] {
  const { state, teller, style, width } = scene;
  const name = `${kind}.${id}`;
  return wrap(`${style.accent(teller.name(name))}: ${textOf(state, teller, name)}`, width, '  ');
}

/** Blocks with a line between them, those that are not empty. */
function paragraphs(blocks: readonly (readonly string[])[]): string[] {
  return blocks
    .filter((lines) => lines.length > 0)
    .flatMap((lines, i) => (i > 0 ? ['', ...lines] : lines));
}

import { type Scene, wrap } from '@tablewright/board/terminal';
import { FACTIONS, PLANETS, TECHNOLOGIES, TILES, UNIT_KINDS } from '../content/index.ts';
import { sliceMeasures } from '../galaxy/index.ts';
import { handOf } from '../rules/building.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { drawGalaxy } from './galaxy.ts';
import { badge, unitWords } from './pieces.ts';

const INDENT = '    ';

/** What is chosen before the match: who has what, what is left, the tiles in hand, the galaxy so far. */
export function setupLines(scene: Scene<Ti4>): string[] {
  const { state, teller, style } = scene;
  const { factions, slices, slice } = state.draft;
  const isChosen =
    !['first', 'all', 'named'].includes(state.variant.factions) || state.variant.bans > 0;
  const free = [...slices.keys()].filter((each) => !slice.includes(each));
  return [
    style.bold(teller.say('where.setup')),
    ...state.players.flatMap((_, seat) => takenLine(scene, seat)),
    ...(isChosen && factions.length > 0 ? ['', style.bold(teller.say('ui.setup.factions'))] : []),
    ...(isChosen ? factions.flatMap((faction) => factionLines(scene, faction)) : []),
    ...(free.length > 0 ? ['', style.bold(teller.say('ui.setup.slices'))] : []),
    ...free.flatMap((each) =>
      tilesLine(scene, teller.say('ui.setup.slice', { number: each + 1 }), slices[each]),
    ),
    ...handLine(scene),
    '',
    ...drawGalaxy(scene, new Set()),
  ];
}

function takenLine(scene: Scene<Ti4>, seat: number): string[] {
  const { state, teller, width } = scene;
  const { slice, position } = state.draft;
  const { faction } = state.players[seat];
  const has = [
    `${badge(scene, seat)} ${teller.player(seat)}`,
    ...(faction === NONE ? [] : [teller.name(`faction.${FACTIONS[faction].id}`)]),
    ...(slice[seat] === NONE ? [] : [teller.say('ui.setup.slice', { number: slice[seat] + 1 })]),
    ...(position[seat] === NONE
      ? []
      : [teller.say('ui.setup.position', { number: position[seat] + 1 })]),
  ];
  return wrap(has.join(' · '), width, INDENT);
}

/** A faction in a few words: home, commodities, units, technologies, abilities. */
export function factionLines(scene: Scene<Ti4>, number: number): string[] {
  const { teller, style, width } = scene;
  const { id, home, commodities, units, startingTechnologies, abilities } = FACTIONS[number];
  const facts = [
    TILES[home].planets
      .map((planet) => {
        const { name, resources, influence } = PLANETS[planet];
        return `${name} ${style.gold(`${resources}/${influence}`)}`;
      })
      .join(', '),
    teller.say('ui.commodities.limit', { count: commodities }),
    unitWords(
      scene,
      UNIT_KINDS.map((_, kind) => ({ kind, count: units[kind] })),
    ),
    startingTechnologies
      .map((technology) => teller.name(`technology.${TECHNOLOGIES[technology].id}`))
      .join(', '),
    abilities.map((ability) => teller.name(`ability.${ability}`)).join(', '),
  ].filter((fact) => fact !== '');
  return wrap(
    ` ${style.accent(teller.name(`faction.${id}`))}: ${facts.join(' · ')}`,
    width,
    INDENT,
  );
}

function tilesLine(scene: Scene<Ti4>, label: string, tiles: readonly number[]): string[] {
  const { teller, style, width } = scene;
  const { resources, influence } = sliceMeasures(tiles);
  const names = tiles.map((tile) => teller.name(`system.${TILES[tile].id}`)).join(', ');
  return wrap(` ${label} ${style.gold(`${resources}/${influence}`)}: ${names}`, width, INDENT);
}

function handLine(scene: Scene<Ti4>): string[] {
  const { state, seat, teller } = scene;
  const hand = seat >= 0 ? handOf(state, seat).filter((tile) => tile >= 0) : [];
  return hand.length === 0 ? [] : ['', ...tilesLine(scene, teller.say('ui.setup.hand'), hand)];
}

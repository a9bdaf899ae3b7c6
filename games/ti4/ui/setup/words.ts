import type { Teller } from '@tablewright/text';
import { FACTIONS, MAPS, PLANETS, TECHNOLOGIES, TILES, UNIT_KINDS } from '../../content/index.ts';
import { neighbours, sliceMeasures } from '../../galaxy/index.ts';
import { mapOf } from '../../rules/building.ts';
import { spaceWords } from '../../rules/options.ts';
import { textOf } from '../../why/remarks.ts';
import type { Ti4 } from '../../rules/state.ts';
import { tileWords } from '../galaxy-editor/words.ts';

/** What a faction starts with, a line for each: home, commodities, units, technologies. */
export function startLines(faction: number, teller: Teller): string[] {
  const { home, commodities, units, startingTechnologies, chooseStarting } = FACTIONS[faction];
  const planets = TILES[home].planets.map((planet) => {
    const { id, resources, influence } = PLANETS[planet];
    return teller.say('ui.planet', { planet: id, resources, influence });
  });
  const fleet = UNIT_KINDS.flatMap((unit, kind) =>
    units[kind] > 0 ? [teller.say('ui.units', { count: units[kind], unit })] : [],
  );
  const technologies = [
    ...startingTechnologies.map((each) => teller.name(`technology.${TECHNOLOGIES[each].id}`)),
    ...(chooseStarting === undefined
      ? []
      : [teller.say('ui.setup.chosenTechnologies', { count: chooseStarting.count })]),
  ];
  return [
    planets.join('; '),
    teller.say('ui.commodities.limit', { count: commodities }),
    fleet.join(', '),
    ...(technologies.length > 0 ? [technologies.join(', ')] : []),
  ];
}

/** All of a faction for a screen reader. */
export function factionLabel(state: Ti4, faction: number, teller: Teller): string {
  const { id, abilities } = FACTIONS[faction];
  return [
    teller.name(`faction.${id}`),
    ...startLines(faction, teller),
    ...abilities.map(
      (ability) =>
        `${teller.name(`ability.${ability}`)}: ${textOf(state, teller, `ability.${ability}`)}`,
    ),
  ].join('. ');
}

/** A slice for a screen reader: what it is worth, its tiles, and who has it. */
export function sliceLabel({ draft }: Ti4, slice: number, teller: Teller): string {
  const tiles = draft.slices[slice];
  const { resources, influence } = sliceMeasures(tiles);
  const owner = draft.slice.indexOf(slice);
  return [
    teller.say('ui.setup.slice', { number: slice + 1 }),
    ...(owner < 0 ? [] : [teller.say('ui.setup.taken', { player: owner })]),
    teller.say('ui.setup.worth', { resources, influence }),
    ...tiles.map((tile) => tileWords(tile, teller)),
  ].join('. ');
}

/** A place at the table: the first is the speaker's, and some bring trade goods. */
export function positionLabel({ draft, players }: Ti4, position: number, teller: Teller): string {
  const goods = MAPS[players.length].bonus[position];
  const owner = draft.position.indexOf(position);
  return [
    teller.say('ui.setup.position', { number: position + 1 }),
    ...(position === 0 ? [teller.say('ui.speaker')] : []),
    ...(goods > 0 ? [teller.say('ui.goods.count', { count: goods })] : []),
    ...(owner < 0 ? [] : [teller.say('ui.setup.taken', { player: owner })]),
  ].join(', ');
}

/** Where a tile would lie, and what would lie beside it. */
export function spaceLabel(state: Ti4, space: number, tile: number, teller: Teller): string {
  const { tiles } = mapOf(state);
  const beside = neighbours(space)
    .filter((place) => tiles[place] >= 0)
    .map((place) => teller.name(`system.${TILES[tiles[place]].id}`));
  return [
    teller.name(`system.${TILES[tile].id}`),
    teller.say('ui.setup.space', spaceWords(space)),
    ...(beside.length > 0 ? [teller.say('ui.setup.beside', { systems: teller.list(beside) })] : []),
  ].join(', ');
}

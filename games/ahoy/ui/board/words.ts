import type { Teller } from '@tablewright/text';
import { FACTIONS } from '../../content/index.ts';
import { SPACE_NAMES, TERRAIN } from '../../rules/map.ts';
import type { Ahoy } from '../../rules/state.ts';
import type { Standing } from './pieces.ts';

/** What a screen reader says of a space: where it is, what lies there, who stands there. */
export function spaceLabel(g: Ahoy, standing: Standing, teller: Teller): string {
  const { space } = standing;
  const { treasure } = TERRAIN[space];
  const there = [
    ...(treasure > 0 ? [teller.say('ui.treasure', { gold: treasure })] : []),
    ...standingThere(g, standing, teller),
  ];
  const place = teller.name(SPACE_NAMES[space]);
  return there.length === 0 ? place : `${place}: ${teller.list(there)}`;
}

/** Everything that stands on a space, in words. */
export function standingThere(
  g: Ahoy,
  { space, pieces, comrades }: Standing,
  teller: Teller,
): readonly string[] {
  const count = (spaces: readonly number[]): number => spaces.filter((at) => at === space).length;
  const [patrols, strongholds] = [count(g.patrols), count(g.strongholds)];
  return [
    ...pieces
      .filter(({ kind }) => kind === 'flagship')
      .map(({ seat, isLoaded }) =>
        teller.say('ui.flagship', { player: seat, loaded: isLoaded ? 'yes' : 'no' }),
      ),
    ...pieces
      .filter(({ kind }) => kind === 'cutter' || kind === 'gunship')
      .map(({ kind }) => teller.name(kind)),
    ...(patrols > 0 ? [teller.say('ui.patrols', { count: patrols })] : []),
    ...(strongholds > 0 ? [teller.say('ui.strongholds', { count: strongholds })] : []),
    ...(comrades > 0 ? [teller.say('ui.comrades', { count: comrades })] : []),
  ];
}

/** Kinds of terrain on a space, of which there may be several. */
export function terrainsOf(space: number): readonly string[] {
  const { island, wreckage, harbor, fog, current, tailwind, treasure } = TERRAIN[space];
  const kinds = [
    ...(island ? ['island'] : []),
    ...(wreckage ? ['wreckage'] : []),
    ...(harbor ? ['harbor'] : []),
    ...(fog ? ['fog'] : []),
    ...(current >= 0 ? ['current'] : []),
    ...(tailwind > 0 ? ['tailwind'] : []),
    ...(treasure > 0 ? ['treasure'] : []),
  ];
  return kinds.length === 0 ? ['sea'] : kinds;
}

export const factionOf = (g: Ahoy, seat: number): string => FACTIONS[g.players[seat].faction];

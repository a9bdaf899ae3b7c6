import type { Teller } from '@tablewright/text';
import {
  ACTION_CARDS,
  type Agenda,
  AGENDAS,
  COLOURS,
  FACTIONS,
  NOTES,
  type Objective,
  type Planet,
  PLANETS,
  type Profile,
  PROFILES,
  SECRETS,
  STAGE_1,
  STAGE_2,
  STRATEGY_CARDS,
  TECHNOLOGIES,
  type Technology,
  TILES,
  UNIT_KINDS,
} from '../../content/index.ts';
import { tileWords } from '../galaxy-editor/words.ts';
import { profileWords } from '../inspect/profile.ts';

export const ENTRY_KINDS = [
  'faction',
  'strategy',
  'technology',
  'unit',
  'action',
  'agenda',
  'objective',
  'note',
  'planet',
  'system',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A component of the box as the reference shows it. */
export interface Entry {
  /** Also its anchor: `technology.gravity-drive`. */
  readonly id: string;
  readonly kind: EntryKind;
  /** Place in `FACTIONS`; null for what belongs to none. */
  readonly faction: number | null;
  /** Place in the table of its kind, for the picture. */
  readonly at: number;
  readonly name: string;
  /** What is printed on it besides its text, in a few words each. */
  readonly facts: readonly string[];
  readonly text: string;
  /** Abilities of a faction. */
  readonly parts: readonly Part[];
  /** Other entries that belong to it. */
  readonly links: readonly Part[];
}

interface Part {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Every component, from the tables of the box and the texts of the game. */
export function entriesOf(teller: Teller): Entry[] {
  const entry = (
    kind: EntryKind,
    at: number,
    id: string,
    details: Partial<Entry> & { readonly isSilent?: true } = {},
  ): Entry => ({
    id: `${kind}.${id}`,
    kind,
    faction: null,
    at,
    name: teller.name(`${kind}.${id}`),
    facts: [],
    text: details.isSilent ? '' : teller.ability(`${kind}.${id}`),
    parts: [],
    links: [],
    ...details,
  });
  return [
    ...FACTIONS.map(({ id, abilities }, at) =>
      entry('faction', at, id, {
        faction: at,
        isSilent: true,
        facts: factionFacts(at, teller),
        parts: abilities.map((ability) => partOf(`ability.${ability}`, teller)),
        links: linksOf(at).map((link) => ({ id: link, name: teller.name(link), text: '' })),
      }),
    ),
    ...STRATEGY_CARDS.map(({ id, number }, at) =>
      entry('strategy', at, id, { facts: [teller.say('ui.ref.initiative', { number })] }),
    ),
    ...TECHNOLOGIES.map((technology, at) =>
      entry('technology', at, technology.id, {
        faction: technology.faction,
        facts: [
          ...factionName(technology.faction, teller),
          branchOf(technology, teller),
          needsOf(technology, teller),
        ],
      }),
    ),
    ...PROFILES.map((profile, at) =>
      entry('unit', at, profile.id, {
        faction: profile.faction,
        isSilent: true,
        facts: unitFacts(profile, teller),
        text: unitText(profile, teller),
      }),
    ),
    ...ACTION_CARDS.map(({ id, count }, at) =>
      entry('action', at, id, { facts: [teller.say('ui.ref.copies', { count })] }),
    ),
    ...AGENDAS.map((agenda, at) =>
      entry('agenda', at, agenda.id, { facts: agendaFacts(agenda, teller) }),
    ),
    ...([STAGE_1, STAGE_2, SECRETS] as const).flatMap((deck, stage) =>
      deck.map((objective, at) =>
        entry('objective', at, objective.id, { facts: objectiveFacts(objective, stage, teller) }),
      ),
    ),
    ...NOTES.map(({ id, faction }, at) =>
      entry('note', at, id, {
        faction,
        facts: faction === null ? [teller.say('ui.ref.everyone')] : factionName(faction, teller),
      }),
    ),
    ...PLANETS.map((planet, at) =>
      entry('planet', at, planet.id, {
        faction: TILES[planet.tile].faction ?? null,
        isSilent: true,
        facts: planetFacts(planet, teller),
      }),
    ),
    ...TILES.map(({ id, anomaly, faction = null }, at) =>
      entry('system', at, id, {
        faction,
        isSilent: true,
        facts: [tileWords(at, teller), ...homeWords(at, teller)],
        text: anomaly === null ? '' : teller.say(`ui.anomaly.${anomaly}`),
      }),
    ),
  ];
}

function partOf(id: string, teller: Teller): Part {
  return { id, name: teller.name(id), text: teller.ability(id) };
}

function factionName(faction: number | null, teller: Teller): string[] {
  return faction === null ? [] : [teller.name(`faction.${FACTIONS[faction].id}`)];
}

/** Technologies, units, note and home of a faction, by their anchors. */
function linksOf(faction: number): string[] {
  const { technologies, flagship, ownUnits, note, home } = FACTIONS[faction];
  return [
    ...technologies
      .filter((at) => TECHNOLOGIES[at].upgrades === undefined)
      .map((at) => `technology.${TECHNOLOGIES[at].id}`),
    ...[flagship, ...ownUnits].map((id) => `unit.${id}`),
    `note.${note}`,
    `system.${TILES[home].id}`,
  ];
}

function factionFacts(faction: number, teller: Teller): string[] {
  const { commodities, units, startingTechnologies, chooseStarting } = FACTIONS[faction];
  const fleet = units.flatMap((count, kind) =>
    count === 0 ? [] : [teller.say('ui.units', { unit: UNIT_KINDS[kind], count })],
  );
  const idsOf = (places: readonly number[]) => places.map((at) => TECHNOLOGIES[at].id);
  return [
    teller.say('ui.commodities.limit', { count: commodities }),
    teller.say('ui.ref.start.units', { what: teller.list(fleet) }),
    ...(startingTechnologies.length === 0
      ? []
      : [
          teller.say('ui.ref.start.technologies', {
            count: startingTechnologies.length,
            technology: idsOf(startingTechnologies),
          }),
        ]),
    ...(chooseStarting === undefined
      ? []
      : [
          teller.say('ui.ref.start.choice', {
            count: chooseStarting.count,
            technology: idsOf(chooseStarting.from),
          }),
        ]),
  ];
}

function branchOf({ colour, kind }: Technology, teller: Teller): string {
  if (kind === 'upgrade') return teller.say('ui.ref.upgrade');
  return colour === null ? teller.say('ui.ref.colourless') : teller.say(`ui.branch.${colour}`);
}

function needsOf({ needs }: Technology, teller: Teller): string {
  const symbols = COLOURS.flatMap((colour, i) =>
    needs[i] === 0 ? [] : [`${needs[i]} × ${teller.name(`colour.${colour}`)}`],
  );
  if (symbols.length === 0) return teller.say('ui.ref.needs.none');
  return teller.say('ui.ref.needs', { what: symbols.join(', ') });
}

function unitFacts(profile: Profile, teller: Teller): string[] {
  const { faction, hangar } = profile;
  return [
    ...factionName(faction, teller),
    ...profileWords(profile, teller),
    ...(hangar === 0 ? [] : [teller.say('ui.ref.hangar', { count: hangar })]),
  ];
}

/** What every faction has is told by its upgrade, if it is one. */
function unitText({ id, faction }: Profile, teller: Teller): string {
  if (faction !== null) return teller.ability(`unit.${id}`);
  const isUpgrade = TECHNOLOGIES.some(({ upgrades }) => upgrades === id);
  return isUpgrade ? teller.ability(`technology.${id}`) : '';
}

function agendaFacts({ isLaw, ballot }: Agenda, teller: Teller): string[] {
  return [
    teller.say(isLaw ? 'ui.ref.law' : 'ui.ref.directive'),
    teller.say(`ui.ref.ballot.${ballot}`),
  ];
}

function objectiveFacts({ points, phase }: Objective, stage: number, teller: Teller): string[] {
  return [
    teller.say(`ui.ref.deck.${stage}`),
    teller.say('ui.ref.points', { count: points }),
    ...(phase === 'action' ? [teller.say('ui.ref.deed')] : []),
  ];
}

function planetFacts(planet: Planet, teller: Teller): string[] {
  const { resources, influence, trait, specialty, tile } = planet;
  return [
    teller.say('ui.ref.worth', { resources, influence }),
    ...(trait === null ? [] : [teller.name(`trait.${trait}`)]),
    ...(specialty === null
      ? []
      : [teller.say('ui.specialty', { what: teller.name(`colour.${specialty}`) })]),
    teller.say('ui.tile', { number: TILES[tile].id }),
    ...homeWords(tile, teller),
  ];
}

function homeWords(tile: number, teller: Teller): string[] {
  const { kind, faction } = TILES[tile];
  if (kind !== 'home' || faction === undefined) return [];
  return [teller.say('ui.home', { faction: FACTIONS[faction].id })];
}

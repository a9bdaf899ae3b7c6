import type { Absent, Marks, RecapGroup, Told } from '@tablewright/board';
import { PLANETS } from '../content/index.ts';
import type { Ti4 } from '../rules/state.ts';

/** What is told as a group whoever it happened to. */
const OF_ALL: { readonly [title: string]: readonly string[] } = {
  'recap.points': [
    'scored',
    'mecatolPoint',
    'custodians',
    'gainedPoint',
    'lostPoint',
    'eliminated',
    'won',
  ],
  'recap.council': ['outcome', 'enacted', 'repealed', 'passedLaw', 'published', 'newSpeaker'],
  'recap.table': ['round', 'revealed'],
};

/** Where a fight ends: of the players only the winner is named. */
const ENDS = ['combatWon', 'combatDrawn', 'groundWon', 'groundDrawn'];

/** What others do to a player, who is named as `other`. */
const AT_OTHERS = [
  'stolen',
  'sawHand',
  'tookFromHand',
  'pillaged',
  'traded',
  'playedNote',
  'returnedNote',
  'swappedCards',
  'appointed',
];

/** A player's fights, planets and cards first, then what concerns everybody. */
export function recap(missed: readonly Told[], { state, seat }: Absent<Ti4>): RecapGroup[] {
  const fights = fightsOf(missed, seat);
  const lost = missed.filter((event) => isLoss(event, seat, state));
  const isTold = (event: Told): boolean => fights.includes(event) || lost.includes(event);
  return [
    { title: 'recap.fights', events: fights },
    { title: 'recap.lost', events: lost.filter((event) => !fights.includes(event)) },
    { title: 'recap.cards', events: missed.filter((event) => isAimedAt(event, seat)) },
    ...Object.entries(OF_ALL).map(([title, types]) => ({
      title,
      events: missed.filter((event) => types.includes(event.type) && !isTold(event)),
    })),
  ].filter(({ events }) => events.length > 0);
}

/** Fights of the seat with their losses and ends, and shots at its units. */
function fightsOf(missed: readonly Told[], seat: number): Told[] {
  const under = new Set<unknown>();
  return missed.filter(({ type, args }) => {
    const place = args['planet'] ?? args['system'];
    if (type === 'spaceCombat' || type === 'groundCombat') {
      const isMine = args['attacker'] === seat || args['defender'] === seat;
      if (isMine) under.add(place);
      return isMine;
    }
    if (ENDS.includes(type)) return under.delete(place);
    if (type === 'cannons' || type === 'converted') return args['rival'] === seat;
    if (type === 'destroyed' || type === 'destroyedOn') return args['player'] === seat;
    return false;
  });
}

function isLoss({ type, args }: Told, seat: number, g: Ti4): boolean {
  switch (type) {
    case 'gainedPlanet':
      return args['rival'] === seat && args['taken'] === true;
    case 'lostStructures':
    case 'lostTechnology':
    case 'exhaustedPlanet':
    case 'exhaustedPlanets':
    case 'banished':
      return args['player'] === seat;
    case 'bombarded':
    case 'plague':
      return g.control[PLANETS.findIndex(({ id }) => id === args['planet'])] === seat;
    default:
      return false;
  }
}

/** Cards, notes and deals that name the seat. */
function isAimedAt({ type, args }: Told, seat: number): boolean {
  if (args['player'] === seat || args['other'] !== seat) return false;
  if (type === 'played') return args['aim'] === 'player' || args['aim'] === 'place';
  return AT_OTHERS.includes(type);
}

const MARKS: { readonly [type: string]: string } = {
  round: 'mark.round',
  activated: 'mark.action',
  strategic: 'mark.action',
  component: 'mark.action',
  passed: 'mark.action',
  spaceCombat: 'mark.combat',
  groundCombat: 'mark.combat',
  agenda: 'mark.agenda',
  replacedAgenda: 'mark.agenda',
};

export const marks: Marks = {
  kinds: ['mark.round', 'mark.action', 'mark.combat', 'mark.agenda'],
  kindOf: ({ type }) => MARKS[type] ?? null,
};

import type { Told } from '@tablewright/board';
import { createTeller, LOCALES } from '@tablewright/text';
import { describe, expect, test } from 'vitest';
import { stateOf } from '../../test/position.ts';
import { ti4Text } from '../../text/index.ts';
import { marks, recap } from '../recap.ts';

const ME = 1;

function told(type: string, args: Told['args'] = {}): Told {
  return { type, args };
}

/** The groups of a recap, with the types of their events. */
function groups(...missed: readonly Told[]): { readonly [title: string]: readonly string[] } {
  const found = recap(missed, { state: stateOf(), seat: ME });
  return Object.fromEntries(
    found.map(({ title, events }) => [title, events.map(({ type }) => type)]),
  );
}

describe('what happened in somebody’s absence', () => {
  test('fights of the player with their ends and losses, not those of others', () => {
    const fight = { system: '18', attacker: 0, defender: ME };
    const others = { system: '19', attacker: 0, defender: 2 };
    expect(
      groups(
        told('spaceCombat', others),
        told('combatWon', { player: 0, system: '19' }),
        told('spaceCombat', fight),
        told('destroyed', { player: ME, system: '18', kind: 'cruiser', count: 1 }),
        told('destroyed', { player: 0, system: '18', kind: 'cruiser', count: 1 }),
        told('combatWon', { player: 0, system: '18' }),
        told('combatWon', { player: 2, system: '18' }),
      ),
    ).toEqual({ 'recap.fights': ['spaceCombat', 'destroyed', 'combatWon'] });
  });

  test('planets lost, but not those that others lost', () => {
    const gained = { player: 0, planet: 'saudor', taken: true };
    expect(
      groups(
        told('lostStructures', { player: ME, planet: 'saudor' }),
        told('gainedPlanet', { ...gained, rival: ME }),
        told('gainedPlanet', { ...gained, planet: 'wellon', rival: 2 }),
      ),
    ).toEqual({ 'recap.lost': ['lostStructures', 'gainedPlanet'] });
  });

  test('cards aimed at the player', () => {
    const played = { player: 0, actionCard: 'spy', target: '', kind: 'none', count: 0 };
    expect(
      groups(
        told('played', { ...played, aim: 'player', other: ME }),
        told('played', { ...played, aim: 'nothing', other: ME }),
        told('pillaged', { player: 0, other: ME, thing: 'goods' }),
        told('pillaged', { player: 0, other: 2, thing: 'goods' }),
      ),
    ).toEqual({ 'recap.cards': ['played', 'pillaged'] });
  });

  test('points and laws of everybody, after what touches the player', () => {
    const found = groups(
      told('enacted', { law: 'mutiny' }),
      told('scored', { player: 0, objective: 'corner-the-market', points: 1 }),
      told('lostStructures', { player: ME, planet: 'saudor' }),
      told('turn', { player: 0 }),
    );
    expect(Object.entries(found)).toEqual([
      ['recap.lost', ['lostStructures']],
      ['recap.points', ['scored']],
      ['recap.council', ['enacted']],
    ]);
  });
});

test('a replay is marked by rounds, actions, combats and agendas, named in every language', () => {
  const types = [
    'round',
    'turn',
    'activated',
    'strategic',
    'spaceCombat',
    'groundCombat',
    'agenda',
  ];
  expect(types.map((type) => marks.kindOf(told(type)))).toEqual([
    'mark.round',
    null,
    'mark.action',
    'mark.action',
    'mark.combat',
    'mark.combat',
    'mark.agenda',
  ]);
  for (const locale of LOCALES) {
    const teller = createTeller(ti4Text, locale, [], { strict: true });
    for (const kind of marks.kinds) expect(teller.say(kind)).not.toBe('');
  }
});

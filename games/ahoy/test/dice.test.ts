import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';
import { factionName, type Who } from './table.ts';

const slotsFor = (who: Who, value: number, more: Setting = {}): string[] => {
  const at = who === 'bluefin' ? 'compass-b.se' : 'tree-b.se';
  const game = position({
    ...more,
    active: who,
    [who]: { at, dice: [value, value], ...more[who] },
  });
  if (game.prompt === 'act') game.play(`die:${value}`);
  expect(game.prompt).toBe('slot');
  return game.offered.map((key) => key.replace(`slot:${factionName(who)}/`, '')).toSorted();
};

describe('placing dice', () => {
  it.each([
    [1, ['deploy-1', 'sail-1', 'tailwind-1']],
    [2, ['deploy-1', 'repair-1', 'sail-1', 'tailwind-1']],
    [3, ['deploy-1', 'order-1', 'sail-1', 'tailwind-1']],
    [4, ['bombard-1', 'deploy-1', 'sail-1', 'tailwind-1']],
    [5, ['cannons-1', 'deploy-1', 'sail-1', 'tailwind-1']],
    [6, ['cannons-2', 'deploy-1', 'sail-1', 'tailwind-1']],
  ])('AH-5.2 AH-14.1 the Squadron places a %i', (value, slots) => {
    expect(slotsFor('bluefin', value)).toEqual(slots);
  });

  it.each([
    [1, ['assemble-1', 'cannons-1', 'sail-1', 'tailwind-1']],
    [2, ['cannons-1', 'repair-1', 'sail-1', 'tailwind-1']],
    [3, ['cannons-1', 'sail-1', 'tailwind-1']],
    [4, ['cannons-1', 'repair-1', 'sail-1', 'tailwind-1']],
    [5, ['cannons-1', 'sail-1', 'tailwind-1']],
    [6, ['cannons-1', 'inspire-1', 'rally-1', 'repair-1', 'sail-1', 'tailwind-1']],
  ])('AH-5.2 AH-15.1 the Union places a %i', (value, slots) => {
    expect(slotsFor('union', value)).toEqual(slots);
  });

  it.each([
    [1, ['cannons-1', 'full-sail-1', 'sail-1', 'tailwind-1']],
    [2, ['cannons-1', 'full-sail-1', 'negotiate-1', 'repair-1', 'sail-1', 'tailwind-1']],
    [5, ['cannons-1', 'full-sail-1', 'sail-1', 'tailwind-1']],
    [6, ['cannons-1', 'full-sail-1', 'negotiate-1', 'repair-1', 'sail-1', 'tailwind-1']],
  ])('AH-5.2 AH-16.1 the Smugglers place a %i', (value, slots) => {
    expect(slotsFor('smuggler', value)).toEqual(slots);
    expect(slotsFor('rival', value)).toEqual(slots);
  });

  it('AH-5.1 a slot with a die or with damage takes no die', () => {
    const busy: Setting = {
      smuggler: { slots: { 'sail-1': 4, 'cannons-1': 1 }, damage: ['sail-2', 'tailwind-1'] },
    };
    expect(slotsFor('smuggler', 3, busy)).toEqual(['full-sail-1', 'sail-3']);
    const full: Setting = { bluefin: { damage: ['sail-1', 'sail-2', 'sail-3', 'sail-4'] } };
    expect(slotsFor('bluefin', 1, full)).toEqual(['deploy-1', 'tailwind-1']);
  });

  it('AH-5.1 crew cards that ask for a die have a slot, those paid with a die have none to use', () => {
    const crewed: Setting = { smuggler: { crew: ['sailor', 'shipwright', 'pilot', 'mystic'] } };
    const slots = slotsFor('smuggler', 3, crewed);
    expect(slots).toEqual([
      'cannons-1',
      'full-sail-1',
      'sail-1',
      'sailor',
      'shipwright',
      'tailwind-1',
    ]);
    const taken: Setting = {
      smuggler: { crew: ['sailor', 'shipwright'], slots: { sailor: 2 }, damage: ['shipwright'] },
    };
    expect(slotsFor('smuggler', 3, taken)).not.toContain('sailor');
    expect(slotsFor('smuggler', 3, taken)).not.toContain('shipwright');
  });

  it('AH-5.1 AH-15.1 ship cards of the Union: any die, a 4, a 6', () => {
    const ships: Setting = { cutter: 'tree-b.se', gunship: 'tree-b.se' };
    expect(slotsFor('union', 3, ships)).toContain('cutter-1');
    expect(slotsFor('union', 3, ships).join()).not.toContain('gunship');
    expect(slotsFor('union', 4, ships)).toContain('gunship-1');
    expect(slotsFor('union', 4, ships)).not.toContain('gunship-2');
    expect(slotsFor('union', 6, ships)).toContain('gunship-2');
    expect(slotsFor('union', 6, ships)).not.toContain('gunship-1');
    expect(slotsFor('union', 3).join()).not.toContain('cutter');
  });

  it('AH-5.3 placed dice stay in their slots from turn to turn, until the round ends', () => {
    const none = { dice: [] };
    const game = position({
      bluefin: { dice: [1, 5] },
      smuggler: none,
      union: { dice: [1, 1] },
      rival: none,
    });
    game.place(1, 'tailwind-1').place(5, 'cannons-1');
    expect([game.slot('bluefin', 'tailwind-1'), game.slot('bluefin', 'cannons-1')]).toEqual([1, 5]);
    game.place(1, 'tailwind-1').place(1, 'cannons-1');
    expect([game.slot('bluefin', 'tailwind-1'), game.slot('bluefin', 'cannons-1')]).toEqual([0, 0]);
  });

  it('AH-5.4 each gold changes the die by one', () => {
    const game = position({ bluefin: { dice: [2, 2], gold: 3 } });
    game.asks('bluefin', 'slot').play('change:+1', 'change:+1');
    expect(game.about).toEqual({ value: 4 });
    expect(game.gold('bluefin')).toBe(1);
    game.place(4, 'bombard-1');
    expect(game.slot('bluefin', 'bombard-1')).toBe(4);
    expect(game.state.gold).toBe(19);
  });

  it('AH-5.4 a die goes neither above 6 nor below 1, and 6 is no neighbour of 1', () => {
    const changes = (value: number): string[] =>
      position({ bluefin: { dice: [value, value], gold: 2 } }).offered.filter((key) =>
        key.startsWith('change'),
      );
    expect(changes(6)).toEqual(['change:-1']);
    expect(changes(1)).toEqual(['change:+1']);
    expect(changes(3).toSorted()).toEqual(['change:+1', 'change:-1']);
  });

  it('AH-5.4 without gold no die changes', () => {
    position({ bluefin: { dice: [3, 3] } }).offersOf('change', []);
  });

  it('AH-5.5 a die that pays for crew, or lies on a crew card, is one of the two', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.se', dice: [1, 2, 2, 2], crew: ['shipwright'] },
      market: ['whispering-wind'],
    });
    game.play('recruit:whispering-wind', 'pay:1').place(2, 'shipwright');
    expect(game.slot('smuggler', 'whispering-wind')).toBe(1);
    expect(game.slot('smuggler', 'shipwright')).toBe(2);
    expect(game.state.active).toBe(2);
    expect(game.player('smuggler').dice).toEqual([2, 2]);
  });

  it('AH-5.6 actions without effect are allowed, also gold spent in vain', () => {
    const game = position({ bluefin: { dice: [4, 4], gold: 2 } });
    game.play('change:+1', 'change:-1').place(4, 'bombard-1');
    expect(game.events('comradesRemoved')).toEqual([]);
    expect(game.gold('bluefin')).toBe(0);
    const repaired = position({ bluefin: { dice: [2, 2] } }).place(2, 'repair-1');
    expect(repaired.slot('bluefin', 'repair-1')).toBe(2);
    const ordered = position({ bluefin: { dice: [3, 3] } }).place(3, 'order-1');
    expect(ordered.slot('bluefin', 'order-1')).toBe(3);
  });
});

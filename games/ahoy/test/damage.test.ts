import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';

/** Kinds of slots that may be hit, without their numbers. */
const kinds = (keys: readonly string[]): string[] => [
  ...new Set(
    keys.filter((key) => key.startsWith('hit:')).map((key) => key.replace(/^hit:|-\d$/g, '')),
  ),
];

/** The Squadron beats the Smuggler and deals one damage. */
const beaten = (smuggler: Setting['smuggler'], more: Setting = {}): Setting => ({
  ...more,
  bluefin: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 1 } },
  smuggler: { at: 'swords-a.nw', ...smuggler },
  rolls: [6, 1],
});

const hit = (smuggler: Setting['smuggler'], victory = 'damage-steal') =>
  position(beaten(smuggler)).place(1, 'sail-1', 'step:e:swords-a.nw', `victory:${victory}`);

/** Everything on the board of a Smuggler that can be damaged. */
const WHOLE = [
  'sail-1',
  'sail-2',
  'sail-3',
  'full-sail-1',
  'tailwind-1',
  'cannons-1',
  'negotiate-1',
];

describe('damage', () => {
  it('AH-11.1 AH-11.2 dealt damage: the dealer chooses among the slots of board and crew', () => {
    const game = hit({ crew: ['sailor', 'mystic'] }).asks('bluefin', 'damage');
    expect(game.about).toMatchObject({ player: 1, figure: 'flagship' });
    expect(kinds(game.offered).toSorted()).toEqual(
      ['sail', 'full-sail', 'tailwind', 'cannons', 'negotiate', 'sailor']
        .map((slot) => `smuggler-1/${slot}`)
        .toSorted(),
    );
    game.play('hit:smuggler-1/sailor');
    expect(game.slot('smuggler', 'sailor')).toBe(7);
  });

  it('AH-11.2 taken damage: the owner chooses', () => {
    const game = position({ active: 'smuggler', smuggler: { at: 'tree-b.ne', dice: [1, 1] } });
    game.place(1, 'sail-1', 'step:w:tree-b.nw').asks('smuggler', 'hurt');
    expect(game.about).toMatchObject({ cause: 'wreckage', left: 1 });
    game.play('hit:smuggler-1/negotiate-1');
    expect(game.events('damaged')).toMatchObject([{ player: 1, slot: 'negotiate-1', by: -1 }]);
  });

  it('AH-11.3 not where a die, a token or a dashed frame is', () => {
    const game = hit({
      slots: { 'cannons-1': 1, 'full-sail-1': 2, pilot: 1 },
      damage: ['sail-1', 'sail-2', 'sail-3'],
      crew: ['pilot', 'sailor'],
    });
    expect(kinds(game.offered).toSorted()).toEqual(
      ['smuggler-1/negotiate', 'smuggler-1/sailor', 'smuggler-1/tailwind'].toSorted(),
    );
  });

  it('AH-11.3 the slot of crew paid with a die cannot be damaged, also while it is empty', () => {
    const game = hit({
      crew: ['pilot', 'elder', 'gunner'],
      damage: ['sail-1', 'sail-2', 'sail-3'],
    });
    expect(game.offered.join()).not.toMatch(/pilot|elder|gunner|repair/);
  });

  it('AH-11.4 AH-11.2 where nothing can be damaged the damage is ignored', () => {
    const game = hit({ damage: WHOLE });
    expect(game.events('damaged')).toEqual([]);
    expect(game.events('spared')).toMatchObject([{ player: 1 }]);
    expect(game.ship('smuggler')).toBe('swords-a.nw');
  });

  it('AH-11.4 AH-11.1 of two damage one finds a slot', () => {
    const game = hit({ damage: WHOLE.slice(1) }, 'damage-2');
    expect(game.slot('smuggler', 'sail-1')).toBe(7);
    expect(game.events('damaged')).toHaveLength(1);
  });

  it('AH-2.5 damage tokens never run out', () => {
    const union = [1, 2, 3, 4].map((n) => `sail-${n}`);
    const game = position({
      ...beaten({}),
      smuggler: { at: 'swords-a.nw' },
      rival: { damage: WHOLE },
      union: {
        damage: [...union, 'tailwind-1', 'tailwind-2', 'assemble-1', 'cannons-1', 'inspire-1'],
        crew: ['sailor', 'trawler'],
      },
      bluefin: {
        at: 'compass-b.ne',
        dice: [1, 1],
        slots: { 'cannons-1': 1 },
        damage: ['sail-2', 'sail-3', 'sail-4', 'tailwind-2', 'order-1', 'bombard-1', 'deploy-1'],
      },
    });
    // 23 tokens lie on the boards; the box holds 25.
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'victory:damage-2');
    game.play('hit:smuggler-1/cannons-1', 'hit:smuggler-1/tailwind-1');
    expect(game.events('damaged')).toHaveLength(2);
  });

  it('AH-11.5 a damaged Patrol or Stronghold returns to the supply', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 1 } },
      patrols: ['compass-b.se'],
      strongholds: ['compass-b.se'],
      bluefin: { at: 'tree-b.se' },
      rolls: [6, 1, 6, 1],
    });
    game.place(1, 'sail-1', 'step:s:compass-b.se', 'fight:stronghold@compass-b.se');
    game.play('victory:damage-reward', 'cell:r1c2', 'accept');
    expect([game.strongholds, game.state.strongholdSupply]).toEqual([[], 3]);
    game.play('victory:damage-reward', 'cell:r0c2', 'accept');
    expect([game.patrols, game.state.patrolSupply]).toEqual([[], 10]);
    expect(game.events('strongholdReturned')).toHaveLength(1);
    expect(game.events('patrolReturned')).toHaveLength(1);
    expect(game.events('damaged')).toEqual([]);
  });
});

describe('Cutter and Gunship', () => {
  const shipBeaten = (more: Setting): Setting => ({
    bluefin: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 5 } },
    smuggler: { at: 'tree-b.se' },
    rolls: [6, 1],
    ...more,
  });

  it('AH-11.6 AH-15.10 one damage sinks the Cutter; its card is discarded', () => {
    const game = position(shipBeaten({ cutter: 'swords-a.nw' }));
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'fire:none', 'victory:damage-steal');
    expect(game.state.cutter).toBe(-1);
    expect(game.state.cutterSlots).toEqual([]);
    expect(game.events('shipLost')).toMatchObject([{ figure: 'cutter' }]);
    expect(game.state.planDiscard).toHaveLength(1);
  });

  it('AH-11.6 the Gunship takes two, one on each slot', () => {
    const game = position(shipBeaten({ gunship: 'swords-a.nw' }));
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'fire:none', 'victory:damage-steal');
    game.asks('bluefin', 'damage').offers(['hit:union/gunship-1', 'hit:union/gunship-2']);
    game.play('hit:union/gunship-2');
    expect(game.state.gunshipSlots).toEqual([0, 7]);
    expect(game.slot('union', 'sail-1')).toBe(0);
    const sunk = position(shipBeaten({ gunship: 'swords-a.nw' }));
    sunk.place(1, 'sail-1', 'step:e:swords-a.nw', 'fire:none', 'victory:damage-2');
    sunk.play('hit:union/gunship-1');
    expect(sunk.state.gunship).toBe(-1);
    expect(sunk.events('shipLost')).toMatchObject([{ figure: 'gunship' }]);
  });

  it('AH-11.6 AH-11.3 a die on its slot protects a ship', () => {
    const game = position(
      shipBeaten({ cutter: 'swords-a.nw', union: { slots: { 'cutter-1': 3 } } }),
    );
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'fire:none', 'victory:damage-2');
    expect(game.state.cutterSlots).toEqual([3]);
    expect(game.events('spared')).not.toEqual([]);
  });

  it('AH-11.6 a die on the slot of a sunk Gunship is used for the round, not lost', () => {
    const game = position(
      shipBeaten({
        gunship: 'swords-a.nw',
        union: { damage: ['gunship-1'], dice: [1, 1, 1, 1] },
      }),
    );
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'fire:none', 'victory:damage-steal');
    expect(game.state.gunship).toBe(-1);
    expect(game.state.gunshipSlots).toEqual([]);
  });
});

describe('repair', () => {
  it('AH-6.4 AH-11.7 takes at most two tokens off own slots, of board or crew', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { dice: [2, 2], damage: ['tailwind-1', 'cannons-1', 'sailor'], crew: ['sailor'] },
    });
    game.place(2, 'repair-1').asks('smuggler', 'repair');
    expect(game.about).toMatchObject({ left: 2 });
    game.offersOf('mend', ['smuggler-1/tailwind-1', 'smuggler-1/cannons-1', 'smuggler-1/sailor']);
    game.play('mend:smuggler-1/sailor', 'mend:smuggler-1/cannons-1');
    expect(game.slot('smuggler', 'tailwind-1')).toBe(7);
    expect(game.slot('smuggler', 'sailor')).toBe(0);
    expect(game.prompt).toBe('slot');
  });

  it('AH-11.7 AH-11.6 the slots of Cutter and Gunship cannot be repaired', () => {
    const game = position({
      active: 'union',
      union: { dice: [2, 2], damage: ['gunship-1', 'sail-1'] },
      gunship: 'tree-b.se',
    });
    game.place(2, 'repair-1');
    expect(game.state.gunshipSlots).toEqual([7, 0]);
    expect(game.slot('union', 'sail-1')).toBe(0);
  });

  it('AH-11.7 damage stays from round to round', () => {
    const none = { dice: [] };
    const game = position({
      bluefin: { dice: [1], damage: ['sail-3'] },
      smuggler: { dice: [], damage: ['cannons-1'] },
      union: none,
      rival: none,
    });
    game.place(1, 'tailwind-1');
    expect(game.state.round).toBe(3);
    expect([game.slot('bluefin', 'sail-3'), game.slot('smuggler', 'cannons-1')]).toEqual([7, 7]);
  });
});

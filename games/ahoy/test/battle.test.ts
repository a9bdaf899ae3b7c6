import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';

/** The loaded Smuggler is about to sail to the rival, who is alone. */
const duel = (more: Setting = {}): Setting => ({
  active: 'smuggler',
  bluefin: { at: 'tree-b.se' },
  ...more,
  smuggler: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 4 }, ...more.smuggler },
  rival: { at: 'swords-a.nw', ...more.rival },
});

const attack = (more: Setting = {}) =>
  position(duel(more)).place(1, 'sail-1', 'step:e:swords-a.nw');

/** The Smuggler without a die on Cannons. */
const unarmed = { slots: {} };

describe('who must fight whom', () => {
  it('AH-1.1 AH-9.3 a loaded figure fights every enemy figure in the space, whoever it is', () => {
    const game = attack({
      bluefin: { at: 'swords-a.nw' },
      union: { at: 'swords-a.nw' },
      patrols: ['swords-a.nw', 'swords-a.nw'],
      cutter: 'swords-a.nw',
      rolls: [6, 1],
    });
    game
      .asks('smuggler', 'victim')
      .offers([
        'fight:flagship.bluefin',
        'fight:flagship.union',
        'fight:flagship.smuggler-2',
        'fight:patrol@swords-a.nw',
        'fight:cutter',
      ]);
  });

  it('AH-1.8 AH-9.2 AH-9.3 an unloaded figure fights exactly the loaded ones', () => {
    const game = attack({
      smuggler: unarmed,
      union: { at: 'swords-a.nw' },
      patrols: ['swords-a.nw'],
      gunship: 'swords-a.nw',
      rolls: [6, 1],
    });
    expect(game.events('battle')).toMatchObject([{ other: 'gunship' }]);
    game.play('victory:none');
    expect(game.events('battle')).toHaveLength(1);
  });

  it('AH-9.2 AH-6.3 a die on Cannons loads flagship and Patrols, whatever it shows', () => {
    const game = attack({
      smuggler: unarmed,
      bluefin: { at: 'tree-b.se', slots: { 'cannons-1': 1 } },
      patrols: ['swords-a.nw'],
      rolls: [6, 1],
    });
    expect(game.events('battle')).toMatchObject([{ other: 'patrol', otherFaction: 'bluefin' }]);
  });

  it('AH-9.2 a damaged Cannons slot loads nobody', () => {
    const game = attack({ smuggler: { slots: {}, damage: ['cannons-1'] } });
    expect(game.events()).not.toContain('battle');
  });

  it('AH-9.2 AH-14.8 a Stronghold is always loaded', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.ne', dice: [1, 1] },
      strongholds: ['compass-b.se'],
      rolls: [1, 1],
    });
    game.place(1, 'sail-1', 'step:s:compass-b.se');
    // 1 + 2 against 1.
    expect(game.events('fired')).toMatchObject([{ total: 1, otherTotal: 3, winner: 0 }]);
  });

  it('AH-9.2 AH-15.10 the Cutter is never loaded, not even by the Cannons die', () => {
    const game = attack({
      smuggler: unarmed,
      cutter: 'swords-a.nw',
      union: { slots: { 'cannons-1': 6 } },
    });
    expect(game.events()).not.toContain('battle');
  });

  it('AH-1.2 Comrades never battle and stop nobody', () => {
    const game = position(duel({ comrades: { 'compass-b': 5 } }));
    game.place(1, 'sail-1', 'step:s:compass-b.se').asks('smuggler', 'sail');
    expect(game.events()).not.toContain('battle');
  });

  it('AH-9.1 figures that stand together do not fight; only a move starts a battle', () => {
    const game = position(duel({ rival: { at: 'compass-b.ne' } }));
    game.place(1, 'tailwind-1');
    expect(game.events()).not.toContain('battle');
    const late = position(duel({ smuggler: unarmed, rival: { at: 'compass-b.ne' } }));
    late.place(1, 'cannons-1');
    expect(late.events()).not.toContain('battle');
  });

  it('AH-9.4 one at a time, in the order the mover wants; each Patrol is a battle of its own', () => {
    const game = attack({
      patrols: ['swords-a.nw', 'swords-a.nw'],
      rolls: [6, 1, 6, 1],
    });
    game.play('fight:patrol@swords-a.nw', 'fire:none', 'victory:none');
    game.asks('smuggler', 'victim');
    game.offers(['fight:patrol@swords-a.nw', 'fight:flagship.smuggler-2']);
    game.play('fight:flagship.smuggler-2', 'fire:none', 'victory:none');
    expect(game.events('battle').map(({ other }) => other)).toEqual([
      'patrol',
      'flagship',
      'patrol',
    ]);
  });
});

describe('one battle', () => {
  it('AH-9.5 attacker, then defender may lower the Cannons die; the dice decide', () => {
    const game = attack({ rival: { slots: { 'cannons-1': 3 } }, rolls: [2, 4] });
    game.asks('smuggler', 'fire');
    game.offers(['fire:none', 'fire:cannons-1:1', 'fire:cannons-1:2', 'fire:cannons-1:3']);
    game.play('fire:cannons-1:3').asks('rival', 'fire');
    expect(game.about).toMatchObject({ player: 1 });
    game.offers(['fire:none', 'fire:cannons-1:1', 'fire:cannons-1:2']).play('fire:cannons-1:2');
    expect(game.events('fired')).toEqual([
      { player: 1, enemy: 3, dice: [2], otherDice: [4], total: 5, otherTotal: 6, winner: 3 },
    ]);
    game.asks('rival', 'victory');
  });

  it('AH-9.5 the attacker wins ties', () => {
    const game = attack({ rolls: [4, 4] }).play('fire:none');
    expect(game.events('fired')).toMatchObject([{ total: 4, otherTotal: 4, winner: 1 }]);
    game.asks('smuggler', 'victory');
  });

  it('AH-9.6 lowered pips are gone, but even a 1 keeps the figure loaded', () => {
    const game = attack({ patrols: ['swords-a.nw'], rolls: [6, 1, 6, 1] });
    game.play('fight:flagship.smuggler-2', 'fire:cannons-1:3', 'victory:none');
    expect(game.slot('smuggler', 'cannons-1')).toBe(1);
    // The second battle follows without a question: nothing is left to lower.
    expect(game.events('battle')).toHaveLength(2);
    expect(game.events('fired').map(({ total }) => total)).toEqual([9, 6]);
    expect(game.events('lowered')).toMatchObject([{ player: 1, pips: 3 }]);
  });

  it('AH-9.7 of two Cannons dice the Squadron lowers one', () => {
    const game = position({
      bluefin: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 3, 'cannons-2': 2 } },
      smuggler: { at: 'swords-a.nw' },
      rolls: [1, 1],
    });
    game
      .place(1, 'sail-1', 'step:e:swords-a.nw')
      .asks('bluefin', 'fire')
      .offers(['fire:none', 'fire:cannons-1:1', 'fire:cannons-1:2', 'fire:cannons-2:1']);
    game.play('fire:cannons-2:1');
    expect(game.slot('bluefin', 'cannons-2')).toBe(1);
    expect(game.slot('bluefin', 'cannons-1')).toBe(3);
    expect(game.events('fired')).toMatchObject([{ total: 2, otherTotal: 1 }]);
  });

  it('AH-9.8 bonuses: Stronghold 2, Fighters 1', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.ne', dice: [1, 1], crew: ['fighters'] },
      strongholds: ['compass-b.se'],
      rolls: [2, 2],
    });
    game.place(1, 'sail-1', 'step:s:compass-b.se');
    expect(game.events('fired')).toMatchObject([{ total: 3, otherTotal: 4, winner: 0 }]);
  });

  it('AH-9.8 bonuses: Gunship 3, with pips of the Cannons die on top', () => {
    const game = attack({
      rival: { at: 'tree-b.se' },
      gunship: 'swords-a.nw',
      union: { slots: { 'cannons-1': 3 } },
      rolls: [6, 1],
    });
    game.play('fire:none').asks('union', 'fire').play('fire:cannons-1:2');
    expect(game.events('fired')).toMatchObject([{ total: 6, otherTotal: 6, winner: 1 }]);
  });

  it('AH-9.9 a figure that has fought makes no more steps, but a current still takes it', () => {
    const game = position(
      duel({ smuggler: { at: 'compass-b.sw' }, patrols: ['skull-a.nw'], rolls: [6, 1] }),
    );
    game.place(1, 'sail-1', 'step:s:skull-a.nw', 'fire:none', 'victory:none');
    expect(game.ship('smuggler')).toBe('skull-a.sw');
    expect(game.events('anchored')).toMatchObject([{ space: 'skull-a.sw' }]);
    expect(game.prompt).toBe('slot');
  });

  it('AH-9.10 a mover that is removed fights no more', () => {
    const game = position({
      bluefin: { at: 'tree-b.se', dice: [3, 3], slots: { 'cannons-1': 1 } },
      patrols: ['compass-b.ne'],
      smuggler: { at: 'swords-a.nw' },
      rival: { at: 'swords-a.nw' },
      rolls: [1, 6],
    });
    game.place(3, 'order-1', 'pick:compass-b.ne', 'step:e:swords-a.nw');
    game.play('fight:flagship.smuggler-1').asks('smuggler', 'victory');
    game.play('victory:damage-reward', 'cell:r1c2', 'accept');
    expect(game.patrols).toEqual([]);
    expect(game.events('battle')).toHaveLength(1);
  });

  it('AH-9.10 AH-16.8 a mover that leaves by its victory skips the other battles', () => {
    const game = attack({ patrols: ['swords-a.nw'], rolls: [6, 1] });
    game.play('fight:patrol@swords-a.nw', 'fire:none', 'victory:damage-move');
    game.asks('smuggler', 'sail').play('step:e:swords-a.ne', 'stop');
    expect(game.ship('smuggler')).toBe('swords-a.ne');
    expect(game.events('battle')).toHaveLength(1);
  });

  it('AH-9.11 the loser suffers only what the winner takes', () => {
    const game = attack({ rival: { gold: 2 }, rolls: [6, 1] }).play('fire:none', 'victory:none');
    expect(game.gold('rival')).toBe(2);
    game.asks('smuggler', 'slot');
    expect(game.events()).not.toContain('damaged');
    expect(game.ship('rival')).toBe('swords-a.nw');
  });

  it('AH-9.11 who is not loaded may win, and has a victory like any other', () => {
    const game = attack({ smuggler: unarmed, rival: { slots: { 'cannons-1': 1 } }, rolls: [6, 1] });
    game.asks('smuggler', 'victory');
    game.offers(['victory:damage-move', 'victory:damage-reward', 'victory:none']);
  });
});

import { describe, expect, it } from 'vitest';
import { currentOf } from '../rules/map.ts';
import { position, type Setting } from './position.ts';
import { spaceOf } from './table.ts';

/** The Smuggler sails from here, with these tiles to come. */
const from = (at: string, more: Setting = {}): Setting => ({
  active: 'smuggler',
  ...more,
  smuggler: { at, dice: [1, 1], ...more.smuggler },
});

const USUAL = {
  'compass-b': [0, 0, 0],
  'swords-a': [2, 0, 0],
  'skull-a': [0, 2, 0],
  'tree-b': [2, 2, 0],
} as const;

describe('exploring', () => {
  it('AH-8.1 a step off the map draws a tile, which the mover lays and enters', () => {
    const game = position(from('compass-b.ne', { stack: ['fish-a', 'parrot-b'] }));
    game.place(1, 'sail-1', 'explore:n:1,-1').asks('smuggler', 'lay');
    expect(game.about).toEqual({ tile: 'fish-a' });
    game.play('lay:1,-2,3');
    // Turned three times, the fog of fish-a lies in the south-west, above the space left.
    expect(game.ship('smuggler')).toBe('fish-a.nw');
    expect(game.wealth('fish-a')).toBe(1);
    expect(game.state.wealthDice).toBe(6);
    expect(game.state.stack).toHaveLength(1);
    expect(game.events('explored')).toEqual([
      { player: 1, tile: 'fish-a', x: 1, y: -2, rotation: 3 },
    ]);
    expect(game.events('moved')).toMatchObject([{ to: 'fish-a.nw', how: 'explore' }]);
    const drawn = position({ map: { ...USUAL, 'fish-a': [1, -2, 3] } }).state.map;
    expect(game.state.map).toEqual(drawn);
  });

  it('AH-8.2 flush or shifted by one, turned in any way', () => {
    const game = position(from('compass-b.ne', { stack: ['fish-a'] }));
    game.place(1, 'sail-1', 'explore:n:1,-1');
    const turns = [0, 1, 2, 3];
    game.offers([...turns.map((r) => `lay:0,-2,${r}`), ...turns.map((r) => `lay:1,-2,${r}`)]);
  });

  it('AH-8.2 a tile overlaps nothing', () => {
    // The way west of tree-b.nw is free, but the cell below it is not.
    const map = { 'compass-b': [0, 0, 0], 'tree-b': [2, 1, 0], 'skull-a': [0, 4, 1] } as const;
    const game = position(from('tree-b.sw', { map, stack: ['fish-a'] }));
    game.place(1, 'sail-1', 'explore:w:1,2').asks('smuggler', 'lay');
    game.offers([0, 1, 2, 3].map((r) => `lay:0,2,${r}`).filter((key) => key !== 'lay:0,2,3'));
  });

  it('AH-8.3 islands never lie side by side, AH-1.4 but may touch at a corner', () => {
    const game = position(from('swords-a.se', { stack: ['fish-a'] }));
    game.place(1, 'sail-1', 'explore:e:4,1');
    game.offers(['lay:4,0,0', 'lay:4,0,2', 'lay:4,0,3', 'lay:4,1,0', 'lay:4,1,1', 'lay:4,1,3']);
    game.refuses('lay:4,0,1', 'AH-8.3').refuses('lay:4,1,2', 'AH-8.3');
  });

  it('AH-8.3 the islands of all tiles count, not only of the one left', () => {
    const map = { 'compass-b': [0, 0, 0], 'tree-b': [2, 0, 0], 'swords-a': [2, -2, 1] } as const;
    const game = position(from('compass-b.ne', { map, stack: ['fish-a'] }));
    game.place(1, 'sail-1', 'explore:n:1,-1');
    game.offers(['lay:0,-2,1', 'lay:0,-2,2', 'lay:0,-2,3']);
  });

  it('AH-8.4 without tiles left no step leads off the map', () => {
    const game = position(from('compass-b.ne', { stack: [] })).place(1, 'sail-1');
    game.offers(['step:e:swords-a.nw', 'step:s:compass-b.se', 'step:w:compass-b.nw']);
    game.refuses('explore:n:1,-1', 'AH-8.4');
  });

  const HOLE = { 'fish-b': [0, 0, 0], 'tree-b': [1, 2, 0], 'swords-a': [-1, 3, 0] } as const;

  it('AH-8.4 AH-8.7 a hole into which no tile fits cannot be entered', () => {
    const game = position(from('tree-b.nw', { map: HOLE })).place(1, 'sail-1');
    game.offersOf('explore', []).refuses('explore:w:0,2', 'AH-8.4');
    game.offersOf('step', ['n:fish-b.se', 'e:tree-b.ne', 's:tree-b.sw']);
  });

  it.each([
    ['no tile is left', { map: [['fish-b']], stack: [] }],
    ['no tile fits', { map: HOLE }],
  ])('AH-8.5 a current leads off the map where %s: the figure anchors there', (_, more) => {
    const game = position(from('fish-b.se', { ...more, smuggler: { gold: 0 } }));
    game.place(1, 'sail-1', 'step:w:fish-b.sw');
    expect(game.ship('smuggler')).toBe('fish-b.sw');
    // A step is left, and lost.
    expect(game.prompt).not.toBe('sail');
    expect(game.events('anchored')).toMatchObject([{ space: 'fish-b.sw' }]);
  });

  it('AH-8.5 a Patrol anchors there too, whoever moves it', () => {
    const game = position(
      from('fish-b.ne', {
        map: [['fish-b']],
        stack: [],
        patrols: ['fish-b.se'],
        smuggler: { crew: ['convincing-official-1'] },
      }),
    );
    game.place(1, 'convincing-official-1', 'pick:fish-b.se', 'step:w:fish-b.sw');
    expect(game.patrols).toEqual(['fish-b.sw']);
    expect(game.prompt).not.toBe('sail');
  });

  it('AH-8.5 who does not want the Sea Witch anchors', () => {
    const witch = { map: [['fish-b']], stack: [], smuggler: { crew: ['sea-witch'] } };
    const game = position(from('fish-b.se', witch)).place(1, 'sail-1', 'step:w:fish-b.sw');
    game.asks('smuggler', 'edge').play('stop');
    expect(game.prompt).not.toBe('sail');
    expect(game.events('anchored')).toMatchObject([{ space: 'fish-b.sw' }]);
  });

  it('AH-8.6 AH-10.2 a current that leads off the map explores', () => {
    const game = position(from('fish-b.se', { map: [['fish-b']], stack: ['compass-a'] }));
    game.place(1, 'sail-1', 'step:w:fish-b.sw').asks('smuggler', 'lay').play('lay:0,2,0');
    expect(game.ship('smuggler')).toBe('compass-a.nw');
    expect(game.prompt).toBe('harbor');
  });

  it('AH-8.6 wreckage of the new space counts, and its treasure', () => {
    const game = position(from('compass-b.ne', { stack: ['tree-b'], map: [['compass-b']] }));
    game.place(1, 'sail-1', 'explore:n:1,-1', 'lay:0,-2,2').asks('smuggler', 'hurt');
    game.play('hit:smuggler-1/tailwind-1');
    expect(game.ship('smuggler')).toBe('tree-b.nw');
    expect(game.slot('smuggler', 'tailwind-1')).toBe(7);
    expect(game.gold('smuggler')).toBe(1);
  });

  it('AH-8.6 a current of the new space pushes before anchoring', () => {
    const map = [['compass-b']];
    const game = position(from('compass-b.ne', { stack: ['skull-a'], map }));
    game.place(1, 'sail-1', 'explore:n:1,-1', 'lay:0,-2,2');
    expect(game.ship('smuggler')).toBe('skull-a.sw');
    expect(currentOf(game.state, spaceOf('skull-a.nw'))).toBe(0);
    expect(game.events('anchored')).toMatchObject([{ space: 'skull-a.sw' }]);
  });

  it('AH-8.6 and may lead off the map again', () => {
    const game = position(from('compass-b.ne', { stack: ['fish-b', 'skull-b'] }));
    game.place(1, 'sail-1', 'explore:n:1,-1', 'lay:0,-2,3').asks('smuggler', 'lay');
    expect(game.about).toEqual({ tile: 'skull-b' });
    game.offers(['lay:2,-2,0', 'lay:2,-2,1', 'lay:2,-2,3']).play('lay:2,-2,3');
    // Turned three times, the harbor of skull-b lies in the south-west.
    expect(game.ship('smuggler')).toBe('skull-b.nw');
    expect(game.state.map.tiles).toHaveLength(6);
  });

  it('AH-8.8 a Patrol under Order explores', () => {
    const game = position({
      bluefin: { dice: [3, 3] },
      patrols: ['compass-b.nw'],
      stack: ['tree-a'],
    });
    game.place(3, 'order-1', 'pick:compass-b.nw', 'explore:w:-1,0').asks('bluefin', 'lay');
    game.play('lay:-2,0,0');
    expect(game.patrols).toEqual(['tree-a.ne']);
    expect(game.wealth('tree-a')).toBe(1);
  });

  it.each([
    ['cutter', 'cutter-1', { cutter: 'compass-b.nw' }],
    ['gunship', 'gunship-1', { gunship: 'compass-b.nw' }],
  ])('AH-8.8 the %s explores', (_, slot, ships) => {
    const game = position({
      active: 'union',
      union: { dice: [4, 4] },
      stack: ['tree-a'],
      ...ships,
    });
    game.place(4, slot, 'explore:w:-1,0').asks('union', 'lay').play('lay:-2,0,0');
    const ship = 'cutter' in ships ? game.state.cutter : game.state.gunship;
    expect(ship).toBe(spaceOf('tree-a.ne'));
    expect(game.ship('union')).toBe('tree-b.ne');
  });

  it('AH-18.4 the tile drawn is learnt by the step: no undo without consent', () => {
    const game = position(from('compass-b.ne', { stack: ['fish-a'] })).place(1, 'sail-1');
    game.play('explore:n:1,-1');
    expect(game.match.undoRight(1)).toBe('consent');
  });
});

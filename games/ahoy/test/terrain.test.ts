import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';

const from = (at: string, more: Setting = {}): Setting => ({
  active: 'smuggler',
  ...(more.map === undefined && { rival: { at: 'tree-b.ne' } }),
  ...more,
  smuggler: { at, dice: [1, 1], ...more.smuggler },
});

describe('strong current', () => {
  it('AH-10.2 pushes at once, costs no step and comes before anchoring', () => {
    const game = position(from('compass-b.sw')).place(1, 'sail-1', 'step:s:skull-a.nw');
    expect(game.ship('smuggler')).toBe('skull-a.sw');
    expect(game.about).toMatchObject({ space: 'skull-a.sw', steps: 1 });
    expect(game.events('moved')).toMatchObject([{ how: 'step' }, { how: 'current' }]);
    game.play('stop');
    expect(game.events('anchored')).toMatchObject([{ space: 'skull-a.sw' }]);
  });

  it('AH-10.2 the push is a move of its own: wreckage, further currents, battles', () => {
    const wreck = position(from('fish-b.se', { map: [['fish-b'], ['tree-b']] }));
    wreck.place(1, 'sail-1', 'step:w:fish-b.sw').asks('smuggler', 'hurt');
    wreck.play('hit:smuggler-1/sail-2', 'stop');
    expect(wreck.gold('smuggler')).toBe(1);

    const chain = position(from('fish-b.se', { map: [['fish-b'], ['parrot-a']] }));
    chain.place(1, 'sail-1', 'step:w:fish-b.sw');
    expect(chain.ship('smuggler')).toBe('parrot-a.sw');

    const fight = position(from('compass-b.sw', { gunship: 'skull-a.sw', rolls: [1, 1] }));
    fight.place(1, 'sail-1', 'step:s:skull-a.nw');
    expect(fight.events('battle')).toMatchObject([{ other: 'gunship', space: 'skull-a.sw' }]);
  });

  it('AH-10.2 turns with its tile', () => {
    // Turned once, skull-a has its current in the north-east, flowing west.
    const map = { 'skull-a': [0, 0, 1] } as const;
    const game = position(from('skull-a.ne', { map })).place(1, 'sail-1', 'step:n:skull-a.nw');
    expect(game.ship('smuggler')).toBe('skull-a.sw');
  });

  it('AH-10.2 carries Patrols too', () => {
    const game = position({ bluefin: { dice: [3, 3] }, patrols: ['compass-b.sw'] });
    game.place(3, 'order-1', 'pick:compass-b.sw', 'step:s:skull-a.nw');
    expect(game.patrols).toEqual(['skull-a.sw']);
  });
});

describe('placed, not moved', () => {
  it('AH-1.5 AH-10.1 a deployed Patrol feels neither wreckage nor current nor battle', () => {
    const wreck = position({
      bluefin: { at: 'swords-a.nw', dice: [1, 1], slots: { 'cannons-1': 5 } },
      smuggler: { at: 'swords-a.sw', slots: { 'cannons-1': 6 } },
    });
    wreck.place(1, 'deploy-1', 'deploy:swords-a.sw');
    expect(wreck.patrols).toEqual(['swords-a.sw']);
    const current = position({ bluefin: { at: 'compass-b.sw', dice: [1, 1] } });
    current.place(1, 'deploy-1', 'deploy:skull-a.nw');
    expect(current.patrols).toEqual(['skull-a.nw']);
    for (const game of [wreck, current]) {
      expect(game.events()).not.toContain('battle');
      expect(game.events()).not.toContain('moved');
    }
  });

  it('AH-10.1 a flagship that stands on treasure or in a harbor gets nothing by standing', () => {
    const game = position(from('swords-a.sw', { smuggler: { dice: [1, 1] } }));
    game.place(1, 'tailwind-1').place(1, 'cannons-1');
    expect(game.gold('smuggler')).toBe(0);
    expect(game.events()).not.toContain('damaged');
  });
});

describe('harbor', () => {
  const port: Setting = from('skull-a.se', {
    smuggler: { slots: { 'full-sail-1': 3 }, damage: ['tailwind-1', 'sail-2', 'sail-3'] },
  });

  it('AH-10.3 anchoring: repair two, or bring a placed die to Cannons, or neither', () => {
    const game = position(port).place(1, 'sail-1', 'step:n:skull-a.ne', 'stop');
    game
      .asks('smuggler', 'harbor')
      .offers(['repairHere', 'load:smuggler-1/full-sail-1', 'load:smuggler-1/sail-1', 'decline']);
    game.play('load:smuggler-1/full-sail-1');
    expect(game.slot('smuggler', 'cannons-1')).toBe(3);
    expect(game.events('harborLoaded')).toMatchObject([{ player: 1, value: 3 }]);
    // The slot it left takes a die again: it is the only one that does.
    expect(game.slot('smuggler', 'full-sail-1')).toBe(1);
    game.asks('smuggler', 'sail');
    expect(game.state.diceLeft).toBe(0);
  });

  it('AH-10.3 AH-5.3 repairs two of three', () => {
    const game = position(port).place(1, 'sail-1', 'step:n:skull-a.ne', 'stop', 'repairHere');
    game.asks('smuggler', 'repair').play('mend:smuggler-1/tailwind-1');
    // Of the two Sail slots either will do: nobody is asked.
    game.asks('smuggler', 'slot');
    expect(game.events('repaired')).toHaveLength(2);
    expect(game.slot('smuggler', 'tailwind-1')).toBe(0);
    expect(game.slot('smuggler', 'cannons-1')).toBe(0);
  });

  it('AH-10.3 declining leaves everything as it is', () => {
    const game = position(port).place(1, 'sail-1', 'step:n:skull-a.ne', 'stop', 'decline');
    expect([game.slot('smuggler', 'full-sail-1'), game.slot('smuggler', 'tailwind-1')]).toEqual([
      3, 7,
    ]);
  });

  it.each([
    ['hold a die', { slots: { 'cannons-1': 2, 'full-sail-1': 3 }, damage: ['sail-3'] }],
    ['are damaged', { slots: { 'full-sail-1': 3 }, damage: ['cannons-1'] }],
  ])('AH-10.3 no die comes to Cannons that %s', (_, mat) => {
    const game = position(from('skull-a.se', { smuggler: mat }));
    game.place(1, 'sail-1', 'step:n:skull-a.ne', 'stop').asks('smuggler', 'harbor');
    game.offers(['repairHere', 'decline']).refuses('load:smuggler-1/full-sail-1', 'AH-10.3');
  });

  it.each<[{ [slot: string]: number }, string[]]>([
    [{ 'sail-1': 5, 'tailwind-1': 4 }, ['bluefin/sail-1']],
    [{ 'sail-1': 6, 'deploy-1': 5 }, ['bluefin/sail-1', 'bluefin/deploy-1']],
    [{ 'sail-1': 5, 'cannons-1': 5 }, []],
    [{ 'sail-1': 5, 'cannons-2': 6 }, ['bluefin/sail-1']],
  ])('AH-10.3 the Squadron brings only a 5 or 6, each to its own slot: %o', (slots, loads) => {
    const game = position({
      bluefin: { at: 'skull-a.se', dice: [1, 1], slots },
      rival: { at: 'tree-b.ne' },
    });
    game.place(1, 'sail-2', 'step:n:skull-a.ne', 'stop').asks('bluefin', 'anchorPatrol');
    game.play('decline');
    if (loads.length === 0) expect(game.prompt).not.toBe('harbor');
    else game.asks('bluefin', 'harbor').offersOf('load', loads).play(`load:${loads[0]}`);
    const brought = slots['sail-1'] === 5 ? 'cannons-1' : 'cannons-2';
    expect(game.slot('bluefin', brought)).toBe(slots['sail-1']);
  });

  it('AH-10.3 a die that is on Cannons stays where it is, also when it was lowered to a 5', () => {
    const game = position({
      bluefin: { at: 'skull-a.se', dice: [1, 1], slots: { 'cannons-2': 5 }, damage: ['sail-3'] },
      rival: { at: 'tree-b.ne' },
    });
    game.place(1, 'sail-1', 'step:n:skull-a.ne', 'stop', 'decline').asks('bluefin', 'harbor');
    game.offers(['repairHere', 'decline']);
  });

  it('AH-10.3 AH-15.12 only for flagships', () => {
    const game = position({
      active: 'union',
      union: { dice: [3, 3], damage: ['sail-1'] },
      cutter: 'skull-a.se',
    });
    game.place(3, 'cutter-1', 'step:n:skull-a.ne', 'stop');
    expect(game.prompt).toBe('slot');
  });
});

describe('fog', () => {
  it('AH-10.4 AH-9.1 no battle takes place in fog, whoever is loaded', () => {
    const game = position(
      from('swords-a.nw', { smuggler: { slots: { 'cannons-1': 6 } }, gunship: 'swords-a.ne' }),
    );
    game.place(1, 'sail-1', 'step:e:swords-a.ne').asks('smuggler', 'sail');
    expect(game.events()).not.toContain('battle');
    game.play('step:s:swords-a.se');
    expect(game.ship('smuggler')).toBe('swords-a.se');
  });
});

describe('wreckage', () => {
  it('AH-10.7 hits on every entry, by step or wind', () => {
    const game = position(from('tree-b.ne', { smuggler: { dice: [3, 3] } }));
    game.place(3, 'full-sail-1', 'step:w:tree-b.nw').asks('smuggler', 'hurt');
    game.play('hit:smuggler-1/cannons-1', 'step:s:tree-b.sw').asks('smuggler', 'hurt');
    game.play('hit:smuggler-1/negotiate-1', 'step:n:tree-b.nw').asks('smuggler', 'hurt');
    game.play('hit:smuggler-1/sail-1');
    expect(game.events('damaged')).toHaveLength(3);
    expect(game.gold('smuggler')).toBe(1);
  });

  it('AH-10.7 AH-11.5 a Patrol that steps in goes back to the supply', () => {
    const game = position({ bluefin: { dice: [3, 3] }, patrols: ['swords-a.nw', 'swords-a.nw'] });
    game.place(3, 'order-1', 'pick:swords-a.nw', 'step:s:swords-a.sw');
    expect(game.patrols).toEqual(['swords-a.nw']);
    expect(game.state.patrolSupply).toBe(9);
    expect(game.events('patrolReturned')).toMatchObject([{ space: 'swords-a.sw', count: 1 }]);
  });

  it.each([
    ['cutter', { cutter: 'swords-a.nw' }, 'cutter-1'],
    ['gunship', { gunship: 'swords-a.nw' }, 'gunship-1'],
  ])('AH-10.7 AH-15.9 the %s ignores it when it uses its own slot', (_, ships, slot) => {
    const game = position({ active: 'union', union: { dice: [4, 4] }, ...ships });
    game.place(4, slot, 'step:s:swords-a.sw', 'stop');
    expect(game.events()).not.toContain('damaged');
    expect(game.gold('union')).toBe(0);
    const wind = position({ active: 'union', union: { dice: [4, 4] }, ...ships });
    wind.place(4, slot, 'go:tree-b.sw');
    wind.asks('union', 'slot');
    expect(wind.events()).not.toContain('damaged');
  });
});

describe('treasure', () => {
  it('AH-10.8 is taken on anchoring and never used up', () => {
    const game = position(from('skull-b.se', { map: [['skull-b']], smuggler: { dice: [1, 1] } }));
    game.place(1, 'sail-1', 'step:n:skull-b.ne', 'stop');
    expect(game.events('treasure')).toEqual([{ player: 1, gold: 1, space: 'skull-b.ne' }]);
    game.place(1, 'sail-2', 'step:s:skull-b.se', 'step:n:skull-b.ne');
    expect(game.gold('smuggler')).toBe(2);
  });

  it('AH-10.8 AH-2.5 there are twenty gold, no more', () => {
    const game = position(
      from('fish-b.sw', {
        map: [['fish-b']],
        smuggler: { gold: 4 },
        bluefin: { gold: 15 },
      }),
    );
    game.place(1, 'sail-1', 'step:n:fish-b.nw', 'stop');
    expect([game.gold('smuggler'), game.state.gold]).toEqual([5, 0]);
  });

  it('AH-10.8 AH-15.12 not for Patrols, Cutter and Gunship', () => {
    const patrol = position({
      bluefin: { dice: [3, 3] },
      map: [['skull-b']],
      patrols: ['skull-b.se'],
    });
    patrol.place(3, 'order-1', 'pick:skull-b.se', 'step:n:skull-b.ne');
    expect(patrol.gold('bluefin')).toBe(0);
    const cutter = position({
      active: 'union',
      union: { dice: [3, 3] },
      map: [['skull-b']],
      cutter: 'skull-b.se',
    });
    cutter.place(3, 'cutter-1', 'step:n:skull-b.ne', 'stop');
    expect(cutter.gold('union')).toBe(0);
  });

  it('AH-10.8 a harbor may hold treasure: both count', () => {
    const game = position(
      from('parrot-b.nw', { map: [['parrot-b']], smuggler: { damage: ['tailwind-1'] } }),
    );
    game.place(1, 'sail-1', 'step:e:parrot-b.ne', 'stop', 'repairHere');
    expect(game.gold('smuggler')).toBe(1);
    expect(game.slot('smuggler', 'tailwind-1')).toBe(0);
  });
});

describe('islands', () => {
  it('AH-10.9 only at an island can market cards be taken', () => {
    const market = ['sailor'];
    const at = (space: string): string[] =>
      position(from(space, { market, smuggler: { gold: 2 } })).offered;
    expect(at('compass-b.se')).toContain('recruit:sailor');
    expect(at('compass-b.ne')).not.toContain('recruit:sailor');
    expect(at('compass-b.ne')).not.toContain('smuggle:sailor');
  });
});

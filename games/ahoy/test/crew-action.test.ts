import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';
import { cardOf } from './table.ts';

/** The Smuggler with this crew. */
const crewed = (crew: string, at: string, more: Setting = {}): Scenario =>
  position({
    active: 'smuggler',
    ...more,
    smuggler: { at, dice: [1, 1], crew: [crew], ...more.smuggler },
  });

describe('Middleman', () => {
  const changes = (value: number, gold = 1): string[] =>
    crewed('middleman', 'compass-b.se', { smuggler: { dice: [value, value], gold } })
      .offered.filter((key) => key.startsWith('change'))
      .toSorted();

  it('AH-5.4 AH-18.1 each gold changes the die by one or two', () => {
    expect(changes(3)).toEqual(['change:+1', 'change:+2', 'change:-1', 'change:-2']);
    const game = crewed('middleman', 'compass-b.se', { smuggler: { dice: [3, 3], gold: 1 } });
    game.play('change:+2');
    expect(game.about).toEqual({ value: 5 });
    expect(game.gold('smuggler')).toBe(0);
    game.offersOf('change', []);
  });

  it('AH-5.4 but not beyond 1 and 6', () => {
    expect(changes(5)).toEqual(['change:+1', 'change:-1', 'change:-2']);
    expect(changes(1)).toEqual(['change:+1', 'change:+2']);
    expect(changes(6)).toEqual(['change:-1', 'change:-2']);
    expect(changes(3, 0)).toEqual([]);
  });
});

describe('Documentarian', () => {
  const watch = (more: Setting): number => {
    const game = crewed('documentarian', 'compass-b.ne', {
      bluefin: { at: 'tree-b.se' },
      ...more,
    });
    return game.place(1, 'tailwind-1').place(1, 'cannons-1').gold('smuggler');
  };

  it('AH-4.7 one gold at the end of the own turn with enemy flagships in the region', () => {
    expect(watch({ union: { at: 'compass-b.se' } })).toBe(1);
    expect(watch({ union: { at: 'compass-b.se' }, rival: { at: 'compass-b.ne' } })).toBe(1);
    expect(watch({ rival: { at: 'swords-a.nw' } })).toBe(0);
  });

  it('AH-1.10 other figures, and the own flagship, do not count', () => {
    expect(watch({ patrols: ['compass-b.se'], cutter: 'compass-b.sw' })).toBe(0);
  });

  it('AH-4.7 not at the end of the turns of others', () => {
    const game = position({
      bluefin: { at: 'compass-b.ne', dice: [1, 1] },
      smuggler: { at: 'compass-b.se', crew: ['documentarian'] },
    });
    game.place(1, 'tailwind-1').place(1, 'tailwind-2');
    expect(game.gold('smuggler')).toBe(0);
  });
});

describe('Elder', () => {
  const wisdom = (more: Setting): number =>
    crewed('elder', 'compass-b.ne', more)
      .place(1, 'tailwind-1')
      .place(1, 'cannons-1')
      .gold('smuggler');

  it('AH-4.7 one gold at the end of the own turn without any damaged slot', () => {
    expect(wisdom({})).toBe(1);
    expect(wisdom({ smuggler: { damage: ['full-sail-1'] } })).toBe(0);
    expect(wisdom({ smuggler: { crew: ['elder', 'sailor'], damage: ['sailor'] } })).toBe(0);
    expect(wisdom({ rival: { damage: ['sail-1'] } })).toBe(1);
  });

  it('AH-4.7 AH-11.6 damage on the card of a ship counts', () => {
    const union = (damage: string[]): number => {
      const game = position({
        active: 'union',
        union: { dice: [1, 1], crew: ['elder'], damage },
        gunship: 'tree-b.se',
      });
      return game.place(1, 'tailwind-1').place(1, 'tailwind-2').gold('union');
    };
    expect(union([])).toBe(1);
    expect(union(['gunship-1'])).toBe(0);
  });
});

describe('Mystic', () => {
  const mystic = (more: Setting = {}): Scenario =>
    crewed('mystic', 'compass-b.ne', {
      bluefin: { at: 'tree-b.se' },
      rival: { at: 'compass-b.sw' },
      patrols: ['compass-b.se', 'compass-b.se', 'swords-a.nw'],
      ...more,
    });

  it('AH-11.2 a damage on the own board, then one for any figure of the region', () => {
    const game = mystic({ smuggler: { crew: ['mystic', 'sailor'] } }).play('crew:mystic');
    game.asks('smuggler', 'hurt');
    expect(game.about).toMatchObject({ cause: 'mystic' });
    expect(game.offered.join()).not.toMatch(/sailor|repair/);
    game.play('hit:smuggler-1/negotiate-1').asks('smuggler', 'shoot');
    expect(game.offered).toContain('shoot:flagship.smuggler-2');
    expect(game.offered).toContain('shoot:patrol@compass-b.se');
    expect(game.offered.join()).not.toMatch(/swords-a|union/);
    game.play('shoot:patrol@compass-b.se');
    expect(game.patrols).toEqual(['compass-b.se', 'swords-a.nw']);
    expect(game.slot('smuggler', 'negotiate-1')).toBe(7);
  });

  it('AH-11.2 the dealer chooses the slot of a flagship', () => {
    const game = mystic().play('crew:mystic', 'hit:smuggler-1/sail-1', 'shoot:flagship.smuggler-2');
    game.asks('smuggler', 'damage').play('hit:smuggler-2/tailwind-1');
    expect(game.slot('rival', 'tailwind-1')).toBe(7);
  });

  it('AH-1.2 Comrades are no figures', () => {
    const game = mystic({ comrades: { 'compass-b': 4 } });
    game.play('crew:mystic', 'hit:smuggler-1/sail-1');
    expect(game.offered.join()).not.toMatch(/comrade/);
  });

  it('AH-12.5 once a turn', () => {
    const game = mystic();
    game.play('crew:mystic', 'hit:smuggler-1/sail-1', 'shoot:patrol@compass-b.se');
    expect(game.offered).not.toContain('crew:mystic');
  });

  it('AH-11.3 not if the own board has no place for the damage, whatever the crew has', () => {
    const damage = ['sail-1', 'sail-2', 'sail-3', 'full-sail-1', 'tailwind-1', 'negotiate-1'];
    const game = mystic({
      smuggler: { crew: ['mystic', 'sailor'], damage, slots: { 'cannons-1': 1 }, dice: [1, 2] },
    });
    game.offers(['die:1', 'die:2']);
  });
});

describe('Powder Monkey', () => {
  const monkey = (more: Setting = {}): Scenario =>
    crewed('powder-monkey', 'compass-b.ne', {
      bluefin: { at: 'tree-b.se' },
      rival: { at: 'compass-b.sw' },
      patrols: ['compass-b.se'],
      ...more,
      smuggler: { dice: [2, 2], damage: ['sail-1', 'sail-2'], ...more.smuggler },
    });

  it('AH-6.4 whoever repairs may deal one damage in the region, once for each repair', () => {
    const game = monkey().place(2, 'repair-1');
    while (game.prompt === 'repair') game.play(game.offered[0]);
    game.asks('smuggler', 'shoot');
    expect(game.offered).toContain('decline');
    game.play('shoot:patrol@compass-b.se');
    expect(game.patrols).toEqual([]);
    expect(game.events('repaired')).toHaveLength(2);
    expect(game.prompt).toBe('slot');
  });

  it('AH-6.4 may be declined, and needs a repair', () => {
    const declined = monkey().place(2, 'repair-1');
    while (declined.prompt === 'repair') declined.play(declined.offered[0]);
    expect(declined.play('decline').patrols).toEqual(['compass-b.se']);
    const whole = monkey({ smuggler: { damage: [] } }).place(2, 'repair-1');
    expect(whole.prompt).toBe('slot');
  });

  it('AH-12.5 any figure may be hit, also where only own ones are', () => {
    const game = monkey({ rival: { at: 'tree-b.se' }, patrols: [] }).place(2, 'repair-1');
    while (game.prompt === 'repair') game.play(game.offered[0]);
    game.asks('smuggler', 'shoot').offers(['shoot:flagship.smuggler-1', 'decline']);
    game.play('shoot:flagship.smuggler-1', 'hit:smuggler-1/tailwind-1');
    expect(game.slot('smuggler', 'tailwind-1')).toBe(7);
    expect(game.prompt).toBe('slot');
  });

  it('AH-6.4 repairs as much as wanted, up to two: some damage may be kept for the next repair', () => {
    const damage = ['sail-1', 'sail-2', 'cannons-1'];
    const one = monkey({ smuggler: { damage } }).place(2, 'repair-1', 'mend:smuggler-1/cannons-1');
    one.offers(['mend:smuggler-1/sail-1', 'done']).play('done').asks('smuggler', 'shoot');
    expect(one.events('repaired')).toHaveLength(1);
    const none = monkey({ smuggler: { damage } }).place(2, 'repair-1', 'done');
    expect([none.events('repaired'), none.prompt]).toEqual([[], 'slot']);
  });

  it('AH-6.4 nobody is asked about less where damage can serve nobody', () => {
    const repair = (market: string[]): Scenario =>
      position({ bluefin: { dice: [2, 2], damage: ['sail-1'] }, market }).place(2, 'repair-1');
    expect(repair([]).slot('bluefin', 'sail-1')).toBe(0);
    // Who could recruit the Powder Monkey may have a use for damage.
    repair(['powder-monkey']).offers(['mend:bluefin/sail-1', 'done']);
  });
});

describe('Shipwright', () => {
  it('AH-11.7 a die on the card repairs everything of board and crew', () => {
    const game = crewed('shipwright', 'compass-b.ne', {
      smuggler: {
        crew: ['shipwright', 'sailor'],
        damage: ['sail-1', 'cannons-1', 'full-sail-1', 'sailor'],
      },
    });
    game.place(1, 'shipwright');
    expect(game.events('repaired')).toHaveLength(4);
    expect(game.player('smuggler').slots).not.toContain(7);
    expect(game.slot('smuggler', 'sailor')).toBe(0);
  });

  it('AH-11.6 but never a ship of the Union', () => {
    const game = position({
      active: 'union',
      union: { dice: [1, 1], crew: ['shipwright'], damage: ['gunship-2', 'sail-1'] },
      gunship: 'tree-b.se',
    });
    game.place(1, 'shipwright');
    expect(game.state.gunshipSlots).toEqual([0, 7]);
    expect(game.slot('union', 'sail-1')).toBe(0);
  });
});

describe.each(['convincing-comrade-1', 'convincing-comrade-2'])(
  'Convincing Comrade (%s)',
  (card) => {
    const talk = (comrades: Setting['comrades'], more: Setting = {}): Scenario =>
      crewed(card, 'compass-b.ne', { comrades, ...more }).place(1, card);

    it('AH-12.5 AH-15.2 up to two Comrades of one island go to one other', () => {
      const game = talk({ 'compass-b': 3, 'skull-a': 1 }).asks('smuggler', 'persuadeFrom');
      game.offers(['region:compass-b', 'region:skull-a', 'done']).play('region:compass-b');
      game.asks('smuggler', 'persuadeCount').offers(['count:1', 'count:2']).play('count:2');
      game.asks('smuggler', 'settle');
      game.offers(['region:skull-a', 'region:swords-a', 'region:tree-b']).play('region:tree-b');
      expect([game.comrades('compass-b'), game.comrades('tree-b')]).toEqual([1, 2]);
      expect(game.events('comradesMoved')).toMatchObject([{ from: 'compass-b', to: 'tree-b' }]);
    });

    it('AH-5.6 or nobody goes', () => {
      expect(talk({ 'compass-b': 3 }).play('done').comrades('compass-b')).toBe(3);
      expect(talk({}).prompt).toBe('slot');
    });
  },
);

describe.each(['convincing-official-1', 'convincing-official-2'])(
  'Convincing Official (%s)',
  (card) => {
    const talk = (patrols: readonly string[], more: Setting = {}): Scenario =>
      crewed(card, 'tree-b.ne', { patrols, ...more }).place(1, card);

    it('AH-12.5 up to two Patrols take one or two steps, without battles', () => {
      const game = talk(['compass-b.ne', 'compass-b.ne', 'skull-a.se'], {
        gunship: 'swords-a.nw',
        bluefin: { at: 'tree-b.se', slots: { 'cannons-1': 5 } },
      });
      game.asks('smuggler', 'order');
      game.offers(['pick:compass-b.ne', 'pick:skull-a.se', 'done']).play('pick:compass-b.ne');
      expect(game.about).toMatchObject({ figure: 'patrol', steps: 2 });
      game.play('step:e:swords-a.nw', 'step:e:swords-a.ne');
      game.play('pick:skull-a.se', 'step:w:skull-a.sw', 'stop');
      expect(game.patrols).toEqual(['compass-b.ne', 'skull-a.sw', 'swords-a.ne']);
      expect(game.events()).not.toContain('battle');
      expect(game.prompt).toBe('slot');
    });

    it('AH-10.7 terrain counts, and the mover lays what is explored', () => {
      const game = talk(['compass-b.nw', 'swords-a.nw'], { stack: ['tree-a'] });
      game.play('pick:swords-a.nw', 'step:s:swords-a.sw');
      expect(game.patrols).toEqual(['compass-b.nw']);
      game.play('pick:compass-b.nw', 'explore:w:-1,0').asks('smuggler', 'lay');
    });
  },
);

describe('Naive Noble', () => {
  const steal = (more: Setting = {}): Scenario =>
    crewed('naive-noble', 'compass-b.ne', {
      bluefin: { at: 'compass-b.sw', crew: ['elder'] },
      rival: { at: 'compass-b.se', crew: ['sailor'], cargo: ['diver'] },
      union: { at: 'tree-b.se', crew: ['pilot'] },
      ...more,
    });

  it('AH-12.6 leaves the game and steals a card of a flagship in the region', () => {
    const game = steal().play('crew:naive-noble').asks('smuggler', 'steal');
    game.offers(['steal:elder', 'steal:sailor', 'steal:diver']).play('steal:diver');
    game.asks('smuggler', 'keepAs').offers(['asCrew', 'asCargo']).play('asCargo');
    expect([game.cargo('smuggler'), game.cargo('rival')]).toEqual([['diver'], []]);
    expect(game.crew('smuggler')).toEqual([]);
    expect(game.state.removed).toContain(cardOf('naive-noble'));
    expect(game.state.diceLeft).toBe(2);
  });

  it('AH-12.5 cargo may become crew, and crew cargo', () => {
    const crew = steal().play('crew:naive-noble', 'steal:diver', 'asCrew');
    expect(crew.crew('smuggler')).toEqual(['diver']);
    const cargo = steal().play('crew:naive-noble', 'steal:sailor', 'asCargo');
    expect([cargo.cargo('smuggler'), cargo.crew('rival')]).toEqual([['sailor'], []]);
  });

  it('AH-16.5 the limit of two cargo holds', () => {
    const game = steal({ smuggler: { cargo: ['merchant', 'gunner'] } });
    game.play('crew:naive-noble', 'steal:diver', 'asCargo').asks('smuggler', 'jettison');
    game.play('drop:gunner');
    expect(game.cargo('smuggler')).toEqual(['merchant', 'diver']);
  });

  it('AH-12.5 who is no Smuggler keeps it as crew', () => {
    const game = position({
      bluefin: { at: 'compass-b.ne', dice: [1, 1], crew: ['naive-noble'] },
      rival: { at: 'compass-b.se', cargo: ['diver'], crew: ['sailor'] },
    });
    game.play('crew:naive-noble', 'steal:diver');
    expect(game.crew('bluefin')).toEqual(['diver']);
    expect(game.cargo('rival')).toEqual([]);
  });

  it('AH-12.5 with nothing to steal there is nothing to do', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.ne', dice: [1, 2], crew: ['naive-noble'] },
      union: { crew: ['pilot'] },
    });
    game.offers(['die:1', 'die:2']);
  });

  it('AH-4.5 a die on the stolen card stays with its owner as used', () => {
    const game = steal({
      rival: { at: 'compass-b.se', crew: ['sailor'], slots: { sailor: 4 }, dice: [1, 1, 1] },
    });
    game.play('crew:naive-noble', 'steal:sailor', 'asCrew');
    expect(game.player('rival').aside).toEqual([4]);
    expect(game.slot('smuggler', 'sailor')).toBe(0);
  });
});

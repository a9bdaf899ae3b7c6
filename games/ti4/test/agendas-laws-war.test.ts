import { describe, expect, it } from 'vitest';
import { planetOf, TILES } from '../content/index.ts';
import { battleOdds } from '../odds/index.ts';
import { battleIn } from '../odds/match.ts';
import { afterRepeal, decided, isDiscarded, lawsOf } from './agendas.ts';
import { agendaOf, council, handOf, held } from './council.ts';
import { activate, duel, HERE } from './duel.ts';
import { indexOf, position, type Setting, stateOf } from './position.ts';

const tileOf = (id: string): number => indexOf(TILES, id);

describe('Conventions of War', () => {
  const INVASION: Setting = {
    ann: { units: { 30: { dreadnought: 2, infantry: 1 } } },
    bob: {
      planets: ['mellon', 'zohbat'],
      units: { mellon: { infantry: 1 }, zohbat: { infantry: 1 } },
    },
  };

  it('TI-1.2 for: units on cultural planets cannot be bombarded', () => {
    expect(lawsOf(decided('conventions-of-war', 'approve'))).toEqual(['conventions-of-war']);
    const game = activate('30', { laws: ['conventions-of-war'], ...INVASION });
    expect(game.prompt).toBe('bombardment');
    game.offersOf('bombardAll', ['zohbat']).refuses('bombardAll:mellon', 'TI-1.2');
  });

  it('TI-12.2 X-89 Bacterial Weapon is no Bombardment', () => {
    const game = position({
      laws: ['conventions-of-war'],
      ...INVASION,
      ann: { ...INVASION.ann, technologies: ['x-89-bacterial-weapon'] },
    });
    game.play('component:x-89-bacterial-weapon', 'choosePlanet:mellon');
    expect(game.units('bob', 'mellon')).toEqual({});
  });

  it('TI-12.1 the odds know it', () => {
    const taken = (laws: readonly string[]): number => {
      const g = stateOf({ laws, ...INVASION });
      return battleOdds(battleIn(g, tileOf('30'), 0, planetOf('mellon'))!).outcome.attacker;
    };
    expect(taken(['conventions-of-war'])).toBeLessThan(taken([]));
  });

  it('TI-23.9 repealed: they can be bombarded again', () => {
    const game = afterRepeal({ laws: ['conventions-of-war'], ...INVASION });
    game.play('activate:30');
    expect(game.prompt).toBe('bombardment');
    expect(game.offered).toContain('bombardAll:mellon');
  });

  it('TI-23.10 against: who voted against it discards all action cards', () => {
    const hands = { ann: { hand: ['direct-hit'] }, bob: { hand: ['direct-hit', 'plague'] } };
    const game = held(['conventions-of-war'], { ...hands, cat: { hand: ['upgrade'] } });
    game.play('reject', 'abstain', 'abstain');
    expect(isDiscarded(game, 'conventions-of-war')).toBe(true);
    expect([handOf(game, 'ann'), handOf(game, 'bob'), handOf(game, 'cat')]).toEqual([
      ['direct-hit'],
      [],
      ['upgrade'],
    ]);
  });
});

describe('Fleet Regulations', () => {
  it('TI-5.1 for: tokens beyond four go to reinforcements, and fleets shrink', () => {
    const game = decided('fleet-regulations', 'approve', {
      ann: { tokens: [3, 5, 2], units: { 1: { cruiser: 3, carrier: 2 } } },
    });
    expect([game.prompt, game.asked]).toEqual(['overFleet', 'ann']);
    game.play('remove:1:cruiser');
    expect([game.tokens('ann'), game.tokens('bob')]).toEqual([
      [3, 4, 2],
      [3, 3, 2],
    ]);
    expect(game.units('ann', '1')).toEqual({ cruiser: 2, carrier: 2 });
    expect(game.events('returnedTokens')).toEqual([{ player: 0, count: 1 }]);
  });

  it('TI-1.2 no token is gained beyond four', () => {
    const game = position({
      laws: ['fleet-regulations'],
      ann: { tokens: [3, 4, 2] },
    }).play('strategic:leadership');
    expect(game.prompt).toBe('gainToken');
    game.offers(['gainToken:tactic', 'gainToken:strategy']);
    game.refuses('gainToken:fleet', 'TI-1.2');
  });

  it('TI-1.2, TI-4.4 nor is it redistributed there', () => {
    const game = position({
      laws: ['fleet-regulations'],
      step: { step: 'gainTokens', args: [1] },
      bob: { tokens: [3, 3, 2] },
    }).play('gainToken:tactic', 'gainToken:fleet', 'setTactic:2');
    game.offersOf('setFleet', ['0', '1', '2', '3', '4']).refuses('setFleet:5', 'TI-1.2');
  });

  it('TI-5.1 what adds to the fleet pool still does', () => {
    const game = activate(HERE, {
      laws: ['fleet-regulations'],
      ann: { faction: 'letnev', tokens: [3, 4, 2], units: { [HERE]: { cruiser: 6 } } },
    });
    expect(game.units('ann', HERE)).toEqual({ cruiser: 6 });
  });

  it('TI-23.9 repealed: the pool has no limit', () => {
    const game = afterRepeal({ laws: ['fleet-regulations'], ann: { tokens: [3, 4, 2] } });
    expect(game.play('strategic:leadership').offered).toContain('gainToken:fleet');
  });

  it('TI-4.1 against: everybody gains a token in the fleet pool, if one is left', () => {
    const game = decided('fleet-regulations', 'reject', { cat: { tokens: [6, 5, 5] } });
    expect([game.tokens('ann'), game.tokens('bob'), game.tokens('cat')]).toEqual([
      [3, 4, 2],
      [3, 4, 2],
      [6, 5, 5],
    ]);
    expect(isDiscarded(game, 'fleet-regulations')).toBe(true);
  });
});

describe('Homeland Defense Act', () => {
  const ARMED: Setting = {
    ann: {
      cards: ['construction'],
      planets: ['quann'],
      units: { jord: { infantry: 1, dock: 1, pds: 2 } },
    },
  };

  it('TI-13.3 for: any number of PDS can be on a planet', () => {
    expect(lawsOf(decided('homeland-defense-act', 'approve'))).toEqual(['homeland-defense-act']);
    position(ARMED).play('strategic:construction').refuses('buildPds:jord', 'TI-13.3');
    const game = position({ laws: ['homeland-defense-act'], ...ARMED });
    game.play('strategic:construction', 'buildPds:jord');
    expect(game.units('ann', 'jord')['pds']).toBe(3);
    expect(game.offered).toContain('buildPds:jord');
  });

  it('TI-13.3 repealed: PDS beyond two stay, but none joins them', () => {
    const game = afterRepeal(
      {
        laws: ['homeland-defense-act'],
        ann: { planets: ['quann'], units: { jord: { dock: 1, pds: 3 } } },
      },
      ['leadership', 'diplomacy', 'politics', 'construction', 'technology', 'imperial'],
    );
    game.play('strategic:construction');
    expect(game.units('ann', 'jord')).toEqual({ dock: 1, pds: 3 });
    game.refuses('buildPds:jord', 'TI-13.3');
  });

  it('TI-23.7 against: everybody destroys one of his PDS', () => {
    const game = decided('homeland-defense-act', 'reject', {
      ann: { planets: ['quann'], units: { jord: { pds: 2 }, quann: { pds: 1 } } },
      bob: { units: { 'arc-prime': { pds: 1 } } },
    });
    expect([game.prompt, game.asked]).toEqual(['homelandDefense', 'ann']);
    game.offers(['destroyOn:jord:pds', 'destroyOn:quann:pds']).play('destroyOn:jord:pds');
    expect(game.units('ann', 'jord')).toEqual({ pds: 1 });
    expect(game.units('bob', 'arc-prime')).toEqual({});
    expect(isDiscarded(game, 'homeland-defense-act')).toBe(true);
  });
});

describe('Publicize Weapon Schematics', () => {
  const LAW = ['publicize-weapon-schematics'];
  const OWNER: Setting = { ann: { cards: ['technology'] }, bob: { technologies: ['war-sun'] } };

  it('TI-18.1 for: war suns need no prerequisites once somebody owns the technology', () => {
    expect(lawsOf(decided(LAW[0], 'approve'))).toEqual(LAW);
    const game = position({ laws: LAW, ...OWNER }).play('strategic:technology');
    game.play('research:war-sun');
    expect(game.events('researched')).toEqual([{ player: 0, technology: 'war-sun' }]);
  });

  it('TI-18.1 while nobody owns it the prerequisites stay', () => {
    const game = position({ laws: LAW, ann: { cards: ['technology'] } });
    game.play('strategic:technology').refuses('research:war-sun', 'TI-18.1');
  });

  it('TI-11.1 war suns have no Sustain Damage', () => {
    const ann = { technologies: ['war-sun'] };
    const hit = ['1-', '1-', '1-', '4+'] as const;
    const fleets = [{ warsun: 1, fighter: 1 }, { dreadnought: 1 }] as const;
    const free = duel(...fleets, hit, { ann });
    expect(free.prompt).toBe('sustainDamage');
    const game = activate(HERE, {
      laws: LAW,
      dice: ['1-', '1-', '1-', '1-', '5+'],
      ann: { faction: 'sol', ...ann, units: { [HERE]: fleets[0] } },
      bob: { faction: 'hacan', units: { [HERE]: fleets[1] } },
    });
    expect(game.prompt).toBe('assignHits');
  });

  it('TI-11.1 the odds know it', () => {
    const won = (laws: readonly string[]): number => {
      const g = stateOf({
        laws,
        ann: { technologies: ['war-sun'], units: { [HERE]: { warsun: 1 } } },
        bob: { units: { [HERE]: { dreadnought: 3 } } },
      });
      return battleOdds(battleIn(g, tileOf(HERE), 0, null)!).outcome.attacker;
    };
    expect(won(LAW)).toBeLessThan(won([]));
  });

  it('TI-23.9 repealed: prerequisites are back', () => {
    const game = afterRepeal({ laws: LAW, bob: { technologies: ['war-sun'] } });
    game.play('strategic:technology').refuses('research:war-sun', 'TI-18.1');
  });

  it('TI-23.9 against: who owns a war sun technology discards all action cards', () => {
    const game = held(LAW, {
      ann: { hand: ['direct-hit'] },
      bob: { hand: ['direct-hit', 'plague'], technologies: ['war-sun'] },
    });
    game.play('reject', 'abstain', 'abstain');
    expect([handOf(game, 'ann'), handOf(game, 'bob')]).toEqual([['direct-hit'], []]);
    expect(isDiscarded(game, LAW[0])).toBe(true);
  });
});

describe('Regulated Conscription', () => {
  const costOf = (laws: readonly string[]): unknown => {
    const game = activate('1', { laws }).play('make:fighter', 'make:fighter');
    return game.about;
  };

  it('TI-14.3 for: fighters and infantry come one for a cost', () => {
    expect(lawsOf(decided('regulated-conscription', 'approve'))).toEqual([
      'regulated-conscription',
    ]);
    expect(costOf(['regulated-conscription'])).toMatchObject({ cost: 2 });
    expect(costOf([])).toMatchObject({ cost: 1 });
  });

  it('TI-23.9 repealed: two for one cost again', () => {
    const game = afterRepeal({ laws: ['regulated-conscription'] });
    game.play('activate:1', 'make:fighter', 'make:fighter');
    expect(game.about).toMatchObject({ cost: 1 });
  });

  it('TI-23.9 against: nothing happens', () => {
    const game = council(['regulated-conscription', 'mutiny']).play('reject', 'abstain', 'abstain');
    expect([agendaOf(game), lawsOf(game)]).toEqual(['mutiny', []]);
    expect(isDiscarded(game, 'regulated-conscription')).toBe(true);
  });
});

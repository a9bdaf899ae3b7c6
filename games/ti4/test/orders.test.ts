import { describe, expect, it } from 'vitest';
import { ti4 } from '../rules/game.ts';
import { activate, duel, HERE } from './duel.ts';
import { position } from './position.ts';
import type { Scenario } from './scenario.ts';

/** The keys of what a seat could order now. */
const orderable = (game: Scenario, seat: number): string[] =>
  ti4.orders!.offered(game.match.observe(seat).state, seat).map(({ key }) => key);

describe('orders', () => {
  it('TI-3.1 TI-3.2 settle the secondary ability of each card apart', () => {
    const game = position({ ann: { cards: ['trade'] }, cat: { cards: ['leadership'] } }).play(
      'strategic:trade',
      'done',
    );
    expect([game.asked, game.prompt]).toEqual(['bob', 'secondary']);
    expect(game.ordered()).toBeNull();
    expect(game.ordered('secondary:trade:always')).toBe('secondary');
    expect(game.ordered('secondary:trade:never')).toBe('decline');
    expect(game.ordered('secondary:trade:always', 'secondary:trade:never')).toBe('decline');
    expect(game.ordered('secondary:leadership:never')).toBeNull();
  });

  it('TI-3.1 TI-3.11 name the cards of others that are still to be played', () => {
    const game = position({
      ann: { cards: ['trade'] },
      bob: { cards: ['warfare*'] },
      cat: { cards: ['politics'] },
    });
    const cards = orderable(game, 1).filter((key) => key.startsWith('secondary:'));
    expect(cards).toEqual([
      'secondary:politics:always',
      'secondary:politics:never',
      'secondary:trade:always',
      'secondary:trade:never',
    ]);
    expect(orderable(game, 0).filter((key) => key.startsWith('secondary:'))).toEqual([
      'secondary:politics:always',
      'secondary:politics:never',
    ]);
  });

  it('TI-10.6 lose the cheapest ships', () => {
    const dice = ['9+', '8-', '8-', '8-', '7+', '7+'] as const;
    const game = duel({ carrier: 1, fighter: 3 }, { cruiser: 2 }, dice);
    expect([game.asked, game.prompt]).toEqual(['ann', 'assignHits']);
    expect(game.ordered('losses:cheap')).toBe('usualLosses');
    game.play(game.ordered('losses:cheap')!);
    expect(game.units('ann', HERE)).toMatchObject({ carrier: 1 });
  });

  it('TI-11.1 use Sustain Damage first, or never', () => {
    const game = duel({ dreadnought: 1, cruiser: 1 }, { cruiser: 1 }, ['4-', '6-', '7+']);
    expect([game.asked, game.prompt]).toEqual(['ann', 'sustainDamage']);
    expect(game.ordered('sustain:always')).toBe('sustain:dreadnought');
    expect(game.ordered('sustain:never')).toBe('decline');
  });

  it('TI-9.1 TI-12.6 fire Space Cannons, or hold them', () => {
    const game = duel({ cruiser: 1 }, {}, [], { bob: { units: { wellon: { pds: 2 } } } });
    expect([game.asked, game.prompt]).toEqual(['bob', 'spaceCannon']);
    expect(game.ordered('cannons:fire')).toBe('fire');
    expect(game.ordered('cannons:hold')).toBe('decline');
    expect(orderable(game, 0)).not.toContain('cannons:fire');
  });

  it('TI-9.3 leave it to the active player whom to fire at', () => {
    const game = activate(HERE, {
      ann: { faction: 'sol', units: { wellon: { pds: 1 } } },
      bob: { faction: 'letnev', units: { [HERE]: { cruiser: 1 } } },
    });
    expect(game.ordered('cannons:fire')).toBe('fireAt:1');
  });

  it('TI-9.1 roll the extra die of Plasma Scoring where one kind of unit can', () => {
    const bob = { technologies: ['plasma-scoring'], units: { wellon: { pds: 2 } } };
    const game = duel({ cruiser: 1 }, {}, [], { bob }).play('fire');
    expect([game.asked, game.prompt]).toEqual(['bob', 'extraDie']);
    expect(game.ordered()).toBeNull();
    expect(game.ordered('extraDie:roll')).toBe('extraDie:pds');
    expect(orderable(game, 0)).not.toContain('extraDie:roll');
  });

  it('TI-10.3 use Anti-Fighter Barrage', () => {
    const game = duel({ destroyer: 1 }, { fighter: 1, carrier: 1 });
    expect([game.asked, game.prompt]).toEqual(['ann', 'barrage']);
    expect(game.ordered()).toBeNull();
    expect(game.ordered('barrage:roll')).toBe('fire');
    expect(orderable(game, 0)).toContain('barrage:roll');
    expect(orderable(game, 1)).not.toContain('barrage:roll');
  });

  it('TI-10.4 never retreat', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, [], { bob: { planets: ['abyz'] } });
    expect([game.asked, game.prompt]).toEqual(['bob', 'announceRetreat']);
    expect(game.ordered('retreat:never')).toBe('stay');
  });

  it('TI-12.1 TI-12.5 bombard and land, unless there is a choice of planets', () => {
    const invasion = (system: string, planets: readonly string[]): Scenario =>
      activate(system, {
        dice: ['5+'],
        ann: { faction: 'sol', units: { [system]: { dreadnought: 1, infantry: 1 } } },
        bob: {
          faction: 'hacan',
          units: Object.fromEntries(planets.map((planet) => [planet, { infantry: 1 }])),
        },
      });
    const one = invasion(HERE, ['wellon']);
    expect([one.asked, one.prompt]).toEqual(['ann', 'bombardment']);
    expect(one.ordered('bombard:always')).toBe('bombardAll:wellon');
    expect(one.ordered('bombard:never')).toBe('decline');
    one.play('bombardAll:wellon');
    expect(one.prompt).toBe('landForces');
    expect(one.ordered('land:all')).toBe('land:wellon');
    const two = invasion('36', ['arnor', 'lor']);
    expect(two.ordered('bombard:always')).toBeNull();
    two.play('decline');
    expect(two.prompt).toBe('landForces');
    expect(two.ordered('land:all')).toBeNull();
  });

  it('TI-12.5 land one infantry on each free planet, unless somebody is there', () => {
    const arrive = (infantry: number, rivals = {}): Scenario =>
      activate('36', {
        ann: { faction: 'sol', units: { '36': { carrier: 1, infantry } } },
        bob: { faction: 'hacan', units: rivals },
      });
    const free = arrive(3);
    expect(free.prompt).toBe('landForces');
    expect(free.ordered('land:all')).toBeNull();
    expect(free.ordered('spread:free')).toBe('land:arnor');
    free.play('land:arnor');
    expect(free.ordered('spread:free')).toBe('land:lor');
    free.play('land:lor');
    expect(free.ordered('spread:free')).toBe('done');
    expect(arrive(2, { lor: { infantry: 1 } }).ordered('spread:free')).toBeNull();
  });

  it('TI-12.5 land all infantry on the only planet', () => {
    const game = activate(HERE, {
      ann: { faction: 'sol', units: { [HERE]: { carrier: 1, infantry: 3 } } },
      bob: { faction: 'hacan' },
    });
    expect(game.prompt).toBe('landForces');
    expect(game.ordered('land:all')).toBe('landAll:wellon');
  });

  it('TI-28.2 skip secret objectives that are not fulfilled, and score those that are', () => {
    const status = (planets: string[]): Scenario =>
      position({
        ann: { secrets: ['mine-rare-minerals'], planets },
        step: { step: 'statusPhase', args: [] },
      });
    const fulfilled = status(['bereg', 'lirta-iv', 'abyz', 'fria']);
    expect(fulfilled.prompt).toBe('scoreSecret');
    expect(fulfilled.ordered('secret:score')).toBe('scoreSecret:mine-rare-minerals');
    expect(fulfilled.ordered('secret:skip')).toBeNull();
    const other = position({
      ann: {
        secrets: ['monopolize-production'],
        planets: ['bereg', 'lirta-iv', 'abyz', 'fria'],
      },
      step: { step: 'statusPhase', args: [] },
    });
    expect(other.ordered('secret:skip')).toBe('decline');
    expect(other.ordered('secret:score')).toBe('decline');
  });

  it('TI-15.1 pay with the least waste', () => {
    const game = position({
      ann: { faction: 'sol', planets: ['bereg'], goods: 2, units: { jord: { dock: 1 } } },
    }).play('activate:1', 'make:carrier', 'done');
    expect(game.prompt).toBe('payResources');
    expect(game.ordered('pay:least')).toBe('payLeast');
  });

  it('TI-4.1 put gained command tokens into one pool, or even pools out', () => {
    const gain = (tokens: [number, number, number], laws: string[] = []): Scenario =>
      position({ ann: { tokens }, laws, step: { step: 'gainTokens', args: [0] } });
    const game = gain([3, 3, 2]);
    expect([game.asked, game.prompt]).toEqual(['ann', 'gainToken']);
    expect(game.ordered('gain:tactic')).toBe('gainToken:tactic');
    expect(game.ordered('gain:fleet')).toBe('gainToken:fleet');
    expect(game.ordered('gain:even')).toBe('gainToken:strategy');
    expect(gain([3, 3, 3]).ordered('gain:even')).toBe('gainToken:tactic');
    const full = gain([5, 4, 5], ['fleet-regulations']);
    expect(full.ordered('gain:fleet')).toBeNull();
    expect(full.ordered('gain:even')).toBe('gainToken:tactic');
  });

  it('TI-20.1 score a public objective, unless there is a choice', () => {
    const status = (revealed: string[], goods = 5): Scenario =>
      position({
        revealed,
        ann: { goods, planets: ['bereg', 'lirta-iv', 'abyz', 'fria'] },
        step: { step: 'statusPhase', args: [] },
      });
    const one = status(['corner-the-market']);
    expect([one.asked, one.prompt]).toEqual(['ann', 'scorePublic']);
    expect(one.ordered('public:score')).toBe('score:corner-the-market');
    const two = status(['corner-the-market', 'negotiate-trade-routes']);
    expect(two.prompt).toBe('scorePublic');
    expect(two.ordered('public:score')).toBeNull();
    const unequal = status(['corner-the-market', 'centralize-galactic-trade'], 10);
    expect(unequal.ordered('public:score')).toBeNull();
    expect(unequal.ordered('public:most')).toBe('score:centralize-galactic-trade');
  });

  it('TI-2.9 pass when only cards are left to play, whatever the hand holds', () => {
    const turn = (hand: string[], tactic: number): Scenario =>
      position({ ann: { faction: 'letnev', hand, tokens: [tactic, 3, 2], cards: ['trade*'] } });
    expect(turn([], 0).ordered('turn:pass')).toBe('pass');
    expect(turn(['mining-initiative'], 0).ordered('turn:pass')).toBe('pass');
    expect(turn([], 1).ordered('turn:pass')).toBeNull();
  });

  it('TI-22.1 leave command tokens where they are', () => {
    const game = position({ ann: { cards: ['warfare'] } }).play('strategic:warfare');
    expect(game.prompt).toBe('redistributeTactic');
    expect(game.ordered('tokens:keep')).toBe('keepTokens');
  });

  it('TI-28.3 skip the abilities of a moment', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, [], {
      ann: { faction: 'letnev', goods: 4 },
    });
    expect([game.asked, game.prompt]).toEqual(['ann', 'round.start']);
    expect(game.ordered('skip:round.start')).toBe('decline');
    expect(orderable(game, 1)).not.toContain('skip:round.start');
  });
});

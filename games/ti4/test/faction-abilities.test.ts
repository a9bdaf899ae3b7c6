import { describe, expect, it } from 'vitest';
import { position, type Setting, type Side } from './position.ts';

describe('Peace Accords', () => {
  /** Ann is Xxcha and plays Diplomacy; nobody else can follow. */
  const accords = (ann: Side = {}, more: Setting = {}) =>
    position({
      bob: { faction: 'letnev', tokens: [3, 3, 0], cards: [] },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
      ...more,
      ann: { faction: 'xxcha', cards: ['diplomacy'], ...ann },
    }).play('strategic:diplomacy');

  it('TI-1.7 after Diplomacy Xxcha may take one planet without units next to an own one, once', () => {
    const game = accords();
    expect([game.prompt, game.asked]).toEqual(['strategic.resolved', 'ann']);
    game.offers(['use:peace-accords', 'decline']).play('use:peace-accords');
    game.offers(['lazar', 'sakulag', 'arnor', 'lor'].map((planet) => `choosePlanet:${planet}`));
    game.play('choosePlanet:sakulag');
    expect(game.controller('sakulag')).toBe('ann');
    expect(game.events('gainedPlanet')).toHaveLength(1);
    expect(game.prompt).toBe('turn');
  });

  it('TI-13.6 the planet comes exhausted', () => {
    expect(accords().play('use:peace-accords', 'choosePlanet:lor').isExhausted('lor')).toBe(true);
  });

  it('TI-7.10 a planet in the same system is near enough; Mecatol Rex never is', () => {
    const game = accords({ planets: ['tarmann', 'lazar'] }).play(
      'chooseSystem:14',
      'use:peace-accords',
    );
    expect(game.offered).toContain('choosePlanet:sakulag');
    expect(game.offered).not.toContain('choosePlanet:lazar');
    expect(game.offered).not.toContain('choosePlanet:mecatol-rex');
  });

  it("also another player's planet, as long as no unit is on it", () => {
    const bob = {
      faction: 'letnev',
      tokens: [3, 3, 0] as const,
      cards: [],
      planets: ['lazar', 'lor', 'arnor'],
    };
    const game = accords(
      {},
      {
        bob: {
          ...bob,
          units: {
            'arc-prime': { dock: 1 },
            lor: { infantry: 1 },
            arnor: { pds: 1 },
            31: { cruiser: 1 },
          },
        },
      },
    ).play('use:peace-accords');
    game.offers(['choosePlanet:lazar', 'choosePlanet:sakulag']).play('choosePlanet:lazar');
    expect(game.controller('lazar')).toBe('ann');
  });

  it('TI-24.1 taking the last planet of a player eliminates', () => {
    const game = accords(
      {},
      {
        bob: {
          faction: 'letnev',
          cards: [],
          lost: ['arc-prime', 'wren-terra'],
          planets: ['lazar'],
          units: {},
        },
      },
    ).play('use:peace-accords', 'choosePlanet:lazar');
    expect(game.player('bob').eliminated).toBe(true);
    expect(game.prompt).toBe('turn');
  });

  it('after the secondary ability too, and after no other card', () => {
    const game = position({
      ann: { cards: ['diplomacy'] },
      bob: { faction: 'xxcha', cards: [] },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
    }).play('strategic:diplomacy', 'secondary');
    game.offers(['use:peace-accords', 'decline']);
    const trade = position({ ann: { faction: 'xxcha', cards: ['trade'] } }).play(
      'strategic:trade',
      'done',
    );
    expect(trade.prompt).toBe('secondary');
  });
});

describe('Quantum Datahub Node', () => {
  const taking = (ann: Side = {}) =>
    position({
      ann: {
        faction: 'hacan',
        technologies: ['quantum-datahub-node'],
        goods: 3,
        ...ann,
        cards: [],
      },
      bob: { faction: 'letnev', cards: [] },
      cat: { faction: 'xxcha', cards: [] },
      goodsOn: { imperial: 2 },
      step: { step: 'strategyPhase', args: [] },
    }).play(
      'takeCard:trade',
      'takeCard:leadership',
      'takeCard:imperial',
      'takeCard:warfare',
      'takeCard:technology',
      'takeCard:politics',
    );

  it('TI-26.21 Hacan pays a token and three goods to another player and exchanges a card with him', () => {
    const game = taking();
    game.offers(['use:quantum-datahub-node', 'decline']).play('use:quantum-datahub-node');
    expect(game.offered).toHaveLength(8);
    game.play('swapCards:trade:imperial');
    expect(game.tokens('ann')).toEqual([3, 3, 1]);
    expect([game.player('ann').goods, game.player('cat').goods]).toEqual([0, 5]);
    expect(game.state.strategy.map(({ owner }) => owner)).toEqual([1, -1, 2, -1, 2, 0, 1, 0]);
    expect(game.events('swappedCards')).toEqual([
      { player: 0, other: 2, gives: 'trade', gets: 'imperial' },
    ]);
    expect(game.asked).toBe('bob');
  });

  it.each([
    ['two goods', { goods: 2 }],
    ['no token', { tokens: [3, 3, 0] }],
  ] as const)('TI-1.5 not with %s: a cost is paid in full or the effect not used', (_, ann) => {
    expect(taking(ann).prompt).toBe('turn');
  });

  it('TI-1.3 it may be declined', () => {
    const game = taking().play('decline');
    expect(game.player('ann').goods).toBe(3);
    expect(game.prompt).toBe('turn');
  });
});

describe('abilities that are plain numbers', () => {
  it('Armada: two ships more than tokens in the fleet pool', () => {
    const game = position({
      ann: {
        faction: 'letnev',
        cards: ['warfare'],
        tokens: [3, 1, 2],
        units: { 'arc-prime': { dock: 1, infantry: 1 }, 10: { destroyer: 3 } },
      },
      bob: { tokens: [3, 3, 0] },
      cat: { faction: 'xxcha', tokens: [3, 3, 0] },
    }).play('strategic:warfare', 'setTactic:6');
    expect(game.prompt).toBe('turn');
    expect(game.units('ann', '10')).toEqual({ destroyer: 2 });
  });
});

import { describe, expect, it } from 'vitest';
import { position, type Side } from './position.ts';

/** Ann buys a second technology for six resources. */
const buying = (ann: Side) =>
  position({
    ann: { cards: ['technology'], ...ann },
    bob: { tokens: [3, 3, 0] },
    cat: { tokens: [3, 3, 0] },
  }).play('strategic:technology', 'research:gravity-drive', 'research:sarween-tools');

describe('resources, influence, goods, commodities', () => {
  it('TI-15.1 planets are exhausted one by one; what is too much is lost', () => {
    const game = buying({ planets: ['abyz', 'bereg'] });
    expect(game.about).toEqual({ cost: 6 });
    game.play('exhaust:jord');
    expect(game.about).toEqual({ cost: 2 });
    game.play('exhaust:bereg');
    expect([game.isExhausted('jord'), game.isExhausted('abyz')]).toEqual([true, false]);
    expect(game.player('ann').goods).toBe(0);
  });

  it('TI-15.1 for resources or for influence, never for both', () => {
    const game = position({
      ann: { cards: ['leadership'], planets: ['lirta-iv'] },
      bob: { tokens: [3, 3, 0] },
      cat: { tokens: [3, 3, 0] },
    }).play('strategic:leadership', 'gainToken:tactic', 'gainToken:tactic', 'gainToken:tactic');
    game.play('buyTokens:1', 'exhaust:lirta-iv', 'gainToken:tactic');
    expect(game.isExhausted('lirta-iv')).toBe(true);
    expect(game.isExhausted('jord')).toBe(false);
  });

  it('TI-15.2 a trade good stands for a resource or an influence', () => {
    const game = buying({ goods: 2 }).play('spendGood', 'spendGood', 'exhaust:jord');
    expect(game.player('ann').goods).toBe(0);
    expect(game.events('paid')).toEqual([{ player: 0, planets: ['jord'], goods: 2, with: 'both' }]);
  });

  it('TI-15.2 an effect that demands trade goods takes nothing else', () => {
    const game = position({
      ann: { cards: ['imperial'], goods: 4, planets: ['abyz', 'bereg'] },
      revealed: ['negotiate-trade-routes'],
    }).play('strategic:imperial');
    expect(game.prompt).toBe('drawSecret');
  });

  it('TI-15.3 commodities pay nothing', () => {
    const game = position({
      ann: { cards: ['technology'], commodities: 4 },
      bob: { tokens: [3, 3, 0] },
      cat: { tokens: [3, 3, 0] },
    }).play('strategic:technology', 'research:gravity-drive');
    expect(game.prompt).toBe('turn');
    expect(game.player('ann').technologies).toHaveLength(3);
  });

  it('TI-15.4 no more commodities than the faction has', () => {
    const game = position({
      ann: { cards: ['trade'], faction: 'jol-nar', commodities: 4 },
      bob: { faction: 'letnev', commodities: 1 },
      cat: { faction: 'sardakk-norr' },
    }).play('strategic:trade', 'exemptAll');
    expect(game.state.players.map(({ commodities }) => commodities)).toEqual([4, 2, 3]);
    expect(game.events('replenished').map(({ count }) => count)).toEqual([0, 1, 3]);
  });
});

describe('shortcuts', () => {
  const side = { planets: ['abyz', 'meer', 'lodor'], goods: 3 };

  it('the least waste, planets before goods', () => {
    const game = buying(side).play('payLeast');
    expect(game.isExhausted('abyz') && game.isExhausted('lodor')).toBe(true);
    expect(game.player('ann').goods).toBe(3);
  });

  it('goods first', () => {
    const game = buying(side).play('payGoods');
    expect(game.player('ann').goods).toBe(0);
  });
});

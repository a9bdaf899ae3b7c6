import { describe, expect, it } from 'vitest';
import { duel } from './duel.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Bob's cruiser is next to Ann's home, and Cat is far away. */
const NEAR: Side = { faction: 'letnev', goods: 3, commodities: 2, units: { 36: { cruiser: 1 } } };

const table = (ann: Side = {}, more: Setting = {}): Scenario =>
  position({
    bob: NEAR,
    cat: { faction: 'xxcha', goods: 3 },
    ...more,
    ann: { faction: 'sol', goods: 2, commodities: 3, ...ann },
  });

const goods = (game: Scenario): number[] => game.state.players.map((player) => player.goods);

describe('transactions', () => {
  it('TI-16.1 neighbours have units or planets in the same system or in adjacent ones', () => {
    const game = table();
    game.refusesAccord('deal:0:2:goods*1:goods*1', 'TI-16.1');
    game.accord('deal:0:1:goods*1:goods*2');
    expect(goods(game)).toEqual([3, 2, 3]);
  });

  it('TI-16.1 a planet without units is enough, and so is a wormhole', () => {
    const units = { 'archon-ren': { infantry: 1 } };
    const planet = table({}, { cat: { faction: 'xxcha', goods: 3, units, planets: ['arnor'] } });
    planet.accord('deal:0:2::goods*3');
    const ann = { units: { 26: { cruiser: 1 } } };
    const hole = table(ann, { bob: { ...NEAR, units: { 39: { cruiser: 1 } } } });
    hole.accord('deal:0:1::goods*3');
    expect(goods(hole)).toEqual([5, 0, 3]);
  });

  it('TI-16.2 one with each neighbour a turn, a gift counted', () => {
    const game = table({}, { cat: { faction: 'xxcha', units: { 31: { cruiser: 1 } } } });
    game.accord('deal:0:1:goods*1:').refusesAccord('deal:0:1:goods*1:', 'TI-16.2');
    game.refusesAccord('deal:1:0:goods*1:', 'TI-16.2').accord('deal:2:0::goods*1');
    expect(goods(game)).toEqual([0, 4, 1]);
    expect(game.prompt).toBe('turn');
  });

  it('TI-16.2 only one also if the turn has two actions, and one again on the next', () => {
    const game = table(
      { technologies: ['fleet-logistics'], cards: [] },
      { bob: { ...NEAR, cards: [], units: { 36: { cruiser: 1 }, 'arc-prime': { dock: 1 } } } },
    );
    game.accord('deal:0:1:goods*1:').play('activate:50');
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
    game.refusesAccord('deal:0:1:goods*1:', 'TI-16.2').play('endTurn');
    expect(game.asked).toBe('bob');
    game.accord('deal:0:1:goods*1:');
  });

  it('TI-16.2 two players who are not on their turn do not trade', () => {
    const cat = { faction: 'xxcha', goods: 3, units: { 36: { fighter: 1 } } };
    table({}, { cat }).refusesAccord('deal:1:2:goods*1:goods*1', 'TI-16.2');
  });

  it('TI-16.2 before ships move', () => {
    const game = table({ units: { 50: { cruiser: 1 } } }).play('activate:1');
    expect(game.prompt).toBe('moveShips');
    game.accord('deal:0:1:goods*2:');
    game.play('move:50:cruiser:whole:plain');
    expect(game.units('ann', '1')).toEqual({ cruiser: 1 });
    expect(goods(game)).toEqual([0, 5, 3]);
  });

  it('TI-16.2 before production is paid: what was traded for pays', () => {
    const game = table({ goods: 1, exhausted: ['jord'], units: { jord: { dock: 1 } } });
    game.play('activate:1').refuses('make:cruiser', 'TI-14.2');
    expect(game.about).toMatchObject({ purse: 1 });
    game.accord('deal:0:1:commodities*3:goods*3');
    expect(game.about).toMatchObject({ purse: 4 });
    game.play('make:cruiser', 'make:destroyer', 'done', 'payLeast');
    expect(game.units('ann', '1')).toEqual({ cruiser: 1, destroyer: 1 });
    expect(goods(game)).toEqual([1, 3, 3]);
  });

  it('TI-16.2 nobody gives away what ordered units have to be paid with', () => {
    const game = table({ goods: 2, exhausted: ['jord'], units: { jord: { dock: 1 } } });
    game.play('activate:1', 'make:destroyer');
    game.refusesAccord('deal:0:1:goods*2:', 'TI-16.2').accord('deal:0:1:goods*1:');
  });

  it('TI-16.2 in a combat, while retreats are announced', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, [], {
      ann: { goods: 1, planets: ['abyz'] },
      bob: { goods: 2, planets: ['quann'] },
    });
    expect([game.prompt, game.asked]).toEqual(['announceRetreat', 'bob']);
    game.accord('deal:0:1:goods*1:goods*2').offers(['retreat:25', 'stay']).play('stay');
    expect([game.prompt, game.asked]).toEqual(['announceRetreat', 'ann']);
    expect([game.player('ann').goods, game.player('bob').goods]).toEqual([2, 1]);
  });

  it('TI-16.3 trade goods and commodities, as many as there are, and nothing else', () => {
    const game = table();
    game.refusesAccord('deal:0:1:goods*3:', 'TI-16.3');
    game.refusesAccord('deal:0:1::commodities*3', 'TI-16.3');
    for (const key of ['deal:0:1:jord*1:goods*1', 'deal:0:1:infantry*1:', 'deal:0:9:goods*1:'])
      expect(() => game.match.checkAccord(key)).toThrow(
        expect.objectContaining({ code: 'not-offered' }),
      );
    game.accord('deal:0:1:commodities*3+goods*2:commodities*2');
    expect(goods(game)).toEqual([2, 8, 3]);
    expect(game.state.players.map(({ commodities }) => commodities)).toEqual([0, 0, 0]);
  });

  it('TI-16.7 Hacan trades with everybody, but on a turn of one of the two', () => {
    const hacan = { faction: 'hacan', goods: 3 };
    const game = table({}, { cat: hacan });
    game.refusesAccord('deal:1:2:goods*1:goods*1', 'TI-16.2');
    game.accord('deal:0:2:goods*1:goods*2');
    expect(goods(game)).toEqual([3, 3, 2]);
  });

  it('TI-16.9 effects that make a player give something are no transactions', () => {
    const game = position({
      ann: {
        faction: 'hacan',
        technologies: ['quantum-datahub-node'],
        goods: 4,
        cards: [],
      },
      bob: { faction: 'letnev', cards: [] },
      cat: { faction: 'xxcha', cards: [] },
      step: { step: 'strategyPhase', args: [] },
    }).play(
      'takeCard:leadership',
      'takeCard:trade',
      'takeCard:imperial',
      'takeCard:warfare',
      'takeCard:technology',
      'takeCard:politics',
    );
    game.play('use:quantum-datahub-node', 'swapCards:warfare:imperial');
    expect(goods(game)).toEqual([1, 0, 3]);
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
    game.accord('deal:0:2:goods*1:goods*1');
  });

  it('TI-16.2 nobody trades in the strategy phase', () => {
    const game = position({ step: { step: 'strategyPhase', args: [] }, ann: { cards: [] } });
    expect(() => game.match.checkAccord('deal:0:1:goods*1:')).toThrow(
      expect.objectContaining({ code: 'not-now' }),
    );
  });
});

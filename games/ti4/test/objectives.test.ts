import { describe, expect, it } from 'vitest';
import { SECRETS } from '../content/index.ts';
import { idleUntil } from './playing.ts';
import { position, type Setting, type Side } from './position.ts';

const STATUS = { step: 'statusPhase', args: [] };
const HOME = { jord: { infantry: 1, dock: 1 } };

/** Nobody else has anything to score or to do. */
const poor = (faction: string): Side => ({ faction, tokens: [0, 3, 0] });

describe('scoring in the status phase', () => {
  const rich: Setting = {
    ann: { cards: ['imperial'], goods: 5 },
    bob: { cards: ['trade'], goods: 5 },
    cat: { cards: ['leadership'], goods: 5 },
    revealed: ['negotiate-trade-routes', 'lead-from-the-front'],
    step: STATUS,
  };

  it('TI-20.1 TI-1.8 in initiative order', () => {
    const game = position(rich);
    const order = [game.asked];
    game.play('decline');
    order.push(game.asked);
    game.play('decline');
    order.push(game.asked);
    expect(order).toEqual(['cat', 'bob', 'ann']);
  });

  it('TI-20.1 one public and one secret objective at most', () => {
    const game = position({
      ...rich,
      cat: {
        faction: 'hacan',
        cards: ['leadership'],
        goods: 5,
        planets: ['bereg', 'lirta-iv', 'abyz', 'fria', 'wellon', 'thibah', 'tarmann', 'saudor'],
        secrets: ['mine-rare-minerals', 'monopolize-production'],
      },
    });
    game.play('score:negotiate-trade-routes');
    expect(game.prompt).toBe('scoreSecret');
    game.offers(['scoreSecret:mine-rare-minerals', 'scoreSecret:monopolize-production', 'decline']);
    game.play('scoreSecret:mine-rare-minerals');
    expect(game.asked).toBe('bob');
    expect(game.points('cat')).toBe(2);
  });

  it('TI-20.3 TI-1.2 public objectives want all planets of the home system, whatever else is said', () => {
    const game = position({
      ...rich,
      cat: { faction: 'hacan', cards: ['leadership'], goods: 5, lost: ['kamdorn'] },
    });
    expect(game.asked).toBe('bob');
    const imperial = position({
      ann: { cards: ['imperial'], goods: 5, lost: ['jord'], units: {}, planets: ['wellon'] },
      bob: poor('letnev'),
      cat: poor('hacan'),
      revealed: ['negotiate-trade-routes'],
    }).play('strategic:imperial');
    expect(imperial.prompt).toBe('drawSecret');
  });

  it('TI-20.3 secret objectives do not', () => {
    const game = position({
      ...rich,
      cat: {
        faction: 'hacan',
        cards: ['leadership'],
        lost: ['kamdorn'],
        planets: ['bereg', 'lirta-iv', 'abyz', 'fria'],
        secrets: ['mine-rare-minerals'],
      },
    });
    game
      .offers(['scoreSecret:mine-rare-minerals', 'decline'])
      .play('scoreSecret:mine-rare-minerals');
    expect(game.points('cat')).toBe(1);
  });

  it('TI-20.4 everybody scores each objective once', () => {
    const game = position({
      ...rich,
      cat: { cards: ['leadership'], goods: 5, scored: ['negotiate-trade-routes'], points: 1 },
    });
    game.refuses('score:negotiate-trade-routes', 'TI-20.4').play('decline');
    game.play('score:negotiate-trade-routes', 'score:negotiate-trade-routes');
    expect([game.points('ann'), game.points('bob'), game.points('cat')]).toEqual([1, 1, 1]);
  });

  it('TI-20.4 what is spent is paid when it is scored', () => {
    const game = position({
      ann: { planets: ['abyz'], goods: 5, tokens: [2, 3, 2] },
      bob: poor('letnev'),
      cat: poor('hacan'),
      revealed: ['erect-a-monument', 'lead-from-the-front', 'negotiate-trade-routes'],
      step: STATUS,
    });
    const monument = game.play(
      'score:erect-a-monument',
      'exhaust:jord',
      'exhaust:abyz',
      'spendGood',
    );
    expect(monument.player('ann').goods).toBe(4);
    expect([monument.isExhausted('jord'), monument.isExhausted('abyz')]).toEqual([true, true]);
  });

  it('TI-20.4 tokens come from the tactic and the strategy pool, never from the fleet', () => {
    const game = position({
      ann: { tokens: [2, 3, 2] },
      bob: poor('letnev'),
      cat: poor('hacan'),
      revealed: ['lead-from-the-front'],
      step: STATUS,
    }).play('score:lead-from-the-front');
    expect(game.prompt).toBe('spendTokens');
    game.offers(['spendPool:tactic', 'spendPool:strategy']);
    game.play('spendPool:tactic', 'spendPool:tactic');
    expect(game.events('scored')).toHaveLength(1);
    expect(game.points('ann')).toBe(1);
    expect(game.player('ann').fleet).toBe(3);
  });

  it('TI-28.2 whoever holds a secret objective is asked by what everybody knows, not by the hand', () => {
    const planets = ['bereg', 'lirta-iv', 'abyz', 'fria'];
    const asked = position({
      ...rich,
      cat: { cards: ['leadership'], planets, secrets: ['threaten-enemies'] },
      revealed: [],
    });
    expect([asked.asked, asked.prompt]).toEqual(['cat', 'scoreSecret']);
    asked.offers(['decline']).refuses('scoreSecret:threaten-enemies', 'TI-20.10');
    const seen = position({
      ...rich,
      ann: { cards: ['imperial'], goods: 5, scored: ['mine-rare-minerals'] },
      cat: { cards: ['leadership'], tokens: [0, 3, 0], planets, secrets: ['threaten-enemies'] },
    });
    expect(seen.asked).toBe('bob');
  });
});

describe('the next objective', () => {
  const quiet = { ann: poor('sol'), bob: poor('letnev'), cat: poor('hacan'), step: STATUS };

  it('TI-20.6 all of stage I before stage II', () => {
    const first = idleUntil(position({ ...quiet, hidden: 6 }), 'strategyCard').state;
    expect([first.revealed.length, first.stage1.length, first.stage2.length]).toEqual([1, 4, 1]);
    const last = idleUntil(position({ ...quiet, stage1: 0, hidden: 6 }), 'strategyCard').state;
    expect([last.revealed.length, last.stage1.length, last.stage2.length]).toEqual([1, 0, 5]);
  });

  it('TI-20.6 TI-21.2 with none left the game ends: most points, ties by initiative', () => {
    const game = position({
      ...quiet,
      ann: { ...poor('sol'), points: 4, cards: ['warfare'], goods: 5 },
      bob: { ...poor('letnev'), points: 5, cards: ['politics'] },
      cat: { ...poor('hacan'), points: 5, cards: ['leadership'] },
      revealed: ['negotiate-trade-routes'],
      hidden: 0,
    });
    expect(game.over).toBe(false);
    game.play('score:negotiate-trade-routes');
    expect(game.over).toBe(true);
    expect(game.events()).toContain('objectivesOut');
    expect(game.events('won')).toEqual([{ player: 2 }]);
    expect(game.result).toEqual({
      scores: [5, 5, 5],
      places: [3, 2, 1],
      ending: 'ending.objectives',
    });
  });
});

describe('secret objectives', () => {
  const drawing = (ann: Side) =>
    position({
      ann: { cards: ['imperial'], ...ann },
      bob: poor('letnev'),
      cat: poor('hacan'),
    }).play('strategic:imperial', 'drawSecret');

  it('TI-20.5 three at most, scored ones counted: of a fourth one goes back', () => {
    const game = drawing({
      secrets: ['threaten-enemies', 'cut-supply-lines'],
      scored: ['forge-an-alliance'],
    });
    expect(game.prompt).toBe('returnSecret');
    expect(game.offered).toHaveLength(3);
    game.play('returnSecret:threaten-enemies');
    const { secrets } = game.player('ann');
    expect(secrets.map((secret) => SECRETS[secret].id)).toContain('cut-supply-lines');
    expect(secrets).toHaveLength(2);
    expect(game.state.secretDeck.map((secret) => SECRETS[secret].id)).toContain('threaten-enemies');
    expect(game.events('secretReturned')).toEqual([{ player: 0 }]);
  });

  it('TI-20.5 with three scored the new one goes back; TI-1.13 nobody learns which', () => {
    const game = drawing({
      scored: ['forge-an-alliance', 'mine-rare-minerals', 'unveil-flagship'],
    });
    expect(game.offered).toHaveLength(1);
    game.play(game.offered[0]);
    expect(game.player('ann').secrets).toEqual([]);
    expect(game.state.secretDeck).toHaveLength(17);
  });

  it('TI-20.5 with two there is room for a third', () => {
    const game = drawing({ secrets: ['threaten-enemies', 'cut-supply-lines'] });
    expect(game.player('ann').secrets).toHaveLength(3);
  });

  it('TI-25.2 from an empty deck nobody draws', () => {
    const all = SECRETS.map(({ id }) => id);
    const game = position({
      ann: { cards: ['imperial'], scored: all.slice(0, 3) },
      bob: { tokens: [3, 3, 2], cards: ['trade*'], scored: all.slice(3, 6), secrets: all.slice(6) },
      cat: poor('hacan'),
    }).play('strategic:imperial');
    expect(game.prompt).toBe('turn');
    expect(game.events('secretDrawn')).toEqual([]);
  });
});

describe('secret objectives of the action phase', () => {
  const flagshipFight = (ann: Side, bob: Side): Setting => ({
    ann: { units: { ...HOME, 1: { flagship: 1 } }, ...ann },
    bob: { faction: 'letnev', units: { 31: { cruiser: 1 } }, ...bob },
    cat: poor('hacan'),
    dice: [10, 1, 1],
  });
  const attack = (setting: Setting) =>
    idleUntil(
      position(setting).play('activate:31', 'move:1:flagship:whole:plain', 'done'),
      'scoreSecret',
    );

  it('unveil-flagship TI-20.2 a space combat won in a system with the own flagship', () => {
    const game = attack(flagshipFight({ secrets: ['unveil-flagship'] }, {}));
    game.play('scoreSecret:unveil-flagship');
    expect(game.points('ann')).toBe(1);
  });

  it('spark-a-rebellion TI-21.3 a combat won against a leader, also one who ties for the lead', () => {
    const tied = flagshipFight({ secrets: ['spark-a-rebellion'], points: 2 }, { points: 2 });
    const game = attack(tied).play('scoreSecret:spark-a-rebellion');
    expect(game.points('ann')).toBe(3);
    const behind = flagshipFight({ secrets: ['spark-a-rebellion'], points: 3 }, { points: 2 });
    attack(behind).offers(['decline']).refuses('scoreSecret:spark-a-rebellion', 'TI-20.10');
  });

  it('TI-12.12 TI-20.2 one objective in a combat, however many are fulfilled', () => {
    const secrets = ['unveil-flagship', 'destroy-their-greatest-ship', 'spark-a-rebellion'];
    const game = attack({
      ...flagshipFight({ secrets }, { points: 4 }),
      bob: { faction: 'xxcha', points: 4, units: { 31: { 'flagship!': 1 } } },
      dice: [10, 1, 1],
    });
    game.offersOf('scoreSecret', ['destroy-their-greatest-ship']);
    game.play('scoreSecret:destroy-their-greatest-ship');
    idleUntil(game, 'turn');
    expect(game.points('ann')).toBe(1);
    expect(game.player('ann').secrets).toHaveLength(2);
  });

  it('destroy-their-greatest-ship TI-20.9 a flagship or war sun of another player, in whatever way', () => {
    const game = attack({
      ...flagshipFight({ secrets: ['destroy-their-greatest-ship'] }, {}),
      bob: { faction: 'xxcha', units: { 31: { 'flagship!': 1 } } },
    });
    game.play('scoreSecret:destroy-their-greatest-ship');
    expect(game.points('ann')).toBe(1);
  });

  it('destroy-their-greatest-ship TI-20.9 TI-1.15 not by a fleet pool that shrinks', () => {
    const game = position({
      ann: { secrets: ['destroy-their-greatest-ship'] },
      bob: { faction: 'xxcha', cards: ['warfare'], units: { 31: { flagship: 1 } } },
      step: { step: 'turn', args: [1] },
    }).play('strategic:warfare', 'setTactic:8');
    expect(game.units('bob', '31')).toEqual({});
    expect(game.events('removed')).toHaveLength(1);
    expect(game.events('destroyed')).toEqual([]);
    expect(game.prompt).toBe('secondary');
  });

  it('turn-their-fleets-to-dust TI-20.2 the last ships by Space Cannon, outside of any combat', () => {
    const game = position({
      ann: { units: { ...HOME, 1: { cruiser: 1 } } },
      bob: {
        faction: 'letnev',
        units: { 'arc-prime': { infantry: 1, dock: 1 }, lazar: { pds: 1 } },
        secrets: ['turn-their-fleets-to-dust'],
      },
      dice: [10],
    }).play('activate:31', 'move:1:cruiser:whole:plain');
    idleUntil(game, 'spaceCannon').play('fire');
    idleUntil(game, 'scoreSecret').play('scoreSecret:turn-their-fleets-to-dust');
    expect(game.points('bob')).toBe(1);
  });

  it('make-an-example-of-their-world TI-20.2 the last ground forces on a planet by Bombardment', () => {
    const game = position({
      ann: {
        units: { ...HOME, 31: { dreadnought: 1 } },
        secrets: ['make-an-example-of-their-world'],
      },
      bob: {
        faction: 'letnev',
        planets: ['lazar'],
        units: { 'arc-prime': { infantry: 1, dock: 1 }, lazar: { infantry: 1 } },
      },
      dice: [10],
    }).play('activate:31');
    idleUntil(game, 'bombardment');
    game.play('bombardAll:lazar');
    idleUntil(game, 'scoreSecret').play('scoreSecret:make-an-example-of-their-world');
    expect(game.points('ann')).toBe(1);
  });
});

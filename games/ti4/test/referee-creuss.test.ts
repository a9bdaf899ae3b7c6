import { describe, expect, it } from 'vitest';
import { TILES } from '../content/index.ts';
import { decided } from './agendas.ts';
import { asked } from './card-fights.ts';
import { notesIn } from './council.ts';
import { activate } from './duel.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const GARRISON = { creuss: { infantry: 1, dock: 1 } };

/** Creuss with these units beside a garrison. */
const ghosts = (units: Side['units'], more: Side = {}): Side => ({
  faction: 'creuss',
  tokens: [3, 9, 2],
  ...more,
  units: { ...GARRISON, ...units },
});

const rest = { bob: { faction: 'letnev' }, cat: { faction: 'hacan' } } as const;

const tokensOf = (game: Scenario): (string | null)[] =>
  game.state.wormholes.map((system) => TILES[system]?.id ?? null);

/** The ships that can move to a system. */
function movers(tile: string, setting: Setting): string[] {
  const game = position({ ...rest, ...setting }).play(`activate:${tile}`);
  return game.prompt === 'moveShips' ? game.offered.filter((key) => key.startsWith('move:')) : [];
}

describe('the home beside the map', () => {
  it('TI-3.8 Warfare: the dock at home produces, and what it makes lies there', () => {
    const game = position({
      ann: { faction: 'sol', cards: ['warfare'], tokensAt: ['23'] },
      bob: ghosts({}, { cards: [], goods: 5 }),
      cat: { faction: 'hacan', tokens: [3, 3, 0], cards: ['construction*'] },
    }).play('strategic:warfare', 'gainToken:tactic', 'keepTokens');
    expect(asked(game)).toEqual(['bob', 'secondary']);
    game.play('secondary', 'make:cruiser', 'done');
    while (game.offered.includes('payLeast')) game.play('payLeast');
    expect(game.units('bob', '51')).toEqual({ cruiser: 1 });
    expect(game.hasToken('bob', '51')).toBe(false);
  });

  it('TI-9.2 PDS II at home fire at ships in the gate, and cannons in the gate’s other neighbours do not reach home', () => {
    const setting = (bob: Side, ann: Side): Scenario =>
      activate('17', { ann, bob, cat: { faction: 'hacan' } });
    const sol = { faction: 'sol', units: { 17: { cruiser: 1 } } };
    const shot = setting(ghosts({ creuss: { pds: 1 } }, { technologies: ['pds-2'] }), sol);
    expect(asked(shot)).toEqual(['bob', 'spaceCannon']);
    const calm = activate('51', {
      ann: ghosts({ 51: { cruiser: 1 } }),
      bob: {
        faction: 'letnev',
        technologies: ['pds-2'],
        planets: ['lor'],
        units: { lor: { pds: 1 } },
      },
      cat: { faction: 'hacan' },
    });
    expect(calm.prompt).not.toBe('spaceCannon');
  });

  it('TI-9.2 TI-7.10 Hil Colish opens home to cannons below it', () => {
    const guarded = (flagship: string): Scenario =>
      activate('51', {
        ann: ghosts({ 51: { cruiser: 1 }, [flagship]: { flagship: 1 } }),
        bob: {
          faction: 'letnev',
          technologies: ['pds-2'],
          planets: ['lor'],
          units: { lor: { pds: 1 } },
        },
        cat: { faction: 'hacan' },
      });
    expect(asked(guarded('36'))).toEqual(['bob', 'spaceCannon']);
    expect(guarded('23').prompt).not.toBe('spaceCannon');
  });

  it('TI-16.1 who is at the gate is a neighbour, who is beside it is not', () => {
    const trade = (tile: string): Scenario =>
      position({
        ann: ghosts({}, { goods: 1 }),
        bob: { faction: 'letnev', units: { [tile]: { cruiser: 1 } } },
        cat: { faction: 'hacan' },
      });
    trade('17').accord('deal:0:1:goods*1:');
    trade('50').refusesAccord('deal:0:1:goods*1:', 'TI-16.1');
  });

  it('TI-20.3 public objectives need Creuss, whoever holds the gate', () => {
    const scoring = (side: Side): Scenario =>
      position({
        ...rest,
        ann: { ...ghosts({}), goods: 5, ...side },
        bob: { faction: 'letnev', units: { 17: { cruiser: 1 } } },
        revealed: ['negotiate-trade-routes'],
        step: { step: 'scoreObjectives', args: [0] },
      });
    expect(scoring({}).prompt).toBe('scorePublic');
    expect(scoring({ lost: ['creuss'], units: {} }).prompt).not.toBe('scorePublic');
  });

  it('TI-27.9 home and gate stay when Creuss is out', () => {
    const game = position({
      ann: {
        faction: 'sol',
        units: { 19: { carrier: 1, infantry: 2 }, 17: { cruiser: 1 }, jord: { infantry: 1 } },
      },
      bob: { faction: 'creuss', lost: ['creuss'], planets: ['wellon'], units: {} },
      cat: { faction: 'hacan', passed: true, cards: ['construction*'] },
      discarded: 'all',
    }).play('activate:19');
    game.play('landAll:wellon');
    expect([game.player('bob').eliminated, game.asked]).toEqual([true, 'ann']);
    game.play('activate:51');
    expect(game.offered).toContain('move:17:cruiser:whole:plain');
  });
});

describe('Quantum Entanglement', () => {
  it('TI-26.9 does not join delta wormholes with the others', () => {
    expect(movers('39', { ann: ghosts({ 17: { carrier: 1 } }) })).not.toContain(
      'move:17:carrier:whole:plain',
    );
  });

  it('TI-26.7 Pillage takes from a neighbour through wormholes that only Creuss joins', () => {
    const game = (creuss: string): Scenario =>
      position({
        ann: { ...ghosts({ 39: { cruiser: 1 } }), faction: creuss, cards: ['trade'], goods: 2 },
        bob: { faction: 'mentak', units: { 40: { cruiser: 1 }, 'moll-primus': { infantry: 1 } } },
        cat: { faction: 'hacan' },
      }).play('strategic:trade');
    expect(asked(game('creuss'))).toEqual(['bob', 'goods.gained']);
  });

  it('TI-16.1 two others on alpha and beta are no neighbours by it', () => {
    position({
      ann: { faction: 'sol', goods: 1, units: { 39: { cruiser: 1 } } },
      bob: { faction: 'letnev', units: { 40: { cruiser: 1 } } },
      cat: ghosts({ 26: { cruiser: 1 } }),
    }).refusesAccord('deal:0:1:goods*1:', 'TI-16.1');
  });

  it('TI-16.1 on the turn of the other player too', () => {
    const setting = (cat: string): Scenario =>
      position({
        ann: { faction: 'sol', goods: 1, units: { 40: { cruiser: 1 } } },
        bob: { faction: 'letnev' },
        cat: { faction: cat, units: { 39: { cruiser: 1 } } },
      });
    setting('creuss').accord('deal:0:2:goods*1:');
    setting('hacan').accord('deal:0:2:goods*1:');
    setting('xxcha').refusesAccord('deal:0:2:goods*1:', 'TI-16.1');
  });

  it('Minister of Commerce counts neighbours by it', () => {
    const game = position({
      ann: ghosts({ 39: { cruiser: 1 } }, { cards: ['trade'], offices: ['minister-of-commerce'] }),
      bob: { faction: 'letnev', units: { 40: { cruiser: 1 } }, tokens: [3, 3, 0] },
      cat: { faction: 'hacan', tokens: [3, 3, 0], cards: ['construction*'] },
    }).play('strategic:trade');
    expect(game.player('ann').goods).toBe(4);
  });

  it('Experimental Battlestation: a dock of Creuss fires from beta to alpha', () => {
    const raid = (bob: string): Scenario =>
      position({
        ann: { faction: 'sol', units: { 19: { cruiser: 1 } } },
        bob: {
          faction: bob,
          hand: ['experimental-battlestation'],
          planets: ['quann'],
          units: { quann: { dock: 1, infantry: 1 } },
        },
        cat: { faction: 'hacan' },
        discarded: 'all',
      }).play('activate:39', 'move:19:cruiser:whole:plain');
    expect(asked(raid('creuss'))).toEqual(['bob', 'ships.moved']);
    expect(raid('creuss').offered).toContain('play:experimental-battlestation');
    expect(raid('letnev').offered).not.toContain('play:experimental-battlestation');
  });

  it('Intimidate the Council: a token on Mecatol Rex brings all wormholes next to it', () => {
    const scoring = (faction: string): Scenario =>
      position({
        ...rest,
        bob: { faction: faction === 'creuss' ? 'letnev' : 'creuss' },
        ann: { faction, units: { 39: { cruiser: 1 }, 40: { cruiser: 1 } } },
        wormholes: { alpha: '18' },
        revealed: ['intimidate-council'],
        step: { step: 'scoreObjectives', args: [0] },
      });
    expect(scoring('creuss').prompt).toBe('scorePublic');
    expect(scoring('sol').prompt).not.toBe('scorePublic');
  });

  it('TI-10.13 Naalu does not flee by it, though Creuss has come by it', () => {
    const game = position({
      ann: ghosts({ 40: { cruiser: 1 } }),
      bob: {
        faction: 'naalu',
        units: { maaluuk: { infantry: 1 }, 39: { cruiser: 1 } },
      },
      cat: { faction: 'hacan' },
    }).play('activate:39', 'move:40:cruiser:whole:plain', 'use:foresight');
    expect(game.offered).toContain('chooseSystem:26');
    expect(game.offered).not.toContain('chooseSystem:25');
  });

  it('TI-26.8 a ban stops neither its retreat nor its Skilled Retreat', () => {
    const battle = (hand: readonly string[]): Scenario =>
      activate('39', {
        ann: ghosts({ 39: { cruiser: 2 }, 40: { destroyer: 1 } }, { hand }),
        bob: { faction: 'letnev', units: { 39: { cruiser: 2 } } },
        cat: { faction: 'hacan' },
        laws: ['enforced-travel-ban'],
        discarded: 'all',
      });
    const retreat = battle([]);
    expect([...asked(retreat), ...retreat.offered]).toContain('retreat:40');
    const skilled = battle(['skilled-retreat']).play('play:skilled-retreat');
    for (const tile of ['40', '25', '26'])
      expect(skilled.offered).toContain(`chooseSystem:${tile}`);
  });

  it('Stymie that Creuss has laid out reaches Arborec by it', () => {
    const producing = (cat: Side): Scenario =>
      position({
        ann: {
          faction: 'arborec',
          goods: 3,
          planets: ['lodor'],
          units: { lodor: { dock: 1, infantry: 1 } },
        },
        bob: { faction: 'letnev' },
        cat: { ...cat, displayed: ['stymie of ann'] },
      }).play('activate:26');
    expect(producing(ghosts({ 40: { cruiser: 1 } })).prompt).toBe('turn');
    expect(
      producing({ faction: 'sol', units: { jord: { dock: 1 }, 40: { cruiser: 1 } } }).prompt,
    ).toBe('produce');
  });

  it('Stymie in other hands does not reach Arborec by it', () => {
    const game = position({
      ann: {
        faction: 'arborec',
        goods: 3,
        planets: ['lodor'],
        units: { lodor: { dock: 1, infantry: 1 } },
      },
      bob: ghosts({ 39: { cruiser: 1 } }),
      cat: {
        faction: 'letnev',
        units: { 'arc-prime': { dock: 1 }, 40: { cruiser: 1 } },
        displayed: ['stymie of ann'],
      },
    }).play('activate:26');
    expect(game.prompt).toBe('produce');
  });
});

describe('Slipstream', () => {
  it('TI-7.4 a ship at an alpha wormhole has the move to leave and come back', () => {
    const game = position({
      ...rest,
      ann: ghosts({ 26: { carrier: 1 }, lodor: { infantry: 1 } }, { planets: ['lodor'] }),
    }).play('activate:26');
    expect(game.offered).toContain('move:26:carrier:whole:plain');
    const gate = position({ ...rest, ann: ghosts({ 17: { carrier: 1 }, 36: { cruiser: 1 } }) });
    expect(gate.play('activate:17').offered).not.toContain('move:17:carrier:whole:plain');
  });

  it('a home that is lost is still the home system where ships begin to move', () => {
    const ann = { faction: 'creuss', lost: ['creuss'], units: { 51: { carrier: 1 } } };
    expect(movers('36', { ann })).toEqual(['move:51:carrier:whole:plain']);
  });

  it('an alpha token beside another player serves Creuss alone with one more move', () => {
    const wormholes = { alpha: '38' };
    const sol = { faction: 'sol', units: { 38: { carrier: 1 } } };
    // 44 lies between; 38 and 39 are both alpha now, 36 is one more step.
    expect(movers('36', { ann: sol, bob: { faction: 'creuss' }, wormholes })).toEqual([]);
    expect(movers('36', { ann: ghosts({ 38: { carrier: 1 } }), wormholes })).toEqual([
      'move:38:carrier:whole:plain',
    ]);
  });
});

describe('Slipstream and delta wormholes', () => {
  it('the gate and Hil Colish give no further move', () => {
    const carriers = (tile: string, units: Side['units']): string[] =>
      movers(tile, { ann: ghosts(units, { exhaustedTechnologies: ['gravity-drive'] }) });
    expect(carriers('23', { 17: { carrier: 1 } })).not.toContain('move:17:carrier:whole:plain');
    expect(carriers('39', { 23: { carrier: 1, flagship: 1 } })).not.toContain(
      'move:23:carrier:whole:plain',
    );
  });
});

describe('Hil Colish', () => {
  it('TI-10.8 the fleet retreats through the wormhole that it brings', () => {
    const game = activate('23', {
      ann: ghosts({ 23: { flagship: 1, cruiser: 1 }, 51: { destroyer: 1 } }),
      bob: { faction: 'letnev', units: { 23: { cruiser: 2 } } },
      cat: { faction: 'hacan' },
      dice: ['4-', '6-', '6-', '6-'],
      discarded: 'all',
    });
    expect(asked(game)).toEqual(['ann', 'announceRetreat']);
    expect(game.offered).toContain('retreat:51');
    game.play('retreat:51');
    expect(game.units('ann', '51')).toEqual({ flagship: 1, cruiser: 1, destroyer: 1 });
  });

  it('TI-10.18 destroyed, it leaves no way home: nobody retreats through it', () => {
    const game = activate('23', {
      ann: ghosts({ 23: { 'flagship!': 1, cruiser: 1 }, 51: { destroyer: 1 } }),
      bob: { faction: 'letnev', units: { 23: { cruiser: 2 } } },
      cat: { faction: 'hacan' },
      dice: ['4-', '6-', '7+', '6-'],
      discarded: 'all',
    });
    game.play('retreat:51', 'lose:flagship:damaged');
    expect(game.units('ann', '51')).toEqual({ destroyer: 1 });
    // The cruiser stays and fights on.
    expect(game.events('combatRoll').length).toBeGreaterThan(2);
  });

  it('TI-7.10 already in the active system, it lets ships come from home', () => {
    expect(movers('23', { ann: ghosts({ 23: { flagship: 1 }, 51: { carrier: 1 } }) })).toContain(
      'move:51:carrier:whole:plain',
    );
  });

  it('TI-16.1 makes neighbours of whoever shares its system and its home', () => {
    position({
      ann: { faction: 'sol', goods: 1, units: { 17: { cruiser: 1 } } },
      bob: { faction: 'letnev', planets: ['saudor'], units: { saudor: { infantry: 1 } } },
      cat: ghosts({ 23: { flagship: 1 } }),
    }).accord('deal:0:1:goods*1:');
  });

  it('TI-26.8 a ban does not touch it', () => {
    const laws = ['enforced-travel-ban'];
    expect(
      movers('23', { laws, ann: ghosts({ 23: { flagship: 1 }, 51: { carrier: 1 } }) }),
    ).toContain('move:51:carrier:whole:plain');
  });
});

describe('wormhole tokens', () => {
  it('TI-1.8 Wormhole Generator copied by Nekro: both place a token, in initiative order', () => {
    const game = position({
      ann: ghosts({}, { technologies: ['wormhole-generator'], cards: ['diplomacy*'] }),
      bob: { faction: 'nekro', copied: ['wormhole-generator'], cards: ['leadership*'] },
      cat: { faction: 'hacan' },
      step: { step: 'statusPhase', args: [] },
    });
    expect(asked(game)).toEqual(['bob', 'wormholeToken']);
    game.play('chooseWormhole:alpha');
    expect(game.offered).toContain('chooseSystem:8');
    expect(game.offered).not.toContain('chooseSystem:51');
    game.play('chooseSystem:8');
    expect(asked(game)).toEqual(['ann', 'wormholeToken']);
    game.play('chooseWormhole:alpha', 'chooseSystem:51');
    expect(tokensOf(game)).toEqual(['51', null]);
  });

  it('TI-24.2 TI-24.4 Creuss out: Nekro moves tokens of the board, and takes none from beside it', () => {
    const status = (wormholes: Setting['wormholes']): Scenario => {
      const game = position({
        ann: {
          faction: 'nekro',
          copied: ['wormhole-generator'],
          cards: ['leadership*'],
          units: { 'mordai-ii': { infantry: 1 }, 19: { carrier: 1, infantry: 2 } },
        },
        bob: { faction: 'creuss', lost: ['creuss'], planets: ['wellon'], units: {}, cards: [] },
        cat: { faction: 'hacan', passed: true, cards: ['construction*'] },
        discarded: 'all',
        ...(wormholes === undefined ? {} : { wormholes }),
      }).play('activate:19', 'landAll:wellon');
      expect(game.player('bob').eliminated).toBe(true);
      return game.play('pass');
    };
    const game = status({ beta: '22' });
    expect([game.prompt, game.about]).toEqual(['wormholeSystem', { wormhole: 'beta' }]);
    expect(tokensOf(game.play('chooseSystem:8'))).toEqual([null, '8']);
    expect(status({}).prompt).not.toMatch('wormhole');
  });

  it('TI-22.3 a token placed at the start of the status phase counts for what is scored in it', () => {
    const placed = (tile: string): Scenario =>
      position({
        ann: { faction: 'letnev', units: { 'arc-prime': { infantry: 1 } }, cards: ['imperial*'] },
        bob: ghosts(
          { 26: { cruiser: 1 } },
          {
            technologies: ['wormhole-generator'],
            secrets: ['threaten-enemies'],
            planets: ['wren-terra'],
            cards: ['leadership*'],
          },
        ),
        cat: { faction: 'hacan' },
        step: { step: 'statusPhase', args: [] },
      }).play('chooseWormhole:alpha', `chooseSystem:${tile}`);
    expect(placed('18').offered).not.toContain('scoreSecret:threaten-enemies');
    expect(placed('10').offered).toContain('scoreSecret:threaten-enemies');
  });

  it('Creuss IFF: a system of an anomaly may take it, the home of Creuss only with a planet there', () => {
    const holding = (more: Side = {}): Scenario =>
      position({
        ann: ghosts({ 22: { cruiser: 1 } }, { lost: ['creuss'], cards: ['leadership*'] }),
        bob: { faction: 'sol', notes: ['creuss-iff of ann'], ...more },
        cat: { faction: 'hacan' },
        step: { step: 'turn', args: [1] },
      }).play('playNote:creuss-iff:0', 'chooseWormhole:beta');
    const game = holding();
    for (const tile of ['44', '42', '17']) expect(game.offered).toContain(`chooseSystem:${tile}`);
    for (const tile of ['51', '22']) expect(game.offered).not.toContain(`chooseSystem:${tile}`);
    expect(holding({ planets: ['creuss'] }).offered).toContain('chooseSystem:51');
  });

  it('Creuss IFF shifts a token that lies on the board', () => {
    const game = position({
      ann: { faction: 'sol', notes: ['creuss-iff of bob'], units: { 23: { carrier: 1 } } },
      bob: { faction: 'creuss' },
      cat: { faction: 'hacan' },
      wormholes: { alpha: '22', beta: '23' },
    }).play('playNote:creuss-iff:1', 'chooseWormhole:alpha', 'chooseSystem:23');
    expect(tokensOf(game)).toEqual(['23', '23']);
    expect(notesIn(game, 'bob')).toContain('creuss-iff of bob');
    game.play('activate:39');
    expect(game.offered).toContain('move:23:carrier:whole:plain');
  });

  it('Wormhole Research: alpha and beta tokens count, delta wormholes only for the research', () => {
    const game = decided('wormhole-research', 'approve', {
      ann: ghosts({ 51: { cruiser: 1 }, 23: { flagship: 1 }, 22: { destroyer: 1 } }),
      bob: { faction: 'letnev', units: { 38: { cruiser: 1 } } },
      cat: { faction: 'hacan' },
      wormholes: { beta: '22' },
      discarded: 'all',
    });
    expect(asked(game)).toEqual(['ann', 'research']);
    game.play('decline');
    expect(game.units('ann', '51')).toEqual({ cruiser: 1 });
    expect(game.units('ann', '23')).toEqual({ flagship: 1 });
    expect([game.units('ann', '22'), game.units('bob', '38')]).toEqual([{}, { cruiser: 1 }]);
  });

  it('Wormhole Reconstruction against: a command token at home and with Hil Colish too', () => {
    const game = decided('wormhole-reconstruction', 'reject', {
      ann: ghosts(
        { 51: { cruiser: 1 }, 23: { flagship: 1 }, 36: { destroyer: 1 } },
        { tokens: [3, 3, 2] },
      ),
      bob: { faction: 'letnev' },
      cat: { faction: 'hacan' },
      discarded: 'all',
    });
    expect(['51', '23', '36'].map((tile) => game.hasToken('ann', tile))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('Enforced Travel Ban against: PDS at home, beside the gate and beside Hil Colish fall', () => {
    const game = decided('enforced-travel-ban', 'reject', {
      ann: ghosts({ creuss: { pds: 1 }, 35: { flagship: 1 } }),
      bob: {
        faction: 'letnev',
        planets: ['lor', 'saudor', 'corneeq'],
        units: { lor: { pds: 1 }, saudor: { pds: 1 }, centauri: { pds: 1 } },
      },
      cat: { faction: 'hacan' },
      discarded: 'all',
    });
    expect(game.units('ann', 'creuss')).toEqual({});
    expect([game.units('bob', 'lor'), game.units('bob', 'saudor')]).toEqual([{}, {}]);
    expect(game.units('bob', 'centauri')).toEqual({ pds: 1 });
  });
});

describe('Dimensional Splicer', () => {
  const splicing: Side = { technologies: ['dimensional-splicer'] };

  it('TI-10.2 at home, where the delta wormhole is, the defender uses it too', () => {
    const game = activate('51', {
      ann: { faction: 'sol', units: { 51: { cruiser: 2 } } },
      bob: ghosts({ 51: { cruiser: 1 } }, splicing),
      cat: { faction: 'hacan' },
      discarded: 'all',
    });
    expect(asked(game)).toEqual(['bob', 'round.start']);
    game.play('use:dimensional-splicer');
    expect(game.events('destroyed')[0]).toEqual({
      player: 0,
      kind: 'cruiser',
      count: 1,
      system: '51',
    });
  });

  it('TI-11.1 TI-11.5 a ship beside Fourth Moon cannot sustain it, Fourth Moon can', () => {
    const battle = (units: Side['units'], faction: string, mine: Side): Scenario =>
      activate('39', {
        ann: { ...mine, units: { ...mine.units, 39: { cruiser: 2 } } },
        bob: { faction, units },
        cat: { faction: 'hacan' },
        discarded: 'all',
      });
    const game = battle({ 39: { flagship: 1 } }, 'mentak', ghosts({}, splicing));
    game.play('use:dimensional-splicer');
    expect(asked(game)).toEqual(['bob', 'sustainDamage']);
    const moon = activate('39', {
      ann: { faction: 'mentak', units: { 39: { flagship: 1 } } },
      bob: {
        faction: 'nekro',
        copied: ['dimensional-splicer'],
        units: { 39: { dreadnought: 1 } },
      },
      cat: ghosts({}, splicing),
      discarded: 'all',
    });
    expect(asked(moon)).toEqual(['bob', 'round.start']);
    moon.play('use:dimensional-splicer');
    expect(asked(moon)).toEqual(['ann', 'sustainDamage']);
  });

  it('TI-11.1 in other hands beside Fourth Moon: what it strikes cannot sustain the damage', () => {
    const game = activate('39', {
      ann: { faction: 'mentak', ...splicing, units: { 39: { flagship: 1 } } },
      bob: { faction: 'sol', units: { 39: { dreadnought: 1 } } },
      cat: ghosts({}),
      discarded: 'all',
    });
    game.play('use:dimensional-splicer');
    expect(game.units('bob', '39')).toEqual({});
    expect(game.events('sustained')).toEqual([]);
  });

  it('TI-26.4 may strike a ground force that fights as a ship', () => {
    const game = activate('39', {
      ann: ghosts({ 39: { cruiser: 2 } }, splicing),
      bob: { faction: 'nekro', units: { 39: { flagship: 1, infantry: 1 } } },
      cat: { faction: 'hacan' },
      discarded: 'all',
    });
    if (game.prompt === 'joinCombat') game.play('enlistAboard');
    game.play('use:dimensional-splicer');
    expect(game.offered).toContain('destroy:39:1:infantry:whole');
    game.play('destroy:39:1:infantry:whole');
    expect(game.units('bob', '39')).toEqual({ flagship: 1 });
  });

  it('TI-27.4 Hil Colish lost before: no wormhole, no hit', () => {
    const game = activate('38', {
      ann: {
        faction: 'sol',
        technologies: ['assault-cannon'],
        units: { 38: { cruiser: 3 } },
      },
      bob: ghosts({ 38: { flagship: 1 } }, splicing),
      cat: { faction: 'hacan' },
      discarded: 'all',
    });
    expect(game.units('bob', '38')).toEqual({});
    expect(game.events('combatWon')).toHaveLength(1);
  });
});

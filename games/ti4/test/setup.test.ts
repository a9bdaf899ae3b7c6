import { describe, expect, it } from 'vitest';
import { FACTIONS, LEARN, MECATOL, PLANETS, TILES, UNIT_KINDS } from '../content/index.ts';
import { ti4 } from '../rules/game.ts';
import { PUBLIC } from '../rules/options.ts';
import { onBoard } from '../rules/pieces.ts';
import { NONE } from '../rules/state.ts';
import { opening } from './position.ts';
import { PLAYERS } from './table.ts';

const TABLES = [3, 4, 5, 6];

/** Places all starting units on the first planet that is offered. */
function settled(seats: number, seed = 1) {
  const game = opening(seats, {}, seed);
  while (game.prompt.startsWith('start')) game.play(game.offered[0]);
  return game;
}

describe('setup', () => {
  it.each(TABLES)(
    'deals %i different factions of the six and lays their homes clockwise',
    (seats) => {
      const { state } = opening(seats);
      const factions = state.players.map(({ faction }) => faction);
      expect(new Set(factions).size).toBe(seats);
      for (const faction of factions) expect(LEARN).toContain(faction);
      expect(state.galaxy.homes).toEqual(factions.map((faction) => FACTIONS[faction].home));
      expect(state.galaxy.systems[0]).toBe(MECATOL);
    },
  );

  it('another seed has another speaker and other factions', () => {
    const starts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => opening(6, {}, seed).state);
    expect(new Set(starts.map(({ speaker }) => speaker)).size).toBeGreaterThan(2);
    expect(new Set(starts.map(({ players }) => players[0].faction)).size).toBeGreaterThan(2);
  });

  it.each(TABLES)('TI-4.1 with %i players everybody has 3, 3 and 2 command tokens', (seats) => {
    const game = opening(seats);
    for (const who of PLAYERS.slice(0, seats)) expect(game.tokens(who)).toEqual([3, 3, 2]);
  });

  it.each(TABLES)(
    'with %i players everybody starts with the units and technologies of the sheet',
    (seats) => {
      const { state } = settled(seats);
      for (const [seat, player] of state.players.entries()) {
        const { units, startingTechnologies, home } = FACTIONS[player.faction];
        expect(UNIT_KINDS.map((_, kind) => onBoard(state, seat, kind))).toEqual(units);
        expect(player.technologies).toEqual(startingTechnologies);
        const own = PLANETS.flatMap((_, planet) =>
          state.control[planet] === seat ? [planet] : [],
        );
        expect(own).toEqual(TILES[home].planets);
        expect(own.some((planet) => state.exhausted[planet])).toBe(false);
      }
    },
  );

  it('TI-13.3 dock, PDS and infantry go to home planets of choice, two PDS at most on each', () => {
    const game = opening(6);
    while (!game.offered.includes('buildDock:nar')) game.play(game.offered[0]);
    const who = game.asked;
    expect(game.prompt).toBe('startDock');
    game.offers(['buildDock:nar', 'buildDock:jol']).play('buildDock:nar');
    game.play('buildPds:jol').offers(['buildPds:nar', 'buildPds:jol']).play('buildPds:jol');
    game.offers(['landAll:nar', 'landAll:jol', 'land:nar', 'land:jol']).play('land:nar');
    game.offers(['landAll:nar', 'landAll:jol']).play('landAll:jol');
    expect(game.units(who, 'nar')).toEqual({ dock: 1, infantry: 1 });
    expect(game.units(who, 'jol')).toEqual({ pds: 2, infantry: 1 });
    expect(game.units(who, '12')).toEqual({ fighter: 1, carrier: 2, dreadnought: 1 });
  });

  it('TI-1.13 everybody has one secret objective that nobody else sees', () => {
    const { state } = opening(4);
    for (const [seat, player] of state.players.entries()) {
      expect(player.secrets).toHaveLength(1);
      expect(ti4.view(state, seat).players[seat].secrets).toEqual(player.secrets);
      const other = (seat + 1) % 4;
      expect(ti4.view(state, other).players[seat].secrets).not.toEqual(player.secrets);
    }
    expect(state.secretDeck).toHaveLength(16);
  });

  it('TI-20.6 five objectives of each stage lie ready, two of stage I are open', () => {
    const { state } = opening(3);
    expect(state.revealed).toHaveLength(2);
    expect(state.revealed.every((objective) => PUBLIC[objective].points === 1)).toBe(true);
    expect(state.stage1).toHaveLength(3);
    expect(state.stage2).toHaveLength(5);
    expect(state.stage2.every((objective) => PUBLIC[objective].points === 2)).toBe(true);
  });

  it('five players: bonus goods by place; nobody gets any at other tables', () => {
    expect(opening(5).state.players.map(({ goods }) => goods)).toEqual([2, 4, 2, 0, 0]);
    expect(opening(5).events('bonusGoods')).toHaveLength(3);
    expect(opening(6).state.players.map(({ goods }) => goods)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('the custodians guard Mecatol Rex, nobody controls a planet outside the homes', () => {
    const { state } = opening(6);
    expect(state.custodians).toBe(true);
    for (const [planet, { tile }] of PLANETS.entries())
      if (TILES[tile].kind !== 'home') expect(state.control[planet]).toBe(NONE);
  });

  it('TI-21.1 ten points win, or fourteen if the players like', () => {
    expect(opening(3).state.variant.points).toBe(10);
    expect(opening(3, { points: 14 }).state.variant.points).toBe(14);
  });

  it('TI-27.13 three to six players', () => {
    expect(() => opening(2)).toThrow();
    expect(() => opening(7)).toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { MECATOL, TILES } from '../content/index.ts';
import { conflictsOf, isValid, LAYOUTS, openPlaces, PLACES } from '../galaxy/index.ts';
import { draftRules } from '../bot/draft.ts';
import { bestOf } from '../bot/rule.ts';
import { handOf, mapOf } from '../rules/building.ts';
import { ti4 } from '../rules/game.ts';
import { options, type Option } from '../rules/options.ts';
import { clockwiseFrom } from '../rules/pieces.ts';
import { NONE } from '../rules/state.ts';
import { expectLawful, toTheEnd } from './before.ts';
import { opening } from './position.ts';
import type { Scenario } from './scenario.ts';
import { PLAYERS, SEAT } from './table.ts';

const TABLES = [3, 4, 5, 6];
const build = (seats: number, seed = 1): Scenario => opening(seats, { galaxy: 'built' }, seed);

/** Clauses by which places are refused to the tile in hand. */
function refusedSpaces(game: Scenario): Map<string, string> {
  const [{ details }] = game.match.asks;
  return new Map(
    (details.refused?.() ?? []).map(({ option, clause }) => [
      options.key(option as Option),
      clause,
    ]),
  );
}

describe('building the galaxy', () => {
  it.each(TABLES)('TI-29.6 %i players are dealt tiles by colour and place them all', (seats) => {
    const game = build(seats);
    const { deal } = LAYOUTS[seats];
    for (const { blue, red } of game.state.building.hands) {
      expect([blue.length, red.length]).toEqual([deal.blue, deal.red]);
      expect(blue.every((tile) => TILES[tile].kind === 'blue')).toBe(true);
      expect(red.every((tile) => TILES[tile].kind === 'red')).toBe(true);
    }
    toTheEnd(game);
    expect(isValid(mapOf(game.state))).toBe(true);
    expect(game.state.building.hands).toEqual([]);
    expect(game.events('placedTile')).toHaveLength(LAYOUTS[seats].tiles.length);
  });

  it.each(TABLES)('TI-29.6 %i players place from the speaker on, back and forth', (seats) => {
    const game = toTheEnd(build(seats));
    const { deal } = LAYOUTS[seats];
    const order = clockwiseFrom(game.state, game.state.speaker);
    const rounds = Array.from({ length: deal.blue + deal.red }, (_, round) =>
      round % 2 === 0 ? order : order.toReversed(),
    ).flat();
    const extra = deal.speakerRed > 0 ? [game.state.speaker] : [];
    expect(game.events('placedTile').map(({ player }) => player)).toEqual([...extra, ...rounds]);
  });

  it('TI-29.6 with five players the speaker first places an open red tile beside Mecatol Rex', () => {
    const game = build(5);
    expect([game.prompt, SEAT[game.asked]]).toEqual(['placeExtra', game.state.speaker]);
    const [, tile] = game.offered[0].split(':');
    game.offers([1, 2, 3, 4, 5, 6].map((number) => `placeTile:${tile}:1-${number}`));
    game.play(`placeTile:${tile}:1-4`);
    const [laid] = game.state.galaxy.systems.filter((system) =>
      ['blue', 'red'].includes(TILES[system].kind),
    );
    expect(TILES[laid].kind).toBe('red');
    expect([game.state.galaxy.q[laid], game.state.galaxy.r[laid]]).toEqual([0, 1]);
  });

  it('TI-29.6 nobody sees the tiles of others', () => {
    const { state } = build(4);
    const view = ti4.view(state, 1);
    expect(handOf(view, 1)).toEqual(handOf(state, 1));
    expect(handOf(view, 0)).toEqual(handOf(state, 0).map(() => NONE));
  });

  it('TI-29.5 Mecatol Rex and the homes lie there before the first tile', () => {
    const { state } = build(3);
    expect(state.galaxy.systems).toHaveLength(4);
    expect(state.galaxy.systems[0]).toBe(MECATOL);
    expect(state.galaxy.homes).toHaveLength(3);
  });

  it('TI-29.5 TI-29.7 a tile goes to a free place of the innermost ring that is not full', () => {
    const game = build(3);
    const [tile] = handOf(game.state, SEAT[game.asked]).map((each) => TILES[each].id);
    const outer = refusedSpaces(game);
    expect(outer.get(`placeTile:${tile}:2-1`)).toBe('TI-29.7');
    expect(outer.get(`placeTile:${tile}:3-1`)).toBe('TI-29.5');
    game.play(`placeTile:${tile}:1-1`);
    const [next] = handOf(game.state, SEAT[game.asked]).map((each) => TILES[each].id);
    expect(refusedSpaces(game).get(`placeTile:${next}:1-1`)).toBe('TI-29.5');
    expect(game.offered).not.toContain(`placeTile:${next}:1-1`);
  });

  it('TI-29.7 rings are filled from within', () => {
    const game = build(6);
    const rings: number[] = [];
    while (game.state.phase === 'setup') {
      const [place] = openPlaces(mapOf(game.state));
      if (game.prompt === 'placeTile') rings.push(PLACES[place].ring);
      game.play(game.offered[0]);
    }
    expect(rings).toEqual(rings.toSorted((one, other) => one - other));
  });

  it('TI-29.8 TI-29.9 refuses anomalies side by side, and equal wormholes', () => {
    const clauses = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const game = build(4, seed);
      while (game.state.phase === 'setup') {
        if (game.prompt === 'placeTile')
          for (const clause of refusedSpaces(game).values()) clauses.add(clause);
        game.play(game.offered[0]);
      }
      if (clauses.size === 4) break;
    }
    expect([...clauses].toSorted()).toEqual(['TI-29.5', 'TI-29.7', 'TI-29.8', 'TI-29.9']);
  });

  it('TI-29.8 TI-29.9 what must not touch does so only where the hand leaves no choice', () => {
    const game = build(6, 2);
    while (game.state.phase === 'setup') {
      const before = conflictsOf(mapOf(game.state)).length;
      const bars = [...refusedSpaces(game).values()];
      const isAvoidable = bars.some((clause) => clause === 'TI-29.8' || clause === 'TI-29.9');
      game.play(game.offered[0]);
      if (isAvoidable && game.state.phase === 'setup')
        expect(conflictsOf(mapOf(game.state)).length).toBeLessThanOrEqual(before);
    }
  });
});

describe('bots build', () => {
  it('good tiles near their homes and bad ones near those of others', () => {
    const game = build(6);
    const scores = PLAYERS.slice(0, 6).map(() => 0);
    const { homes } = LAYOUTS[6];
    const steps = (one: number, other: number): number => {
      const [dq, dr] = [PLACES[other].q - PLACES[one].q, PLACES[other].r - PLACES[one].r];
      return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    };
    while (game.state.phase === 'setup') {
      const [ask] = game.match.asks;
      const choice = bestOf(
        ask.options as readonly Option[],
        draftRules[ask.prompt.id](game.state, ask),
      )!;
      if (choice.do === 'placeTile') {
        const isGood = TILES[choice.system].planets.length > 0;
        const own = steps(homes[ask.seat], choice.space);
        const nearest = Math.min(...homes.map((home) => steps(home, choice.space)));
        if (isGood === (own === nearest)) scores[ask.seat]++;
        else scores[ask.seat]--;
      }
      game.play(options.key(choice));
    }
    expect(scores.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(6);
  });
});

describe('the laws', () => {
  it.each(TABLES)('hold while %i players build', (seats) => {
    expectLawful(seats, { galaxy: 'built', factions: 'all' }, 1);
    expectLawful(seats, { galaxy: 'built', factions: 'draft', bans: 1 }, 2);
  });
});

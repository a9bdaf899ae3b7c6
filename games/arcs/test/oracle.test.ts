import { FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../content/index.ts';
import { arcs } from '../index.ts';
import { standing } from '../rules/ambitions.ts';
import { neighboursOf } from '../rules/map.ts';
import { isOpenSlot } from '../rules/resources.ts';
import type { Arcs } from '../rules/state.ts';
import { adjacent, ORACLES } from './oracle.ts';
import { powerOf } from './scores.ts';

const AMBITIONS = [0, 1, 2, 3, 4];

/** Random matches, checked before every answer. */
function* moments(seats: number, leaders: string, seeds: number): Generator<Match<Arcs>> {
  for (let seed = 0; seed < seeds; seed++) {
    const setup = { leaders, splitDiscard: seed % 2 === 1 };
    const key = keyFromSeed(`oracle ${seats} ${leaders} ${seed}`);
    const match = Match.start(arcs, { seats, setup, key });
    const chance = new FastChance(seed);
    while (!match.over) {
      yield match;
      const [ask] = match.asks;
      const keys = ask.options.map((option) => ask.prompt.key(option));
      // Turns are played out and battles sought, so that there is something to look at.
      const busy = keys.filter((each) => !/^(pass|endTurn|endPrelude|waste)/.test(each));
      const eager = keys.filter((each) =>
        /^(act:(battle|secure|tax)|raidDice:[1-6]|steal)/.test(each),
      );
      const wanted = eager.length > 0 && chance.below(2) > 0 ? eager : busy;
      const from = wanted.length > 0 && chance.below(8) > 0 ? wanted : keys;
      match.answer(ask.seat, from[chance.below(from.length)]);
    }
  }
}

const isNew = (key: string): boolean =>
  key.startsWith('act:') && !/:(tax|build|move|repair|influence|secure|battle)$/.test(key);

describe('random matches', () => {
  it('offer just what the clauses allow', () => {
    const looked = new Set<string>();
    for (const seats of [2, 3, 4]) {
      for (const { state, asks } of moments(seats, 'off', 10)) {
        const [{ seat, prompt, options, details }] = asks;
        const oracle = ORACLES[prompt.id];
        if (oracle === undefined) continue;
        looked.add(prompt.id);
        const keys = options.map((option) => prompt.key(option)).filter((key) => !isNew(key));
        const allowed = oracle(state, seat, details.about ?? {});
        expect(keys.toSorted(), prompt.id).toEqual(allowed.toSorted());
      }
    }
    expect([...looked].toSorted()).toEqual(Object.keys(ORACLES).toSorted());
  });

  it.each([
    [2, 'off'],
    [3, 'on'],
    [4, 'two-lore'],
  ])('ARC-20.11 %i players, leaders %s: ambitions stand as the clauses say', (seats, leaders) => {
    for (const { state, asks } of moments(seats, leaders, 3)) {
      if (asks[0].prompt.id === 'draft') continue;
      const powers = AMBITIONS.map((ambition) =>
        standing(state, ambition).map(({ power }) => power),
      );
      expect(powers).toEqual(AMBITIONS.map((ambition) => powerOf(state, ambition)));
    }
  });

  it.each([
    [2, 'two-lore'],
    [3, 'off'],
    [4, 'on'],
  ])(
    'ARC-1.9 ARC-3.6 ARC-18.1 ARC-23.8 %i players, leaders %s: what must always hold',
    (seats, leaders) => {
      let powers: number[] = [];
      for (const { state, asks } of moments(seats, leaders, 3)) {
        const isNewMatch = state.turn.number === 0;
        powers = isNewMatch ? state.players.map(() => 0) : powers;
        const isSorting = asks.some(({ prompt }) => prompt.id === 'store');
        state.players.forEach((player, seat) => {
          expect(player.power).toBeGreaterThanOrEqual(powers[seat]);
          const { ships, starports, cities, agents } = player;
          expect(Math.min(ships, starports, cities, agents)).toBeGreaterThanOrEqual(0);
          const covered = player.slots.filter(
            (token, slot) => token >= 0 && !isOpenSlot(state, seat, slot),
          );
          if (!isSorting) expect(covered).toEqual([]);
        });
        powers = state.players.map(({ power }) => power);
        expect(Math.min(...state.supply, ...state.fresh, ...state.damaged)).toBeGreaterThanOrEqual(
          0,
        );
        if (asks[0].prompt.id === 'draft') continue;
        SYSTEMS.forEach(({ id }, system) => {
          const here = state.buildings.filter((building) => building.system === system);
          expect(new Set(here.map(({ place }) => place)).size).toBe(here.length);
          const isOut = neighboursOf(state, system).length === 0;
          if (isOut)
            expect([id, here, state.fresh.slice(4 * system, 4 * system + 4)]).toEqual([
              id,
              [],
              [0, 0, 0, 0],
            ]);
        });
      }
    },
  );

  it.each([2, 3, 4])(
    'ARC-3.2 ARC-3.3 ARC-3.4 ARC-3.7 ARC-3.8 neighbours on the maps of %i players',
    (seats) => {
      const seen = new Set<number>();
      for (let seed = 0; seen.size < 4; seed++) {
        const match = Match.start(arcs, { seats, setup: {}, key: keyFromSeed(seed) });
        const { state } = match;
        if (seen.has(state.setup)) continue;
        seen.add(state.setup);
        SYSTEMS.forEach(({ id }, system) => {
          const around = neighboursOf(state, system).map((next) => SYSTEMS[next].id);
          const told = SYSTEMS.map((other) => other.id).filter((other) =>
            adjacent(state, id, other),
          );
          expect(around, id).toEqual(told);
        });
      }
    },
  );
});

import type { Point, Told } from '@tablewright/board';
import { FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { createTeller, LOCALES } from '@tablewright/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  MAPS,
  SECRETS,
  STAGE_1,
  STAGE_2,
  STRATEGY_CARDS,
  TECHNOLOGIES,
  TILES,
} from '../../content/index.ts';
import { layGalaxy } from '../../rules/galaxy.ts';
import { ti4 } from '../../rules/game.ts';
import { ti4Text } from '../../text/index.ts';
import { APOTHEM } from '../art/hex.ts';
import { boundsOf, middleOf, placesOn, tokenPlaces } from '../board/layout.ts';
import { ti4Ui } from '../index.ts';
import { draw, fetchLaterParts, unlit } from './draw.ts';

beforeAll(fetchLaterParts);

const isInside = ([x, y]: Point, margin: number): boolean =>
  [0, 60, 120].every((turn) => {
    const angle = ((turn + 30) * Math.PI) / 180;
    return Math.abs(x * Math.cos(angle) + y * Math.sin(angle)) <= APOTHEM - margin;
  });

describe('a tile', () => {
  test('holds its planets, its wormhole and the tokens of six players', () => {
    for (const [system, { planets }] of TILES.entries()) {
      const { planets: places, hole } = placesOn(system);
      expect(places.map(({ planet }) => planet)).toEqual(planets);
      for (const { at, radius } of places)
        expect(isInside(at, radius), TILES[system].id).toBe(true);
      expect(isInside(hole.at, hole.size)).toBe(true);
    }
    for (const detail of ['far', 'near'] as const)
      for (const place of tokenPlaces(6, detail)) expect(isInside(place, 6)).toBe(true);
  });

  test('shares its place with no other, on every printed map', () => {
    for (const players of Object.keys(MAPS).map(Number)) {
      const galaxy = layGalaxy(TILES.slice(0, players).map((_, tile) => tile));
      const middles = galaxy.systems.map((system) => middleOf(galaxy, system).join());
      expect(new Set(middles).size).toBe(galaxy.systems.length);
      const { x, y, width, height } = boundsOf(galaxy);
      for (const system of galaxy.systems) {
        const [cx, cy] = middleOf(galaxy, system);
        expect(cx > x && cx < x + width && cy > y && cy < y + height).toBe(true);
      }
    }
  });
});

/** Questions that come up sooner or later. */
const USUAL = [
  'turn',
  'moveShips',
  'landForces',
  'produce',
  'payResources',
  'gainToken',
  'overFleet',
];

describe.each(['wide', 'tall'] as const)('the board, %s', (layout) => {
  test('shows everything that is offered in random matches', { timeout: 120_000 }, () => {
    const locale = layout === 'wide' ? 'cs' : 'pl';
    const teller = createTeller(ti4Text, locale, ['Ann', 'Bob', 'Cat'], { strict: true });
    const seen = new Set<string>();
    for (let seed = 0; !USUAL.every((prompt) => seen.has(prompt)); seed++) {
      expect(seed).toBeLessThan(8);
      const chance = new FastChance(seed);
      const match = Match.start(ti4, { seats: 3, setup: {}, key: keyFromSeed(seed) });
      const told: Told[] = [];
      while (!match.over && match.decisions < 1200) {
        const { seat, prompt } = match.asks[0];
        const { options } = match.observe(seat).question!;
        if (!seen.has(prompt.id)) {
          seen.add(prompt.id);
          const look = { match, teller, told, layout };
          expect(unlit(look), prompt.id).toEqual([]);
          expect(/undefined|NaN/.exec(draw(look)), prompt.id).toBeNull();
        }
        const doing = options.filter(({ key }) => key !== 'pass' || chance.below(5) === 0);
        const from = doing.length > 0 ? doing : options;
        const { events } = match.answer(seat, from[chance.below(from.length)].key);
        told.push(...events.map(({ type, args }) => ({ type, args })));
      }
    }
  });
});

test('ears are told what is in every system, in different words', () => {
  const match = Match.start(ti4, { seats: 6, setup: {}, key: keyFromSeed('ears') });
  const names6 = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'];
  for (const locale of LOCALES) {
    const teller = createTeller(ti4Text, locale, names6, { strict: true });
    const picture = draw({ match, teller, told: [], layout: 'wide' });
    const labels = [...picture.matchAll(/data-target="system:[^>]*aria-label="([^"]*)"/g)].map(
      ([, label]) => label,
    );
    expect(labels).toHaveLength(37);
    expect(new Set(labels).size).toBe(37);
  }
});

test('a thing in full tells its name and what is written on it', () => {
  const match = Match.start(ti4, { seats: 3, setup: {}, key: keyFromSeed('things') });
  for (const locale of LOCALES) {
    const teller = createTeller(ti4Text, locale, ['Ann', 'Bob', 'Cat'], { strict: true });
    const inFull = (target: string): string =>
      renderToStaticMarkup(createElement(ti4Ui.Inspect, { target, state: match.state, teller }));
    for (const { id } of TECHNOLOGIES)
      expect(inFull(`technology:${id}`)).toContain(teller.ability(`technology.${id}`));
    for (const { id } of [...STAGE_1, ...STAGE_2, ...SECRETS])
      expect(inFull(`objective:${id}`)).toContain(teller.ability(`objective.${id}`));
    for (const { id } of STRATEGY_CARDS)
      expect(inFull(`strategy:${id}`)).toContain(teller.ability(`strategy.${id}`));
    for (const target of ti4Ui.pieces) expect(inFull(target)).not.toBe('');
    expect(inFull('button:done')).toBe('');
    expect(inFull('technology:none')).toBe('');
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CREWS, FIGURES, MARKET, PLAN_KINDS } from '../content/index.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** Sources of what plays and draws the game; emblems are pictures of cards, by their names. */
const SOURCES = ['rules', 'cards', 'bot', 'ui']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && file !== path.join('ui', 'art', 'emblems.ts'))
  .map((file) => ({ file, code: codeOf(readFileSync(path.join(ROOT, file), 'utf8')) }));

function codeOf(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

/** Where a name occurs as a string or as the name of a property. */
function placesOf(name: string): string[] {
  const named = new RegExp(`['"\`]${name}['"\`]|(?<![\\w.'-])${name}:`, 'g');
  return SOURCES.flatMap(({ file, code }) => (code.match(named) ?? []).map(() => file));
}

/** What each crew and plan does stands in one place; nothing else asks for a card by its name. */
describe('a card is one entry', () => {
  it.each(CREWS)('%s', (crew) => {
    const places = placesOf(crew);
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places)).toEqual(new Set([path.join('cards', 'crew.ts')]));
    const copies = MARKET.filter((card) => card.crew === crew && card.id !== crew);
    expect(copies.flatMap(({ id }) => placesOf(id))).toEqual([]);
  });

  // Cutter and Gunship are also figures, which the rules call by these names.
  const cards = PLAN_KINDS.filter((plan) => !FIGURES.some((figure) => figure === plan));

  it.each(cards)('%s', (plan) => {
    const places = placesOf(plan);
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places)).toEqual(new Set([path.join('cards', 'plans.ts')]));
  });

  it('and is seen where it is named', () => {
    expect(placesOf('passesWreckage')).toContain(path.join('rules', 'voyage.ts'));
    expect(placesOf('helm')).toContain(path.join('rules', 'manner.ts'));
  });
});

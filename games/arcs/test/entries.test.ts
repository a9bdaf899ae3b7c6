import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { powers } from '../cards/index.ts';
import { COURT, LEADERS, LORE, NEW_ACTIONS } from '../content/index.ts';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** Pictures of cards go by their names. */
const ART = ['ui/cards/emblems.ts', 'ui/cards/portraits.tsx'];

const sources = ['rules', 'cards', 'bot', 'ui'].flatMap((folder) =>
  readdirSync(FOLDER + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !ART.includes(file))
    .map((file) => ({ file, text: readFileSync(FOLDER + file, 'utf8') })),
);

/** Where the id stands in quotes, or as the name of an entry. */
function places(id: string): string[] {
  const named = new RegExp(`['"\`]${id}['"\`]|(?<![\\w'-])${id}:`, 'g');
  return sources.flatMap(({ file, text }) => [...text.matchAll(named)].map(() => file));
}

describe('what a card does is one entry', () => {
  it.each([
    ...COURT.map(({ id, kind }) => [id, `cards/${kind}.ts`]),
    ...LEADERS.map(({ id }) => [id, 'cards/leaders.ts']),
    ...LORE.map(({ id }) => [id, 'cards/lore.ts']),
  ])('%s is named once, in %s', (id, file) => {
    expect(places(id)).toEqual([file]);
  });

  it('and each new action belongs to one card', () => {
    const taken = [
      ...COURT.flatMap((_, card) => powers.on('court', card, 'action')),
      ...LORE.flatMap((_, card) => powers.on('lore', card, 'action')),
    ].map(({ ability }) => ability.id);
    expect(taken).toEqual(NEW_ACTIONS.map(({ id }) => id));
  });
});

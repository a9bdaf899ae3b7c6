import { readFileSync } from 'node:fs';
import { LOCALES } from '@tablewright/text';
import { describe, expect, it } from 'vitest';
import { TITLES } from '../src/registry.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

const FINISHED = TITLES.filter(({ manifest }) => manifest.status !== 'development');

describe.each(FINISHED)('the manifest of $manifest.id', ({ manifest, game }) => {
  const { id, name, tagline, players, minutes, credits, face } = manifest;

  it('fits the rules', () => {
    expect(id).toBe(game.id);
    expect(players).toEqual(game.seats);
  });

  it('says everything in every language', () => {
    for (const locale of LOCALES) {
      expect(name[locale]).not.toBe('');
      expect(tagline[locale]).not.toBe('');
    }
    expect(minutes[0]).toBeLessThanOrEqual(minutes[1]);
    for (const colour of [face.main, face.ink, ...face.others])
      expect(colour).toMatch(/^#[\da-f]{6}$/);
  });

  it('credits the same people as the README', () => {
    const row = README.split('\n').find((line) => line.startsWith(`| ${name.en} |`));
    for (const words of [...credits.designers, ...credits.publishers, credits.box])
      expect(row).toContain(words);
  });
});

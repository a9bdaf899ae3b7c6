import { describe, expect, it } from 'vitest';
import {
  ABILITIES,
  ACTION_CARDS,
  AGENDAS,
  NOTES,
  PROFILES,
  SECRETS,
  STAGE_1,
  STAGE_2,
  STRATEGY_CARDS,
  TECHNOLOGIES,
} from '../content/index.ts';
import { ti4Text } from '../text/index.ts';

interface Piece {
  readonly id: string;
  readonly faction: number | null;
}

const keysOf = (prefix: string, pieces: readonly { readonly id: string }[]): string[] =>
  pieces.map(({ id }) => `${prefix}.${id}`);

const ofFactions = ({ faction }: Piece): boolean => faction !== null;

const KEYS = [
  ...keysOf(
    'technology',
    TECHNOLOGIES.filter((card) => card.faction === null || ofFactions(card)),
  ),
  ...keysOf('ability', ABILITIES.filter(ofFactions)),
  ...keysOf('unit', PROFILES.filter(ofFactions)),
  ...keysOf('strategy', STRATEGY_CARDS),
  ...keysOf('objective', [...STAGE_1, ...STAGE_2, ...SECRETS]),
  ...keysOf('action', ACTION_CARDS),
  ...keysOf('agenda', AGENDAS),
  ...keysOf('note', NOTES),
];

describe.each(Object.entries(ti4Text.languages))('what pieces do, in %s', (_, { abilities }) => {
  it('is told of every piece that a match can have, of all notes, and of nothing else', () => {
    expect(Object.keys(abilities).toSorted()).toEqual(KEYS.toSorted());
  });

  it('is set in whole sentences, with proper apostrophes', () => {
    for (const text of Object.values(abilities)) expect(text).toMatch(/^\p{Lu}[^'"]*\.$/u);
  });
});

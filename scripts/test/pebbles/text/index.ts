import type { GameText, LanguageText } from '@tablewright/text';

const language = (pebble: string, take: string): LanguageText => ({
  messages: {
    'prompt.take': `${take}?`,
    'option.take': `${take} {count}`,
    'log.took': `{player}: {count}`,
    'where.pile': pebble,
  },
  terminal: { 'board.legend': `o = ${pebble}` },
  names: { pebble },
  abilities: {},
  clauses: {},
  rulebook: `# ${pebble}`,
  lessons: {
    'first.title': take,
    'first.about': pebble,
    'first.take.title': take,
    'first.take.body': pebble,
  },
});

export const pebblesText: GameText = {
  arguments: { player: 'player' },
  languages: {
    en: language('pebble', 'Take'),
    cs: language('oblázek', 'Vezmi'),
    pl: language('kamyk', 'Weź'),
  },
};

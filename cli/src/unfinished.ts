import type { Drawing } from '@tablewright/board/terminal';
import type { GameText, LanguageText } from '@tablewright/text';

// What stands in where a game in development has no texts or no drawing yet. Without a text its id is shown.

const nothing: LanguageText = { messages: {}, names: {}, abilities: {}, clauses: {} };

export const NO_TEXT: GameText = {
  arguments: {},
  languages: { en: nothing, cs: nothing, pl: nothing },
};

export const NO_DRAWING: Drawing = {
  board: () => [],
  outline: () => [],
  preview: () => null,
  picture: () => [],
  note: () => '',
  legend: () => '',
  scoreSheet: () => [],
  colour: () => '',
  badge: () => '',
};

import { messages as directives } from './agendas/directives.ts';
import { messages as votes } from './agendas/general.ts';
import { messages as laws } from './agendas/laws.ts';
import { messages as planets } from './agendas/planets.ts';
import { messages as combat } from './cards/combat.ts';
import { messages as component } from './cards/component.ts';
import { messages as council } from './cards/council.ts';
import { messages as general } from './cards/general.ts';
import { messages as notes } from './cards/notes.ts';
import { messages as panels } from './cards/panels.ts';
import { messages as tactical } from './cards/tactical.ts';

/** What is said about action cards, promissory notes and agendas. */
export const deckMessages = {
  ...general,
  ...component,
  ...tactical,
  ...combat,
  ...council,
  ...notes,
  ...panels,
  ...votes,
  ...laws,
  ...planets,
  ...directives,
};

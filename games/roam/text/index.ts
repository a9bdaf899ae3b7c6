import type { GameText } from '@tablewright/text';
import { abilities as csAbilities } from './cs/abilities.ts';
import { clauses as csClauses } from './cs/clauses.ts';
import { lessons as csLessons } from './cs/lessons.ts';
import { messages as csMessages } from './cs/messages.ts';
import { names as csNames } from './cs/names.ts';
import csRulebook from './cs/rulebook.md?raw' with { type: 'text' };
import { terminal as csTerminal } from './cs/terminal.ts';
import { uiMessages as csUi } from './cs/ui.ts';
import { why as csWhy } from './cs/why.ts';
import { abilities as enAbilities } from './en/abilities.ts';
import { clauses as enClauses } from './en/clauses.ts';
import { lessons as enLessons } from './en/lessons.ts';
import { messages as enMessages } from './en/messages.ts';
import { names as enNames } from './en/names.ts';
import enRulebook from './en/rulebook.md?raw' with { type: 'text' };
import { terminal as enTerminal } from './en/terminal.ts';
import { uiMessages as enUi } from './en/ui.ts';
import { why as enWhy } from './en/why.ts';
import { abilities as plAbilities } from './pl/abilities.ts';
import { clauses as plClauses } from './pl/clauses.ts';
import { lessons as plLessons } from './pl/lessons.ts';
import { messages as plMessages } from './pl/messages.ts';
import { names as plNames } from './pl/names.ts';
import plRulebook from './pl/rulebook.md?raw' with { type: 'text' };
import { terminal as plTerminal } from './pl/terminal.ts';
import { uiMessages as plUi } from './pl/ui.ts';
import { why as plWhy } from './pl/why.ts';

/** Everything Roam says, in every language. */
export const roamText: GameText = {
  arguments: {
    ability: 'name',
    artifact: 'name',
    card: 'name',
    cards: 'name',
    edge: 'name',
    edges: 'name',
    order: 'player',
    owner: 'player',
    player: 'player',
    players: 'player',
    winners: 'player',
  },
  languages: {
    en: {
      messages: { ...enMessages, ...enUi, ...enWhy },
      terminal: enTerminal,
      names: enNames,
      abilities: enAbilities,
      clauses: enClauses,
      rulebook: enRulebook,
      lessons: enLessons,
    },
    cs: {
      messages: { ...csMessages, ...csUi, ...csWhy },
      terminal: csTerminal,
      names: csNames,
      abilities: csAbilities,
      clauses: csClauses,
      rulebook: csRulebook,
      lessons: csLessons,
    },
    pl: {
      messages: { ...plMessages, ...plUi, ...plWhy },
      terminal: plTerminal,
      names: plNames,
      abilities: plAbilities,
      clauses: plClauses,
      rulebook: plRulebook,
      lessons: plLessons,
    },
  },
};

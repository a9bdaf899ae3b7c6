import type { GameText } from '@tablewright/text';
import { abilities as csAbilities } from './cs/abilities.ts';
import { board as csBoard } from './cs/board.ts';
import { clauses as csClauses } from './cs/clauses.ts';
import { lessons as csLessons } from './cs/lessons.ts';
import { log as csLog } from './cs/log.ts';
import { messages as csMessages } from './cs/messages.ts';
import { names as csNames } from './cs/names.ts';
import csRulebook from './cs/rulebook.md?raw' with { type: 'text' };
import { uiMessages as csUi } from './cs/ui.ts';
import { abilities as enAbilities } from './en/abilities.ts';
import { board as enBoard } from './en/board.ts';
import { clauses as enClauses } from './en/clauses.ts';
import { lessons as enLessons } from './en/lessons.ts';
import { log as enLog } from './en/log.ts';
import { messages as enMessages } from './en/messages.ts';
import { names as enNames } from './en/names.ts';
import enRulebook from './en/rulebook.md?raw' with { type: 'text' };
import { uiMessages as enUi } from './en/ui.ts';
import { abilities as plAbilities } from './pl/abilities.ts';
import { board as plBoard } from './pl/board.ts';
import { clauses as plClauses } from './pl/clauses.ts';
import { lessons as plLessons } from './pl/lessons.ts';
import { log as plLog } from './pl/log.ts';
import { messages as plMessages } from './pl/messages.ts';
import { names as plNames } from './pl/names.ts';
import plRulebook from './pl/rulebook.md?raw' with { type: 'text' };
import { uiMessages as plUi } from './pl/ui.ts';

/**
 * Everything Arcs says, in every language. Resources, ambitions, actions and pieces come as ids: sentences
 * choose their case by `select`.
 */
export const arcsText: GameText = {
  arguments: {
    card: 'name',
    court: 'name',
    from: 'name',
    gave: 'name',
    leader: 'name',
    lore: 'name',
    owner: 'player',
    player: 'player',
    players: 'player',
    rival: 'player',
    setup: 'name',
    system: 'name',
    to: 'name',
    took: 'name',
    winners: 'player',
  },
  languages: {
    en: {
      messages: { ...enMessages, ...enLog, ...enBoard, ...enUi },
      names: enNames,
      abilities: enAbilities,
      clauses: enClauses,
      rulebook: enRulebook,
      lessons: enLessons,
    },
    cs: {
      messages: { ...csMessages, ...csLog, ...csBoard, ...csUi },
      names: csNames,
      abilities: csAbilities,
      clauses: csClauses,
      rulebook: csRulebook,
      lessons: csLessons,
    },
    pl: {
      messages: { ...plMessages, ...plLog, ...plBoard, ...plUi },
      names: plNames,
      abilities: plAbilities,
      clauses: plClauses,
      rulebook: plRulebook,
      lessons: plLessons,
    },
  },
};

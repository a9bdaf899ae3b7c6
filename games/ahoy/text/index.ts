import type { GameText } from '@tablewright/text';
import { cards as csCards } from './cs/cards.ts';
import { cargo as csCargo } from './cs/cargo.ts';
import { clauses as csClauses } from './cs/clauses.ts';
import { lessons as csLessons } from './cs/lessons.ts';
import { log as csLog } from './cs/log.ts';
import { messages as csMessages } from './cs/messages.ts';
import { names as csNames } from './cs/names.ts';
import csRulebook from './cs/rulebook.md?raw' with { type: 'text' };
import { terminal as csTerminal } from './cs/terminal.ts';
import { uiMessages as csUi } from './cs/ui.ts';
import { why as csWhy } from './cs/why.ts';
import { cards as enCards } from './en/cards.ts';
import { cargo as enCargo } from './en/cargo.ts';
import { clauses as enClauses } from './en/clauses.ts';
import { lessons as enLessons } from './en/lessons.ts';
import { log as enLog } from './en/log.ts';
import { messages as enMessages } from './en/messages.ts';
import { names as enNames } from './en/names.ts';
import enRulebook from './en/rulebook.md?raw' with { type: 'text' };
import { terminal as enTerminal } from './en/terminal.ts';
import { uiMessages as enUi } from './en/ui.ts';
import { why as enWhy } from './en/why.ts';
import { cards as plCards } from './pl/cards.ts';
import { cargo as plCargo } from './pl/cargo.ts';
import { clauses as plClauses } from './pl/clauses.ts';
import { lessons as plLessons } from './pl/lessons.ts';
import { log as plLog } from './pl/log.ts';
import { messages as plMessages } from './pl/messages.ts';
import { names as plNames } from './pl/names.ts';
import plRulebook from './pl/rulebook.md?raw' with { type: 'text' };
import { terminal as plTerminal } from './pl/terminal.ts';
import { uiMessages as plUi } from './pl/ui.ts';
import { why as plWhy } from './pl/why.ts';

/** Everything Ahoy says, in every language. */
export const ahoyText: GameText = {
  arguments: {
    card: 'name',
    cards: 'name',
    cell: 'name',
    direction: 'name',
    enemy: 'player',
    faction: 'name',
    factions: 'name',
    from: 'name',
    loser: 'player',
    market: 'name',
    order: 'player',
    otherFaction: 'name',
    plan: 'name',
    plans: 'name',
    player: 'player',
    removed: 'name',
    slot: 'name',
    source: 'name',
    space: 'name',
    suit: 'name',
    tile: 'name',
    tiles: 'name',
    to: 'name',
    victim: 'player',
    victory: 'name',
    winner: 'player',
    winners: 'player',
  },
  languages: {
    en: {
      messages: { ...enMessages, ...enLog, ...enCargo, ...enUi, ...enWhy },
      terminal: enTerminal,
      names: enNames,
      abilities: enCards,
      clauses: enClauses,
      rulebook: enRulebook,
      lessons: enLessons,
    },
    cs: {
      messages: { ...csMessages, ...csLog, ...csCargo, ...csUi, ...csWhy },
      terminal: csTerminal,
      names: csNames,
      abilities: csCards,
      clauses: csClauses,
      rulebook: csRulebook,
      lessons: csLessons,
    },
    pl: {
      messages: { ...plMessages, ...plLog, ...plCargo, ...plUi, ...plWhy },
      terminal: plTerminal,
      names: plNames,
      abilities: plCards,
      clauses: plClauses,
      rulebook: plRulebook,
      lessons: plLessons,
    },
  },
};

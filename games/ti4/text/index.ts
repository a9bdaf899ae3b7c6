import { type GameText, glossaryOf } from '@tablewright/text';
import { abilities as csAbilities } from './cs/abilities.ts';
import { cardAbilities as csCardAbilities } from './cs/card-abilities.ts';
import { cardNames as csCardNames } from './cs/card-names.ts';
import { clauses as csClauses } from './cs/clauses.ts';
import { coach as csCoach } from './cs/coach.ts';
import { deckMessages as csDecks } from './cs/decks.ts';
import { galaxyMessages as csGalaxy } from './cs/galaxy.ts';
import { glance as csGlance } from './cs/glance.ts';
import { glossary as csGlossary } from './cs/glossary.ts';
import { help as csHelp } from './cs/help.ts';
import { lessons as csLessons } from './cs/lessons.ts';
import { log as csLog } from './cs/log.ts';
import { messages as csMessages } from './cs/messages.ts';
import { names as csNames } from './cs/names.ts';
import { oddsMessages as csOdds } from './cs/odds.ts';
import { referenceMessages as csReference } from './cs/reference.ts';
import csRulebook from './cs/rulebook.md?raw' with { type: 'text' };
import { terminal as csTerminal } from './cs/terminal.ts';
import { uiMessages as csUi } from './cs/ui.ts';
import { why as csWhy } from './cs/why.ts';
import { abilities as enAbilities } from './en/abilities.ts';
import { cardAbilities as enCardAbilities } from './en/card-abilities.ts';
import { cardNames as enCardNames } from './en/card-names.ts';
import { clauses as enClauses } from './en/clauses.ts';
import { coach as enCoach } from './en/coach.ts';
import { deckMessages as enDecks } from './en/decks.ts';
import { galaxyMessages as enGalaxy } from './en/galaxy.ts';
import { glance as enGlance } from './en/glance.ts';
import { glossary as enGlossary } from './en/glossary.ts';
import { help as enHelp } from './en/help.ts';
import { lessons as enLessons } from './en/lessons.ts';
import { log as enLog } from './en/log.ts';
import { messages as enMessages } from './en/messages.ts';
import { names as enNames } from './en/names.ts';
import { oddsMessages as enOdds } from './en/odds.ts';
import { referenceMessages as enReference } from './en/reference.ts';
import enRulebook from './en/rulebook.md?raw' with { type: 'text' };
import { terminal as enTerminal } from './en/terminal.ts';
import { uiMessages as enUi } from './en/ui.ts';
import { why as enWhy } from './en/why.ts';
import { abilities as plAbilities } from './pl/abilities.ts';
import { cardAbilities as plCardAbilities } from './pl/card-abilities.ts';
import { cardNames as plCardNames } from './pl/card-names.ts';
import { clauses as plClauses } from './pl/clauses.ts';
import { coach as plCoach } from './pl/coach.ts';
import { deckMessages as plDecks } from './pl/decks.ts';
import { galaxyMessages as plGalaxy } from './pl/galaxy.ts';
import { glance as plGlance } from './pl/glance.ts';
import { glossary as plGlossary } from './pl/glossary.ts';
import { help as plHelp } from './pl/help.ts';
import { lessons as plLessons } from './pl/lessons.ts';
import { log as plLog } from './pl/log.ts';
import { messages as plMessages } from './pl/messages.ts';
import { names as plNames } from './pl/names.ts';
import { oddsMessages as plOdds } from './pl/odds.ts';
import { referenceMessages as plReference } from './pl/reference.ts';
import plRulebook from './pl/rulebook.md?raw' with { type: 'text' };
import { terminal as plTerminal } from './pl/terminal.ts';
import { uiMessages as plUi } from './pl/ui.ts';
import { why as plWhy } from './pl/why.ts';
import { placeNames } from './places.ts';
import { TERMS } from './terms.ts';

/**
 * Everything Twilight Imperium says, in every language. Kinds of units, pools and colours come as ids: sentences choose
 * their case by `select`.
 */
export const ti4Text: GameText = {
  arguments: {
    actionCard: 'action.',
    actionCards: 'action.',
    agenda: 'agenda.',
    agendas: 'agenda.',
    attacker: 'player',
    card: 'strategy.',
    cards: 'strategy.',
    defender: 'player',
    does: 'ability',
    faction: 'faction.',
    from: 'system.',
    gets: 'strategy.',
    gives: 'strategy.',
    law: 'agenda.',
    mine: 'strategy.',
    note: 'note.',
    objective: 'objective.',
    other: 'player',
    planet: 'planet.',
    planets: 'planet.',
    player: 'player',
    players: 'player',
    power: 'name',
    rival: 'player',
    secret: 'objective.',
    speaker: 'player',
    swapped: 'name',
    system: 'system.',
    target: 'name',
    technology: 'technology.',
    theirs: 'strategy.',
    to: 'system.',
  },
  languages: {
    en: {
      messages: {
        ...enMessages,
        ...enLog,
        ...enUi,
        ...enWhy,
        ...enHelp,
        ...enCoach,
        ...enGlance,
        ...enOdds,
        ...enGalaxy,
        ...enDecks,
        ...enReference,
      },
      terminal: enTerminal,
      names: { ...enNames, ...enCardNames, ...placeNames(enNames, 'empty space') },
      abilities: { ...enAbilities, ...enCardAbilities },
      clauses: enClauses,
      rulebook: enRulebook,
      lessons: enLessons,
      glossary: glossaryOf(TERMS, enGlossary),
    },
    cs: {
      messages: {
        ...csMessages,
        ...csLog,
        ...csUi,
        ...csWhy,
        ...csHelp,
        ...csCoach,
        ...csGlance,
        ...csOdds,
        ...csGalaxy,
        ...csDecks,
        ...csReference,
      },
      terminal: csTerminal,
      names: { ...csNames, ...csCardNames, ...placeNames(csNames, 'prázdný vesmír') },
      abilities: { ...csAbilities, ...csCardAbilities },
      clauses: csClauses,
      rulebook: csRulebook,
      lessons: csLessons,
      glossary: glossaryOf(TERMS, csGlossary),
    },
    pl: {
      messages: {
        ...plMessages,
        ...plLog,
        ...plUi,
        ...plWhy,
        ...plHelp,
        ...plCoach,
        ...plGlance,
        ...plOdds,
        ...plGalaxy,
        ...plDecks,
        ...plReference,
      },
      terminal: plTerminal,
      names: { ...plNames, ...plCardNames, ...placeNames(plNames, 'pusta przestrzeń') },
      abilities: { ...plAbilities, ...plCardAbilities },
      clauses: plClauses,
      rulebook: plRulebook,
      lessons: plLessons,
      glossary: glossaryOf(TERMS, plGlossary),
    },
  },
};

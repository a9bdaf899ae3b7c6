import { unit } from '../words.ts';

/** Drawing, discarding and playing action cards and promissory notes. */
export const messages = {
  'prompt.handLimit':
    'Máš {count, plural, one {# kartu akce} few {# karty akcí} other {# karet akcí}} nad limit. Jednu odhoď.',
  'prompt.discardCards': 'Odhoď karty akcí (zbývá: {count}).',
  'prompt.card.played': '{player} hraje kartu {actionCard}. Zrušíš ji?',
  'prompt.strategy.start': 'Začíná strategická fáze. Použiješ schopnost?',
  'prompt.strategy.chosen': '{player} si vybírá kartu {card}. Použiješ schopnost?',
  'prompt.status.return': 'Karty strategií se mají vrátit. Použiješ schopnost?',
  'prompt.sortAgendas':
    'Politika: každou prohlédnutou agendu dej navrch, nebo naspod balíčku (zbývá: {count}). Z těch navrchu leží poslední nejvýš.',

  'option.play': 'Zahrát kartu {actionCard}',
  'option.playNote': 'Zahrát směnku {note} hráče {player}',
  'option.lock': 'Přeskočit do konce této chvíle',
  'option.discard': 'Odhodit kartu {actionCard}',
  'option.chooseLaw': '{law}',
  'option.chooseCount': '{count}',
  'option.onTop': '{agenda}: navrch',
  'option.atBottom': '{agenda}: naspod',

  'thing.note': '{note} hráče {player}',
  'thing.actionCard': '{actionCard}',

  'log.drewCards':
    '{player} si bere {count, plural, one {# kartu akce} few {# karty akcí} other {# karet akcí}}{known, select, true {: {actionCards}} other {}}.',
  'log.discardedCards': '{player} odhazuje z ruky: {actionCards}.',
  'log.reshuffled':
    '{deck, select, action {Odhozené karty akcí} other {Odhozené agendy}} se zamíchají do nového balíčku.',
  'log.played': `{player} hraje kartu {actionCard}{aim, select, nothing {} player {, cíl: {other}} ship {, cíl: ${unit} hráče {other} v systému {target}} place {, cíl: {other} v systému {target}} count {, počet: {count}} for {, předpověď: pro} against {, předpověď: proti} predictsPlayer {, předpověď: {other}} predicts {, předpověď: {target}} other {: {target}}}.`,
  'log.cancelled': 'Karta {actionCard} hráče {player} je zrušena.',
  'log.stolen':
    '{player} bere náhodnou kartu akce hráči {other}{known, select, true {: {actionCards}} other {}}.',
  'log.playedNote': '{player} hraje směnku {note} hráče {other}.',
  'log.displayedNote': '{player} vykládá směnku {note} hráče {other}.',
  'log.returnedNote': 'Směnka {note} se vrací hráči {other}.',
  'log.lostPoint':
    '{player} ztrácí {count, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}.',
  'log.gainedPoint':
    '{player} získává {count, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}.',
  'log.peeked':
    '{player} si prohlíží vršek balíčku agend{known, select, true {: {agendas}} other {}}.',
};

import { aUnit } from '../words.ts';

/** Drawing, discarding and playing action cards and promissory notes. */
export const messages = {
  'prompt.handLimit':
    '{count, plural, one {You hold # action card too many.} other {You hold # action cards too many.}} Discard one.',
  'prompt.discardCards': 'Discard action cards ({count} left).',
  'prompt.card.played': '{player} plays {actionCard}. Cancel it?',
  'prompt.strategy.start': 'The strategy phase begins. Use an ability?',
  'prompt.strategy.chosen': '{player} chooses {card}. Use an ability?',
  'prompt.status.return': 'Strategy cards are about to be returned. Use an ability?',
  'prompt.sortAgendas':
    'Politics: put each agenda you have looked at on top of the deck or at its bottom ({count} left). Of those on top the last one lies uppermost.',

  'option.play': 'Play {actionCard}',
  'option.playNote': 'Play {note} of {player}',
  'option.lock': 'Skip for the rest of this moment',
  'option.discard': 'Discard {actionCard}',
  'option.chooseLaw': '{law}',
  'option.chooseCount': '{count}',
  'option.onTop': '{agenda}: on top',
  'option.atBottom': '{agenda}: at the bottom',

  'thing.note': '{note} of {player}',
  'thing.actionCard': '{actionCard}',

  'log.drewCards':
    '{player} draws {count, plural, one {# action card} other {# action cards}}{known, select, true {: {actionCards}} other {}}.',
  'log.discardedCards': '{player} discards {actionCards}.',
  'log.reshuffled':
    'The {deck, select, action {action cards} other {agendas}} in the discard pile are shuffled into a new deck.',
  'log.played': `{player} plays {actionCard}{aim, select, nothing {} player { on {other}} ship {: ${aUnit} of {other} in {target}} place {: {other} in {target}} count { for {count}} for {, predicting “for”} against {, predicting “against”} predictsPlayer {, predicting {other}} predicts {, predicting {target}} other {: {target}}}.`,
  'log.cancelled': '{actionCard} of {player} is cancelled.',
  'log.stolen':
    '{player} takes a random action card from {other}{known, select, true {: {actionCards}} other {}}.',
  'log.playedNote': '{player} plays {note} of {other}.',
  'log.displayedNote': '{player} lays out {note} of {other}.',
  'log.returnedNote': '{note} goes back to {other}.',
  'log.lostPoint':
    '{player} loses {count, plural, one {# victory point} other {# victory points}}.',
  'log.gainedPoint':
    '{player} gains {count, plural, one {# victory point} other {# victory points}}.',
  'log.peeked':
    '{player} looks at the top of the agenda deck{known, select, true {: {agendas}} other {}}.',
};

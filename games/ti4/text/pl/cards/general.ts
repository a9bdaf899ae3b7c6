import { unit } from '../words.ts';

/** Drawing, discarding and playing action cards and promissory notes. */
export const messages = {
  'prompt.handLimit':
    'Masz {count, plural, one {# kartę akcji} few {# karty akcji} many {# kart akcji} other {# kart akcji}} ponad limit. Odrzuć jedną.',
  'prompt.discardCards': 'Odrzuć karty akcji (zostało: {count}).',
  'prompt.card.played': '{player} zagrywa kartę {actionCard}. Anulujesz ją?',
  'prompt.strategy.start': 'Zaczyna się faza strategii. Używasz zdolności?',
  'prompt.strategy.chosen': '{player} wybiera kartę {card}. Używasz zdolności?',
  'prompt.status.return': 'Karty strategii mają zostać zwrócone. Używasz zdolności?',
  'prompt.sortAgendas':
    'Polityka: każdą obejrzaną agendę połóż na wierzchu albo na spodzie talii (zostało: {count}). Z tych na wierzchu ostatnia leży najwyżej.',

  'option.play': 'Zagraj kartę {actionCard}',
  'option.playNote': 'Zagraj weksel {note} gracza {player}',
  'option.lock': 'Pomiń do końca tej chwili',
  'option.discard': 'Odrzuć kartę {actionCard}',
  'option.chooseLaw': '{law}',
  'option.chooseCount': '{count}',
  'option.onTop': '{agenda}: na wierzch',
  'option.atBottom': '{agenda}: na spód',

  'thing.note': '{note} gracza {player}',
  'thing.actionCard': '{actionCard}',

  'log.drewCards':
    '{player} dobiera {count, plural, one {# kartę akcji} few {# karty akcji} many {# kart akcji} other {# kart akcji}}{known, select, true {: {actionCards}} other {}}.',
  'log.discardedCards': '{player} odrzuca z ręki: {actionCards}.',
  'log.reshuffled':
    '{deck, select, action {Odrzucone karty akcji} other {Odrzucone agendy}} zostają potasowane w nową talię.',
  'log.played': `{player} zagrywa kartę {actionCard}{aim, select, nothing {} player {, cel: {other}} ship {, cel: ${unit} gracza {other} w systemie {target}} place {, cel: {other} w systemie {target}} count {, liczba: {count}} for {, przewidywanie: za} against {, przewidywanie: przeciw} predictsPlayer {, przewidywanie: {other}} predicts {, przewidywanie: {target}} other {: {target}}}.`,
  'log.cancelled': 'Karta {actionCard} gracza {player} zostaje anulowana.',
  'log.stolen':
    '{player} zabiera losową kartę akcji graczowi {other}{known, select, true {: {actionCards}} other {}}.',
  'log.playedNote': '{player} zagrywa weksel {note} gracza {other}.',
  'log.displayedNote': '{player} wykłada weksel {note} gracza {other}.',
  'log.returnedNote': 'Weksel {note} wraca do gracza {other}.',
  'log.lostPoint':
    '{player} traci {count, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktów zwycięstwa}}.',
  'log.gainedPoint':
    '{player} zyskuje {count, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktów zwycięstwa}}.',
  'log.peeked': '{player} ogląda wierzch talii agend{known, select, true {: {agendas}} other {}}.',
};

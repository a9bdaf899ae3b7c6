import type { messages as en } from '../../en/cards/council.ts';

export const messages: Record<keyof typeof en, string> = {
  'prompt.predict': '{actionCard}: przewidź wynik agendy {agenda}.',
  'prompt.vote.cast': 'Twój głos został oddany. Używasz zdolności?',
  'prompt.vote.speaker': 'Wszyscy oddali głosy. Używasz zdolności?',
  'prompt.elected': 'Wybór padł na ciebie. Używasz zdolności?',
  'prompt.burialSites':
    'Starożytne cmentarzyska: wybierz gracza, którego planety kulturalne zostaną wyczerpane.',
  'prompt.assassinate':
    'Zamach na przedstawiciela: wybierz gracza, który nie będzie mógł głosować nad tą agendą.',
  'prompt.bribery': 'Przekupstwo: ile dóbr handlowych wydajesz? Każde to dodatkowy głos.',
  'prompt.legalText': 'Zawiły zapis prawny: wybierz gracza, który zostanie wybrany zamiast ciebie.',
  'prompt.diplomacyRider':
    'Aneks o dyplomacji: wybierz system ze swoją planetą. Każdy inny gracz umieści tam żeton rozkazu.',
  'prompt.warfareRider': 'Aneks o wojnie: wybierz dla pancernika system ze swoimi okrętami.',

  'log.predictionPaid':
    'Przewidywanie gracza {player} się sprawdza: karta {actionCard} przynosi nagrodę.',
};

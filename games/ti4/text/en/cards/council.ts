/** Action cards of the agenda phase. */
export const messages = {
  'prompt.predict': '{actionCard}: predict the outcome of {agenda}.',
  'prompt.vote.cast': 'You have voted. Use an ability?',
  'prompt.vote.speaker': 'Everyone has voted. Use an ability?',
  'prompt.elected': 'You are about to be elected. Use an ability?',
  'prompt.burialSites':
    'Ancient Burial Sites: choose the player whose cultural planets are exhausted.',
  'prompt.assassinate':
    'Assassinate Representative: choose the player who cannot vote on this agenda.',
  'prompt.bribery': 'Bribery: how many trade goods do you spend? Each is another vote.',
  'prompt.legalText': 'Confusing Legal Text: choose the player who is elected in your place.',
  'prompt.diplomacyRider':
    'Diplomacy Rider: choose a system with one of your planets. Every other player puts a command token there.',
  'prompt.warfareRider': 'Warfare Rider: choose a system with your ships for the dreadnought.',

  'log.predictionPaid': '{player} predicted the outcome: {actionCard} pays off.',
};

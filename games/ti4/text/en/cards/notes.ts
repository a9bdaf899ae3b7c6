/** Promissory notes. */
export const messages = {
  'prompt.commodities.replenished.when': '{player} replenishes commodities. Use an ability?',
  'prompt.technology.researched.after': '{player} has researched {technology}. Use an ability?',
  'prompt.warFunding': 'War Funding: choose dice to reroll.',
  'prompt.militarySupport': 'Military Support: choose a planet of yours for 2 infantry.',
  'prompt.raghsCall': 'Ragh’s Call: choose the planet that Saar’s ground forces leave.',
  'prompt.raghsCallTo':
    'Ragh’s Call: choose the planet of Saar where the ground forces from {planet} go.',

  'log.gainedTechnology': '{player} gains {technology}.',
  'log.relocated':
    '{count} infantry of {player} {count, plural, one {moves} other {move}} from {planet} to {target}.',
};

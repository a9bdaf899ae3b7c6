/** Action cards that are played in tactical actions, combats apart. */
export const messages = {
  'prompt.ships.moved': '{player} has moved ships to {system}. Use an ability?',
  'prompt.cannon.hits':
    'The Space Cannons of {player} have made {hits, plural, one {# hit} other {# hits}}. Use an ability?',
  'prompt.invasion.start': 'The invasion in {system} begins. Use an ability?',
  'prompt.forces.committed': '{player} has committed infantry in {system}. Use an ability?',
  'prompt.planet.gained.when': '{player} is gaining control of {planet}. Use an ability?',

  'prompt.silenceOfSpace':
    'In the Silence of Space: choose the system whose ships may pass ships of other players.',
  'prompt.battlestation':
    'Experimental Battlestation: choose the space dock that fires into {system}.',
  'prompt.parley':
    'Parley: choose a planet. The infantry committed to it goes back to the space area.',
  'prompt.infiltrateTake':
    'Infiltrate: your reinforcements have no such structure left. Take one from elsewhere?',
  'prompt.reparationsExhaust': 'Reparations: choose a planet of your rival to exhaust.',
  'prompt.reparationsReady': 'Reparations: choose a planet of yours to ready.',

  'log.calledBack':
    '{count} infantry of {player} {count, plural, one {goes} other {go}} back from {planet} to the space area.',
  'log.infiltrated':
    '{player} replaces structures on {planet} with their own. PDS: {pds}, space docks: {docks}.',
};

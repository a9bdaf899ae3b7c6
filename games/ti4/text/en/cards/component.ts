import { pool } from '../words.ts';

/** Action cards that are component actions. */
export const messages = {
  'prompt.crippleDefenses':
    'Cripple Defenses: choose a planet that is not yours. All PDS on it are destroyed.',
  'prompt.frontlineDeployment': 'Frontline Deployment: choose one of your planets for 3 infantry.',
  'prompt.ghostShip':
    'Ghost Ship: choose a system with a wormhole for a destroyer. Home systems and systems with ships of others are out.',
  'prompt.insubordination':
    'Insubordination: choose the player who loses a command token from the tactic pool.',
  'prompt.jammedPlayer': 'Signal Jamming: choose the player whose command token is placed there.',
  'prompt.luckyShot': 'Lucky Shot: choose the ship to destroy.',
  'prompt.miningInitiative':
    'Mining Initiative: choose one of your planets. You gain its resource value in trade goods.',
  'prompt.plague': 'Plague: choose a planet of another player.',
  'prompt.reactorMeltdown': 'Reactor Meltdown: choose the space dock to destroy.',
  'prompt.repealLaw': 'Repeal Law: choose the law to discard.',
  'prompt.signalJamming':
    'Signal Jamming: choose a system with one of your ships, or next to one. Home systems are out.',
  'prompt.spy': 'Spy: choose the player who gives you a random action card.',
  'prompt.tacticalBombardment':
    'Tactical Bombardment: choose a system with a unit of yours that has Bombardment. The planets of others there are exhausted.',
  'prompt.takePiece':
    'You have no piece of this kind left. Choose a system to take one from; it is placed at once.',
  'prompt.unexpectedAction': 'Unexpected Action: choose a command token to take off the board.',
  'prompt.unstablePlanet':
    'Unstable Planet: choose a hazardous planet that is not yours. It is exhausted and loses up to 3 infantry.',
  'prompt.uprising':
    'Uprising: choose a readied planet of another player. It is exhausted, and you gain its resource value in trade goods.',
  'prompt.warEffort': 'War Effort: choose a system with one of your ships for a cruiser.',

  'log.exhaustedPlanet': '{planet} of {player} is exhausted.',
  'log.messiah': '{player} places 1 infantry on each of these planets: {planets}.',
  'log.plague':
    'Plague on {planet}. Dice: {dice}. {count, plural, =0 {No infantry dies.} one {# infantry dies.} other {# infantry die.}}',
  'log.returnedToken': `{player} returns a command token from the ${pool} pool.`,
};

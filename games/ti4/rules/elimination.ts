import { type Script, type Seat, shuffle } from '@tablewright/engine';
import { PLANETS } from '../content/index.ts';
import { discardHand } from './cards.ts';
import { repeal } from './laws.ts';
import {
  addAfloat,
  addDamage,
  addGround,
  afloat,
  CARRIER,
  clockwiseFrom,
  damagedAt,
  DOCK,
  groundAt,
  INFANTRY,
  onBoard,
  takeToken,
  WAR_SUN,
} from './pieces.ts';
import { dissolveNotes } from './note-play.ts';
import { ASSIMILATORS } from './options.ts';
import { powers } from './powers.ts';
import { AFLOAT, NONE, SEATS, type Ti4 } from './state.ts';
import { end } from './victory.ts';
import { emit } from './vocabulary.ts';

/** Whoever has nothing left to come back with is out; the last player in the game has won. TI-24.1 */
export function* checkEliminations(g: Ti4): Script {
  for (const seat of clockwiseFrom(g, g.speaker)) if (hasNothing(g, seat)) eliminate(g, seat);
  let left = 0;
  for (const { eliminated } of g.players) if (!eliminated) left++;
  if (left <= 1) end(g);
}

/** No ground forces, nothing that produces, no planet. TI-24.1 */
function hasNothing(g: Ti4, seat: Seat): boolean {
  return (
    !g.control.includes(seat) && onBoard(g, seat, INFANTRY) === 0 && onBoard(g, seat, DOCK) === 0
  );
}

/** Everything of the player leaves the game; what is common goes back. TI-24.2 */
function eliminate(g: Ti4, seat: Seat): void {
  const player = g.players[seat];
  emit('eliminated', { player: seat });
  clearBoard(g, seat);
  g.secretDeck.push(...player.secrets, ...player.scoredSecrets);
  shuffle(g.secretDeck);
  discardHand(g, seat);
  for (const law of player.offices) repeal(g, law);
  dissolveNotes(g, seat);
  for (const token of powers.all(g, seat, 'assimilates'))
    g.assimilated[ASSIMILATORS.indexOf(token)] = NONE;
  Object.assign(player, {
    tactic: 0,
    fleet: 0,
    strategy: 0,
    goods: 0,
    commodities: 0,
    technologies: [],
    spent: [],
    profiles: player.profiles.map(() => NONE),
    returning: 0,
    secrets: [],
    scoredSecrets: [],
    passed: true,
    eliminated: true,
  });
  for (const card of g.strategy)
    if (card.owner === seat) {
      card.owner = NONE;
      card.exhausted = false;
    }
  if (g.zero === seat) g.zero = NONE;
  if (g.speaker === seat) passSpeakerLeft(g);
}

function clearBoard(g: Ti4, seat: Seat): void {
  for (const system of g.galaxy.systems) {
    for (let kind = CARRIER; kind <= WAR_SUN; kind++)
      addDamage(g, system, seat, kind, -damagedAt(g, system, seat, kind));
    for (let kind = 0; kind < AFLOAT; kind++)
      addAfloat(g, system, seat, kind, -afloat(g, system, seat, kind));
    takeToken(g, system, seat);
  }
  g.floating = g.floating.filter((place) => place % SEATS !== seat);
  for (const planet of PLANETS.keys()) addGround(g, planet, seat, -groundAt(g, planet, seat));
}

/** The speaker token goes to the left. TI-24.2 */
export function passSpeakerLeft(g: Ti4): void {
  const next = clockwiseFrom(g, g.speaker).find((seat) => seat !== g.speaker);
  if (next === undefined) return;
  g.speaker = next;
  emit('newSpeaker', { player: next });
}

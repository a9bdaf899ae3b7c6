import type { Result, Script, Seat } from '@tablewright/engine';
import { AMBITIONS, CHAPTERS, POWER_TO_END, RESOURCES, TROPHIES } from '../content/index.ts';
import { isDeclared, markerSide, standing } from './ambitions.ts';
import { returnAgents, returnCity, trophyIndex, turnOrder } from './pieces.ts';
import { powers } from './powers.ts';
import { discardToken, tokensIn } from './resources.ts';
import { type Arcs, NONE } from './state.ts';
import { emit, schedule } from './vocabulary.ts';

const WARLORD = AMBITIONS.indexOf('warlord');
const TYRANT = AMBITIONS.indexOf('tyrant');
const TYCOON = AMBITIONS.indexOf('tycoon');

/** The end of a chapter: score, clean up, flip, end or advance. ARC-20.1, ARC-20.2 */
export function* scoreChapter(g: Arcs): Script {
  for (const [ambition, name] of AMBITIONS.entries()) {
    if (!isDeclared(g, ambition)) continue;
    const standings = standing(g, ambition);
    for (const seat of turnOrder(g)) {
      const { place, power } = standings[seat];
      if (place === null) continue;
      g.players[seat].power += power;
      emit('scored', { player: seat, ambition: name, power, step: place });
    }
    if (standings.every(({ place }) => place === null)) emit('unscored', { ambition: name });
  }
  afterScoring(g);
  schedule(g, 'cleanUp');
  schedule(g, 'endChapter');
}

/** Cartels and Lavish. They only discard, so that their order makes no difference. ARC-20.12 */
function afterScoring(g: Arcs): void {
  for (const seat of turnOrder(g)) {
    for (const type of powers.all(g, seat, 'cartel')) {
      for (const rival of turnOrder(g))
        if (rival !== seat) discardAll(g, rival, RESOURCES.indexOf(type));
    }
    if (isDeclared(g, TYCOON)) {
      for (const type of powers.all(g, seat, 'lavish'))
        discardAll(g, seat, RESOURCES.indexOf(type));
    }
  }
}

function discardAll(g: Arcs, seat: Seat, resource: number): void {
  for (const slot of tokensIn(g, seat, resource)) discardToken(g, seat, slot);
}

/** Trophies and Captives of scored ambitions go home; markers come back and one flips. ARC-20.13 to ARC-20.16 */
export function* cleanUp(g: Arcs): Script {
  if (isDeclared(g, TYRANT)) {
    for (const player of g.players) {
      player.captives.forEach((count, owner) => count > 0 && returnAgents(g, owner, count));
      player.captives.fill(0);
    }
  }
  const cities = g.players.map((player) => player.cities);
  if (isDeclared(g, WARLORD)) for (const seat of turnOrder(g)) returnTrophies(g, seat);
  for (const marker of g.markers) marker.at = NONE;
  flipLowest(g);
  for (const seat of turnOrder(g))
    schedule(g, 'overflow', seat, g.players[seat].cities - cities[seat]);
}

function returnTrophies(g: Arcs, seat: Seat): void {
  const { trophies } = g.players[seat];
  g.players.forEach((owner, other) => {
    for (const kind of TROPHIES) {
      const count = trophies[trophyIndex(other, kind)];
      if (count === 0) continue;
      if (kind === 'agent') returnAgents(g, other, count);
      else if (kind === 'ship') owner.ships += count;
      else if (kind === 'starport') owner.starports += count;
      else for (let i = 0; i < count; i++) returnCity(g, other);
    }
  });
  trophies.fill(0);
}

/** The marker of least value that is not flipped yet; they lie in order of value. ARC-20.16 */
function flipLowest(g: Arcs): void {
  const lowest = g.markers.findLastIndex(({ flipped }) => !flipped);
  if (lowest < 0) return;
  g.markers[lowest].flipped = true;
  emit('flipped', { ...markerSide(g, lowest) });
}

/** The game ends only here. ARC-20.17, ARC-20.20 */
export function* endChapter(g: Arcs): Script {
  const enough = POWER_TO_END[g.players.length];
  if (g.chapter === CHAPTERS || g.players.some(({ power }) => power >= enough)) {
    g.ended = true;
    const { scores, places } = resultOf(g);
    emit('ended', {
      scores,
      winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    });
    return;
  }
  g.chapter++;
  schedule(g, 'deal');
}

/** Most Power wins; tied players rank in turn order from the initiative holder. ARC-20.18, ARC-20.19 */
export function resultOf(g: Arcs): Result {
  const scores = g.players.map(({ power }) => power);
  const ranking = turnOrder(g).sort((a, b) => scores[b] - scores[a]);
  return { scores, places: scores.map((_, seat) => ranking.indexOf(seat) + 1) };
}

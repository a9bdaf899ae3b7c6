import { type Chance, FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { roam } from '@tablewright/roam';
import { playIdle } from './peer/idle.ts';
import { isPeerOver, peerMoves, playPeer, startPeer } from './peer/play.ts';
import { AHOY, ARCS, BASE, FULL, meanDecisions, playRandomly, type Table } from './tables.ts';
import { TI4 } from './ti4-table.ts';
import { atLeast, figure, type Section } from './report.ts';
import { type Contender, contest, median, type Pace, roundByRound } from './rounds.ts';

/** Matches between two readings of the clock. */
const MATCHES = 10;

/** Random matches one after another: decisions a second on one core. */
export async function playing(pace: Pace): Promise<Section> {
  const chance = new FastChance(1);
  const contenders: Contender[] = [
    listed('full Roam, 4 players, options listed', FULL, chance),
    drawn('full Roam, 4 players, options drawn', FULL, chance),
    listed('base Roam, 2 players, options listed', BASE, chance),
    drawn('base Roam, 2 players, options drawn', BASE, chance),
    listed('Ahoy, 4 players, options listed', AHOY, chance),
    listed('Arcs with Leaders and Lore, 4 players, options listed', ARCS, chance),
    listed('Twilight Imperium, 6 players, options listed', TI4, chance),
    { name: 'full Roam, 4 players, as a live match', work: () => playLive(chance) },
    { name: 'boardgame.io, a move that does nothing but count', work: () => playIdle(100) },
    { name: 'base Roam, 2 players, boardgame.io', work: () => playPeerRandomly(chance) },
  ];
  const speeds = await contest(contenders, pace);
  const peer = speeds[speeds.length - 1];
  const besideArcs = roundByRound((a, b) => a / b, speeds[6], speeds[5]);
  const times = speeds.map((own) => roundByRound((a, b) => a / b, own, peer));
  return {
    title: 'Random play',
    figures: contenders.flatMap(({ name }, i) => [
      figure(name, 'decisions/s', speeds[i]),
      ...(speeds[i] === peer ? [] : [figure('  against boardgame.io', 'times', times[i])]),
    ]),
    targets: [
      atLeast('full Roam, listed, against boardgame.io', median(times[0]), 50),
      atLeast('base Roam, listed, against boardgame.io', median(times[2]), 50),
      atLeast('Twilight Imperium against Arcs', median(besideArcs), 1 / 3),
    ],
  };
}

function listed(name: string, table: Table, chance: Chance): Contender {
  return { name, work: () => playMatches(table, chance, true) };
}

/** Where nothing is listed, one option is asked for like many; such questions are not counted. */
function drawn(name: string, table: Table, chance: Chance): Contender {
  const decisions = meanDecisions(table, chance);
  return {
    name,
    work() {
      playMatches(table, chance, false);
      return decisions * MATCHES;
    },
  };
}

function playMatches(table: Table, chance: Chance, listing: boolean): number {
  let decisions = 0;
  for (let i = 0; i < MATCHES; i++) decisions += playRandomly(table, chance, listing);
  return decisions;
}

/** With everything that a table needs: events, secrecy, undo, answers by key. */
function playLive(chance: Chance): number {
  const match = Match.start(roam, { ...FULL, key: keyFromSeed(chance.below(1e9)) });
  while (!match.over) {
    const [ask] = match.asks;
    match.answer(ask.seat, ask.prompt.key(ask.draw(chance)));
  }
  return match.decisions;
}

function playPeerRandomly(chance: Chance): number {
  let state = startPeer();
  let decisions = 0;
  while (!isPeerOver(state)) {
    const moves = peerMoves(state);
    state = playPeer(state, moves[chance.below(moves.length)]);
    decisions++;
  }
  return decisions;
}

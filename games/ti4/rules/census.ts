import { BOX, NOTES_EACH, PLANETS, UNIT_KINDS } from '../content/index.ts';
import { lawsInPlay } from './ballots.ts';
import { COMMAND_TOKENS, onBoard, SHIPS, tokensLeft, undamagedAt } from './pieces.ts';
import { NONE, type Ti4 } from './state.ts';

/** Every card of the box, wherever it lies, and whether more pieces are on the board than there are. TI-25.3 */
export function census(g: Ti4): Record<string, number> {
  return {
    'stage I objectives':
      g.stage1.length + g.stage1Box.length + g.revealed.filter((each) => each < 10).length,
    'stage II objectives':
      g.stage2.length + g.stage2Box.length + g.revealed.filter((each) => each >= 10).length,
    'secret objectives':
      g.secretDeck.length +
      g.published.length +
      g.players.reduce(
        (sum, player) => sum + player.secrets.length + player.scoredSecrets.length,
        0,
      ),
    'action cards':
      g.actionDeck.length + sum(g.discarded) + sum(g.players.map(({ hand }) => hand.length)),
    'promissory notes': sum(
      g.players.map(
        ({ notes, displayed, eliminated }) =>
          notes.length + displayed.length + (eliminated || g.phase === 'setup' ? NOTES_EACH : 0),
      ),
    ),
    agendas:
      g.agendaDeck.length +
      g.agendaDiscards.length +
      lawsInPlay(g).length +
      Number(g.council.agenda !== NONE && !isSettled(g)),
    'strategy cards': g.strategy.length,
    'tiles that lie twice': g.galaxy.systems.length - new Set(g.galaxy.systems).size,
    'pieces that the box does not have': excess(g),
    'tokens that a faction does not have': g.players.filter(
      (_, seat) => tokensLeft(g, seat) < 0 || tokensLeft(g, seat) > COMMAND_TOKENS,
    ).length,
    'less than nothing': negatives(g),
    'damage without a ship': damageWithoutShip(g),
    'planets of nobody with structures': PLANETS.filter(
      (_, planet) => g.control[planet] < 0 && g.pds[planet] + g.docks[planet] > 0,
    ).length,
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Does the agenda before the council lie elsewhere already: in play, or with the discards? */
function isSettled(g: Ti4): boolean {
  const { agenda } = g.council;
  return lawsInPlay(g).includes(agenda) || g.agendaDiscards.includes(agenda);
}

function excess(g: Ti4): number {
  let count = 0;
  g.players.forEach((_, seat) => {
    UNIT_KINDS.forEach((name, kind) => {
      if (name === 'fighter' || name === 'infantry') return;
      count += Math.max(0, onBoard(g, seat, kind) - BOX[kind]);
    });
  });
  return count;
}

function negatives(g: Ti4): number {
  const counts = [
    ...g.damaged,
    ...g.ground,
    ...g.pds,
    ...g.docks,
    ...g.strategy.map(({ goods }) => goods),
    ...g.players.flatMap(({ tactic, fleet, strategy, goods, commodities, points, returning }) => [
      tactic,
      fleet,
      strategy,
      goods,
      commodities,
      points,
      returning,
    ]),
  ];
  return counts.filter((count) => count < 0).length;
}

function damageWithoutShip(g: Ti4): number {
  let count = 0;
  for (const system of g.galaxy.systems)
    g.players.forEach((_, seat) => {
      for (const kind of SHIPS) if (undamagedAt(g, system, seat, kind) < 0) count++;
    });
  return count;
}

import type { Refusal, Script, Seat } from '@tablewright/engine';
import { ABILITIES, CARDS } from '../content/index.ts';
import { extras } from './extras.ts';
import { layPattern } from './adventurer.ts';
import { choose, type Option } from './options.ts';
import { addUsable, NOTHING_MORE, artifactVerdict, readyOf, useArtifact } from './powers.ts';
import type { Player, Roam } from './state.ts';
import { emit, schedule } from './vocabulary.ts';

type Action = Option<'use' | 'artifact' | 'rest' | 'refresh'>;

/** A turn up to its end: start, one adventurer, optional squares, artifacts. RO-4.1, RO-4.2 */
export function* turn(g: Roam, seat: Seat): Script {
  g.active = seat;
  g.turn++;
  emit('turn', { player: seat, turn: g.turn });

  const card = yield* startOfTurn(g, seat);
  turnDown(g.players[seat], card);
  emit('used', { player: seat, card: CARDS[card].id });
  const laid = yield* layPattern(g, seat, card);
  yield* extras(g, seat, laid);

  schedule(g, 'resolveCards', 0);
  schedule(g, 'endOfTurn');
}

/** Artifacts, refresh or early rest, until the player uses an adventurer. RO-5 */
function* startOfTurn(g: Roam, seat: Seat): Script<number> {
  const player = g.players[seat];
  let moment: Moment = 'start';
  for (;;) {
    if (player.faceUp.length === 0 && readyOf(player).at[moment].length === 0) {
      refreshAll(g, seat);
      moment = 'refreshed';
    }
    const now = moment;
    const action = yield* choose(seat, 'action', actions(g, seat, now), {
      refused: () => forbiddenActions(g, seat, now),
    });
    switch (action.do) {
      case 'use':
        return action.card;
      case 'artifact':
        yield* useArtifact(g, seat, now, NOTHING_MORE, action.ability);
        break;
      case 'rest':
        emit('rested', { player: seat, coins: player.faceUp.length });
        player.coins -= player.faceUp.length;
        refreshAll(g, seat);
        moment = 'refreshed';
        break;
      case 'refresh':
        refreshAll(g, seat);
        moment = 'refreshed';
    }
  }
}

type Moment = 'start' | 'refreshed';

/** The options of using each card. */
const USES: readonly Action[] = CARDS.map((_, card) => ({ do: 'use', card }));

function actions(g: Roam, seat: Seat, moment: Moment): Action[] {
  const player = g.players[seat];
  const offered: Action[] = [];
  for (const card of player.faceUp) offered.push(USES[card]);
  if (offered.length === 0) offered.push({ do: 'refresh' });
  if (restVerdict(player, moment) === null) offered.push({ do: 'rest' });
  addUsable(offered, g, seat, readyOf(player).at[moment], NOTHING_MORE);
  return offered;
}

function forbiddenActions(g: Roam, seat: Seat, moment: Moment): Refusal<Option>[] {
  const player = g.players[seat];
  const refused: Refusal<Option>[] = player.faceDown.map((card) => ({
    option: { do: 'use', card },
    clause: 'RO-6.1',
  }));
  const rest = restVerdict(player, moment);
  if (rest !== null) refused.push({ option: { do: 'rest' }, clause: rest });
  for (const ability of ABILITIES) {
    const clause = artifactVerdict(g, seat, moment, NOTHING_MORE, ability);
    if (clause !== null) refused.push({ option: { do: 'artifact', ability }, clause });
  }
  return refused;
}

/** Early rest: what forbids it now? */
function restVerdict(player: Player, moment: Moment): string | null {
  if (moment === 'refreshed') return 'RO-5.4';
  if (player.faceUp.length === 0) return 'RO-5.1';
  if (player.faceDown.length === 0 && player.spent.length === 0) return 'RO-5.3';
  return player.coins < player.faceUp.length ? 'RO-5.2' : null;
}

/** All adventurers and artifacts are turned face up. RO-5.1, RO-5.5 */
function refreshAll(g: Roam, seat: Seat): void {
  const player = g.players[seat];
  player.faceUp.push(...player.faceDown);
  player.faceDown = [];
  player.ready.push(...player.spent);
  player.spent = [];
  emit('refreshed', { player: seat });
}

function turnDown(player: Player, card: number): void {
  player.faceUp.splice(player.faceUp.indexOf(card), 1);
  player.faceDown.push(card);
}

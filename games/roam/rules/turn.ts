import type { Refusal, Script, Seat } from '@tablewright/engine';
import { CARDS } from '../content/index.ts';
import { extras } from './extras.ts';
import { artifactVerdict, hasReady, useArtifactNow } from './artifacts.ts';
import { layPattern } from './adventurer.ts';
import { choose, type Option } from './options.ts';
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
  let refreshed = false;
  for (;;) {
    if (player.faceUp.length === 0 && !AT_THE_START.some((ability) => hasReady(player, ability))) {
      refreshAll(g, seat);
      refreshed = true;
    }
    const rested = refreshed;
    const action = yield* choose(seat, 'action', actions(g, player, rested), {
      refused: () => forbiddenActions(g, seat, rested),
    });
    switch (action.do) {
      case 'use':
        return action.card;
      case 'artifact':
        yield* useArtifactNow(g, seat, action.ability, refreshed ? 'refreshed' : 'start');
        break;
      case 'rest':
        emit('rested', { player: seat, coins: player.faceUp.length });
        player.coins -= player.faceUp.length;
        refreshAll(g, seat);
        refreshed = true;
        break;
      case 'refresh':
        refreshAll(g, seat);
        refreshed = true;
    }
  }
}

/** The options of using each card. */
const USES: readonly Action[] = CARDS.map((_, card) => ({ do: 'use', card }));

/** Artifacts that are of use before an adventurer is. RO-12.1, RO-12.2, RO-12.5 */
const AT_THE_START = ['COIN', 'SHIFT', 'FLIP'] as const;

function actions(g: Roam, player: Player, refreshed: boolean): Action[] {
  const offered: Action[] = [];
  for (const card of player.faceUp) offered.push(USES[card]);
  if (offered.length === 0) offered.push({ do: 'refresh' });
  if (restVerdict(player, refreshed) === null) offered.push({ do: 'rest' });
  if (player.ready.length > 0) {
    for (const ability of AT_THE_START) {
      if (artifactVerdict(g, player, ability) === null) offered.push({ do: 'artifact', ability });
    }
  }
  return offered;
}

function forbiddenActions(g: Roam, seat: Seat, refreshed: boolean): Refusal<Option>[] {
  const player = g.players[seat];
  const refused: Refusal<Option>[] = player.faceDown.map((card) => ({
    option: { do: 'use', card },
    clause: 'RO-6.1',
  }));
  const rest = restVerdict(player, refreshed);
  if (rest !== null) refused.push({ option: { do: 'rest' }, clause: rest });
  for (const ability of AT_THE_START) {
    const clause = artifactVerdict(g, player, ability);
    if (clause !== null) refused.push({ option: { do: 'artifact', ability }, clause });
  }
  refused.push(
    { option: { do: 'artifact', ability: 'ROTATE' }, clause: 'RO-12.3' },
    { option: { do: 'artifact', ability: 'FILL' }, clause: 'RO-12.4' },
    { option: { do: 'artifact', ability: 'SWAP' }, clause: 'RO-12.6' },
  );
  return refused;
}

/** Early rest: what forbids it now? */
function restVerdict(player: Player, refreshed: boolean): string | null {
  if (refreshed) return 'RO-5.4';
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

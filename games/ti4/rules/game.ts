import { defineGame, type StepsOf } from '@tablewright/engine';
import '../abilities/index.ts';
import {
  afterRevealed,
  agendaPhase,
  closeCouncil,
  closeVote,
  endAgendaPhase,
  payPredictions,
  resolveOutcome,
  revealAgenda,
  settleOutcome,
  vote,
  whenRevealed,
} from './agenda-phase.ts';
import { bombardment } from './bombardment.ts';
import { placeExtra, placeTile } from './building.ts';
import { cannonDefense, cannonDefenses, cannonOffense } from './cannons.ts';
import { census } from './census.ts';
import { cloneTi4 } from './clone.gen.ts';
import { establishControl } from './control.ts';
import { ban, draft, drawFactions, pickFaction } from './draft.ts';
import { endGroundCombat, groundCombat, groundCombats, groundRound } from './ground-combat.ts';
import { landing } from './landing.ts';
import { migrations } from './migrations.ts';
import { movement } from './movement.ts';
import { options } from './options.ts';
import { production } from './production.ts';
import {
  layOut,
  placeStart,
  sampleSetups,
  setTable,
  setupOptions,
  takeSeats,
  unpack,
} from './setup.ts';
import {
  announceRetreats,
  barrage,
  endSpaceCombat,
  endSpaceRound,
  rollSpace,
  spaceCombat,
  spaceHits,
  spaceRound,
} from './space-combat.ts';
import { type Ti4, ti4Schema } from './state.ts';
import {
  drawCardsStep,
  endStatusPhase,
  gainTokensStep,
  readyAll,
  recallTokens,
  revealObjective,
  scoreObjectives,
  statusPhase,
} from './status.ts';
import { exhaustCard, primary, secondary } from './strategic.ts';
import { endStrategyPhase, pickCard, strategyPhase } from './strategy-phase.ts';
import { activated, endTactical } from './tactical.ts';
import { accords, deals } from './transactions.ts';
import { action, actionPhase, endAction, nextTurn, turn } from './turn.ts';
import { resultOf } from './victory.ts';
import type { Steps } from './vocabulary.ts';
import { orders } from '../orders.ts';
import { whyNot } from '../why.ts';

export const ti4 = defineGame<Ti4>({
  id: 'ti4',
  rulesVersion: 4,
  seats: { min: 3, max: 6 },
  setupOptions,
  sampleSetups,
  schema: ti4Schema,
  clone: cloneTi4,
  unpack,
  steps: {
    layOut,
    ban,
    drawFactions,
    pickFaction,
    draft,
    takeSeats,
    placeExtra,
    placeTile,
    setTable,
    placeStart,
    strategyPhase,
    pickCard,
    endStrategyPhase,
    actionPhase,
    nextTurn,
    turn,
    action,
    endAction,
    primary,
    secondary,
    exhaustCard,
    activated,
    movement,
    cannonOffense,
    spaceCombat,
    spaceRound,
    barrage,
    announceRetreats,
    rollSpace,
    spaceHits,
    endSpaceRound,
    endSpaceCombat,
    bombardment,
    landing,
    cannonDefenses,
    cannonDefense,
    groundCombats,
    groundCombat,
    groundRound,
    endGroundCombat,
    establishControl,
    production,
    endTactical,
    statusPhase,
    scoreObjectives,
    revealObjective,
    recallTokens,
    gainTokens: gainTokensStep,
    drawCards: drawCardsStep,
    readyAll,
    endStatusPhase,
    agendaPhase,
    revealAgenda,
    whenRevealed,
    afterRevealed,
    vote,
    closeVote,
    settleOutcome,
    resolveOutcome,
    payPredictions,
    closeCouncil,
    endAgendaPhase,
  } satisfies StepsOf<Ti4, Steps>,
  result: resultOf,
  turns: (g) => g.turn.number,
  rounds: (g) => g.round,
  census,
  options,
  whyNot,
  orders,
  accords,
  deals,
  migrations,
});

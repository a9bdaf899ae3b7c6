import { defineGame, type Script, type Seat, type StepsOf } from '@tablewright/engine';
import { powers } from '../cards/index.ts';
import {
  afterBattle,
  battle,
  cityFell,
  fallenCities,
  interceptHits,
  raid,
  selfHits,
} from './actions/battle.ts';
import { build } from './actions/build.ts';
import { influenceToSecure, newAction, withExtra } from './actions/choosing.ts';
import { buildingHits, shipHits } from './actions/hits.ts';
import { influence, maybeInfluence } from './actions/influence.ts';
import { maybeMove, move, moveToBattle } from './actions/move.ts';
import { repair } from './actions/repair.ts';
import { tax } from './actions/tax.ts';
import { census } from './census.ts';
import { cloneArcs } from './clone.gen.ts';
import { refill, secure } from './court.ts';
import { declare } from './declaring.ts';
import { options } from './options.ts';
import { prelude } from './prelude.ts';
import { overflow } from './resources.ts';
import { endRound, lead, startRound } from './round.ts';
import { cleanUp, endChapter, resultOf, scoreChapter } from './scoring.ts';
import { deal, draft, drawSetup, mulligan, placePieces, setupOptions, unpack } from './setup.ts';
import { type Arcs, arcsSchema } from './state.ts';
import { declareOrSeize, endTurn, follow, pips } from './turn.ts';
import type { Steps } from './vocabulary.ts';
import { orders } from '../orders.ts';
import { whyNot } from '../why.ts';

/** A Vox card has its say. ARC-14.5 */
function* whenSecured(g: Arcs, seat: Seat, card: number): Script {
  for (const { ability } of powers.on('court', card, 'secured'))
    yield* ability.use(g, seat, { card });
}

export const arcs = defineGame<Arcs>({
  id: 'arcs',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  setupOptions,
  schema: arcsSchema,
  clone: cloneArcs,
  unpack,
  steps: {
    drawSetup,
    draft,
    placePieces,
    deal,
    mulligan,
    startRound,
    lead,
    follow,
    declareOrSeize,
    declare,
    prelude,
    pips,
    withExtra,
    tax,
    build,
    move,
    moveToBattle,
    maybeMove,
    repair,
    influence,
    influenceToSecure,
    maybeInfluence,
    secure,
    newAction,
    whenSecured,
    refill,
    battle,
    selfHits,
    interceptHits,
    shipHits,
    buildingHits,
    fallenCities,
    cityFell,
    raid,
    afterBattle,
    endTurn,
    endRound,
    scoreChapter,
    cleanUp,
    overflow,
    endChapter,
  } satisfies StepsOf<Arcs, Steps>,
  result: resultOf,
  turns: (g) => g.turn.number,
  census,
  options,
  orders,
  whyNot,
});

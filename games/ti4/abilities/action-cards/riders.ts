import type { Script, Seat } from '@tablewright/engine';
import { actionCardOf, AGENDAS } from '../../content/index.ts';
import { optionOfOutcome, outcomeOfOption, outcomesOf } from '../../rules/ballots.ts';
import { actionCard, drawCards } from '../../rules/cards.ts';
import { gainTokens, placeToken } from '../../rules/command.ts';
import { buildDock } from '../../rules/construction.ts';
import { gainGoods } from '../../rules/goods.ts';
import { speakerOrder } from '../../rules/order.ts';
import { choose, type Option } from '../../rules/options.ts';
import { DREADNOUGHT, hasShips, inReinforcements } from '../../rules/pieces.ts';
import { hasPieceFor, placeShip } from '../../rules/placing.ts';
import type { Entries, Entry } from '../../rules/powers.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { ownSystems } from '../../rules/strategy-cards.ts';
import { research } from '../../rules/technology.ts';
import { awardPoints } from '../../rules/victory.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    predict: { actionCard: string; agenda: string };
    diplomacyRider: object;
    warfareRider: object;
  }
}

/** What a correct prediction brings. TI-23.8 */
const REWARDS: { readonly [id: string]: (g: Ti4, seat: Seat) => Script } = {
  'construction-rider': buildDock,
  'diplomacy-rider': shutOut,
  *'imperial-rider'(g, seat) {
    awardPoints(g, seat, 1);
  },
  'leadership-rider': (g, seat) => gainTokens(g, seat, 3),
  *'politics-rider'(g, seat) {
    yield* drawCards(g, seat, 3);
    if (g.speaker === seat) return;
    g.speaker = seat;
    emit('newSpeaker', { player: seat });
  },
  'technology-rider': (g, seat) => research(g, seat),
  'trade-rider': (g, seat) => gainGoods(g, seat, 5),
  'warfare-rider': launch,
};

export const riders: Entries = Object.fromEntries(
  Object.keys(REWARDS).map((id) => [id, rider(id, REWARDS[id])]),
);

/** Predicts the outcome and gives up the vote; a correct prediction brings a reward. TI-23.8 */
function rider(id: string, reward: (g: Ti4, seat: Seat) => Script): Entry {
  const card = actionCardOf(id);
  return actionCard(
    {
      window: 'agenda.revealed.after',
      *target(g, seat) {
        const choice = yield* choose(
          seat,
          'predict',
          outcomesOf(g).map((outcome) => optionOfOutcome(g, outcome)),
          { about: { actionCard: id, agenda: AGENDAS[g.council.agenda].id } },
        );
        return { outcome: outcomeOfOption(choice) };
      },
      *effect(g, seat, { outcome }) {
        g.council.predictions.push({ seat, card, ability: NONE, outcome });
      },
    },
    { reward },
  );
}

/** Every other player puts a command token into a system with an own planet, Mecatol Rex too. TI-4.2 */
function* shutOut(g: Ti4, seat: Seat): Script {
  const systems = ownSystems(g, seat);
  if (systems.length === 0) return;
  const { system } = yield* choose(
    seat,
    'diplomacyRider',
    systems.map((each) => ({ do: 'chooseSystem', system: each }) as const),
  );
  for (const other of speakerOrder(g)) if (other !== seat) yield* placeToken(g, other, system);
}

/** A dreadnought joins own ships. Without one in reinforcements another one may be moved there. TI-14.8 */
function* launch(g: Ti4, seat: Seat): Script {
  const systems = g.galaxy.systems
    .filter((system) => hasShips(g, system, seat) && hasPieceFor(g, seat, DREADNOUGHT, system))
    .map((system): Option<'chooseSystem'> => ({ do: 'chooseSystem', system }));
  if (systems.length === 0) return;
  const may = inReinforcements(g, seat, DREADNOUGHT) === 0;
  const choice = yield* choose(seat, 'warfareRider', [
    ...systems,
    ...(may ? [{ do: 'decline' } as const] : []),
  ]);
  if (choice.do === 'chooseSystem') yield* placeShip(g, seat, DREADNOUGHT, choice.system);
}

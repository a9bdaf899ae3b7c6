import type { Refusal, Script, Seat } from '@tablewright/engine';
import { DICE_PER_TURN, MARKET } from '../content/index.ts';
import { crewVerdict, useCrew } from './crew.ts';
import { placeDie } from './dice.ts';
import { isSmuggler } from './figures.ts';
import { recruit, recruitVerdict } from './market.ts';
import { choose, type Option } from './options.ts';
import { planVerdict, plansInHand, playAction } from './plans.ts';
import { deliver, deliverVerdict, smuggle, smuggleVerdict } from './smugglers.ts';
import type { Ahoy } from './state.ts';
import { emit, schedule } from './vocabulary.ts';

/** What players may do on their turn. AH-4.2 */
type Act = Option<'die' | 'recruit' | 'smuggle' | 'deliver' | 'crew' | 'plan' | 'end'>;

const RECRUITS: readonly Act[] = MARKET.map((_, card) => ({ do: 'recruit', card }));
const SMUGGLES: readonly Act[] = MARKET.map((_, card) => ({ do: 'smuggle', card }));
const END: Act = { do: 'end' };

/** Begins a turn: the player places two dice, or the last one. AH-4.2, AH-4.3 */
export function* turn(g: Ahoy, seat: Seat): Script {
  g.active = seat;
  g.turn++;
  g.usedCrew = [];
  g.diceLeft = Math.min(DICE_PER_TURN, g.players[seat].dice.length);
  emit('turn', { player: seat, turn: g.turn, dice: g.diceLeft });
  schedule(g, 'act', seat);
}

/** One action, with a die or without; then the next. AH-4.2, AH-4.6 */
export function* act(g: Ahoy, seat: Seat): Script {
  const { hand } = g.players[seat];
  g.movedOn = [];
  // A Union that holds plans is asked even if it can only end the turn: else the turn's end would betray the hand.
  const chosen = yield* choose(seat, 'act', hand.length > 0 ? () => acts(g, seat) : acts(g, seat), {
    always: hand.length > 0,
    about: { dice: g.diceLeft },
    refused: () => forbiddenActs(g, seat),
    otherwise: g.diceLeft === 0 ? END : undefined,
  });
  switch (chosen.do) {
    case 'die':
      yield* placeDie(g, seat, chosen.value);
      break;
    case 'recruit':
      yield* recruit(g, seat, chosen.card);
      break;
    case 'smuggle':
      yield* smuggle(g, seat, chosen.card);
      break;
    case 'deliver':
      yield* deliver(g, seat, chosen.card);
      break;
    case 'crew':
      yield* useCrew(g, seat, chosen.card);
      break;
    case 'plan':
      yield* playAction(g, seat, chosen.plan);
      break;
    case 'end':
      schedule(g, 'endTurn', seat);
      return;
  }
  schedule(g, 'act', seat);
}

/** Tells of everything that might be done now, and what forbids it. */
function eachAct(g: Ahoy, seat: Seat, tell: (candidate: Act, clause: string | null) => void): void {
  const player = g.players[seat];
  const { dice } = player;
  for (let i = 0; i < dice.length; i++) {
    if (dice.indexOf(dice[i]) === i)
      tell({ do: 'die', value: dice[i] }, g.diceLeft > 0 ? null : 'AH-4.2');
  }
  for (const card of g.market) {
    tell(RECRUITS[card], recruitVerdict(g, seat, card));
    if (isSmuggler(player)) tell(SMUGGLES[card], smuggleVerdict(g, seat, card));
  }
  for (const card of player.cargo) tell({ do: 'deliver', card }, deliverVerdict(g, seat, card));
  for (const card of player.crew) {
    if (MARKET[card].kind === 'action') tell({ do: 'crew', card }, crewVerdict(g, seat, card));
  }
  if (player.hand.length > 0) {
    for (const plan of plansInHand(g, seat)) tell({ do: 'plan', plan }, planVerdict(g, seat, plan));
  }
  tell(END, g.diceLeft > 0 ? 'AH-4.2' : null);
}

function acts(g: Ahoy, seat: Seat): Act[] {
  const allowed: Act[] = [];
  eachAct(g, seat, (candidate, clause) => {
    if (clause === null) allowed.push(candidate);
  });
  return allowed;
}

function forbiddenActs(g: Ahoy, seat: Seat): Refusal<Act>[] {
  const refused: Refusal<Act>[] = [];
  eachAct(g, seat, (option, clause) => {
    if (clause !== null) refused.push({ option, clause });
  });
  return refused;
}

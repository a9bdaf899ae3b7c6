import type { Refusal, Script, Seat } from '@tablewright/engine';
import { DICE_PER_TURN, MARKET } from '../content/index.ts';
import { crewVerdict, useCrew } from './crew.ts';
import { placeDie } from './dice.ts';
import { recruit, recruitVerdict } from './market.ts';
import { choose, type Option } from './options.ts';
import { planVerdict, plansInHand, playAction } from './plans.ts';
import { deliver, deliverVerdict, isSmuggler, smuggle, smuggleVerdict } from './smugglers.ts';
import type { Ahoy } from './state.ts';
import { emit, schedule } from './vocabulary.ts';

/** What players may do on their turn. AH-4.2 */
type Act = Option<'die' | 'recruit' | 'smuggle' | 'deliver' | 'crew' | 'plan' | 'end'>;

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
  // A Union that holds plans is asked even if it can only end the turn: else the turn's end would betray the hand.
  const chosen = yield* choose(seat, 'act', hand.length > 0 ? () => acts(g, seat) : acts(g, seat), {
    always: hand.length > 0,
    about: { dice: g.diceLeft },
    refused: () => forbiddenActs(g, seat),
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

/** Everything that might be done now, and what forbids it. */
function candidates(g: Ahoy, seat: Seat): { act: Act; clause: string | null }[] {
  const player = g.players[seat];
  const found: { act: Act; clause: string | null }[] = [];
  for (const value of new Set(player.dice)) {
    found.push({ act: { do: 'die', value }, clause: g.diceLeft > 0 ? null : 'AH-4.2' });
  }
  for (const card of g.market) {
    found.push({ act: { do: 'recruit', card }, clause: recruitVerdict(g, seat, card) });
    if (isSmuggler(player))
      found.push({ act: { do: 'smuggle', card }, clause: smuggleVerdict(g, seat, card) });
  }
  for (const card of player.cargo) {
    found.push({ act: { do: 'deliver', card }, clause: deliverVerdict(g, seat, card) });
  }
  for (const card of player.crew) {
    if (MARKET[card].kind === 'action')
      found.push({ act: { do: 'crew', card }, clause: crewVerdict(g, seat, card) });
  }
  for (const plan of plansInHand(g, seat)) {
    found.push({ act: { do: 'plan', plan }, clause: planVerdict(g, seat, plan) });
  }
  found.push({ act: { do: 'end' }, clause: g.diceLeft > 0 ? 'AH-4.2' : null });
  return found;
}

function acts(g: Ahoy, seat: Seat): Act[] {
  const allowed: Act[] = [];
  for (const { act: each, clause } of candidates(g, seat)) if (clause === null) allowed.push(each);
  return allowed;
}

function forbiddenActs(g: Ahoy, seat: Seat): Refusal<Act>[] {
  return candidates(g, seat).flatMap(({ act: option, clause }) =>
    clause === null ? [] : [{ option, clause }],
  );
}

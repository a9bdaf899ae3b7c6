import { wrap } from '@tablewright/board/terminal';
import {
  AnswerError,
  type Deal,
  dealKey,
  type Match,
  readDeal,
  type Seat,
} from '@tablewright/engine';
import { clauseLines } from './explain.ts';
import { matchOf, type Next, sceneOf, type Sitting, tell } from './sitting.ts';

/** Lists what could be exchanged; with an offer such as `2 goods*1 : veto*1`, makes it, and the other decides at once. */
export function deal(sitting: Sitting, offer: string): Next {
  const { terminal, shell, title } = sitting;
  const { deals } = title.game;
  if (deals === undefined) {
    terminal.print(shell.say('deal.none'));
    return 'ask-again';
  }
  if (offer === '') {
    for (const seat of sitting.bots.keys()) terminal.print(...partnerLines(sitting, seat));
    terminal.print(...wrap(shell.say('deal.how'), terminal.width));
    return 'ask-again';
  }
  const wished = dealFrom(sitting, offer);
  if (wished === null) {
    terminal.print(...wrap(shell.say('deal.how'), terminal.width));
    return 'ask-again';
  }
  return propose(sitting, wished);
}

function propose(sitting: Sitting, wished: Deal): Next {
  const { terminal, shell, teller, title, me, recorder } = sitting;
  const clause = title.game.deals!.forbids(sceneOf(sitting).state, wished, me);
  if (clause !== null) {
    terminal.print(...clauseLines(sitting, clause));
    return 'ask-again';
  }
  const key = dealKey(wished);
  const player = teller.player(wished.to);
  if (!isWelcome(sitting, wished.to, key)) {
    terminal.print(shell.say('deal.refused', { player }));
    return 'ask-again';
  }
  terminal.print(shell.say('deal.signed', { player }));
  const decision = recorder.match.decisions;
  tell(sitting, decision, recorder.accord(key, matchOf(sitting).checkAccord(key)));
  return 'answered';
}

/** A bot signs what leaves it better off, as it judges its own things. */
function isWelcome({ title, recorder }: Sitting, seat: Seat, key: string): boolean {
  const after: Match = recorder.match.fork();
  try {
    after.accord(key, after.checkAccord(key));
  } catch (error) {
    if (error instanceof AnswerError) return false;
    throw error;
  }
  const worthOf = ({ state }: Match): number => title.bot.evaluate(state, seat);
  return worthOf(after) > worthOf(recorder.match);
}

/** `2 goods*1 : veto*1` is an offer to the second player: what I give, what I want. */
function dealFrom({ me, bots }: Sitting, offer: string): Deal | null {
  const [, number, gives, wants] = /^(\d+)\s+([^:]*):(.*)$/.exec(offer) ?? [];
  const to = Number(number) - 1;
  if (!bots.has(to)) return null;
  const lots = (text: string): string =>
    text
      .trim()
      .split(/[\s+]+/)
      .join('+');
  return readDeal(`deal:${me}:${to}:${lots(gives)}:${lots(wants)}`);
}

function partnerLines(sitting: Sitting, seat: Seat): string[] {
  const { title, teller, shell, terminal, me } = sitting;
  const { state } = sceneOf(sitting);
  const things = (giver: Seat, taker: Seat): string =>
    title.game
      .deals!.tradable(state, giver, taker)
      .map(({ thing, most, message }) => `${thing}*${most} (${teller.option({ message })})`)
      .join(', ');
  const values = { player: teller.player(seat), number: seat + 1 };
  return [
    ...wrap(shell.say('deal.mine', { ...values, things: things(me, seat) }), terminal.width, '  '),
    ...wrap(
      shell.say('deal.theirs', { ...values, things: things(seat, me) }),
      terminal.width,
      '  ',
    ),
  ];
}

import { wrap } from '@tablewright/board/terminal';
import {
  AnswerError,
  type Deal,
  dealKey,
  type Match,
  readDeal,
  type Seat,
  TABLE,
} from '@tablewright/engine';
import { optionsFor } from './choices.ts';
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
  const [, lots, , tied = ''] = /^(.*?)(\s+on\s+(\S+))?$/.exec(offer)!;
  const wished = dealFrom(sitting, lots);
  if (wished === null) {
    terminal.print(...wrap(shell.say('deal.how'), terminal.width));
    return 'ask-again';
  }
  return propose(sitting, wished, tied);
}

/** A deal that is tied to an answer happens with it, or not at all. The other judges the exchange alone. */
function propose(sitting: Sitting, wished: Deal, tied: string): Next {
  const { terminal, shell, teller, title, me, recorder, keeper } = sitting;
  const { question } = sceneOf(sitting);
  const answer = tied === '' ? null : (optionsFor(question!.options, tied)[0]?.key ?? '');
  if (answer === '' || (answer !== null && matchOf(sitting).observe(me).reactions !== null)) {
    terminal.print(...wrap(shell.say('deal.noAnswer', { line: tied }), terminal.width));
    return 'ask-again';
  }
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
  if (answer !== null && !isStillOffered(sitting, key, answer)) {
    terminal.print(...wrap(shell.say('deal.noAnswer', { line: tied }), terminal.width));
    return 'ask-again';
  }
  terminal.print(shell.say('deal.signed', { player }));
  keeper.together(() => {
    const { decisions } = recorder.match;
    const signed = matchOf(sitting).checkAccord(key);
    const accord = { seat: TABLE, key, signed, ...(answer !== null && { more: true as const }) };
    tell(sitting, decisions, recorder.decide(accord));
    if (answer !== null) tell(sitting, decisions + 1, recorder.answer(me, answer));
  });
  return 'answered';
}

/** Can the answer be given once the deal is made? */
function isStillOffered({ recorder, me }: Sitting, key: string, answer: string): boolean {
  const after = recorder.match.fork();
  try {
    after.accord(key, after.checkAccord(key));
    after.checkAnswer(me, answer);
    return true;
  } catch (error) {
    if (error instanceof AnswerError) return false;
    throw error;
  }
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

import { wrap } from '@tablewright/board/terminal';
import type { Order } from '@tablewright/engine';
import { clauseLines } from './explain.ts';
import { type Next, sceneOf, type Sitting } from './sitting.ts';

/** What the person's orders answer to the open question; null asks the person. */
export function orderedAnswer(sitting: Sitting): string | null {
  const { state, question } = sceneOf(sitting);
  const book = sitting.title.game.orders;
  if (book === undefined || question === null || sitting.orders.size === 0) return null;
  const key = book.answer(state, sitting.me, question, [...sitting.orders]);
  return question.options.some((option) => option.key === key) ? key : null;
}

/** Lists what can be ordered; with a number, gives the order or takes it back. */
export function orders(sitting: Sitting, which: string): Next {
  const { terminal, shell, teller, title, me } = sitting;
  const offered = title.game.orders?.offered(sceneOf(sitting).state, me) ?? [];
  if (offered.length === 0) {
    terminal.print(shell.say('orders.none'));
    return 'ask-again';
  }
  const chosen = which === '' ? undefined : offered[Number(which) - 1];
  if (chosen?.clause !== undefined) {
    terminal.print(...clauseLines(sitting, chosen.clause));
    return 'ask-again';
  }
  if (chosen !== undefined && !sitting.orders.delete(chosen.key)) sitting.orders.add(chosen.key);
  const line = (order: Order, i: number): string => {
    const mark = sitting.orders.has(order.key) ? '*' : ' ';
    return `${String(i + 1).padStart(3)} ${mark} ${teller.option(order)}`;
  };
  terminal.print(
    ...offered.flatMap((order, i) => wrap(line(order, i), terminal.width, '      ')),
    ...wrap(shell.say('orders.how'), terminal.width),
  );
  // An order may answer the open question at once.
  return orderedAnswer(sitting) === null ? 'ask-again' : 'answered';
}

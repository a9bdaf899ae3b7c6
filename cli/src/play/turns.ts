import { wrap } from '@tablewright/board/terminal';
import type { Question } from '@tablewright/engine';
import { optionLines, optionsFor } from './choices.ts';
import { COMMANDS, commandFor } from './commands.ts';
import { explain } from './explain.ts';
import { orderedAnswer } from './orders.ts';
import { isFault, planOf } from './plans.ts';
import { matchOf, type Next, sceneOf, type Sitting, tell } from './sitting.ts';

/** How the person left the table. */
export type Leaving = 'over' | 'quit' | 'discard' | 'end-of-input' | 'interrupt';

/** Plays until the match is over or the person leaves. */
export async function playOn(sitting: Sitting): Promise<Leaving> {
  const match = matchOf(sitting);
  while (!match.over) {
    if (sitting.terminal.interrupted) return 'interrupt';
    const next = match.asks.find(({ seat }) => sitting.bots.has(seat));
    if (next !== undefined) {
      await letBotAnswer(sitting, next.seat);
      continue;
    }
    const leaving = await askPerson(sitting);
    if (leaving !== null) return leaving;
  }
  return 'over';
}

async function letBotAnswer(sitting: Sitting, seat: number): Promise<void> {
  const { bots, terminal, shell, teller } = sitting;
  const notice = shell.say('play.thinks', { player: teller.player(seat) });
  const advice = await terminal.during(notice, () =>
    bots.get(seat)!.advise(matchOf(sitting), seat),
  );
  if (advice !== null) give(sitting, seat, advice.key);
}

/** One question to the person, with everything they look up before answering. Null when they go on playing. */
async function askPerson(sitting: Sitting): Promise<Leaving | null> {
  const { terminal, shell, teller } = sitting;
  let next: Next = 'ask-anew';
  for (;;) {
    const { question } = sceneOf(sitting);
    if (question === null) return null;
    const ordered = orderedAnswer(sitting);
    if (ordered !== null) {
      const option = question.options.find(({ key }) => key === ordered)!;
      terminal.print(
        ...wrap(shell.say('orders.answers', { what: teller.option(option) }), terminal.width),
      );
      give(sitting, sitting.me, ordered);
      return null;
    }
    if (next === 'ask-anew') printQuestion(sitting);
    const range = `1–${question.options.length}`;
    const prompt = terminal.style.dim(`${shell.say('play.prompt', { range })} `);
    const reply = await terminal.ask(`${prompt}${terminal.style.accent('›')} `);
    if ('ended' in reply) return reply.ended;
    next = await follow(sitting, question, reply.line.trim());
    if (next === 'answered') return null;
    if (next === 'quit' || next === 'discard') return next;
  }
}

function printQuestion(sitting: Sitting): void {
  const { terminal, title, teller, shell } = sitting;
  const scene = sceneOf(sitting);
  if (scene.question === null) return;
  const outline = title.drawing.outline(scene);
  terminal.print(
    '',
    ...outline,
    ...(outline.length > 0 ? [''] : []),
    ...(matchOf(sitting).observe(sitting.me).reactions === null
      ? []
      : wrap(shell.say('play.reactions'), terminal.width).map(terminal.style.dim)),
    ...wrap(teller.prompt(scene.question), terminal.width).map(terminal.style.bold),
    ...optionLines(scene, title.drawing),
  );
}

/** Reads a line as an option's number, its target, or a command. */
async function follow(sitting: Sitting, question: Question, line: string): Promise<Next> {
  const { terminal, shell } = sitting;
  if (/^\d+(\s+\d+)+$/.test(line)) return followPlan(sitting, line.split(/\s+/).map(Number));
  const found = optionsFor(question.options, line);
  if (found.length === 1) {
    give(sitting, sitting.me, found[0].key);
    return 'answered';
  }
  if (found.length > 1) {
    const numbers = found.map((option) => question.options.indexOf(option) + 1).join(', ');
    terminal.print(...wrap(shell.say('play.ambiguous', { line, numbers }), terminal.width));
    return 'ask-again';
  }
  const [word, ...rest] = line.split(/\s+/);
  const command = commandFor(word, shell);
  if (command !== null) return COMMANDS[command](sitting, rest.join(' '));
  if (/^\d+$/.test(line))
    terminal.print(shell.say('play.noNumber', { line, count: question.options.length }));
  else if (line !== '' && !explain(sitting, line))
    terminal.print(...wrap(shell.say('play.unknown', { line }), terminal.width));
  return 'ask-again';
}

/** Several answers at once: all or none. */
function followPlan(sitting: Sitting, numbers: readonly number[]): Next {
  const { terminal, shell, recorder, keeper, me } = sitting;
  const plan = planOf(sitting, numbers);
  if (isFault(plan)) {
    terminal.print(...wrap(shell.say(plan.id, plan.values), terminal.width));
    return 'ask-again';
  }
  keeper.together(() => {
    for (const [i, key] of plan.entries()) {
      const decision = recorder.match.decisions;
      const more = i < plan.length - 1;
      tell(sitting, decision, recorder.decide({ seat: me, key, ...(more && { more }) }));
    }
  });
  return 'answered';
}

function give(sitting: Sitting, seat: number, key: string): void {
  const { recorder } = sitting;
  const decision = recorder.match.decisions;
  tell(sitting, decision, recorder.answer(seat, key));
}

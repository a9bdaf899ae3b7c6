import { padEnd, widthOf, wrap } from '@tablewright/board/terminal';
import { parseBot } from '@tablewright/bots';
import { UsageError } from '../failure.ts';
import { userPath } from '../files.ts';
import { chapterLines, chapterList } from '../rulebook.ts';
import type { Shell, ShellId } from '../text/index.ts';
import { handleOf } from './choices.ts';
import { deal } from './deals.ts';
import { dropFrom } from './opening.ts';
import { clauseLines, explain, refusalLines } from './explain.ts';
import { orders } from './orders.ts';
import { plannedWithLast } from './plans.ts';
import { logLines, matchOf, type Next, putAside, sceneOf, type Sitting } from './sitting.ts';

type Command = (sitting: Sitting, argument: string) => Next | Promise<Next>;

const NAMES = [
  'help',
  'why',
  'show',
  'undo',
  'hint',
  'orders',
  'deal',
  'board',
  'log',
  'rules',
  'save',
  'quit',
] as const;

type CommandName = (typeof NAMES)[number];

export const COMMANDS: { readonly [N in CommandName]: Command } = {
  help,
  why,
  show,
  undo,
  hint,
  orders,
  deal,
  board,
  log,
  rules,
  save,
  quit,
};

/** The command of a word: its English name or the user's own word for it, with or without accents. */
export function commandFor(word: string, shell: Shell): CommandName | null {
  const plain = withoutAccents(word);
  return (
    NAMES.find((name) => plain === name || plain === withoutAccents(shell.say(`word.${name}`))) ??
    null
  );
}

function withoutAccents(word: string): string {
  return word.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

function help({ shell, terminal, teller, title }: Sitting): Next {
  const { style, width } = terminal;
  const rows = NAMES.map((name) => ({
    words: [...new Set([name, shell.say(`word.${name}`)])].join(', '),
    what: shell.say(`help.${name}`),
  }));
  const column = Math.max(...rows.map(({ words }) => widthOf(words))) + 4;
  terminal.print(...wrap(shell.say('help.intro'), width));
  for (const { words, what } of rows) {
    const label = padEnd(`  ${style.accent(words)}`, column);
    terminal.print(...wrap(`${label}${what}`, width, ' '.repeat(column)));
  }
  terminal.print(...wrap(title.drawing.legend(teller), width));
  return 'ask-again';
}

function why(sitting: Sitting, about: string): Next {
  const { terminal, shell, teller } = sitting;
  if (about !== '') {
    if (!explain(sitting, about)) {
      const isOffered = sceneOf(sitting).question?.options.some(
        (option, i) =>
          handleOf(option).toLowerCase() === about.toLowerCase() ||
          teller.option(option).toLowerCase().includes(about.toLowerCase()) ||
          String(i + 1) === about,
      );
      terminal.print(shell.say(isOffered === true ? 'why.offered' : 'why.unknown', { about }));
    }
    return 'ask-again';
  }
  const refused = matchOf(sitting).refusals(sitting.me);
  terminal.print(
    ...(refused.length > 0 ? refusalLines(sitting, refused) : [shell.say('why.nothing')]),
  );
  return 'ask-again';
}

function show(sitting: Sitting, which: string): Next {
  const { terminal, shell, title } = sitting;
  const scene = sceneOf(sitting);
  const option = scene.question?.options.find(
    (candidate, i) =>
      String(i + 1) === which || handleOf(candidate).toLowerCase() === which.toLowerCase(),
  );
  const picture = option && title.drawing.preview(scene, option);
  if (option === undefined) terminal.print(shell.say('show.which'));
  else terminal.print(...(picture ?? [shell.say('show.nothing')]));
  return 'ask-again';
}

/**
 * Takes back the last answer with the whole line it was given in, or with `1` that answer alone. Free while nothing new
 * was revealed; after that the bots agree when the person insists with `!`.
 */
function undo(sitting: Sitting, argument: string): Next {
  const { recorder, keeper, me, shell, terminal, log: lines } = sitting;
  const words = argument.split(/\s+/).filter((word) => word !== '');
  const say = (id: ShellId): Next => {
    terminal.print(...wrap(shell.say(id), terminal.width));
    return 'ask-again';
  };
  if (!words.every((word) => word === '1' || word === '!')) return say('undo.how');
  const right = recorder.match.undoRight(me);
  if (right === 'nothing') return say('undo.nothing');
  if (right === 'consent' && !words.includes('!')) return say('undo.refused');
  const count = words.includes('1') ? 1 : plannedWithLast(sitting);
  keeper.together(() => {
    if (right === 'free') takeBack(sitting, count);
    else takeBackToOwnAnswer(sitting, count);
  });
  dropFrom(lines, recorder.match.decisions);
  terminal.print(shell.say('undo.done', { count }));
  return 'ask-anew';
}

function takeBack({ recorder, me }: Sitting, count: number): void {
  recorder.undo(me);
  for (let i = 1; i < count && recorder.match.undoRight(me) === 'free'; i++) recorder.undo(me);
}

function takeBackToOwnAnswer({ recorder, me }: Sitting, count: number): void {
  const { match } = recorder;
  do recorder.undoByConsent();
  while (match.ask(me) === null && match.undoRight(me) !== 'nothing');
  if (count > 1) recorder.undoByConsent(count - 1);
}

const ADVISER = 'search:700ms';
const BEST = 3;

async function hint(sitting: Sitting): Promise<Next> {
  const { thinkers, shell, terminal, me, teller } = sitting;
  const adviser = thinkers.bot(parseBot(ADVISER), matchOf(sitting).decisions + 1);
  const advice = await terminal.during(shell.say('hint.thinks'), () =>
    adviser.advise(matchOf(sitting), me),
  );
  if (advice === null) return 'ask-again';
  const options = sceneOf(sitting).question?.options ?? [];
  terminal.print(shell.say('hint.heading', { iterations: advice.iterations ?? 0 }));
  for (const { key, value, confidence, visits } of advice.options.slice(0, BEST)) {
    const at = options.findIndex((option) => option.key === key);
    const figures = shell.say('hint.figures', {
      share: shell.percent(value),
      confidence: shell.percent(confidence),
      visits,
    });
    const number = terminal.style.bold(String(at + 1).padStart(3));
    terminal.print(`${number}  ${teller.option(options[at])}  ${terminal.style.dim(figures)}`);
  }
  return 'ask-again';
}

function board(sitting: Sitting): Next {
  sitting.terminal.print('', ...sitting.title.drawing.board(sceneOf(sitting)), '');
  return 'ask-again';
}

/** As much of the log as fits on the screen, or all of it. */
function log({ log: lines, terminal }: Sitting, wanted: string): Next {
  const all = lines.flatMap((line) => logLines(line, terminal));
  const isCut = wanted === '' && terminal.isInteractive;
  terminal.print(...(isCut ? all.slice(-Math.max(terminal.height - 2, 1)) : all));
  return 'ask-again';
}

function rules(sitting: Sitting, which: string): Next {
  const { title, teller, shell, terminal } = sitting;
  const rulebook = title.text.languages[shell.locale].rulebook ?? '';
  const clause = which.toUpperCase();
  if (which === '') {
    terminal.print(...chapterList(rulebook), ...wrap(shell.say('rules.how'), terminal.width));
  } else if (teller.clause(clause) !== null) {
    terminal.print(...clauseLines(sitting, clause));
  } else {
    const chapter = chapterLines(rulebook, which, terminal);
    terminal.print(...(chapter ?? [shell.say('rules.unknown', { which })]));
  }
  return 'ask-again';
}

function save(sitting: Sitting, file: string): Next {
  const { keeper, shell, terminal } = sitting;
  putAside(sitting);
  try {
    if (file !== '') keeper.copyTo(userPath(file));
    terminal.print(shell.say('save.done', { file: file === '' ? keeper.keep() : file }));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.print(shell.say(error.id, error.values));
  }
  return 'ask-again';
}

async function quit(sitting: Sitting, file: string): Promise<Next> {
  const { keeper, shell, terminal } = sitting;
  if (keeper.path !== null && file === '') return 'quit';
  let wanted = file;
  for (;;) {
    if (wanted === '' && terminal.isInteractive) {
      const reply = await terminal.ask(`${shell.say('quit.where')} `);
      if ('ended' in reply) return 'quit';
      wanted = reply.line.trim();
      if (withoutAccents(wanted) === withoutAccents(shell.say('word.no'))) return 'discard';
    }
    if (wanted === '') return 'quit';
    try {
      keeper.writeTo(userPath(wanted));
      return 'quit';
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      terminal.print(shell.say(error.id, error.values));
      if (!terminal.isInteractive) return 'quit';
      wanted = '';
    }
  }
}

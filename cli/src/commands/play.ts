import process from 'node:process';
import { wrap } from '@tablewright/board/terminal';
import { createTeller } from '@tablewright/text';
import { EXIT } from '../failure.ts';
import { beginMatch, type NewMatch, type Opening, resumeMatch } from '../play/opening.ts';
import { resultLines, verdict } from '../play/result.ts';
import { setupLine } from '../play/setup-line.ts';
import { botsOf, namesOf, personSeat, tableOf } from '../play/seating.ts';
import { note, putAside, sceneOf, type Sitting, tell } from '../play/sitting.ts';
import { Thinkers } from '../play/thinkers.ts';
import { type Leaving, playOn } from '../play/turns.ts';
import { type Title, titleOf } from '../registry.ts';
import { Terminal } from '../terminal/terminal.ts';
import type { Shell } from '../text/index.ts';

export interface PlayOptions extends NewMatch {
  readonly color: boolean;
  readonly resume?: string;
}

export async function play(gameId: string, options: PlayOptions, shell: Shell): Promise<number> {
  const title = titleOf(gameId);
  const opening =
    options.resume === undefined
      ? beginMatch(title, options, shell.locale)
      : resumeMatch(title, options.resume, options.save);
  const terminal = new Terminal({ colour: options.color });
  const thinkers = new Thinkers(title);
  const sitting = sitDown(title, opening, thinkers, shell, terminal);
  const rescue = (): void => {
    putAside(sitting);
    process.stderr.write(`${shell.say('play.kept', { file: opening.keeper.keep() })}\n`);
  };
  // Whatever ends the program, the match is not lost.
  process.on('exit', rescue);
  try {
    welcome(sitting, opening, options.resume !== undefined);
    const leaving = await playOn(sitting);
    process.off('exit', rescue);
    return farewell(sitting, leaving);
  } finally {
    terminal.close();
    await thinkers.close();
  }
}

function sitDown(
  title: Title,
  opening: Opening,
  thinkers: Thinkers,
  shell: Shell,
  terminal: Terminal,
): Sitting {
  const { recorder, keeper, sitters } = opening;
  const names = namesOf(shell, sitters.length, sitters);
  const bots = [...botsOf(sitters)].map(
    ([seat, spec]) => [seat, thinkers.bot(spec, seat + 1)] as const,
  );
  return {
    title,
    recorder,
    keeper,
    thinkers,
    me: personSeat(sitters),
    bots: new Map(bots),
    teller: createTeller(title.text, shell.locale, names),
    shell,
    terminal,
    log: [],
    orders: new Set(),
  };
}

function welcome(sitting: Sitting, { history, adapted }: Opening, isResumed: boolean): void {
  const { title, terminal, shell, teller, me, bots, recorder } = sitting;
  const { style, width } = terminal;
  const state = tableOf(recorder.match);
  const introduce = (seat: number, ...kind: string[]): string => {
    const badge = title.drawing.badge({ state, teller, style }, seat);
    const facts = [teller.name(title.drawing.colour(seat, state)), ...kind];
    return `${badge} ${teller.player(seat)} (${facts.join(', ')})`;
  };
  const rivals = [...bots].map(([seat, { name }]) => introduce(seat, name));
  terminal.print(
    style.accent(title.manifest.name[shell.locale]),
    ...wrap(
      shell.say('play.welcome', {
        player: introduce(me),
        rivals: teller.list(rivals),
      }),
      width,
    ),
    ...wrap(setupLine(title.game, recorder.match.setup, teller), width),
    ...wrap(shell.say('play.commands'), width).map(style.dim),
  );
  if (isResumed) {
    for (const { decision, consequence } of history) note(sitting, decision, consequence);
    terminal.print(shell.say('play.resumed', { decisions: recorder.match.decisions }));
    if (adapted !== null)
      terminal.print(
        ...wrap(shell.say('play.updated', { dropped: adapted.dropped.length }), width),
      );
  } else {
    for (const { decision, consequence } of history) tell(sitting, decision, consequence);
  }
}

function farewell(sitting: Sitting, leaving: Leaving): number {
  const { title, terminal, shell, recorder, keeper, me } = sitting;
  const { result } = recorder.match;
  if (leaving === 'discard') return EXIT.fine;
  if (result !== null) {
    const scene = sceneOf(sitting);
    terminal.print('', ...title.drawing.board(scene), '');
    terminal.print(...resultLines(scene, title, result, shell), '');
    terminal.print(terminal.style.accent(verdict(result, me, shell)));
    terminal.print(...wrap(shell.say('play.kept', { file: keeper.keep() }), terminal.width));
    return EXIT.fine;
  }
  putAside(sitting);
  const values = { file: keeper.keep(), game: title.game.id };
  terminal.print('', shell.say('play.aside', values), `  ${shell.say('play.goOn', values)}`);
  return leaving === 'interrupt' ? EXIT.interrupted : EXIT.fine;
}

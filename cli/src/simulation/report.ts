import { table } from '@tablewright/board/terminal';
import type { Violation } from '@tablewright/conformance';
import { createTeller } from '@tablewright/text';
import type { Title } from '../registry.ts';
import type { Shell } from '../text/index.ts';

/** The results of a simulation, as printed for programs. */
export interface Report {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly turns: { readonly mean: number; readonly min: number; readonly max: number };
  readonly wins: {
    readonly bySeat: readonly number[];
    readonly byBot: { readonly [bot: string]: number };
  };
  /** Matches by what ended them; nothing for games that end in one way. */
  readonly endings: { readonly [ending: string]: number };
  /** A hash over all final states in order. Equal seeds give equal digits on any machine. */
  readonly finalHash: string;
  readonly violations?: readonly Violation[];
}

/** The same for people. */
export function readable(report: Report, { text }: Title, shell: Shell): string[] {
  const { games, turns, wins, endings } = report;
  const teller = createTeller(text, shell.locale, []);
  const share = (won: number): string[] => [shell.number(won), shell.percent(won / games)];
  const heading = ['', shell.say('simulate.wins'), shell.say('simulate.share')];
  return [
    ...table([
      ['', ''],
      [shell.say('simulate.games'), shell.number(games)],
      [shell.say('simulate.decisions'), shell.number(report.decisions)],
      [shell.say('simulate.seconds'), shell.number(report.seconds)],
      [shell.say('simulate.speed'), shell.number(report.decisionsPerSecond)],
      [shell.say('simulate.turns'), shell.number(turns.mean)],
      [shell.say('simulate.turnsRange'), `${turns.min}–${turns.max}`],
      [shell.say('simulate.hash'), report.finalHash],
    ]).slice(1),
    '',
    ...table([
      heading,
      ...wins.bySeat.map((won, seat) => [shell.say('simulate.seat', { seat }), ...share(won)]),
    ]),
    '',
    ...table([heading, ...Object.entries(wins.byBot).map(([bot, won]) => [bot, ...share(won)])]),
    ...endingLines(
      Object.entries(endings).map(([ending, count]) => [teller.say(ending), ...share(count)]),
      shell,
    ),
    ...violationLines(report.violations, shell),
  ];
}

function endingLines(rows: readonly string[][], shell: Shell): string[] {
  if (rows.length === 0) return [];
  return [
    '',
    ...table([['', shell.say('simulate.endings'), shell.say('simulate.share')], ...rows]),
  ];
}

function violationLines(violations: readonly Violation[] | undefined, shell: Shell): string[] {
  if (violations === undefined) return [];
  return [
    '',
    shell.say('simulate.violations', { count: violations.length }),
    ...violations.map(
      ({ law, what, decision, seats, setup, seed }) =>
        `  ${law}: ${what} (${JSON.stringify({ decision, seats, setup, seed })})`,
    ),
  ];
}

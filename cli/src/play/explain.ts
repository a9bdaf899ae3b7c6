import { wrap } from '@tablewright/board/terminal';
import type { RefusedOption } from '@tablewright/engine';
import { handleOf } from './choices.ts';
import { matchOf, type Sitting } from './sitting.ts';

/** Answers "why can't I?" for one thing; false when the rules say nothing about it. */
export function explain(sitting: Sitting, about: string): boolean {
  const { terminal, teller } = sitting;
  const wanted = about.toLowerCase();
  const refused = matchOf(sitting)
    .refusals(sitting.me)
    .filter(
      (option) =>
        handleOf(option).toLowerCase() === wanted ||
        teller.option(option).toLowerCase().includes(wanted),
    );
  terminal.print(...refusalLines(sitting, refused));
  return refused.length > 0;
}

/** Everything that is refused now, clause by clause. */
export function refusalLines(sitting: Sitting, refused: readonly RefusedOption[]): string[] {
  const { teller } = sitting;
  const clauses = [...new Set(refused.map(({ clause }) => clause))];
  return clauses.flatMap((clause) => {
    const options = refused.filter((option) => option.clause === clause);
    const arePlaces = options.every(({ target }) => target.startsWith('square:'));
    const things = options.map((option) => (arePlaces ? handleOf(option) : teller.option(option)));
    return clauseLines(sitting, clause, [...new Set(things)]);
  });
}

export function clauseLines(
  { teller, terminal: { style, width } }: Pick<Sitting, 'teller' | 'terminal'>,
  clause: string,
  things: readonly string[] = [],
): string[] {
  return [
    ...(things.length > 0 ? wrap(things.join(', '), width) : []),
    ...wrap(`  ${style.accent(clause)}  ${teller.clause(clause) ?? ''}`, width, '  '),
  ];
}

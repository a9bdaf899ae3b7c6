import { wrap } from '@tablewright/board/terminal';
import { type RefusedOption, type Why, whyNot } from '@tablewright/engine';
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
  terminal.print(...refusalLines(sitting, refused), ...obstacleLines(sitting, refused));
  if (refused.length > 0) return true;
  const why = whyOf(sitting, wanted);
  if (why === null) return false;
  for (const { text, clause } of teller.why(why))
    terminal.print(
      ...wrap(text, terminal.width),
      ...(clause === undefined ? [] : clauseLines(sitting, clause)),
    );
  return true;
}

/** The answer about a thing that is no option: `c3`, `card:RO-L07`, or the name of a card. */
function whyOf(sitting: Sitting, wanted: string): Why | null {
  const { title, me, shell } = sitting;
  const { game, text } = title;
  const seen = matchOf(sitting).observe(me);
  const named = Object.entries(text.languages[shell.locale].names)
    .filter(([, name]) => name.toLowerCase() === wanted)
    .flatMap(([id]) => [id, id.slice(id.indexOf('.') + 1)]);
  const targets = (game.options?.kinds ?? []).flatMap((kind) =>
    [wanted, wanted.toUpperCase(), ...named].map((id) => `${kind}:${id}`),
  );
  const options = seen.question?.options ?? [];
  for (const target of [wanted, ...targets]) {
    if (options.some((option) => option.target === target)) return null;
    const isThing = (game.options?.at?.(target) ?? []).length > 0;
    const why = isThing ? whyNot(game, me, seen, [], target) : null;
    if (why !== null && why.by !== 'question') return why;
  }
  return null;
}

/** What the game adds to the clause where one thing is refused. */
function obstacleLines(sitting: Sitting, refused: readonly RefusedOption[]): string[] {
  const { title, me, teller, terminal } = sitting;
  const [target, ...others] = new Set(refused.map((option) => option.target));
  if (target === undefined || others.length > 0) return [];
  const why = whyNot(title.game, me, matchOf(sitting).observe(me), refused, target);
  if (why.by !== 'rule' || why.obstacle === null) return [];
  const { id, about } = why.obstacle;
  return wrap(teller.say(id, about), terminal.width);
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

import { type Scene, table } from '@tablewright/board/terminal';
import type { Result, Seat } from '@tablewright/engine';
import type { Title } from '../registry.ts';
import type { Shell } from '../text/index.ts';

/** The score table, the best first. */
export function resultLines(scene: Scene, title: Title, result: Result, shell: Shell): string[] {
  const { teller, style } = scene;
  const sheet = title.drawing.scoreSheet(scene);
  const seats = result.scores
    .map((_, seat) => seat)
    .sort((a, b) => result.places[a] - result.places[b] || a - b);
  const rows = seats.map((seat) => [
    `${result.places[seat]}.`,
    teller.player(seat),
    ...sheet.map(({ values }) => String(values[seat])),
    String(result.scores[seat]),
  ]);
  const heading = [
    shell.say('result.place'),
    shell.say('result.player'),
    ...sheet.map(({ label }) => label),
    shell.say('result.total'),
  ];
  const [first, ...rest] = table([heading, ...rows]);
  const { ending } = result;
  return [style.bold(first), ...rest, ...(ending === undefined ? [] : ['', teller.say(ending)])];
}

export function verdict(result: Result, me: Seat, shell: Shell): string {
  const isFirst = result.places[me] === 1;
  const isShared = result.places.filter((place) => place === 1).length > 1;
  if (isFirst) return shell.say(isShared ? 'result.shared' : 'result.won');
  return shell.say('result.lost', { place: result.places[me] });
}

import { padEnd } from '@tablewright/board/terminal';
import type { Plain } from '@tablewright/engine';
import { createTeller } from '@tablewright/text';
import { EXIT } from '../failure.ts';
import { printLines } from '../output.ts';
import { TITLES, type Title } from '../registry.ts';
import type { Shell } from '../text/index.ts';

/** Lists the games with the options of their setup. */
export function games(shell: Shell): number {
  printLines(TITLES.flatMap((title) => gameLines(title, shell)));
  return EXIT.fine;
}

function gameLines({ manifest, game, text }: Title, shell: Shell): string[] {
  const teller = createTeller(text, shell.locale, []);
  const { min, max } = game.seats;
  const name = manifest.name[shell.locale];
  const state = manifest.status === 'development' ? [shell.say('games.development')] : [];
  const options = Object.entries(game.setupOptions).map(
    ([option, { values, standard, text: own, bySeat }]) => {
      const shown = values.map((value: Plain) =>
        value === standard ? `[${String(value)}]` : String(value),
      );
      if ((own ?? bySeat) !== undefined) shown.push('…');
      return `  ${padEnd(`${option}=${shown.join('|')}`, 28)} ${teller.say(`setup.${option}`)}`;
    },
  );
  return [
    `${game.id}: ${[name, shell.say('games.seats', { min, max }), ...state].join(', ')}`,
    ...options,
  ];
}

import { type Game, isBySeat, type Setup, type SetupChoice } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';

/** The options of the match: variants that are on, and choices with their values. */
export function setupLine(game: Game, setup: Setup, teller: Teller): string {
  return Object.keys(game.setupOptions)
    .flatMap((name) => {
      const value = setup[name];
      const label = teller.say(`setup.${name}`);
      if (typeof value === 'boolean') return value ? [label] : [];
      return [`${label}: ${choiceName(game, name, value, teller)}`];
    })
    .join(' · ');
}

function choiceName(game: Game, name: string, choice: SetupChoice, teller: Teller): string {
  const { values, bySeat } = game.setupOptions[name];
  if (isBySeat(choice)) {
    const messages = choice.flatMap((value) => bySeat?.message(value) ?? []);
    return messages.map(({ id, about }) => teller.say(id, about)).join(', ');
  }
  const isNamed = typeof choice !== 'number' && values.includes(choice);
  return isNamed ? teller.say(`setup.${name}.${String(choice)}`) : String(choice);
}

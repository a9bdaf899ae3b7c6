import type { Game, Setup } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';

/** The options of the match: variants that are on, and choices with their values. */
export function setupLine(game: Game, setup: Setup, teller: Teller): string {
  return Object.keys(game.setupOptions)
    .flatMap((name) => {
      const value = setup[name];
      const label = teller.say(`setup.${name}`);
      if (typeof value === 'boolean') return value ? [label] : [];
      const isNamed = typeof value !== 'number' && game.setupOptions[name].values.includes(value);
      const says = isNamed ? teller.say(`setup.${name}.${String(value)}`) : String(value);
      return [`${label}: ${says}`];
    })
    .join(' · ');
}

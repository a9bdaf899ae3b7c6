import { ABILITIES, noteOf, technologyOf } from '../content/index.ts';
import { isIdle } from '../rules/powers.ts';
import type { Ti4 } from '../rules/state.ts';

interface Words {
  ability(name: string): string;
  say(id: string): string;
}

/** The text of a component, and what of it does nothing in this match. */
export function textOf(g: Ti4, words: Words, name: string): string {
  const remark = remarkOn(g, name);
  return remark === null ? words.ability(name) : `${words.ability(name)} ${words.say(remark)}`;
}

/** The message that says so; null where all of the text holds. TI-3.5 */
export function remarkOn(g: Ti4, name: string): string | null {
  if (!g.variant.council && name === 'strategy.politics') return 'ui.noCouncil.politics';
  return hasNoEffect(g, name) ? 'ui.noCouncil' : null;
}

function hasNoEffect(g: Ti4, name: string): boolean {
  const [kind, id] = name.split('.');
  switch (kind) {
    case 'technology':
      return isIdle(g, 'technology', technologyOf(id));
    case 'ability':
      return isIdle(
        g,
        'faction',
        ABILITIES.findIndex((ability) => ability.id === id),
      );
    case 'note':
      return isIdle(g, 'note', noteOf(id));
    default:
      return false;
  }
}

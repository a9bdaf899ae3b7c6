import { createTeller, type GameText, type Locale, type Teller } from '@tablewright/text';

/** More than are ever on a table at once; then it begins anew. */
const REMEMBERED = 4000;

/** A teller for a screen, which says the same things again with every move: it remembers how. */
export function screenTeller(text: GameText, locale: Locale, players: readonly string[]): Teller {
  const teller = createTeller(text, locale, players);
  const said = new Map<string, string>();
  const once = (key: string, tell: () => string): string => {
    let words = said.get(key);
    if (words === undefined) {
      if (said.size >= REMEMBERED) said.clear();
      said.set(key, (words = tell()));
    }
    return words;
  };
  return {
    ...teller,
    say: (id, about) => once(`${id} ${JSON.stringify(about)}`, () => teller.say(id, about)),
    event: (event) =>
      once(`${event.type} ${JSON.stringify(event.args)}`, () => teller.event(event)),
  };
}

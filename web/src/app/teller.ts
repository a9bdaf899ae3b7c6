import { createTeller, type GameText, type Locale, type Teller } from '@tablewright/text';

/** More than are ever on a table at once; when full, the cache is cleared. */
const REMEMBERED = 4000;

/** A teller with a cache, for a screen that shows the same texts again with every move. */
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

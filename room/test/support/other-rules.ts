import {
  Ask,
  type Core,
  defineGame,
  type Game,
  type GameRules,
  int,
  record,
  type Script,
} from '@tablewright/engine';

/** The next version of a game's rules, alike but for what is given. */
export function nextRules(game: Game, changes: Partial<GameRules<Core>> = {}): Game {
  const { rulesVersion } = game;
  return defineGame({ ...game, rulesVersion: rulesVersion + 1, ...changes });
}

/** Rules in which every state has one field more. */
export function reshaped(game: Game): Game {
  const { schema, rulesVersion, migrations } = game;
  if (schema.kind !== 'record') throw new Error('The state of a game is a record.');
  return nextRules(game, {
    schema: record({ ...schema.fields, added: int }),
    clone: structuredClone,
    unpack: (seats, setup) => ({ ...game.unpack(seats, setup), added: 7 }),
    migrations: {
      ...migrations,
      [rulesVersion]: (state) => ({ ...(state as object), added: 7 }),
    },
  });
}

/** The same rules, but this answer is never offered again where there is another one. */
export function without(game: Game, key: string): Game {
  return narrower(game, (other) => other === key);
}

/** Two releases later: every state has one field more, and many an answer is gone, but for those that end something. */
export function changedRules(game: Game): Game {
  return reshaped(narrower(game, (key) => key.includes(':') && key.length % 5 === 0));
}

function narrower(game: Game, isGone: (key: string) => boolean): Game {
  const { steps } = game;
  return nextRules(game, {
    steps: Object.fromEntries(
      Object.entries(steps).map(([name, step]) => [
        name,
        (g: Core, ...args: number[]) => withoutKeys(step(g, ...args), isGone),
      ]),
    ),
  });
}

function* withoutKeys(script: Script, isGone: (key: string) => boolean): Script {
  let next = script.next();
  while (next.done !== true) {
    const request = next.value;
    const answer: unknown = yield request instanceof Ask ? narrowed(request, isGone) : request;
    next = script.next(answer);
  }
}

function narrowed(ask: Ask, isGone: (key: string) => boolean): Ask {
  const others = (): readonly unknown[] => {
    const left = ask.renewed().options.filter((option) => !isGone(ask.prompt.key(option)));
    return left.length > 0 ? left : ask.options;
  };
  return new Ask(ask.seat, ask.prompt, others, ask.details);
}

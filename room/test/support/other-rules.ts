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
  const { steps } = game;
  return nextRules(game, {
    steps: Object.fromEntries(
      Object.entries(steps).map(([name, step]) => [
        name,
        (g: Core, ...args: number[]) => withoutKey(step(g, ...args), key),
      ]),
    ),
  });
}

function* withoutKey(script: Script, key: string): Script {
  let next = script.next();
  while (next.done !== true) {
    const request = next.value;
    const answer: unknown = yield request instanceof Ask ? narrowed(request, key) : request;
    next = script.next(answer);
  }
}

function narrowed(ask: Ask, key: string): Ask {
  const others = (): readonly unknown[] => {
    const left = ask.renewed().options.filter((option) => ask.prompt.key(option) !== key);
    return left.length > 0 ? left : ask.options;
  };
  return new Ask(ask.seat, ask.prompt, others, ask.details);
}

import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';

/** The smallest possible move: what boardgame.io itself costs, whatever the rules. */
const idle: Game<{ count: number }> = {
  name: 'idle',
  disableUndo: true,
  setup: () => ({ count: 0 }),
  moves: {
    next: ({ G }) => {
      G.count++;
    },
  },
};

const reduce = CreateGameReducer({ game: idle });
const payload = { type: 'next', args: [], playerID: '0' };

export function playIdle(moves: number): number {
  let state = InitializeGame({ game: idle }) as State<{ count: number }>;
  for (let i = 0; i < moves; i++) state = reduce(state, { type: 'MAKE_MOVE', payload });
  return state.G.count;
}

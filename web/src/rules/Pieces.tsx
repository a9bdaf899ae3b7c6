import type { BoardProps } from '@tablewright/board';
import { keyFromSeed, Match, type Plain, SPECTATOR } from '@tablewright/engine';
import { useMemo } from 'react';
import { useSay } from '../app/text.tsx';
import { useGame, useTeller } from '../app/useGame.ts';
import { useIsTall } from '../app/useIsTall.ts';
import css from './Pieces.module.css';

const NOTHING_LIT: BoardProps<Plain>['lights'] = new Map();
const ignore = (): void => {};

/** The board and some pieces, drawn as in a match. */
export function Pieces({ game, withBoard }: { game: string; withBoard: boolean }) {
  const say = useSay();
  const ui = useGame(game, 'ui');
  const rules = useGame(game, 'rules');
  const seats = rules?.seats.max ?? 0;
  const teller = useTeller(
    game,
    Array.from({ length: seats }, (_, i) => say('wish.guest', { number: i + 1 })),
  );
  const isTall = useIsTall();
  const state = useMemo(() => {
    if (rules === undefined) return undefined;
    const match = Match.start(rules, { seats: rules.seats.max, key: keyFromSeed(game) });
    return match.observe(SPECTATOR).state;
  }, [rules, game]);
  if (ui === undefined || teller === undefined || state === undefined) return null;

  const layout = isTall ? 'tall' : 'wide';
  const { width, height } = ui.size[layout];
  return (
    <section aria-labelledby="pieces">
      <h2 id="pieces">{say('rules.pieces')}</h2>
      {withBoard && (
        <figure className={css.board} role="img" aria-label={say('rules.pieces.board')}>
          <div inert style={{ aspectRatio: `${width} / ${height}` }}>
            <ui.Board
              state={state}
              viewer={SPECTATOR}
              teller={teller}
              lights={NOTHING_LIT}
              previewed={null}
              about={{}}
              onPick={ignore}
              onPreview={ignore}
              onInspect={ignore}
              layout={layout}
            />
          </div>
        </figure>
      )}
      <ul className={css.pieces}>
        {ui.pieces.map((target) => (
          <li key={target}>
            <ui.Inspect target={target} state={state} teller={teller} />
          </li>
        ))}
      </ul>
    </section>
  );
}

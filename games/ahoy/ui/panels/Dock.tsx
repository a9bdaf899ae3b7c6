import type { Seat } from '@tablewright/engine';
import { type BoardProps, TargetArea, TargetButton, useMotion } from '@tablewright/board';
import { useId, useRef } from 'react';
import { BLUEFIN, UNION } from '../../content/index.ts';
import type { Ahoy } from '../../rules/state.ts';
import { diceOf, DiePicture } from '../art/Dice.tsx';
import { BattlePanel } from './Battle.tsx';
import { Crew, Slots } from './FactionBoard.tsx';
import { isSmuggler } from './player.ts';
import { useLitInSight } from './useLitInSight.ts';
import { Hold, Pledges, Plans, Supply } from './Side.tsx';
import { RewardGrid } from './RewardGrid.tsx';
import styles from './dock.module.css';

/** The viewer's own board as it lies on the table: dice, crew above, slots, cargo and whatever the faction has. */
export function Dock(props: BoardProps<Ahoy>) {
  const { state, viewer, layout } = props;
  const root = useRef<HTMLDivElement>(null);
  useMotion(root, state, viewer);
  useLitInSight(root, props.lights);
  const player = state.players[viewer];
  if (player === undefined) return null;
  const own = { ...props, seat: viewer };
  return (
    <TargetArea
      ref={root}
      className={styles.dock}
      onPick={props.onPick}
      onPreview={props.onPreview}
      onInspect={props.onInspect}
    >
      {layout === 'tall' && <BattlePanel {...props} />}
      <Dice {...own} />
      <div className={styles.board}>
        <Crew {...own} />
        <Slots {...own} />
      </div>
      <div className={styles.side}>
        {player.faction === BLUEFIN && <Supply {...own} />}
        {player.faction === UNION && <Plans {...own} />}
        {isSmuggler(state, viewer) && (
          <>
            <div className={styles.column}>
              <Hold {...own} />
              <Pledges {...own} />
            </div>
            <RewardGrid {...own} />
          </>
        )}
      </div>
    </TargetArea>
  );
}

/** Dice not placed yet; what was set aside is lost for the round. */
function Dice({
  state,
  teller,
  lights,
  about,
  layout,
  seat,
}: BoardProps<Ahoy> & { readonly seat: Seat }) {
  const heading = useId();
  const { dice, aside } = state.players[seat];
  const isMyTurn = state.round > 0 && state.active === seat && !state.over;
  const chosen = dice.indexOf(Number(about['value']));
  const look = { size: layout === 'tall' ? 30 : 34, colours: diceOf(seat) };
  return (
    <section className={styles.dice} aria-labelledby={heading}>
      <h3 id={heading}>{teller.say('ui.dice')}</h3>
      <ul>
        {dice.map((value, i) => (
          <li key={i}>
            <TargetButton
              target={`die:${value}`}
              light={lights.get(`die:${value}`) ?? (chosen === i ? 'selected' : undefined)}
              label={teller.say('ui.die', { value })}
            >
              <DiePicture value={value} {...look} />
            </TargetButton>
          </li>
        ))}
        {aside.map((value, i) => (
          <li key={`aside ${i}`}>
            <DiePicture value={value} {...look} isLost />
          </li>
        ))}
      </ul>
      <p>
        {isMyTurn
          ? teller.say('ui.dice.turn', { count: state.diceLeft })
          : teller.say('ui.dice.round', { count: dice.length })}
      </p>
    </section>
  );
}

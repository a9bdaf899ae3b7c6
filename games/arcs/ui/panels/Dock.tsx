import { type BoardProps, TargetArea, useMotion } from '@tablewright/board';
import { useId, useRef } from 'react';
import type { Arcs } from '../../rules/state.ts';
import { Paints } from '../art/Paints.tsx';
import { Actions, asksForAction } from './Actions.tsx';
import { BattlePanel, dieAsked } from './BattlePanel.tsx';
import { Draft, isDrafting } from './Draft.tsx';
import { Hand } from './Hand.tsx';
import { Boxes, Outrage, PlayArea, Stock } from './Parts.tsx';
import { Slots } from './Slots.tsx';
import styles from './panels.module.css';

/** What lies before the viewer: the hand, or the dice while they are chosen, and the own board beside it. */
export function Dock(props: BoardProps<Arcs>) {
  const { state, viewer, teller, lights, layout } = props;
  const root = useRef<HTMLDivElement>(null);
  const heading = useId();
  useMotion(root, state, viewer);
  const isDraft = isDrafting(state);
  if (viewer < 0 && !isDraft) return null;
  const mine = { state, seat: viewer, teller, lights };
  const die = dieAsked(lights);
  return (
    <TargetArea
      ref={root}
      className={styles.dock}
      onPick={props.onPick}
      onPreview={props.onPreview}
      onInspect={props.onInspect}
    >
      <Paints />
      {isDraft ? (
        <Draft {...props} />
      ) : die === null ? (
        <>
          {asksForAction(lights) && <Actions {...props} />}
          <Hand {...props} />
        </>
      ) : (
        <BattlePanel {...props} asked={die} />
      )}
      {viewer >= 0 && !isDraft && die === null && (
        <section
          className={styles.mine}
          aria-labelledby={heading}
          data-layout={layout}
          data-seat={viewer + 1}
        >
          <div>
            <h3 id={heading}>{teller.say('ui.board.mine')}</h3>
            <Slots {...mine} size={30} withCosts />
            <div className={styles.line}>
              <Stock {...mine} />
              <Outrage {...mine} />
            </div>
          </div>
          <div>
            <Boxes {...mine} />
            <PlayArea {...mine} />
          </div>
        </section>
      )}
    </TargetArea>
  );
}

import type { Seat } from '@tablewright/engine';
import { type BoardProps, TargetArea, TargetButton } from '@tablewright/board';
import type { Arcs } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import { Outrage, PlayArea, Stock } from './Parts.tsx';
import { Slots } from './Slots.tsx';
import styles from './panels.module.css';

/** What everybody may know of a player: initiative, resources, cards in hand, play area, boxes. */
export function SeatFacts(props: BoardProps<Arcs> & { readonly seat: Seat }) {
  const { state, teller, seat, viewer } = props;
  const { hand } = state.players[seat];
  // What is mine lies before me already, to be touched there.
  const lights = seat === viewer ? NO_LIGHTS : props.lights;
  const target = `hand:${seat}`;
  return (
    <TargetArea
      className={styles.facts}
      onPick={props.onPick}
      onPreview={props.onPreview}
      onInspect={props.onInspect}
    >
      <div className={styles.signs}>
        <TargetButton
          target={target}
          light={lights.get(target)}
          label={teller.say('ui.hand.count', { player: seat, count: hand.length })}
          inspect={target}
          className={styles.handCount}
        >
          <Sign name="cards" />
          {hand.length}
        </TargetButton>
        {state.initiative === seat && (
          <span className={styles.initiative}>
            <Sign name="initiative" />
            {teller.say(state.seized === seat ? 'ui.initiative.seized' : 'ui.initiative')}
          </span>
        )}
        <Outrage state={state} seat={seat} teller={teller} />
      </div>
      {seat !== viewer && (
        <>
          <Slots {...{ state, seat, teller, lights }} size={24} />
          <Stock {...{ state, seat, teller, lights }} />
          <PlayArea {...{ state, seat, teller, lights }} />
        </>
      )}
    </TargetArea>
  );
}

const NO_LIGHTS: BoardProps<Arcs>['lights'] = new Map();

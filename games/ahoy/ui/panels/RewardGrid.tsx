import type { Seat } from '@tablewright/engine';
import { type BoardProps, TargetButton } from '@tablewright/board';
import { CELL_NAMES, REWARDS } from '../../content/index.ts';
import type { Ahoy } from '../../rules/state.ts';
import { Glyph } from '../art/Glyph.tsx';
import { rewardSigns } from '../cards/rewards.ts';
import styles from './rewards.module.css';

/** The rewards of a Smuggler: the white marker moves, the black one closes the way back. */
export function RewardGrid({
  state,
  teller,
  lights,
  seat,
}: Pick<BoardProps<Ahoy>, 'state' | 'teller' | 'lights'> & { readonly seat: Seat }) {
  const { white, black } = state.players[seat];
  return (
    <ol className={styles.grid} aria-label={teller.say('ui.rewards')}>
      {REWARDS.map((_, at) => {
        const cell = CELL_NAMES[at];
        const marker = markerAt(at, white, black);
        return (
          <li key={cell}>
            <TargetButton
              target={`reward:${cell}`}
              light={lights.get(`reward:${cell}`)}
              label={teller.say('ui.reward', { cell, marker })}
              inspect={`reward:${cell}`}
              className={styles.cell}
            >
              <RewardCell at={at} marker={marker} />
            </TargetButton>
          </li>
        );
      })}
    </ol>
  );
}

/** The same to look at only. */
export function StillGrid({ state, seat }: { readonly state: Ahoy; readonly seat: Seat }) {
  const { white, black } = state.players[seat];
  return (
    <ol className={styles.grid} aria-hidden="true">
      {REWARDS.map((_, at) => (
        <li key={CELL_NAMES[at]} className={styles.cell}>
          <RewardCell at={at} marker={markerAt(at, white, black)} />
        </li>
      ))}
    </ol>
  );
}

type Marker = 'white' | 'black' | 'none';

const markerAt = (at: number, white: number, black: number): Marker =>
  at === white ? 'white' : at === black ? 'black' : 'none';

function RewardCell({ at, marker }: { readonly at: number; readonly marker: Marker }) {
  return (
    <>
      <RewardSigns at={at} />
      {marker !== 'none' && <i className={styles.marker} data-marker={marker} />}
    </>
  );
}

export function RewardSigns({ at }: { readonly at: number }) {
  return rewardSigns(REWARDS[at]).map((sign, i) =>
    typeof sign === 'number' ? <b key={i}>{sign}</b> : <Glyph key={i} name={sign} />,
  );
}

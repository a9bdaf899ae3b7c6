import type { Seat } from '@tablewright/engine';
import { type BoardProps, SeatMedal } from '@tablewright/board';
import { useState } from 'react';
import type { Ti4 } from '../../rules/state.ts';
import styles from './sheets.module.css';

/** Whose sheet is shown: at first one's own. */
export function useSeat({ viewer }: BoardProps<Ti4>): [Seat, (seat: Seat) => void] {
  return useState(Math.max(0, viewer));
}

export function SeatChooser({
  state,
  teller,
  seat,
  onChoose,
}: BoardProps<Ti4> & { readonly seat: Seat; readonly onChoose: (seat: Seat) => void }) {
  return (
    <div className={styles.seats} role="group" aria-label={teller.say('ui.whose')}>
      {state.seating.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === seat}
          aria-label={teller.player(each)}
          title={teller.player(each)}
          onClick={() => onChoose(each)}
        >
          <SeatMedal seat={each} size={22} />
        </button>
      ))}
      <b>{teller.player(seat)}</b>
    </div>
  );
}

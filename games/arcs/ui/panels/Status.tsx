import { type BoardProps, SeatMedal } from '@tablewright/board';
import { CHAPTERS, POWER_TO_END } from '../../content/index.ts';
import type { Arcs } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import styles from './panels.module.css';

/** Who holds the initiative, which chapter it is, and how much Power ends the game. */
export function Status({ state, teller }: BoardProps<Arcs>) {
  const { initiative, chapter, players } = state;
  return (
    <div className={styles.status}>
      <span title={teller.say('ui.initiative')}>
        <Sign name="initiative" />
        <SeatMedal seat={initiative} size={18} />
        <b>{teller.player(initiative)}</b>
      </span>
      <span
        className={styles.chapters}
        role="img"
        aria-label={teller.say('where.chapter', { chapter })}
        title={teller.say('where.chapter', { chapter })}
      >
        {Array.from({ length: CHAPTERS }, (_, i) => (
          <i key={i} data-past={i < chapter} />
        ))}
      </span>
      <span>{teller.say('ui.goal', { power: POWER_TO_END[players.length] })}</span>
    </div>
  );
}

import { type BoardProps, SeatMedal, type Told } from '@tablewright/board';
import type { Ti4 } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import styles from './combat.module.css';

const ROLLS: ReadonlySet<string> = new Set([
  'cannons',
  'ambush',
  'barrage',
  'combatRoll',
  'bombarded',
]);
const STARTS: ReadonlySet<string> = new Set(['activated', 'turn']);

/** The rolls of this action, oldest first. */
export function rollsOf(told: readonly Told[] | undefined): readonly Told[] {
  if (told === undefined) return [];
  const start = told.findLastIndex(({ type }) => STARTS.has(type));
  return told.slice(start + 1).filter(({ type }) => ROLLS.has(type));
}

/** Dice that fell earlier in this action: a combat goes on as long as no player has to choose. */
export function FightStory({ teller, told }: BoardProps<Ti4>) {
  const rolls = rollsOf(told);
  if (rolls.length === 0) return null;
  return (
    <section className={styles.story}>
      <h4>{teller.say('ui.rolls')}</h4>
      <ol>
        {rolls.map(({ type, args }, i) => (
          <li key={i}>
            <SeatMedal seat={Number(args['player'])} size={18} />
            <span className={styles.roll}>{teller.say(`ui.rolled.${type}`)}</span>
            <span className={styles.pips}>{String(args['dice'])}</span>
            <b>
              <Sign name="hit" size={13} /> {Number(args['hits'])}
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { type BoardProps, SeatMedal } from '@tablewright/board';
import { useMemo } from 'react';
import type { Ti4 } from '../../rules/state.ts';
import { isLastRound, outlook, type Outlook, type Way } from '../help/outlook.ts';
import styles from './prospects.module.css';

/** Who leads, and who can win in this round and how. */
export function Prospects(props: BoardProps<Ti4>) {
  const { state, teller } = props;
  const all = useMemo(() => outlook(state), [state]);
  if (all.length === 0) return null;
  const goal = state.variant.points;
  const points = Math.max(...all.map((each) => each.points));
  const leaders = all.filter((each) => each.points === points).map(({ seat }) => seat);
  const contenders = all.filter(({ chance }) => chance !== 'none');
  return (
    <details
      className={styles.prospects}
      open={contenders.some(({ chance }) => chance !== 'helped')}
    >
      <summary>
        <b>{teller.say('ui.outlook')}</b>
        <span className={styles.medals} aria-hidden="true">
          {contenders.map(({ seat, chance }) => (
            <span key={seat} data-chance={chance}>
              <SeatMedal seat={seat} size={18} />
            </span>
          ))}
        </span>
      </summary>
      {points > 0 && (
        <p>
          {teller.say('ui.outlook.lead', { players: leaders, count: leaders.length, points, goal })}
        </p>
      )}
      {isLastRound(state) && <p>{teller.say('ui.outlook.last')}</p>}
      {contenders.length === 0 ? (
        <p>{teller.say('ui.outlook.nobody')}</p>
      ) : (
        <>
          <ol>
            {contenders.map((each) => (
              <li key={each.seat} data-chance={each.chance}>
                <Contender {...props} {...each} />
              </li>
            ))}
          </ol>
          <p className={styles.note}>{teller.say('ui.outlook.note')}</p>
        </>
      )}
    </details>
  );
}

function Contender({
  state,
  teller,
  seat,
  points,
  chance,
  ways,
  isHomeLost,
}: BoardProps<Ti4> & Outlook) {
  return (
    <>
      <p className={styles.who}>
        <SeatMedal seat={seat} size={18} />
        <b>{teller.player(seat)}</b>
        <span>{teller.say('ui.outlook.standing', { points, goal: state.variant.points })}</span>
        <em>{teller.say(`ui.outlook.${chance}`)}</em>
      </p>
      <ul>
        {ways.map((way) => (
          <li key={way.by} data-sureness={way.sureness}>
            <b>
              {teller.say(isCertain(way) ? 'ui.way.points' : 'ui.way.upTo', { count: way.points })}
            </b>
            {teller.say(`ui.way.${way.by}`, wordsOf(way))}
          </li>
        ))}
        {isHomeLost && <li>{teller.say('ui.outlook.home')}</li>}
      </ul>
    </>
  );
}

/** Nobody knows how many of the points come. */
const isCertain = ({ sureness }: Way): boolean => sureness === 'ready' || sureness === 'near';

function wordsOf({ goal }: Way): { readonly [name: string]: string | number } {
  if (goal === undefined) return {};
  const { id, have, need } = goal;
  return { objective: id, have: Math.min(have, need), need };
}

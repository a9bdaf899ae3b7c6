import { type BoardProps, SeatMedal } from '@tablewright/board';
import { useId, useMemo } from 'react';
import { BLUEFIN, TILES, UNION } from '../../content/index.ts';
import { seatOf } from '../../rules/slots.ts';
import type { Ahoy } from '../../rules/state.ts';
import { SuitSign } from '../cards/SuitSign.tsx';
import styles from './battle.module.css';

interface Scored {
  readonly tile: string;
  readonly winner: number;
  readonly squadron: number;
  readonly union: number;
  readonly fame: number;
}

/** How the round just over was scored, region by region; shown until the next one is well under way. */
export function Scoring({ state, teller, told = [] }: BoardProps<Ahoy>) {
  const heading = useId();
  const scored = useMemo(() => lastScoring(told), [told]);
  if (scored.length === 0) return null;
  const seats = [seatOf(state, BLUEFIN), seatOf(state, UNION)];
  const round = state.over ? state.round : state.round - 1;
  return (
    <section className={styles.scoring} aria-labelledby={heading}>
      <h2 id={heading}>{teller.say('ui.scoring', { round })}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{teller.say('ui.scoring.region')}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <SeatMedal seat={seat} size={18} />
                <span className="visually-hidden">{teller.player(seat)}</span>
              </th>
            ))}
            <th scope="col">{teller.say('ui.fame')}</th>
          </tr>
        </thead>
        <tbody>
          {scored.map(({ tile, winner, squadron, union, fame }) => (
            <tr key={tile} data-won={winner >= 0}>
              <th scope="row">
                <SuitSign suit={suitOf(tile)} size={20} /> {teller.name(tile)}
              </th>
              <td data-ahead={squadron > union}>{squadron}</td>
              <td data-ahead={union > squadron}>{union}</td>
              <td>
                {winner >= 0 ? (
                  <>
                    +{fame} <SeatMedal seat={winner} size={16} />
                  </>
                ) : (
                  teller.say('ui.scoring.nobody')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const suitOf = (tile: string): string => TILES.find(({ id }) => id === tile)?.suit ?? 'fish';

/** After this many turns of the next round nobody looks at it any more. */
const TURNS_SHOWN = 2;

function lastScoring(told: NonNullable<BoardProps<Ahoy>['told']>): readonly Scored[] {
  let turns = 0;
  let at = told.length - 1;
  for (; at >= 0 && told[at].type !== 'scored'; at--) {
    if (told[at].type === 'turn' && ++turns > TURNS_SHOWN) return [];
  }
  const scored: Scored[] = [];
  for (; at >= 0 && ['scored', 'fame'].includes(told[at].type); at--)
    // Events reach the board as plain data; the type of the event decides their arguments.
    if (told[at].type === 'scored') scored.unshift(told[at].args as unknown as Scored);
  return scored;
}

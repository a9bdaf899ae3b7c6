import { Icon, SeatMedal } from '@tablewright/board';
import type { TableSeat, TableView } from '@tablewright/protocol';
import { Suspense } from 'react';
import { controls } from '../app/controls.tsx';
import { NameLink } from '../app/NameLink.tsx';
import { useSay } from '../app/text.tsx';
import { SeatRating } from './lazy.ts';
import css from './Seats.module.css';
import { SeatActions } from './SeatActions.tsx';
import type { Act } from './useActions.ts';

interface SeatsProps {
  readonly table: TableView;
  readonly me: string;
  readonly act: Act;
}

export function Seats({ table, me, act }: SeatsProps) {
  const say = useSay();
  const sits = mySeat(table, me) >= 0;
  const sitting = say(sits ? 'table.sitHere' : 'table.sit');
  return (
    <ol className={css.seats} aria-label={say('table.seats')}>
      {table.seats.map((seat, i) => (
        <li key={i} className={css.seat} data-kind={seat.kind} data-seat={i + 1}>
          <SeatMedal seat={i} size={44} className={css.medal} />
          <div className={css.who}>
            <b>
              <NameLink name={nameOf(seat)} page={pageOf(seat)} />{' '}
              <Suspense>{ratingOf(seat)}</Suspense>
            </b>
            <span className={css.state}>{stateOf(seat)}</span>
          </div>
          <div className={css.actions}>
            {seat.kind === 'free' && (
              <button
                type="button"
                className={sits ? controls.button : controls.lit}
                aria-label={say('table.sitAt', { action: sitting, number: i + 1 })}
                onClick={() => act({ do: 'sit', seat: i })}
              >
                {sitting}
              </button>
            )}
            {seat.kind === 'person' && seat.id === me && (
              <button
                type="button"
                className={controls.button}
                onClick={() => act({ do: 'leave' })}
              >
                {say('table.leave')}
              </button>
            )}
            {table.host === me && <SeatActions table={table} seat={i} act={act} />}
          </div>
        </li>
      ))}
    </ol>
  );

  function nameOf(seat: TableSeat): string {
    if (seat.kind === 'free') return say('table.free');
    if (seat.kind === 'bot') return say('table.bot');
    return seat.id === me ? say('table.you', { name: seat.name }) : seat.name;
  }

  function ratingOf(seat: TableSeat) {
    if (!table.rated || table.clock.kind === 'none' || seat.kind === 'free') return null;
    const name = seat.kind === 'bot' ? `bot:${seat.level}` : seat.name;
    return <SeatRating name={name} game={table.game} pace={table.clock.kind} />;
  }

  function stateOf(seat: TableSeat) {
    if (seat.kind === 'free') return say('table.free.text');
    if (seat.kind === 'bot')
      return (
        <>
          <Icon name="bot" /> {say(`level.${seat.level}`)}
        </>
      );
    const isOwner = seat.id === table.host;
    const parts = [
      isOwner && say('table.host'),
      !seat.here && say('table.away'),
      !isOwner && say(seat.ready ? 'table.ready' : 'table.notReady'),
    ];
    return (
      <>
        {seat.ready && <Icon name="check" />} {parts.filter((part) => part !== false).join(', ')}
      </>
    );
  }
}

function pageOf(seat: TableSeat): string | null {
  if (seat.kind === 'bot') return `bot:${seat.level}`;
  return seat.kind === 'person' && seat.account === true ? seat.name : null;
}

export function mySeat(table: TableView, me: string): number {
  return table.seats.findIndex((seat) => seat.kind === 'person' && seat.id === me);
}

import { type BoardProps, DrawnIn, type GameUi, SeatMedal } from '@tablewright/board';
import type { Plain } from '@tablewright/engine';
import type { SeatInfo } from '@tablewright/protocol';
import { memo } from 'react';
import { usePageOf } from '../api.ts';
import { type Say, useSay } from '../app/text.tsx';
import type { MatchHost, Picture } from '../host/host.ts';
import { Clock } from './Clock.tsx';
import { NameCard } from './NameCard.tsx';
import { StandIn } from './StandIn.tsx';
import css from './seats.module.css';
import type { Decision } from './useDecision.ts';

interface SeatsProps {
  /** Absent in a replay, where nobody sits any more. */
  readonly host?: MatchHost;
  readonly send?: Decision['send'];
  readonly snapshot: Picture;
  readonly ui: GameUi;
  readonly drawing: BoardProps<Plain>;
  /** There is no connection: clocks stand still. */
  readonly isFrozen?: boolean;
  /** Show all facts, even where a phone has room for only one line. */
  readonly isFull?: boolean;
}

/** The players, their scores, and whom the match waits for. */
export const Seats = memo(function Seats(props: SeatsProps) {
  const { host, send, snapshot, ui, drawing, isFrozen, isFull = false } = props;
  const say = useSay();
  const { info, position, viewer } = snapshot;
  const pageOf = usePageOf(info);
  const Place = isFull ? 'section' : 'aside';
  return (
    <Place
      className={css.seats}
      data-full={isFull}
      aria-label={say('match.players')}
      // It scrolls on a phone, so it must be focusable for the keyboard.
      tabIndex={isFull ? 0 : undefined}
    >
      {(ui.seating?.(position.state) ?? [...info.seats.keys()]).map((number) => {
        const seat = info.seats[number];
        const isAsked =
          position.ending === null && position.asked.some((asked) => asked.seat === number);
        return (
          <section
            key={number}
            className={css.seat}
            data-seat={number + 1}
            data-turn={isAsked}
            data-mine={snapshot.mine.includes(number)}
          >
            <header className={css.id}>
              <SeatMedal seat={number} size={28} />
              <div className={css.who}>
                <h2 className={css.name}>
                  <NameCard
                    seat={seat}
                    name={drawing.teller.player(number)}
                    page={pageOf(number)}
                  />
                  {number === viewer && <span className={css.you}> {say('match.you')}</span>}
                </h2>
                <p className={css.sub}>{aboutSeat(seat, isAsked, say)}</p>
              </div>
              <p className={css.score}>
                <span className="visually-hidden">{say('match.points')} </span>
                {ui.score(position.state, number)}
                {ui.goal && <small>/{ui.goal(position.state)}</small>}
              </p>
            </header>
            <div className={css.facts}>
              <DrawnIn place={isFull ? 'rail' : 'seats'}>
                <ui.SeatFacts {...drawing} seat={number} />
              </DrawnIn>
            </div>
            <footer className={css.foot}>
              <Clock
                clocks={snapshot.clocks}
                terms={info.clock}
                seat={number}
                running={isAsked}
                isFrozen={isFrozen}
              />
              {host && send && <StandIn {...{ host, send, snapshot, number, seat }} />}
            </footer>
          </section>
        );
      })}
    </Place>
  );
});

function aboutSeat(seat: SeatInfo, isAsked: boolean, say: Say): string {
  if (seat.conceded) return say('match.conceded');
  const who = seat.standIn
    ? say('match.standInPlays')
    : seat.player === 'bot'
      ? say('match.bot', { level: say(`level.${seat.level ?? 'medium'}`) })
      : seat.online
        ? say('match.here')
        : say('match.away');
  return isAsked ? say('match.toMove', { who }) : who;
}

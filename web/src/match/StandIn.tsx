import type { SeatInfo, Snapshot } from '@tablewright/protocol';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import type { MatchHost } from '../host/host.ts';
import type { Decision } from './useDecision.ts';

interface StandInProps {
  readonly host: MatchHost;
  readonly send: Decision['send'];
  readonly snapshot: Snapshot;
  readonly number: number;
  readonly seat: SeatInfo;
}

/** A bot may play for somebody who is away; on return the person takes the seat back. */
export function StandIn({ host, send, snapshot, number, seat }: StandInProps) {
  const say = useSay();
  if (snapshot.mine.length === 0 || snapshot.position.ending !== null || seat.conceded) return null;
  const isMine = snapshot.mine.includes(number);
  if (seat.standIn && isMine) {
    return (
      <button
        type="button"
        className={controls.button}
        onClick={() => send(() => host.standIn(number, null))}
      >
        {say('match.takeBackSeat')}
      </button>
    );
  }
  if (seat.player === 'person' && !seat.online && !isMine && !snapshot.info.rated) {
    return (
      <button
        type="button"
        className={controls.button}
        onClick={() => send(() => host.standIn(number, 'medium'))}
      >
        {say('match.letBotPlay')}
      </button>
    );
  }
  return null;
}

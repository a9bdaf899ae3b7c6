import type { SeatInfo } from '@tablewright/protocol';
import { useSay } from '../app/text.tsx';
import { pageOf } from '../app/PersonMenu.tsx';
import { Ratings } from '../player/Ratings.tsx';
import { Tally } from '../player/Tally.tsx';
import { usePlayer } from './api.ts';
import { useNameOf } from './useNameOf.ts';

interface PlayerCardProps {
  readonly seat: SeatInfo;
  readonly page: string | null;
}

/** A player in short. The page opens beside the match, not in its place. */
export function PlayerCard({ seat, page }: PlayerCardProps) {
  const say = useSay();
  const nameOf = useNameOf();
  const isBot = seat.player === 'bot' && seat.standIn !== true;
  return (
    <div className="people-card">
      <p className="people-card-name">{seat.name}</p>
      <p>
        {isBot
          ? nameOf(`bot:${seat.level ?? 'medium'}`)
          : say(page === null ? 'player.guest' : 'player.hasAccount')}
      </p>
      {page !== null && <Known page={page} />}
    </div>
  );
}

function Known({ page }: { readonly page: string }) {
  const say = useSay();
  const { data: player } = usePlayer(page);
  return (
    <>
      {player !== undefined && (
        <>
          <Ratings ratings={player.ratings} />
          {player.tally.length > 0 && <Tally tally={player.tally} />}
        </>
      )}
      <a href={pageOf(page)} target="_blank" rel="noopener">
        {say('player.openApart')}
      </a>
    </>
  );
}

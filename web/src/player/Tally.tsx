import type { PlayerView } from '@tablewright/protocol';
import { useSay } from '../app/text.tsx';

export function Tally({ tally }: { tally: PlayerView['tally'] }) {
  const say = useSay();
  if (tally.length === 0) return <p className="people-hint">{say('player.noMatches')}</p>;
  return (
    <ul className="player-tally">
      {tally.map(({ game, played, won }) => (
        <li key={game} data-game={game}>
          <span className="people-game">{say(`game.${game}`)}</span>
          <span>{say('player.won', { won, played })}</span>
          <meter min={0} max={Math.max(1, played)} value={won} aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}

import { SeatMedal } from '@tablewright/board';
import type { PlayedMatch, PlayerView } from '@tablewright/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { controls } from '../app/controls.tsx';
import { ago } from '../app/format.ts';
import { NameLink } from '../app/NameLink.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { Outcome } from '../people/Outcome.tsx';
import { useAct } from '../people/useAct.ts';
import { signed } from './signed.ts';

/** A player's matches, latest first, with more on demand. */
export function PlayedMatches({ player }: { player: PlayerView }) {
  const say = useSay();
  const [older, setOlder] = useState<readonly PlayedMatch[]>([]);
  const [ended, setEnded] = useState(false);
  const act = useAct();
  const matches = [...player.matches, ...older];
  const more = (): void => {
    void act.run(async () => {
      const found = await people.playerMatches(player.name, matches.at(-1)!.changed);
      setOlder([...older, ...found]);
      setEnded(found.length === 0);
    });
  };
  if (matches.length === 0) return <p className="people-hint">{say('player.noMatches')}</p>;
  return (
    <>
      <ul className="people-rows">
        {matches.map((match) => (
          <li key={match.id}>
            <Played match={match} />
          </li>
        ))}
      </ul>
      {!ended && matches.length >= PAGE && (
        <div className="people-buttons">
          <button type="button" className={controls.button} disabled={act.isPending} onClick={more}>
            {say('player.more')}
          </button>
        </div>
      )}
      <Outcome act={act} />
    </>
  );
}

/** The size of a page. */
const PAGE = 20;

function Played({ match }: { match: PlayedMatch }) {
  const say = useSay();
  const locale = useLocale();
  const { id, game, turn, over, place, change, rated, players, pages = [], changed } = match;
  return (
    <>
      <Link href={over ? `/replay/m/${id}` : `/m/${id}`} className="player-match" data-game={game}>
        <span className="people-game">{say(`game.${game}`)}</span>
        <span>
          <b>{over ? say('player.turn', { turn }) : say('card.running')}</b>{' '}
          {rated && <span className="people-tag">{say('player.rated')}</span>}
        </span>
        <span className="player-facts">
          {over && (place === null ? say('player.noPlace') : say('player.place', { place }))}
          {change !== null && <b className="player-change"> {signed(change)}</b>}
          {over && ' · '}
          {ago(changed, locale)}
        </span>
      </Link>
      <span className="player-players">
        {players.map((name, seat) => (
          <span key={seat}>
            <SeatMedal seat={seat} size={16} />
            <NameLink name={name} page={pages.includes(seat) ? name : null} />
          </span>
        ))}
      </span>
    </>
  );
}

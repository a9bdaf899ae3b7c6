import { Icon } from '@tablewright/board';
import type { PlayerView } from '@tablewright/protocol';
import { Link } from 'wouter';
import { ApiError, useMe } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { Notice } from '../app/Notice.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import { usePlayer } from '../people/api.ts';
import { day } from '../people/dates.ts';
import { Disc } from '../people/Disc.tsx';
import { Panel, PeoplePage } from '../people/PeoplePage.tsx';
import { useNameOf } from '../people/useNameOf.ts';
import { Wait } from '../people/WithMe.tsx';
import { PlayedMatches } from './PlayedMatches.tsx';
import { PlayerActs } from './PlayerActs.tsx';
import { Ratings } from './Ratings.tsx';
import { Tally } from './Tally.tsx';

export function PlayerPage({ name }: { name: string }) {
  const say = useSay();
  const { data: player, error, refetch } = usePlayer(name);
  if (player !== undefined) return <Player player={player} />;
  const isGone = error instanceof ApiError && error.status === 404;
  if (!isGone) return <Wait error={error} again={() => void refetch()} />;
  return (
    <Notice icon="people" title={say('player.gone.title')}>
      <p>{say('player.gone.text')}</p>
      <Link className={controls.lit} href="/">
        {say('error.home')}
      </Link>
    </Notice>
  );
}

function Player({ player }: { player: PlayerView }) {
  const say = useSay();
  const locale = useLocale();
  const nameOf = useNameOf();
  const { data: me } = useMe();
  const isBot = player.kind === 'bot';
  return (
    <PeoplePage
      title={nameOf(player.name)}
      mark={isBot ? <Disc icon="bot" size="big" /> : <Disc name={player.name} size="big" />}
      lead={
        <>
          {player.online && !isBot && (
            <>
              <Icon name="check" /> {say('player.online')}
              {' · '}
            </>
          )}
          {player.since === null
            ? say('player.bot')
            : say('player.since', { day: day(player.since, locale) })}
        </>
      }
      acts={
        me !== undefined && !isBot && player.tie !== 'me' ? (
          <PlayerActs player={player} guest={me.guest} />
        ) : undefined
      }
    >
      <Ratings ratings={player.ratings} />
      <div className="people-two" data-first="big">
        <Panel id="matches" title={say('player.matches')}>
          <PlayedMatches player={player} />
        </Panel>
        <Panel id="tally" title={say('player.tally')}>
          <Tally tally={player.tally} />
        </Panel>
      </div>
    </PeoplePage>
  );
}

import { useSay } from '../app/text.tsx';
import { useFriends } from '../people/api.ts';
import { Disc } from '../people/Disc.tsx';
import { NeedsAccount } from '../people/NeedsAccount.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { WithMe } from '../people/WithMe.tsx';
import { Blocked } from './Blocked.tsx';
import { FriendList, Invitations } from './FriendList.tsx';
import { ByLink, ByName, Welcome } from './NewFriend.tsx';

/** My friends. `invitation`: a link that somebody sent me. */
export function FriendsPage({ invitation }: { invitation?: string }) {
  return <WithMe>{(me) => <Friends hasAccount={!me.guest} invitation={invitation} />}</WithMe>;
}

function Friends({ hasAccount, invitation }: { hasAccount: boolean; invitation?: string }) {
  const say = useSay();
  const { data: friends } = useFriends(hasAccount);
  const online = friends?.friends.filter(({ online: is }) => is).length ?? 0;
  return (
    <PeoplePage
      title={say('friends.title')}
      mark={<Disc icon="people" size="big" />}
      lead={hasAccount ? say('friends.online', { count: online }) : say('friends.lead')}
    >
      {!hasAccount && (
        <NeedsAccount
          text={say(invitation === undefined ? 'friends.needsAccount' : 'friends.linkNeedsAccount')}
        />
      )}
      {hasAccount && friends !== undefined && (
        <>
          {invitation !== undefined && <Welcome invitation={invitation} />}
          <div className="people-two" data-first="big">
            <div className="people-column">
              <Invitations friends={friends} />
              <FriendList friends={friends.friends} />
            </div>
            <div className="people-column">
              <ByName />
              <ByLink />
              <Blocked />
            </div>
          </div>
        </>
      )}
    </PeoplePage>
  );
}

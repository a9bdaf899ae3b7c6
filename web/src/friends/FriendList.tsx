import { Icon } from '@tablewright/board';
import type { FriendsView, FriendView } from '@tablewright/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { controls } from '../app/controls.tsx';
import { pageOf } from '../app/PersonMenu.tsx';
import { useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { Disc } from '../people/Disc.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { Panel } from '../people/PeoplePage.tsx';
import { useAct } from '../people/useAct.ts';

function useTie() {
  const client = useQueryClient();
  const act = useAct();
  const change = (action: () => Promise<unknown>, done: string): void => {
    void act.run(async () => {
      await action();
      for (const key of ['friends', 'player', 'blocks'])
        await client.invalidateQueries({ queryKey: [key] });
    }, done);
  };
  return { act, change };
}

/** Friends who are online come first. */
export function FriendList({ friends }: { friends: readonly FriendView[] }) {
  const say = useSay();
  const { act, change } = useTie();
  const [asking, setAsking] = useState<string | null>(null);
  const sorted = [...friends].sort(
    (a, b) => Number(b.online) - Number(a.online) || a.name.localeCompare(b.name),
  );
  return (
    <Panel id="friends" title={say('friends.list')}>
      {sorted.length === 0 && <p className="people-hint">{say('friends.none')}</p>}
      <ul className="people-rows">
        {sorted.map((friend) => (
          <Person key={friend.id} person={friend} state={<Online online={friend.online} />}>
            {asking === friend.id ? (
              <>
                <button
                  type="button"
                  className={controls.danger}
                  onClick={() =>
                    change(
                      () => people.unfriend(friend.name),
                      say('friends.ended', { name: friend.name }),
                    )
                  }
                >
                  {say('friends.endSure')}
                </button>
                <button type="button" className={controls.quiet} onClick={() => setAsking(null)}>
                  {say('people.cancel')}
                </button>
              </>
            ) : (
              <button
                type="button"
                className={controls.quiet}
                aria-label={say('friends.endOf', { name: friend.name })}
                onClick={() => setAsking(friend.id)}
              >
                {say('friends.end')}
              </button>
            )}
          </Person>
        ))}
      </ul>
      <Outcome act={act} />
    </Panel>
  );
}

/** Invitations that wait for my answer, and those that I have sent. */
export function Invitations({ friends: { inviting, invited } }: { friends: FriendsView }) {
  const say = useSay();
  const { act, change } = useTie();
  if (inviting.length + invited.length === 0 && act.done === null) return null;
  return (
    <Panel id="invitations" title={say('friends.invitations')}>
      <ul className="people-rows">
        {inviting.map((person) => (
          <Person key={person.id} person={person} state={say('friends.invitesYou')}>
            <button
              type="button"
              className={controls.lit}
              onClick={() =>
                change(
                  () => people.befriend({ name: person.name }),
                  say('friends.accepted', { name: person.name }),
                )
              }
            >
              <Icon name="check" />
              {say('friends.accept')}
            </button>
            <button
              type="button"
              className={controls.button}
              onClick={() => change(() => people.unfriend(person.name), say('friends.declined'))}
            >
              {say('friends.decline')}
            </button>
          </Person>
        ))}
        {invited.map((person) => (
          <Person key={person.id} person={person} state={say('friends.waiting')}>
            <button
              type="button"
              className={controls.quiet}
              onClick={() => change(() => people.unfriend(person.name), say('friends.withdrawn'))}
            >
              {say('friends.withdraw')}
            </button>
          </Person>
        ))}
      </ul>
      <Outcome act={act} />
    </Panel>
  );
}

interface PersonProps {
  readonly person: FriendView;
  readonly state: ReactNode;
  readonly children: ReactNode;
}

export function Person({ person, state, children }: PersonProps) {
  return (
    <li>
      <Disc name={person.name} />
      <span className="people-grow">
        <Link href={pageOf(person.name)}>{person.name}</Link>
        <span>{state}</span>
      </span>
      {children}
    </li>
  );
}

function Online({ online }: { online: boolean }) {
  const say = useSay();
  return online ? (
    <>
      <Icon name="check" /> {say('player.online')}
    </>
  ) : (
    say('player.offline')
  );
}

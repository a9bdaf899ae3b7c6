import type { Pace, TableView } from '@tablewright/protocol';
import { useState } from 'react';
import { useKnownMe } from '../api.ts';
import { controls, Switch } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import type { Act } from '../table/useActions.ts';
import { people, useFriends, usePlayer } from './api.ts';
import { Outcome } from './Outcome.tsx';
import { useAct } from './useAct.ts';

/** Invites a friend to the table. Friends who are online come first. */
export function InviteFriends({ table }: { table: TableView }) {
  const say = useSay();
  const { data } = useFriends();
  const [name, setName] = useState('');
  const act = useAct();
  const seated = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
  const friends = [...(data?.friends ?? [])]
    .filter((friend) => !seated.includes(friend.name))
    .sort((a, b) => Number(b.online) - Number(a.online) || a.name.localeCompare(b.name));
  if (friends.length === 0) return null;
  const chosen = friends.some((friend) => friend.name === name) ? name : friends[0].name;
  const invite = (): void => {
    void act.run(
      () => people.inviteToTable(table.id, chosen),
      say('friends.invitedHere', { name: chosen }),
    );
  };
  return (
    <div className="people-form">
      <div className="people-line">
        <label className={controls.field}>
          <span className={controls.label}>{say('friends.inviteHere')}</span>
          <select
            className={controls.input}
            value={chosen}
            onChange={({ target }) => setName(target.value)}
          >
            {friends.map((friend) => (
              <option key={friend.id} value={friend.name}>
                {friend.online ? say('friends.isOnline', { name: friend.name }) : friend.name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={controls.button} disabled={act.isPending} onClick={invite}>
          {say('friends.invite')}
        </button>
      </div>
      <Outcome act={act} />
    </div>
  );
}

interface RatedSwitchProps {
  readonly table: TableView;
  readonly isOwner: boolean;
  readonly act: Act;
}

/** Whether the match is rated; and if it cannot be, why. */
export function RatedSwitch({ table, isOwner, act }: RatedSwitchProps) {
  const say = useSay();
  const me = useKnownMe();
  const guests = table.seats.flatMap((seat) =>
    seat.kind === 'person' && seat.account !== true && seat.id !== me?.id ? [seat.name] : [],
  );
  const reasons = [
    table.clock.kind === 'none' && say('rated.needsClock'),
    me?.guest === true && say('rated.needsAccount'),
    guests.length > 0 && say('rated.guests', { names: guests.join(', ') }),
  ].filter((reason) => reason !== false);
  const terms = table.rated ? [say('rated.hint'), say('rated.rules')] : [say('rated.hint')];
  return (
    <Switch
      label={say('rated.switch')}
      hint={(reasons.length === 0 || table.rated ? terms : reasons).join(' ')}
      on={table.rated}
      disabled={!isOwner || (!table.rated && reasons.length > 0)}
      onChange={(rated) => act({ do: 'change', rated })}
    />
  );
}

/** The rating for this table, beside a name. */
export function SeatRating({ name, game, pace }: { name: string; game: string; pace: Pace }) {
  const say = useSay();
  const { data } = usePlayer(name);
  const found = data?.ratings.find((one) => one.game === game && one.pace === pace);
  if (data === undefined) return null;
  return (
    <span className="people-tag">
      {found === undefined
        ? say('rating.none')
        : say('rating.is', {
            rating: Math.round(found.rating),
            deviation: Math.round(found.deviation),
          })}
    </span>
  );
}

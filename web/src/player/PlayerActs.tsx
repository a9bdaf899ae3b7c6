import { Icon } from '@tablewright/board';
import type { PlayerView } from '@tablewright/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { Outcome } from '../people/Outcome.tsx';
import { ReportDialog } from '../people/ReportDialog.tsx';
import { useAct } from '../people/useAct.ts';

/** Actions about a player: befriend, block, report. */
export function PlayerActs({ player, guest }: { player: PlayerView; guest: boolean }) {
  const say = useSay();
  const client = useQueryClient();
  const act = useAct();
  const [reporting, setReporting] = useState(false);
  const { name, tie, blocked } = player;
  const run = (action: () => Promise<unknown>, done: string): void => {
    void act.run(async () => {
      await action();
      for (const key of ['player', 'friends', 'blocks'])
        await client.invalidateQueries({ queryKey: [key] });
    }, done);
  };
  const button = (text: string, icon: 'plus' | 'check' | 'close' | 'lock', onClick: () => void) => (
    <button
      type="button"
      className={`${controls.button} people-on-felt`}
      disabled={act.isPending}
      onClick={onClick}
    >
      <Icon name={icon} />
      {text}
    </button>
  );
  return (
    <>
      {!guest && !blocked && (
        <>
          {tie === 'none' &&
            button(say('friends.add'), 'plus', () =>
              run(() => people.befriend({ name }), say('friends.invited', { name })),
            )}
          {tie === 'inviting' &&
            button(say('friends.acceptTie'), 'check', () =>
              run(() => people.befriend({ name }), say('friends.accepted', { name })),
            )}
          {tie === 'invited' &&
            button(say('friends.withdraw'), 'close', () =>
              run(() => people.unfriend(name), say('friends.withdrawn')),
            )}
          {tie === 'friends' &&
            button(say('friends.end'), 'close', () =>
              run(() => people.unfriend(name), say('friends.ended', { name })),
            )}
        </>
      )}
      {button(say(blocked ? 'block.end' : 'block.do'), 'lock', () =>
        run(
          () => (blocked ? people.unblock(name) : people.block(name)),
          say(blocked ? 'block.ended' : 'block.done', { name }),
        ),
      )}
      <button
        type="button"
        className={`${controls.button} people-on-felt`}
        onClick={() => setReporting(true)}
      >
        <Icon name="flag" />
        {say('report.open')}
      </button>
      {reporting && <ReportDialog about={[name]} onClose={() => setReporting(false)} />}
      <Outcome act={act} />
    </>
  );
}

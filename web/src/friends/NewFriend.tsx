import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '@tablewright/board';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { LineForm } from '../people/LineForm.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { Panel } from '../people/PeoplePage.tsx';
import { useAct } from '../people/useAct.ts';
import { ShareLink } from '../table/ShareLink.tsx';

export function ByName() {
  const say = useSay();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const act = useAct();
  const invite = (): void => {
    const wanted = name.trim();
    void act.run(
      async () => {
        await people.befriend({ name: wanted });
        setName('');
        await client.invalidateQueries({ queryKey: ['friends'] });
      },
      say('friends.invited', { name: wanted }),
    );
  };
  return (
    <Panel id="by-name" title={say('friends.byName')}>
      <LineForm
        label={say('friends.name')}
        button={say('friends.invite')}
        value={name}
        maxLength={24}
        act={act}
        onChange={setName}
        onSubmit={invite}
      />
      <Outcome act={act} />
    </Panel>
  );
}

export function ByLink() {
  const say = useSay();
  const [link, setLink] = useState<string | null>(null);
  const act = useAct();
  const make = (): void => {
    void act.run(async () => {
      const { invitation } = await people.friendLink();
      setLink(new URL(`/friends/${invitation}`, location.href).href);
    });
  };
  return (
    <Panel id="by-link" title={say('friends.byLink')} hint={say('friends.byLink.hint')}>
      {link === null ? (
        <button type="button" className={controls.button} disabled={act.isPending} onClick={make}>
          <Icon name="link" />
          {say('friends.makeLink')}
        </button>
      ) : (
        <ShareLink link={link} title="Tablewright" text={say('friends.link.text')} />
      )}
      <Outcome act={act} />
    </Panel>
  );
}

/** Somebody sent me a link: nothing happens before I confirm. */
export function Welcome({ invitation }: { invitation: string }) {
  const say = useSay();
  const [, go] = useLocation();
  const client = useQueryClient();
  const act = useAct();
  const accept = (): void => {
    void act.run(async () => {
      await people.befriend({ invitation });
      await client.invalidateQueries({ queryKey: ['friends'] });
      go('/friends', { replace: true });
    });
  };
  return (
    <Panel id="welcome" title={say('friends.welcome')}>
      <p>{say('friends.welcome.text')}</p>
      <div className="people-buttons">
        <button type="button" className={controls.lit} disabled={act.isPending} onClick={accept}>
          <Icon name="check" />
          {say('friends.accept')}
        </button>
      </div>
      <Outcome act={act} />
    </Panel>
  );
}

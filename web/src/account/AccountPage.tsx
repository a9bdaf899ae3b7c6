import type { Me } from '@tablewright/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { pageOf } from '../app/PersonMenu.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import { becomeMe, people } from '../people/api.ts';
import { day } from '../people/dates.ts';
import { Disc } from '../people/Disc.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { useAct } from '../people/useAct.ts';
import { Wait, WithMe } from '../people/WithMe.tsx';
import { Devices } from './Devices.tsx';
import { MailPanel } from './MailPanel.tsx';
import { MyData } from './MyData.tsx';
import type { PartProps } from './part.ts';
import { Profile } from './Profile.tsx';
import { SignUp } from './SignUp.tsx';
import { Tokens } from './Tokens.tsx';
import { SignInMethods } from './SignInMethods.tsx';

export function AccountPage() {
  return <WithMe>{(me) => (me.guest ? <SignUp me={me} /> : <Account me={me} />)}</WithMe>;
}

const PARTS = ['profile', 'ways', 'mail', 'devices', 'tokens', 'data'] as const;

function Account({ me }: { me: Me }) {
  const say = useSay();
  const locale = useLocale();
  const client = useQueryClient();
  const act = useAct();
  const query = useQuery({ queryKey: ['account'], queryFn: people.account });
  const account = query.data;
  if (account === undefined) return <Wait error={query.error} again={() => void query.refetch()} />;
  const changed: PartProps['changed'] = (to) => {
    if (to !== undefined) client.setQueryData(['account'], to);
    else void client.invalidateQueries({ queryKey: ['account'] });
    void client.invalidateQueries({ queryKey: ['me'] });
  };
  const leave = (): void => {
    void act.run(async () => {
      await people.signOut();
      becomeMe(await api.me());
    });
  };
  return (
    <PeoplePage
      title={me.name}
      lead={say('account.since', { day: day(account.created, locale) })}
      mark={<Disc name={me.name} size="big" />}
      acts={
        <>
          <Link className={`${controls.button} people-on-felt`} href={pageOf(me.name)}>
            {say('person.page')}
          </Link>
          <button type="button" className={`${controls.button} people-on-felt`} onClick={leave}>
            {say('account.signOut')}
          </button>
        </>
      }
    >
      <Outcome act={act} />
      <div className="people-two" data-first="small">
        <nav className="account-parts" aria-label={say('account.parts')}>
          {PARTS.map((part) => (
            <a key={part} href={`#${part}`}>
              {say(`account.part.${part}`)}
            </a>
          ))}
        </nav>
        <div className="people-column">
          <Profile {...{ account, changed }} />
          <SignInMethods {...{ account, changed }} />
          <MailPanel {...{ account, changed }} />
          <Devices {...{ account, changed }} />
          <Tokens {...{ account, changed }} />
          <MyData name={me.name} />
        </div>
      </div>
    </PeoplePage>
  );
}

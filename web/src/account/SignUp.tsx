import { Icon } from '@tablewright/board';
import type { Me } from '@tablewright/protocol';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { controls } from '../app/controls.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import { becomeMe, people } from '../people/api.ts';
import { nextPlace } from '../people/NeedsAccount.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { Disc } from '../people/Disc.tsx';
import { useAct } from '../people/useAct.ts';
import { canPasskey, registerPasskey } from './passkeys.ts';
import { NameField, NewPasswordField } from './fields.tsx';

/** Makes a guest an account: same name, same matches, on any device. */
export function SignUp({ me }: { me: Me }) {
  const say = useSay();
  const locale = useLocale();
  const [, go] = useLocation();
  const [name, setName] = useState(me.name);
  const [password, setPassword] = useState('');
  const act = useAct();

  const begin = (ask: () => Promise<Me>): void => {
    void act.run(async () => {
      becomeMe(await ask());
      // The browser's values; if this fails, the next page offers them.
      const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
      await people.changeAccount({ language: locale, zone }).catch(() => undefined);
      go(nextPlace() ?? '/account', { replace: true });
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    begin(() => people.signUp(name.trim(), password));
  };

  return (
    <PeoplePage
      title={say('signUp.title')}
      lead={say('signUp.lead')}
      mark={<Disc name={name} size="big" />}
    >
      <form className="people-panel people-narrow" onSubmit={submit}>
        <NameField hint={say('signUp.name.hint')} value={name} onChange={setName} />
        {canPasskey && (
          <>
            <div className="people-form">
              <button
                type="button"
                className={controls.lit}
                disabled={act.isPending || name.trim() === ''}
                onClick={() => begin(() => registerPasskey({ name: name.trim() }))}
              >
                <Icon name="key" />
                {say('signUp.passkey')}
              </button>
              <p className="people-hint">{say('signUp.passkey.hint')}</p>
            </div>
            <p className="people-or">{say('account.or')}</p>
          </>
        )}
        <NewPasswordField label={say('account.password')} value={password} onChange={setPassword} />
        <button
          type="submit"
          className={canPasskey ? controls.button : controls.lit}
          disabled={act.isPending}
        >
          {say('signUp.password')}
        </button>
        <Outcome act={act} />
        <p className="people-hint">
          {say('signUp.have')} <Link href="/sign-in">{say('person.signIn')}</Link>
        </p>
      </form>
    </PeoplePage>
  );
}

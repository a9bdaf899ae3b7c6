import { type FormEvent, useState } from 'react';
import { Icon } from '@tablewright/board';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { Outcome } from '../people/Outcome.tsx';
import { Panel } from '../people/PeoplePage.tsx';
import { useAct } from '../people/useAct.ts';
import type { PartProps } from './part.ts';
import { NewPasswordField, PasswordField } from './fields.tsx';
import { SHORTEST_PASSWORD } from './limits.ts';
import { Passkey } from './Passkey.tsx';
import { canPasskey, registerPasskey } from './passkeys.ts';

/** Passkeys and the password; at least one of them must stay. */
export function SignInMethods(props: PartProps) {
  const { account, changed } = props;
  const say = useSay();
  const act = useAct();
  const add = (): void => {
    void act.run(async () => {
      await registerPasskey({});
      changed();
    }, say('passkeys.added'));
  };
  return (
    <Panel id="ways" title={say('account.part.ways')} hint={say('passkeys.hint')}>
      <ul className="people-rows">
        {account.passkeys.map((passkey) => (
          <Passkey key={passkey.id} {...{ passkey, act, changed }} />
        ))}
      </ul>
      {canPasskey && (
        <div className="people-buttons">
          <button type="button" className={controls.button} disabled={act.isPending} onClick={add}>
            <Icon name="plus" />
            {say('passkeys.add')}
          </button>
        </div>
      )}
      <Outcome act={act} />
      <Password {...props} />
    </Panel>
  );
}

function Password({ account, changed }: PartProps) {
  const say = useSay();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const act = useAct();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act.run(async () => {
      await people.changePassword(password, account.hasPassword ? current : undefined);
      setCurrent('');
      setPassword('');
      changed();
    }, say('password.changed'));
  };
  return (
    <form className="people-form" onSubmit={submit}>
      <h3>{say(account.hasPassword ? 'password.change' : 'password.set')}</h3>
      {/* For password managers: whose it is. */}
      <input
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        readOnly
        autoComplete="username"
        value={account.name}
      />
      {account.hasPassword && (
        <PasswordField label={say('password.current')} value={current} onChange={setCurrent} />
      )}
      <NewPasswordField
        label={say('account.newPassword')}
        hint={say('password.hint', { least: SHORTEST_PASSWORD })}
        value={password}
        onChange={setPassword}
      />
      <div className="people-buttons">
        <button type="submit" className={controls.button} disabled={act.isPending}>
          {say(account.hasPassword ? 'password.change' : 'password.set')}
        </button>
      </div>
      <Outcome act={act} />
    </form>
  );
}

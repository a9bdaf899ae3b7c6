import { type FormEvent, useState } from 'react';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { Icon } from '../../board/Icon.tsx';
import { people } from '../people/api.ts';
import { Field } from '../people/Field.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { Panel } from '../people/PeoplePage.tsx';
import { useAct } from '../people/useAct.ts';
import type { PartProps } from './part.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './limits.ts';
import { Passkey } from './Passkey.tsx';
import { canPasskey, registerPasskey } from './passkeys.ts';

/** Passkeys and the password: one of them must stay. */
export function WaysIn(props: PartProps) {
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
        <Field
          label={say('password.current')}
          type="password"
          value={current}
          maxLength={LONGEST_PASSWORD}
          autoComplete="current-password"
          required
          onChange={setCurrent}
        />
      )}
      <Field
        label={say('account.newPassword')}
        hint={say('password.hint', { least: SHORTEST_PASSWORD })}
        type="password"
        value={password}
        minLength={SHORTEST_PASSWORD}
        maxLength={LONGEST_PASSWORD}
        autoComplete="new-password"
        required
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

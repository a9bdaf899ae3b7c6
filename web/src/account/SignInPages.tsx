import { Icon } from '@tablewright/board';
import type { Me } from '@tablewright/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMe } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { becomeMe, people } from '../people/api.ts';
import { Disc } from '../people/Disc.tsx';
import { nextPlace } from '../people/NeedsAccount.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { useAct } from '../people/useAct.ts';
import { NameField, NewPasswordField, PasswordField } from './fields.tsx';
import { canOfferQuietly, canPasskey, signInByPasskey, stopOffering } from './passkeys.ts';

const KEY = <Disc icon="key" size="big" />;

/** Sign-in. */
export function SignInPage() {
  const say = useSay();
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const act = useAct();
  const { data: me } = useMe();

  const enter = (found: Me): void => {
    becomeMe(found);
    go(nextPlace() ?? '/', { replace: true });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act.run(async () => enter(await people.signIn(name.trim(), password)));
  };

  useEffect(() => {
    if (!canPasskey) return;
    let left = false;
    void canOfferQuietly().then(async (can) => {
      if (!can || left) return;
      // Ends without a passkey as soon as the person signs in another way.
      const found = await signInByPasskey(true).catch(() => null);
      if (found !== null && !left) enter(found);
    });
    return () => {
      left = true;
      stopOffering();
    };
  }, []);

  return (
    <PeoplePage title={say('signIn.title')} lead={say('signIn.lead')} mark={KEY}>
      <form className="people-panel people-narrow" onSubmit={submit}>
        {canPasskey && (
          <>
            <button
              type="button"
              className={controls.lit}
              disabled={act.isPending}
              onClick={() => void act.run(async () => enter(await signInByPasskey()))}
            >
              <Icon name="key" />
              {say('signIn.passkey')}
            </button>
            <p className="people-or">{say('account.or')}</p>
          </>
        )}
        <NameField value={name} autoComplete="username webauthn" onChange={setName} />
        <PasswordField label={say('account.password')} value={password} onChange={setPassword} />
        <button
          type="submit"
          className={canPasskey ? controls.button : controls.lit}
          disabled={act.isPending}
        >
          {say('person.signIn')}
        </button>
        <Outcome act={act} />
        <p className="people-hint">
          <Link href="/forgot">{say('signIn.forgot')}</Link>
          {me?.guest !== false && (
            <>
              {' · '}
              <Link href="/account">{say('person.keep')}</Link>
            </>
          )}
        </p>
      </form>
    </PeoplePage>
  );
}

/** Requests a mail with a link to set a new password. */
export function ForgotPage() {
  const say = useSay();
  const [name, setName] = useState('');
  const act = useAct();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act.run(() => people.askReset(name.trim()), say('forgot.sent'));
  };
  return (
    <PeoplePage title={say('forgot.title')} lead={say('forgot.lead')} mark={KEY}>
      <form className="people-panel people-narrow" onSubmit={submit}>
        <NameField value={name} onChange={setName} />
        <button type="submit" className={controls.lit} disabled={act.isPending}>
          {say('forgot.send')}
        </button>
        <Outcome act={act} />
        <p className="people-hint">{say('forgot.hint')}</p>
      </form>
    </PeoplePage>
  );
}

/** The target of that link. */
export function ResetPage({ token }: { token: string }) {
  const say = useSay();
  const [, go] = useLocation();
  const [password, setPassword] = useState('');
  const act = useAct();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act.run(async () => {
      becomeMe(await people.reset(token, password));
      go('/account', { replace: true });
    });
  };
  return (
    <PeoplePage title={say('reset.title')} lead={say('reset.lead')} mark={KEY}>
      <form className="people-panel people-narrow" onSubmit={submit}>
        <NewPasswordField
          label={say('account.newPassword')}
          value={password}
          onChange={setPassword}
        />
        <button type="submit" className={controls.lit} disabled={act.isPending}>
          {say('reset.do')}
        </button>
        <Outcome act={act} />
      </form>
    </PeoplePage>
  );
}

/** Verifies the mail address. */
export function VerifyPage({ token }: { token: string }) {
  const say = useSay();
  const act = useAct();
  return (
    <PeoplePage
      title={say('verify.title')}
      lead={say('verify.lead')}
      mark={<Disc icon="send" size="big" />}
    >
      <section className="people-panel people-narrow">
        {act.done === null && (
          <button
            type="button"
            className={controls.lit}
            disabled={act.isPending}
            onClick={() => void act.run(() => people.verifyMail(token), say('verify.done'))}
          >
            {say('verify.do')}
          </button>
        )}
        <Outcome act={act} />
        {act.done !== null && <Link href="/account">{say('verify.account')}</Link>}
      </section>
    </PeoplePage>
  );
}

import { type FormEvent, useState } from 'react';
import { Icon } from '@tablewright/board';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { Field } from '../people/Field.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { Panel } from '../people/PeoplePage.tsx';
import { useAct } from '../people/useAct.ts';
import type { PartProps } from './part.ts';

/** The address for notices and for a forgotten password, if the server sends mail. */
export function MailPanel({ account, changed }: PartProps) {
  const say = useSay();
  const [mail, setMail] = useState(account.mail ?? '');
  const act = useAct();
  const save = (to: string | null, done: string): void => {
    void act.run(async () => changed(await people.changeAccount({ mail: to })), done);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save(mail.trim(), say('mail.sent'));
  };
  return (
    <Panel
      id="mail"
      title={say('account.part.mail')}
      hint={say(account.can.mail ? 'mail.hint' : 'mail.none')}
    >
      {account.can.mail && (
        <>
          {account.mail !== null && (
            <p>
              <span className="people-tag">
                <Icon name={account.mailVerified ? 'check' : 'clock'} />
                {say(account.mailVerified ? 'mail.verified' : 'mail.waiting')}
              </span>{' '}
              {account.mail}
            </p>
          )}
          <form className="people-line" onSubmit={submit}>
            <Field
              label={say('mail.address')}
              type="email"
              value={mail}
              maxLength={200}
              autoComplete="email"
              required
              onChange={setMail}
            />
            <button
              type="submit"
              className={controls.button}
              disabled={act.isPending || (mail.trim() === account.mail && account.mailVerified)}
            >
              {say('mail.save')}
            </button>
            {account.mail !== null && (
              <button
                type="button"
                className={controls.quiet}
                onClick={() => {
                  setMail('');
                  save(null, say('mail.removed'));
                }}
              >
                {say('account.remove')}
              </button>
            )}
          </form>
          <Outcome act={act} />
        </>
      )}
    </Panel>
  );
}

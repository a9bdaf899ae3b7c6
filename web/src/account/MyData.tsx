import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '@tablewright/board';
import { api } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { useScrollToHash } from '../app/useScrollToHash.ts';
import { becomeMe, people } from '../people/api.ts';
import { Field } from '../people/Field.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { Panel } from '../people/PeoplePage.tsx';
import { useAct } from '../people/useAct.ts';

/** Download or delete everything that the server stores about me. */
export function MyData({ name }: { name: string }) {
  const say = useSay();
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const act = useAct();
  // This is the last part of the account page, so all others are loaded by now.
  useScrollToHash();
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    void act.run(async () => {
      await people.deleteAccount(typed);
      becomeMe(await api.me());
      go('/', { replace: true });
    });
  };
  return (
    <Panel id="data" title={say('account.part.data')} hint={say('data.hint')}>
      <div className="people-buttons">
        <a className={controls.button} href="/api/account/export" download>
          <Icon name="download" />
          {say('data.export')}
        </a>
      </div>
      <form className="people-form" onSubmit={remove}>
        <h3>{say('data.delete.title')}</h3>
        <p className="people-hint">{say('data.delete.hint')}</p>
        <div className="people-line">
          <Field
            label={say('data.delete.type', { name })}
            value={typed}
            autoComplete="off"
            onChange={setTyped}
          />
          <button
            type="submit"
            className={controls.danger}
            disabled={act.isPending || typed !== name}
          >
            {say('data.delete')}
          </button>
        </div>
        <Outcome act={act} />
      </form>
    </Panel>
  );
}

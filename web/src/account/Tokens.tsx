import { useState } from 'react';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { Disc } from '../people/Disc.tsx';
import { LineForm } from '../people/LineForm.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { Panel } from '../people/PeoplePage.tsx';
import { useAct } from '../people/useAct.ts';
import { LastUse } from './LastUse.tsx';
import type { PartProps } from './part.ts';

/** Tokens for programs that play or watch in my name. */
export function Tokens({ account, changed }: PartProps) {
  const say = useSay();
  const [name, setName] = useState('');
  const [token, setToken] = useState<string | null>(null);
  const act = useAct();
  const make = (): void => {
    void act.run(async () => {
      const made = await people.newToken(name.trim());
      setToken(made.token);
      setName('');
      changed();
    });
  };
  const end = (id: string): void => {
    void act.run(async () => {
      await people.endToken(id);
      changed();
    }, say('tokens.ended'));
  };
  return (
    <Panel id="tokens" title={say('account.part.tokens')} hint={say('tokens.hint')}>
      <p>
        <a href="/about#api">{say('tokens.docs')}</a>
      </p>
      {account.tokens.length > 0 && (
        <ul className="people-rows">
          {account.tokens.map(({ id, name: label, created, used }) => (
            <li key={id}>
              <Disc icon="bot" />
              <span className="people-grow">
                <b>{label}</b>
                <LastUse created={created} used={used} />
              </span>
              <button
                type="button"
                className={controls.button}
                aria-label={say('account.removeOf', { what: label })}
                onClick={() => end(id)}
              >
                {say('account.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {token !== null && (
        <div className="account-token" role="status">
          <p>{say('tokens.once')}</p>
          <code>{token}</code>
        </div>
      )}
      <LineForm
        label={say('tokens.name')}
        button={say('tokens.make')}
        value={name}
        maxLength={40}
        act={act}
        onChange={setName}
        onSubmit={make}
      />
      <Outcome act={act} />
    </Panel>
  );
}

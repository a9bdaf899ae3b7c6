import type { PasskeyView } from '@tablewright/protocol';
import { type FormEvent, useState } from 'react';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { Disc } from '../people/Disc.tsx';
import { Field } from '../people/Field.tsx';
import type { Act } from '../people/useAct.ts';
import { LastUse } from './LastUse.tsx';
import { LONGEST_LABEL } from './limits.ts';
import type { PartProps } from './part.ts';

interface PasskeyProps {
  readonly passkey: PasskeyView;
  readonly act: Act;
  readonly changed: PartProps['changed'];
}

export function Passkey(props: PasskeyProps) {
  const { passkey, act, changed } = props;
  const { id, name, created, used } = passkey;
  const say = useSay();
  const [isRenaming, setRenaming] = useState(false);
  const remove = (): void => {
    void act.run(async () => {
      await people.endPasskey(id);
      changed();
    }, say('passkeys.removed'));
  };
  return (
    <li>
      <Disc icon="key" />
      {isRenaming ? (
        <NewName {...props} done={() => setRenaming(false)} />
      ) : (
        <>
          <span className="people-grow">
            <b>{name}</b>
            <LastUse created={created} used={used} />
          </span>
          <span className="people-buttons">
            <button
              type="button"
              className={controls.button}
              aria-label={say('account.renameOf', { what: name })}
              onClick={() => setRenaming(true)}
            >
              {say('account.rename')}
            </button>
            <button
              type="button"
              className={controls.button}
              aria-label={say('account.removeOf', { what: name })}
              onClick={remove}
            >
              {say('account.remove')}
            </button>
          </span>
        </>
      )}
    </li>
  );
}

/** Devices give their passkeys similar names; people with several can rename them. */
function NewName({ passkey, act, changed, done }: PasskeyProps & { readonly done: () => void }) {
  const say = useSay();
  const [name, setName] = useState(passkey.name);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const renamed = await act.run(async () => {
      await people.renamePasskey(passkey.id, name.trim());
      changed();
    }, say('passkeys.renamed'));
    if (renamed) done();
  };
  return (
    <form className="people-line account-rename" onSubmit={(event) => void submit(event)}>
      <Field
        label={say('passkeys.name')}
        value={name}
        maxLength={LONGEST_LABEL}
        pattern=".*\S.*"
        autoComplete="off"
        autoFocus
        required
        onChange={setName}
      />
      <button type="submit" className={controls.button} disabled={act.isPending}>
        {say('settings.save')}
      </button>
      <button type="button" className={controls.quiet} onClick={done}>
        {say('people.cancel')}
      </button>
    </form>
  );
}

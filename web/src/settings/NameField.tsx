import { type FormEvent, useId, useState } from 'react';
import { isOffline, useMe, useRename } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import css from './Settings.module.css';
import { useSettings } from './store.ts';

const LONGEST_NAME = 24;

/** The name that others see. Stored on this device too, for matches without a server. */
export function NameField() {
  const say = useSay();
  const id = useId();
  const { data: me } = useMe();
  const { name: localName, unsentName, change } = useSettings();
  const rename = useRename();
  const [typed, setTyped] = useState<string | null>(null);
  const known = unsentName ? localName : (me?.name ?? localName);
  const name = typed ?? known;

  const save = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    rename.mutate(wanted, {
      onSuccess: () => setTyped(null),
      onError: (error) => {
        if (isOffline(error)) change({ name: wanted, unsentName: true });
      },
    });
  };

  return (
    <form className={controls.field} onSubmit={save}>
      <label htmlFor={id} className={controls.label}>
        {say('settings.name')}
      </label>
      <div className={css.row}>
        <input
          id={id}
          className={controls.input}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-said`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button
          type="submit"
          className={controls.button}
          disabled={name.trim() === '' || name.trim() === known}
        >
          {say('settings.save')}
        </button>
      </div>
      <p id={`${id}-said`} className={controls.hint} role="status">
        {said(rename)}
      </p>
    </form>
  );

  function said({ isSuccess, error }: typeof rename): string {
    if (isSuccess) return say('settings.name.saved');
    if (error === null) return say('settings.name.hint');
    return say(isOffline(error) ? 'settings.name.offline' : 'settings.name.refused');
  }
}

import { LOCALES } from '@tablewright/text';
import { type FormEvent, useId, useState } from 'react';
import { controls, Choice } from '../app/controls.tsx';
import { LANGUAGE_NAMES, useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { Field } from '../people/Field.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { Panel } from '../people/PeoplePage.tsx';
import { useAct } from '../people/useAct.ts';
import type { PartProps } from './part.ts';
import { LONGEST_NAME } from './limits.ts';

/** My name, and the language and time zone of my mails. */
export function Profile({ account, changed }: PartProps) {
  const say = useSay();
  const id = useId();
  const [name, setName] = useState(account.name);
  const act = useAct();
  const save = (changes: Parameters<typeof people.changeAccount>[0]): void => {
    void act.run(async () => changed(await people.changeAccount(changes)), say('account.saved'));
  };
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    save({ name: name.trim() });
  };
  return (
    <Panel id="profile" title={say('account.part.profile')}>
      <form className="people-line" onSubmit={rename}>
        <Field
          label={say('account.name')}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="username"
          required
          onChange={setName}
        />
        <button
          type="submit"
          className={controls.button}
          disabled={act.isPending || name.trim() === account.name || name.trim() === ''}
        >
          {say('account.rename')}
        </button>
      </form>
      <Choice
        label={say('account.language')}
        hint={say('account.language.hint')}
        values={LOCALES}
        value={account.language}
        say={(one) => <span lang={one}>{LANGUAGE_NAMES[one]}</span>}
        onChange={(language) => save({ language })}
      />
      <div className={controls.field}>
        <label htmlFor={id} className={controls.label}>
          {say('account.zone')}
        </label>
        <select
          id={id}
          className={controls.input}
          value={account.zone}
          onChange={({ target }) => save({ zone: target.value })}
        >
          {zonesWith(account.zone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
        <p className={controls.hint}>{say('account.zone.hint')}</p>
      </div>
      <Outcome act={act} />
    </Panel>
  );
}

/** Not every browser lists UTC, or an older name of a zone. */
function zonesWith(own: string): readonly string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.includes(own) ? zones : [own, ...zones];
}

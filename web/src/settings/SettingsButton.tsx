import { useRef } from 'react';
import { controls } from '../app/controls.tsx';
import { Icon } from '../../board/Icon.tsx';
import { useSay } from '../app/text.tsx';
import css from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';

/** Opens the settings over whatever is going on. */
export function SettingsButton({ name = '' }: { name?: string }) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={css.open}
        aria-label={name === '' ? say('nav.settings') : say('nav.settingsOf', { name })}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="gear" />
        {name !== '' && <span className={css.who}>{name}</span>}
      </button>
      <dialog ref={dialog} className={css.dialog} aria-labelledby="settings-title">
        <div className={css.head}>
          <h2 id="settings-title">{say('settings.title')}</h2>
          <form method="dialog">
            <button type="submit" className={controls.quiet}>
              <Icon name="close" />
              {say('close')}
            </button>
          </form>
        </div>
        <SettingsForm />
      </dialog>
    </>
  );
}

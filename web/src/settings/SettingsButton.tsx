import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '@tablewright/board';
import { controls } from '../app/controls.tsx';
import { PAGES } from '../app/pages.ts';
import { useSay } from '../app/text.tsx';
import css from './Settings.module.css';

const SettingsForm = lazy(() => PAGES.settings().then((m) => ({ default: m.SettingsForm })));

/** Opens the settings over whatever is going on. */
export function SettingsButton() {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const open = (): void => {
    setOpened(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className={css.open} aria-label={say('nav.settings')} onClick={open}>
        <Icon name="gear" />
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
        <Suspense>{opened && <SettingsForm />}</Suspense>
      </dialog>
    </>
  );
}

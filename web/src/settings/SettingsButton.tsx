import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '@tablewright/board';
import { DialogHead } from '../app/Dialog.tsx';
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
        <DialogHead id="settings-title" title={say('settings.title')} />
        <Suspense>{opened && <SettingsForm />}</Suspense>
      </dialog>
    </>
  );
}

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@tablewright/board';
import { controls } from './controls.tsx';
import { useSay } from './text.tsx';
import settings from '../settings/Settings.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal form. It is rendered outside of its opener: a menu would close over it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog ref={dialog} className={settings.dialog} aria-labelledby={id} onClose={onClose}>
      <DialogHead id={id} title={title} />
      {children}
    </dialog>,
    document.body,
  );
}

/** The title of a dialog, and a button that closes it. */
export function DialogHead({ id, title }: { readonly id: string; readonly title: string }) {
  const say = useSay();
  return (
    <div className={settings.head}>
      <h2 id={id}>{title}</h2>
      <form method="dialog">
        <button type="submit" className={controls.quiet}>
          <Icon name="close" />
          {say('close')}
        </button>
      </form>
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import { Icon } from '@tablewright/board';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import css from './Invite.module.css';
import { QrCode } from './QrCode.tsx';

interface ShareLinkProps {
  readonly link: string;
  /** The text that is shared with the link. */
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A link to share, copy, or scan. */
export function ShareLink({ link, title, text, children }: ShareLinkProps) {
  const say = useSay();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);

  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  const share = (): void => {
    // Rejects when the person cancels, which is not an error.
    navigator.share({ title, text, url: link }).catch(() => {});
  };

  return (
    <div className={css.columns}>
      <div className={css.ways}>
        {children}
        <label className={controls.field}>
          <span className={css.label}>{say('invite.link')}</span>
          <input
            className={controls.input}
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
          />
        </label>
        <div className={css.buttons}>
          <button type="button" className={controls.button} onClick={copy}>
            <Icon name={copied === 'yes' ? 'check' : 'copy'} />
            {say('invite.copy')}
          </button>
          {'share' in navigator && (
            <button type="button" className={controls.button} onClick={share}>
              <Icon name="send" />
              {say('invite.share')}
            </button>
          )}
        </div>
        <p role="status" className={controls.hint}>
          {copied !== null && say(`invite.copied.${copied}`)}
        </p>
      </div>
      <QrCode text={link} label={say('invite.qr')} />
    </div>
  );
}

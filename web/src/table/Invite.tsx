import type { TableView } from '@tablewright/protocol';
import { useState } from 'react';
import { Icon } from '../../board/Icon.tsx';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import css from './Invite.module.css';
import { QrCode } from './QrCode.tsx';

export function Invite({ table }: { table: TableView }) {
  const say = useSay();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const link = new URL(`/t/${table.id}`, location.href).href;
  const title = say('table.title', { game: say(`game.${table.game}`) });

  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  const share = (): void => {
    // Rejects when the person changes their mind, which is no error.
    navigator.share({ title, text: say('invite.text'), url: link }).catch(() => {});
  };

  return (
    <section className={css.invite} aria-labelledby="invite">
      <h2 id="invite">{say('invite.title')}</h2>
      <div className={css.columns}>
        <div className={css.ways}>
          <p className={css.code}>
            <span>{say('invite.code')}</span>
            <b aria-hidden="true">{table.code}</b>
            <span className="visually-hidden">{table.code.split('').join(' ')}</span>
          </p>
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
    </section>
  );
}

import type { TableView } from '@tablewright/protocol';
import { Suspense } from 'react';
import { useKnownMe } from '../api.ts';
import { useSay } from '../app/text.tsx';
import { InviteFriends } from './lazy.ts';
import css from './Invite.module.css';
import { ShareLink } from './ShareLink.tsx';

export function Invite({ table }: { table: TableView }) {
  const say = useSay();
  const hasAccount = useKnownMe()?.guest === false;
  return (
    <section className={css.invite} aria-labelledby="invite">
      <h2 id="invite">{say('invite.title')}</h2>
      <ShareLink
        link={new URL(`/t/${table.id}`, location.href).href}
        title={say('table.title', { game: say(`game.${table.game}`) })}
        text={say('invite.text')}
      >
        <p className={css.code}>
          <span>{say('invite.code')}</span>
          <b aria-hidden="true">{table.code}</b>
          <span className="visually-hidden">{table.code.split('').join(' ')}</span>
        </p>
      </ShareLink>
      <Suspense>{hasAccount && <InviteFriends table={table} />}</Suspense>
    </section>
  );
}

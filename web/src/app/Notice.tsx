import type { ReactNode } from 'react';
import { Icon, type IconName } from '@tablewright/board';
import css from './Notice.module.css';

interface NoticeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page with a message and what to do about it. */
export function Notice({ icon, title, children }: NoticeProps) {
  return (
    <section className={css.notice} role="alert">
      <span className={css.icon}>
        <Icon name={icon} size={48} />
      </span>
      <h1>{title}</h1>
      {children}
    </section>
  );
}

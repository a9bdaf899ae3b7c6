import type { ReactNode } from 'react';
import { Paints } from '../art/Paints.tsx';
import styles from './inspect.module.css';

/** A picture on the left, what there is to say on the right. */
export function Shown({
  title,
  picture,
  children,
}: {
  readonly title: string;
  readonly picture: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <article className={styles.card}>
      <Paints />
      <div className={styles.picture}>{picture}</div>
      <div className={styles.text}>
        <h3>{title}</h3>
        {children}
      </div>
    </article>
  );
}

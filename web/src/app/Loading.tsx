import css from './Loading.module.css';
import { useSay } from './text.tsx';

export function Loading({ label }: { label?: string }) {
  const say = useSay();
  return (
    <p className={css.loading} role="status">
      {label ?? say('loading')}
    </p>
  );
}

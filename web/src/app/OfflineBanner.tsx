import { Icon } from '@tablewright/board';
import { isOffline, useHome } from '../api.ts';
import css from './OfflineBanner.module.css';
import { useSay } from './text.tsx';

/** Whether the server answers. Asked by what really happened, not by what the browser believes. */
export function useOffline(): boolean {
  const { error } = useHome();
  return isOffline(error);
}

export function OfflineBanner() {
  const say = useSay();
  const offline = useOffline();
  return (
    <div role="status">
      {offline && (
        <p className={css.banner}>
          <Icon name="offline" />
          {say('offline.banner')}
        </p>
      )}
    </div>
  );
}

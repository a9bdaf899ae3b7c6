import { Icon } from '@tablewright/board';
import { isOffline, useHome } from '../api.ts';
import css from './OfflineBanner.module.css';
import { useSay } from './text.tsx';

/** Whether the server responds, judged by real requests and not by the browser's online state. */
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

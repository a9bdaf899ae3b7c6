import { useEffect } from 'react';
import { isOffline, useMe, useRename } from '../api.ts';
import { useSettings } from './store.ts';

/** One name here and on the server: what was changed without a connection is sent once there is one. */
export function useSameName(): void {
  const { data: me } = useMe();
  const { mutate } = useRename();

  useEffect(() => {
    if (me === undefined) return;
    const { name, unsentName, change } = useSettings.getState();
    if (!unsentName) change({ name: me.name });
    else
      mutate(name, {
        onSuccess: () => change({ unsentName: false }),
        onError: (error) => {
          if (!isOffline(error)) change({ name: me.name, unsentName: false });
        },
      });
  }, [me, mutate]);
}

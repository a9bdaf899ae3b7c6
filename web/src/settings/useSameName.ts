import { useEffect } from 'react';
import { isOffline, useMe, useRename } from '../api.ts';
import { useSettings } from './store.ts';

/** Keeps the name on the server the same as here: a change made offline is sent later. */
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

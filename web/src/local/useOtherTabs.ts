import { useQuery } from '@tanstack/react-query';
import { OtherTabs } from './other-tabs.ts';

/** How often to look whether the tabs have been closed. */
const LOOK_EVERY = 1000;

/** Whether tabs of an earlier version must be closed before matches in this browser can be read. */
export function useOtherTabs(): boolean {
  const { error } = useQuery({
    queryKey: ['local', 'storage'],
    queryFn: async () => (await import('./index.ts')).openStorage(),
    retry: false,
    refetchInterval: ({ state }) => (state.error instanceof OtherTabs ? LOOK_EVERY : false),
  });
  return error instanceof OtherTabs;
}

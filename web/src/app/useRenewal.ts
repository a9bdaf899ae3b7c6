import { useSyncExternalStore } from 'react';
import { renewal, type RenewalState } from '../host/renewal.ts';

export function useRenewal(): RenewalState {
  return useSyncExternalStore(renewal.subscribe, () => renewal.state);
}

import { useSettings } from '../settings/store.ts';
import { darkScheme, dressAs, moreContrast } from './dress.ts';

/** Keeps the document dressed as the settings say. */
export function followSettings(): void {
  const dress = (): void => dressAs(useSettings.getState());
  dress();
  useSettings.subscribe(dress);
  moreContrast.addEventListener('change', dress);
  darkScheme.addEventListener('change', dress);
}

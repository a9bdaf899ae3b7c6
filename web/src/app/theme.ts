import { useSettings } from '../settings/store.ts';
import { applyAppearance, darkScheme, moreContrast } from './appearance.ts';

/** Applies the appearance settings now and on every change. */
export function followSettings(): void {
  const apply = (): void => applyAppearance(useSettings.getState());
  apply();
  useSettings.subscribe(apply);
  moreContrast.addEventListener('change', apply);
  darkScheme.addEventListener('change', apply);
}

import { useSettings, type Settings } from '../settings/store.ts';

const moreContrast = matchMedia('(prefers-contrast: more)');
const darkScheme = matchMedia('(prefers-color-scheme: dark)');

/** Keeps the document dressed as the settings say, from before the first picture on. */
export function followSettings(): void {
  const dress = (): void => dressAs(useSettings.getState());
  dress();
  useSettings.subscribe(dress);
  moreContrast.addEventListener('change', dress);
  darkScheme.addEventListener('change', dress);
}

function dressAs({ theme, motion }: Settings): void {
  const { dataset } = document.documentElement;
  const wanted = theme === 'system' ? systemTheme() : theme;
  if (wanted === null) delete dataset['theme'];
  else dataset['theme'] = wanted;
  if (motion === 'system') delete dataset['motion'];
  else dataset['motion'] = motion;
}

/** Light and dark follow the system without our help; high contrast is a theme of ours. */
function systemTheme(): string | null {
  if (!moreContrast.matches) return null;
  return darkScheme.matches ? 'contrast-dark' : 'contrast-light';
}

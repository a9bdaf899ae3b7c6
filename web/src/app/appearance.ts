import type { Settings } from '../settings/stored.ts';

export const moreContrast = matchMedia('(prefers-contrast: more)');
export const darkScheme = matchMedia('(prefers-color-scheme: dark)');

/** Applies the theme, motion and pace settings to the document. */
export function applyAppearance({
  theme,
  motion,
  pace,
}: Pick<Settings, 'theme' | 'motion' | 'pace'>): void {
  const { dataset } = document.documentElement;
  const wanted = theme === 'system' ? systemTheme() : theme;
  if (wanted === null) delete dataset['theme'];
  else dataset['theme'] = wanted;
  dataset['pace'] = pace;
  if (motion === 'system') delete dataset['motion'];
  else dataset['motion'] = motion;
}

/** Light and dark follow the system through CSS; high contrast is a theme of ours. */
function systemTheme(): string | null {
  if (!moreContrast.matches) return null;
  return darkScheme.matches ? 'contrast-dark' : 'contrast-light';
}

import './app/fonts.css';
import '@tablewright/board/tokens.css';
import './app/faces.gen.css';
import './app/base.css';
import { sayWhileUnstarted } from './app/unstarted.ts';
import { applyAppearance } from './app/appearance.ts';
import { fetchPage } from './app/pages.ts';
import { fetchWords } from './app/words/index.ts';
import { openAhead } from './host/ahead.ts';
import { renewal } from './host/renewal.ts';
import { storedSettings } from './settings/stored.ts';

// Whatever the first picture needs is on its way at once, not only when React is here to ask for it.
const settings = storedSettings();
applyAppearance(settings);
addEventListener('vite:preloadError', () => void renewal.suspect());
openAhead(location.pathname, settings.locale);
fetchPage(location.pathname);
fetchWords(settings.locale).catch(() => undefined);
import('./start.tsx').catch((error: unknown) => {
  console.error(error);
  sayWhileUnstarted(settings.locale);
  renewal.renew();
});

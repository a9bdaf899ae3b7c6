import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { retryMissingStyles } from './app/missingStyles.ts';
import { loadLanguage } from './app/text.tsx';
import { followSettings } from './app/theme.ts';
import { keepOffline } from './local/offline.ts';
import { useSettings } from './settings/store.ts';

followSettings();
keepOffline();
retryMissingStyles();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
const language = await loadLanguage(useSettings.getState().locale);
// In small pieces, so that the page stays responsive.
startTransition(() => createRoot(root).render(<App language={language} />));

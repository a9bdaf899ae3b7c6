import './app/fonts.css';
import '../board/tokens.css';
import './app/base.css';
import { createRoot } from 'react-dom/client';
import { App, fetchPage } from './app/App.tsx';
import { loadLanguage } from './app/text.tsx';
import { followSettings } from './app/theme.ts';
import { keepOffline } from './local/offline.ts';
import { useSettings } from './settings/store.ts';

followSettings();
keepOffline();
fetchPage(location.pathname);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
const language = await loadLanguage(useSettings.getState().locale);
createRoot(root).render(<App language={language} />);

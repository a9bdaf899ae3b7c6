/** Each page is a separate chunk, loaded when somebody goes there. */
export const PAGES = {
  home: () => import('../home/Home.tsx'),
  games: () => import('../home/GamePage.tsx'),
  table: () => import('../table/TablePage.tsx'),
  rulebooks: () => import('../rules/RulesHome.tsx'),
  rules: () => import('../rules/RulesPage.tsx'),
  settings: () => import('../settings/SettingsPage.tsx'),
  about: () => import('./AboutPage.tsx'),
  match: () => import('./RemoteMatch.tsx'),
  local: () => import('./LocalMatch.tsx'),
  replay: () => import('../replay/ReplayPage.tsx'),
  lessons: () => import('../learn/LearnHome.tsx'),
  learn: () => import('../learn/LearnPage.tsx'),
  tools: () => import('../tools/ToolPage.tsx'),
  people: () => import('../people/Routes.tsx'),
};

/** Pages about people, including my own. */
export const OF_PEOPLE = /^\/(account|sign-in|forgot|reset|verify|p|friends|notices|host)\b/;

/** The same as the first part of the address, except for these. */
const NAMES: { readonly [first: string]: keyof typeof PAGES } = {
  '': 'home',
  t: 'table',
  m: 'match',
};

/** Starts to load the page that will be shown. */
export function fetchPage(path: string): void {
  const [, first] = path.split('/');
  const name = OF_PEOPLE.test(path) ? 'people' : (NAMES[first] ?? first);
  // If it fails, rendering the page reports it.
  if (Object.hasOwn(PAGES, name)) PAGES[name as keyof typeof PAGES]().catch(() => undefined);
}

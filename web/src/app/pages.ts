/** Each page travels by itself, and is fetched when somebody goes there. */
export const PAGES = {
  home: () => import('../home/Home.tsx'),
  table: () => import('../table/TablePage.tsx'),
  rulebooks: () => import('../rules/RulesHome.tsx'),
  rules: () => import('../rules/RulesPage.tsx'),
  settings: () => import('../settings/SettingsPage.tsx'),
  about: () => import('./AboutPage.tsx'),
  matches: () => import('./matches.tsx'),
  replay: () => import('../replay/ReplayPage.tsx'),
  lessons: () => import('../learn/LearnHome.tsx'),
  learn: () => import('../learn/LearnPage.tsx'),
  people: () => import('../people/Routes.tsx'),
};

/** Pages about people, and mine among them. */
export const OF_PEOPLE = /^\/(account|sign-in|forgot|reset|verify|p|friends|notices|host)\b/;

/** The same as the first part of its address, but for these. */
const NAMES: { readonly [first: string]: keyof typeof PAGES } = {
  '': 'home',
  t: 'table',
  m: 'matches',
  local: 'matches',
};

/** Begins to fetch the page that will be shown. */
export function fetchPage(path: string): void {
  const [, first] = path.split('/');
  const name = OF_PEOPLE.test(path) ? 'people' : (NAMES[first] ?? first);
  // Should it fail, the page itself says so when it is drawn.
  if (Object.hasOwn(PAGES, name)) PAGES[name as keyof typeof PAGES]().catch(() => undefined);
}

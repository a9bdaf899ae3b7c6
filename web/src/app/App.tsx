import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { queryClient } from '../api.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import { Loading } from './Loading.tsx';
import { NotFound } from './NotFound.tsx';
import { type Language, TextProvider } from './text.tsx';

const loadHome = () => import('../home/Home.tsx');
const loadMatches = () => import('./matches.tsx');

const Home = lazy(loadHome);
const TablePage = lazy(() => import('../table/TablePage.tsx'));
const RulesHome = lazy(() => import('../rules/RulesHome.tsx'));
const RulesPage = lazy(() => import('../rules/RulesPage.tsx'));
const SettingsPage = lazy(() => import('../settings/SettingsPage.tsx'));
const AboutPage = lazy(() => import('./AboutPage.tsx'));
const RemoteMatch = lazy(() => loadMatches().then((m) => ({ default: m.RemoteMatch })));
const LocalMatch = lazy(() => loadMatches().then((m) => ({ default: m.LocalMatch })));
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx'));
const LearnHome = lazy(() => import('../learn/LearnHome.tsx'));
const LearnPage = lazy(() => import('../learn/LearnPage.tsx'));

/** Begins to fetch the page that will be shown, while the words it says are still on their way. */
export function fetchPage(path: string): void {
  if (path === '/') void loadHome();
  else if (/^\/(m|local)\//.test(path)) void loadMatches();
}

export function App({ language }: { language: Language }) {
  return (
    <QueryClientProvider client={queryClient}>
      <TextProvider first={language}>
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>
            <Routes />
          </Suspense>
        </ErrorBoundary>
      </TextProvider>
    </QueryClientProvider>
  );
}

/** A match, a replay and a lesson fill the whole window; all else lies in the frame of the shell. */
function Routes() {
  return (
    <Switch>
      <Route path="/m/:id">{({ id }) => <RemoteMatch key={id} id={id} />}</Route>
      <Route path="/local/:id">{({ id }) => <LocalMatch key={id} id={id} />}</Route>
      <Route path="/replay/*?" component={ReplayPage} />
      <Route path="/learn/:game/:lesson" component={LearnPage} />
      <Route>
        <Layout>
          <ErrorBoundary>
            <Suspense fallback={<Loading />}>
              <Pages />
            </Suspense>
          </ErrorBoundary>
        </Layout>
      </Route>
    </Switch>
  );
}

function Pages() {
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route path="/learn" component={LearnHome} />
      <Route path="/rules" component={RulesHome} />
      <Route path="/rules/:game/:clause?">
        {({ game, clause }) => <RulesPage game={game} clause={clause} />}
      </Route>
      <Route path="/settings" component={SettingsPage} />
      <Route path="/about" component={AboutPage} />
      <Route component={NotFound} />
    </Switch>
  );
}

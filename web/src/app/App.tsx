import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { queryClient } from '../api.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import { Loading } from './Loading.tsx';
import { withPeople } from './lazyPeople.ts';
import { NotFound } from './NotFound.tsx';
import { OF_PEOPLE, PAGES } from './pages.ts';
import { Splash } from './Splash.tsx';
import { type Language, TextProvider } from './text.tsx';

const Home = lazy(PAGES.home);
const TablePage = lazy(PAGES.table);
const RulesHome = lazy(PAGES.rulebooks);
const RulesPage = lazy(PAGES.rules);
const SettingsPage = lazy(PAGES.settings);
const AboutPage = lazy(PAGES.about);
const RemoteMatch = lazy(PAGES.match);
const LocalMatch = lazy(PAGES.local);
const ReplayPage = lazy(PAGES.replay);
const GamePage = lazy(PAGES.games);
const LearnHome = lazy(PAGES.lessons);
const LearnPage = lazy(PAGES.learn);
const ToolPage = lazy(PAGES.tools);
const PeopleRoutes = lazy(withPeople(PAGES.people));
const News = lazy(() => import('./News.tsx'));

/** Loaded late: the page itself comes first. */
const NEWS_AFTER = 1200;

export function App({ language }: { language: Language }) {
  return (
    <QueryClientProvider client={queryClient}>
      <TextProvider first={language}>
        <ErrorBoundary>
          <Suspense fallback={<Splash />}>
            <Routes />
          </Suspense>
          <Later after={NEWS_AFTER}>
            <News />
          </Later>
        </ErrorBoundary>
      </TextProvider>
    </QueryClientProvider>
  );
}

function Later({ after, children }: { after: number; children: ReactNode }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return <Suspense>{isTime && children}</Suspense>;
}

/** A match, a replay and a lesson fill the whole window; all other pages have the frame of the shell. */
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
      <Route path="/games/:game">{({ game }) => <GamePage key={game} game={game} />}</Route>
      <Route path="/learn" component={LearnHome} />
      <Route path="/rules" component={RulesHome} />
      <Route path="/rules/:game/:clause?">
        {({ game, clause }) => <RulesPage game={game} clause={clause} />}
      </Route>
      <Route path="/tools/:game/:tool">
        {({ game, tool }) => <ToolPage key={`${game}/${tool}`} game={game} tool={tool} />}
      </Route>
      <Route path="/settings" component={SettingsPage} />
      <Route path="/about" component={AboutPage} />
      <Route path={OF_PEOPLE} component={PeopleRoutes} />
      <Route component={NotFound} />
    </Switch>
  );
}

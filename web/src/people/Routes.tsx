import { Route, Switch } from 'wouter';
import { AccountPage } from '../account/AccountPage.tsx';
import { ForgotPage, ResetPage, SignInPage, VerifyPage } from '../account/SignInPages.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { FriendsPage } from '../friends/FriendsPage.tsx';
import { ModerationPage } from '../moderation/ModerationPage.tsx';
import { NoticesPage } from '../notices/NoticesPage.tsx';
import { PlayerPage } from '../player/PlayerPage.tsx';

/** All pages about people are one chunk: each is small, and people who open one often open the next. */
export default function PeopleRoutes() {
  return (
    <Switch>
      <Route path="/account" component={AccountPage} />
      <Route path="/sign-in" component={SignInPage} />
      <Route path="/forgot" component={ForgotPage} />
      <Route path="/reset/:token">{({ token }) => <ResetPage token={token} />}</Route>
      <Route path="/verify/:token">{({ token }) => <VerifyPage token={token} />}</Route>
      <Route path="/p/:name">{() => <PlayerAt path={location.pathname} />}</Route>
      <Route path="/friends/:invitation?">
        {({ invitation }) => <FriendsPage invitation={invitation} />}
      </Route>
      <Route path="/notices" component={NoticesPage} />
      <Route path="/host" component={ModerationPage} />
      <Route component={NotFound} />
    </Switch>
  );
}

/** The router leaves `%3A` and the like in a parameter as they are, so the name is read from the address. */
function PlayerAt({ path }: { readonly path: string }) {
  const name = nameIn(path);
  return name === null ? <NotFound /> : <PlayerPage key={name} name={name} />;
}

function nameIn(path: string): string | null {
  try {
    return decodeURIComponent(path.slice('/p/'.length));
  } catch {
    return null;
  }
}

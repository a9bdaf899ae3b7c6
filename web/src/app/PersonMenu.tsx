import { Link } from 'wouter';
import { Icon, type IconName } from '@tablewright/board';
import { useKnownMe } from '../api.ts';
import { useSettings } from '../settings/store.ts';
import { Menu, menuStyles } from './Menu.tsx';
import { useSay } from './text.tsx';
import css from './TopBar.module.css';

/** My name and my pages. */
export function PersonMenu() {
  const say = useSay();
  const me = useKnownMe();
  const kept = useSettings((settings) => settings.name);
  const name = me?.name ?? kept;
  const guest = me?.guest ?? true;
  return (
    <Menu
      label={say(guest ? 'person.guest' : 'person.account', { name })}
      className={css.person}
      button={
        <>
          <span className={css.disc} data-guest={guest} data-initial={initialOf(name)} />
          <span className={css.name}>{name}</span>
        </>
      }
    >
      {!guest && <Item to={pageOf(name)} icon="trophy" text={say('person.page')} />}
      <Item to="/account" icon="key" text={say(guest ? 'person.keep' : 'person.settings')} />
      {guest && <Item to="/sign-in" icon="fwd" text={say('person.signIn')} />}
      <Item to="/friends" icon="people" text={say('person.friends')} />
      <Item to="/notices" icon="bell" text={say('person.notices')} />
      {me?.host === true && <Item to="/host" icon="flag" text={say('person.host')} />}
    </Menu>
  );
}

/** The bell, with the number of unread notices. */
export function Bell() {
  const say = useSay();
  const unread = useKnownMe()?.unread ?? 0;
  return (
    <Link
      href="/notices"
      className={css.bell}
      aria-label={say('person.notices.count', { count: unread })}
    >
      <Icon name="bell" />
      {unread > 0 && <span className={css.count}>{unread > 99 ? '99+' : unread}</span>}
    </Link>
  );
}

export function pageOf(name: string): string {
  return `/p/${encodeURIComponent(name)}`;
}

export function initialOf(name: string): string {
  return /^./u.exec(name)?.[0].toUpperCase() ?? '?';
}

function Item({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <Link href={to} role="menuitem" className={menuStyles.item}>
      <Icon name={icon} />
      {text}
    </Link>
  );
}

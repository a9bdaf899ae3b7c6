import { Mark } from '@tablewright/board';
import { LOCALES } from '@tablewright/text';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useHome } from '../api.ts';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { useSettings } from '../settings/store.ts';
import { Bell, PersonMenu } from './PersonMenu.tsx';
import { LANGUAGE_NAMES, useLocale, useSay } from './text.tsx';
import css from './TopBar.module.css';

const PLACES = [
  { to: '/', text: 'nav.play' },
  { to: '/learn', text: 'nav.learn' },
  { to: '/rules', text: 'nav.rules' },
  { to: '/about', text: 'nav.about' },
] as const;

export function TopBar() {
  const say = useSay();
  const [path] = useLocation();
  return (
    <header className={css.bar}>
      <Brand />
      <nav className={css.places} aria-label={say('nav.main')}>
        {PLACES.map(({ to, text }) => (
          <Link key={to} href={to} aria-current={path === to ? 'page' : undefined}>
            {say(text)}
          </Link>
        ))}
      </nav>
      <span className={css.space} />
      <Online />
      <Languages />
      <Bell />
      <PersonMenu />
      <SettingsButton />
    </header>
  );
}

export function Brand({ children }: { children?: ReactNode }) {
  const say = useSay();
  return (
    <Link href="/" className={css.brand} aria-label={say('nav.home')}>
      <Mark />
      <span>{children ?? 'Tablewright'}</span>
    </Link>
  );
}

function Online() {
  const say = useSay();
  const { data: home } = useHome();
  if (home === undefined) return null;
  return <span className={css.online}>{say('home.online', { count: home.online })}</span>;
}

function Languages() {
  const say = useSay();
  const locale = useLocale();
  const change = useSettings((settings) => settings.change);
  return (
    <div className={css.languages} role="group" aria-label={say('settings.language')}>
      {LOCALES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === locale}
          onClick={() => change({ locale: one })}
        >
          {LANGUAGE_NAMES[one]}
        </button>
      ))}
    </div>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon, type IconName } from '@tablewright/board';
import { useSameName } from '../settings/useSameName.ts';
import css from './Layout.module.css';
import { OfflineBanner } from './OfflineBanner.tsx';
import { useSay } from './text.tsx';
import { RenewalNote } from './RenewalNote.tsx';
import { TopBar } from './TopBar.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const say = useSay();
  const [path] = useLocation();
  useSameName();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);

  // Start a new page at the top, for screen readers too.
  useEffect(() => {
    if (first.current) first.current = false;
    else main.current?.focus({ preventScroll: true });
  }, [path]);

  return (
    <div className={css.frame}>
      <a className={css.skip} href="#main">
        {say('nav.skip')}
      </a>
      <TopBar />
      <OfflineBanner />
      <RenewalNote className={css.note} />
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        {children}
      </main>
      <footer className={css.foot}>
        <span>{say('foot.fanWork')}</span>
        <Link href="/about">{say('foot.about')}</Link>
      </footer>
      <PhoneTabs path={path} />
    </div>
  );
}

const TABS: readonly { to: string; icon: IconName; text: string }[] = [
  { to: '/', icon: 'play', text: 'nav.play' },
  { to: '/learn', icon: 'leaf', text: 'nav.learn' },
  { to: '/rules', icon: 'book', text: 'nav.rules' },
  { to: '/settings', icon: 'gear', text: 'nav.settings' },
];

function PhoneTabs({ path }: { path: string }) {
  const say = useSay();
  return (
    <nav className={css.tabs} aria-label={say('nav.tabs')}>
      {TABS.map(({ to, icon, text }) => (
        <Link key={to} href={to} aria-current={isAt(path, to) ? 'page' : undefined}>
          <Icon name={icon} />
          {say(text)}
        </Link>
      ))}
    </nav>
  );
}

function isAt(path: string, to: string): boolean {
  return to === '/' ? path === '/' : path.startsWith(to);
}

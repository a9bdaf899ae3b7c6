import { Link, useLocation } from 'wouter';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';

/** For guests on a page that needs an account; they return to it afterwards. */
export function NeedsAccount({ text }: { text: string }) {
  const say = useSay();
  const [path] = useLocation();
  const next = `?next=${encodeURIComponent(path)}`;
  return (
    <section className="people-panel">
      <p>{text}</p>
      <div className="people-buttons">
        <Link className={controls.lit} href={`/account${next}`}>
          {say('person.keep')}
        </Link>
        <Link className={controls.button} href={`/sign-in${next}`}>
          {say('person.signIn')}
        </Link>
      </div>
    </section>
  );
}

/** The page to return to; only on this server. */
export function nextPlace(): string | null {
  const next = new URLSearchParams(location.search).get('next');
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null;
}

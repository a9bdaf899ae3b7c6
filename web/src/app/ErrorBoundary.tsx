import { Component, type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { renewal } from '../host/renewal.ts';
import { controls } from './controls.tsx';
import { Notice } from './Notice.tsx';
import { useSay } from './text.tsx';

/** Limits an error to the page; going to another page tries again. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return <Boundary key={path}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <Broken error={error} />;
  }
}

function Broken({ error }: { error: Error }) {
  const say = useSay();
  // A part of the page cannot be loaded: no network, or a newer version has replaced it.
  const missing = /import|module|chunk|preload/i.test(error.message);
  useEffect(() => {
    if (missing) renewal.renew();
  }, [missing]);
  return (
    <Notice icon="warn" title={say(missing ? 'error.missing.title' : 'error.broken.title')}>
      <p>{say(missing ? 'error.missing.text' : 'error.broken.text')}</p>
      <p>
        <button type="button" className={controls.lit} onClick={() => location.reload()}>
          {say('error.reload')}
        </button>{' '}
        <a className={controls.button} href="/">
          {say('error.home')}
        </a>
      </p>
    </Notice>
  );
}

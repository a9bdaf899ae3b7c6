import { Link } from 'wouter';
import { controls } from './controls.tsx';
import { Notice } from './Notice.tsx';
import { useSay } from './text.tsx';
import { useTitle } from './title.ts';

export function NotFound() {
  const say = useSay();
  useTitle(say('notFound.title'));
  return (
    <Notice icon="search" title={say('notFound.title')}>
      <p>{say('notFound.text')}</p>
      <Link className={controls.lit} href="/">
        {say('error.home')}
      </Link>
    </Notice>
  );
}

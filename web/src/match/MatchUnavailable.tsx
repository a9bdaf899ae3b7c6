import { Link } from 'wouter';
import { controls } from '../app/controls.tsx';
import { Notice } from '../app/Notice.tsx';
import { useSay } from '../app/text.tsx';

export function MatchUnavailable() {
  const say = useSay();
  return (
    <main>
      <Notice icon="warn" title={say('match.gone')}>
        <p>{say('match.goneNote')}</p>
        <Link className={controls.lit} href="/">
          {say('match.leave')}
        </Link>
      </Notice>
    </main>
  );
}

import { Notice } from './Notice.tsx';
import { TryAgain } from './RenewalNote.tsx';
import { useSay } from './text.tsx';
import { useRenewal } from './useRenewal.ts';

/** The picture in the initial HTML, until something fills the whole window, or it is clear that nothing will. */
export function Splash() {
  const say = useSay();
  const state = useRenewal();
  if (state === 'stuck')
    return (
      <main>
        <Notice icon="warn" title={say('error.missing.title')}>
          <p>{say('renewal.stuck')}</p>
          <TryAgain />
        </Notice>
      </main>
    );
  return (
    <p className="splash" role="status">
      <img src="/icon.svg" width="96" height="96" alt="" />
      <span className="visually-hidden">
        {say(state === 'loading' ? 'renewal.loading' : 'loading')}
      </span>
    </p>
  );
}

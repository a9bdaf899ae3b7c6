import type { Me } from '@tablewright/protocol';
import type { ReactNode } from 'react';
import { useMe } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { Loading } from '../app/Loading.tsx';
import { Notice } from '../app/Notice.tsx';
import { useLanguage } from '../app/text.tsx';
import { wordsFor } from './useAct.ts';

/** For pages that must know the current player first. */
export function WithMe({ children }: { children: (me: Me) => ReactNode }) {
  const { data: me, error, refetch } = useMe();
  return me === undefined ? <Wait error={error} again={() => void refetch()} /> : children(me);
}

/** Shown while loading, and the reason if that fails. */
export function Wait({ error, again }: { error: Error | null; again: () => void }) {
  const { say, locale } = useLanguage();
  if (error === null) return <Loading />;
  return (
    <Notice icon="warn" title={say('player.problem')}>
      <p>{wordsFor(error, say, locale)}</p>
      <button type="button" className={controls.lit} onClick={again}>
        {say('retry')}
      </button>
    </Notice>
  );
}

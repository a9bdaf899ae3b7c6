import { useCallback } from 'react';
import { localMatch } from '../host/local.ts';
import { useOtherTabs } from '../local/useOtherTabs.ts';
import MatchPage from '../match/MatchPage.tsx';
import { useSay } from './text.tsx';

/** A match in this browser. */
export default function LocalMatch({ id }: { id: string }) {
  const open = useCallback(() => localMatch(id), [id]);
  const say = useSay();
  if (useOtherTabs()) return <p role="alert">{say('problem.other-tabs')}</p>;
  return <MatchPage id={id} open={open} />;
}

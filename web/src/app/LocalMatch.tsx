import { useCallback } from 'react';
import { localMatch } from '../host/local.ts';
import MatchPage from '../match/MatchPage.tsx';

/** A match in this browser. */
export default function LocalMatch({ id }: { id: string }) {
  const open = useCallback(() => localMatch(id), [id]);
  return <MatchPage id={id} open={open} />;
}

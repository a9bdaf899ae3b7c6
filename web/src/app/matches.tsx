import { useCallback } from 'react';
import { takeRemote } from '../host/ahead.ts';
import { localMatch } from '../host/local.ts';
import MatchPage from '../match/MatchPage.tsx';

/** A match on the server. */
export function RemoteMatch({ id }: { id: string }) {
  const open = useCallback(() => takeRemote(id), [id]);
  return <MatchPage id={id} open={open} />;
}

/** A match in this browser. */
export function LocalMatch({ id }: { id: string }) {
  const open = useCallback(() => localMatch(id), [id]);
  return <MatchPage id={id} open={open} />;
}

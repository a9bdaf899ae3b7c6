import { useCallback } from 'react';
import { takeRemote } from '../host/ahead.ts';
import MatchPage from '../match/MatchPage.tsx';

/** A match on the server. */
export default function RemoteMatch({ id }: { id: string }) {
  const open = useCallback(() => takeRemote(id), [id]);
  return <MatchPage id={id} open={open} />;
}

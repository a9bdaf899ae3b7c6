import { useCallback, useState } from 'react';
import { ApiError, isOffline } from '../api.ts';
import { NotKept } from '../local/offline.ts';
import { OtherTabs } from '../local/other-tabs.ts';
import { useSay, type Say } from './text.tsx';

const KNOWN = [
  'not-found',
  'not-allowed',
  'conflict',
  'malformed',
  'too-many',
  'too-many-tables',
  'unavailable',
  'needs-account',
  'rated',
];

/** What went wrong and what to do, in the player's language. */
export function problemOf(error: unknown, say: Say): string {
  if (isOffline(error)) return say('problem.offline');
  if (error instanceof NotKept) return say('problem.not-kept');
  if (error instanceof OtherTabs) return say('problem.other-tabs');
  const code = error instanceof ApiError ? error.code : '';
  return say(`problem.${KNOWN.includes(code) ? code : 'other'}`);
}

/** Runs something and keeps its error until the next attempt. */
export function useProblem() {
  const say = useSay();
  const [error, setError] = useState<unknown>(null);
  const attempt = useCallback(async (action: () => Promise<unknown>) => {
    setError(null);
    try {
      await action();
    } catch (thrown) {
      setError(thrown);
    }
  }, []);
  return { problem: error === null ? null : problemOf(error, say), attempt };
}

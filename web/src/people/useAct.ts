import type { Locale } from '@tablewright/text';
import { useState } from 'react';
import { ApiError } from '../api.ts';
import { type Say, useLanguage } from '../app/text.tsx';
import { problemOf } from '../app/useProblem.ts';
import { dayAndTime } from './dates.ts';

export interface Act {
  /** Resolves with whether it worked; if so, shows `done`. */
  readonly run: (action: () => Promise<unknown>, done?: string) => Promise<boolean>;
  readonly isPending: boolean;
  readonly problem: string | null;
  readonly done: string | null;
}

const STILL = { isPending: false, problem: null, done: null };

/** A request to the server, and its outcome. */
export function useAct(): Act {
  const { say, locale } = useLanguage();
  const [state, setState] = useState<Omit<Act, 'run'>>(STILL);
  const run: Act['run'] = async (action, done) => {
    setState({ ...STILL, isPending: true });
    try {
      await action();
      setState({ ...STILL, done: done ?? null });
      return true;
    } catch (error) {
      setState({ ...STILL, problem: wordsFor(error, say, locale) });
      return false;
    }
  };
  return { ...state, run };
}

const KNOWN = ['name-taken', 'name-bad', 'password-weak', 'wrong', 'last-way', 'webhook'];

export function wordsFor(error: unknown, say: Say, locale: Locale): string {
  // Cancelling the passkey dialog is not a failure.
  if (error instanceof DOMException || (error as Error).name === 'NotAllowedError')
    return say('refused.passkey');
  if (!(error instanceof ApiError)) return say('problem.other');
  const { code, details } = error;
  if (code === 'banned') {
    const { until = null, reason = '' } = details;
    return until === null
      ? say('refused.banned', { reason })
      : say('refused.bannedUntil', { reason, until: dayAndTime(until, locale) });
  }
  if (code === 'unavailable' && details.reason === 'mail') return say('refused.mail');
  return KNOWN.includes(code) ? say(`refused.${code}`) : problemOf(error, say);
}

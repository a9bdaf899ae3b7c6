import { useEffect, useRef } from 'react';
import type { MatchHost, Picture } from '../host/host.ts';
import { quietPass, type Seen } from './quiet-pass.ts';

/** Gives the only answer there is where that betrays nothing. */
export function useQuietPass(host: MatchHost, snapshot: Picture | null): void {
  const seen = useRef<Seen>(null);
  useEffect(() => {
    if (snapshot === null) return;
    const { info, mine, position } = snapshot;
    const { n, epoch, question } = position;
    const keys = question?.options.map((option) => option.key) ?? [];
    const key = quietPass({ seats: info.seats, mine, n, epoch, keys }, seen.current);
    seen.current = { n, epoch };
    // A refusal says that the match has moved on, and the question with it.
    if (key !== null) host.answer(snapshot.viewer, key).catch(() => undefined);
  }, [host, snapshot]);
}

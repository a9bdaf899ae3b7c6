import type { ClockTerms } from '@tablewright/protocol';
import { useEffect, useState } from 'react';
import { useLocale, useSay } from '../app/text.tsx';
import type { ArrivedClocks } from '../host/host.ts';
import css from './seats.module.css';

interface ClockProps {
  readonly clocks: ArrivedClocks | null;
  readonly terms: ClockTerms;
  readonly seat: number;
  readonly running: boolean;
  /** Without a connection nobody here knows how time goes on: it stands where it was. */
  readonly isFrozen?: boolean;
}

const TICK = 250;
const DAY = 86_400_000;

export function Clock({ clocks, terms, seat, running, isFrozen = false }: ClockProps) {
  const say = useSay();
  const locale = useLocale();
  const now = useNow(running && !isFrozen && clocks !== null);
  if (clocks === null || terms.kind === 'none') return null;
  const left = Math.max(0, clocks.left[seat] - (running ? Math.max(0, now - clocks.arrived) : 0));
  return (
    <time
      className={css.clock}
      data-short={left < 30_000}
      data-frozen={isFrozen}
      aria-label={say(isFrozen ? 'match.timeFrozen' : 'match.timeLeft')}
    >
      {terms.kind === 'days' && left > DAY
        ? new Intl.NumberFormat(locale, {
            style: 'unit',
            unit: 'day',
            maximumFractionDigits: 1,
          }).format(left / DAY)
        : minutes(left)}
    </time>
  );
}

export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = `${String(Math.floor(seconds / 60) % 60).padStart(hours > 0 ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

export function useNow(ticking: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}

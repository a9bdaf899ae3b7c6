import type { ClockTerms } from '@tablewright/protocol';
import { useSay } from '../app/text.tsx';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

/** The clock in a few words. */
export function useTermsText(clock: ClockTerms): string {
  const say = useSay();
  switch (clock.kind) {
    case 'none':
      return say('clock.none');
    case 'live':
      return say('clock.live.terms', {
        minutes: Math.round(clock.bank / MINUTE),
        seconds: Math.round(clock.increment / SECOND),
      });
    case 'days':
      return say('clock.days.terms', { days: clock.days });
  }
}

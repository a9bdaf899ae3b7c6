import type { Locale } from '@tablewright/text';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 hours ago". */
export function ago(then: number, locale: Locale, now = Date.now()): string {
  const passed = Math.max(0, now - then);
  const [unit, length] = STEPS.find(([, least]) => passed >= least) ?? STEPS[2];
  const count = Math.floor(passed / length);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-count, unit);
}

export function listOf(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}

/** "180 kB". */
export function sizeOf(bytes: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(bytes / 1000);
}

/** Local time in a time zone, including daylight saving time. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();

export function isZone(zone: string): boolean {
  try {
    formatFor(zone);
    return true;
  } catch {
    return false;
  }
}

/** The first moment from `time` on that is outside these minutes of the day. */
export function afterQuiet(
  time: number,
  { from, to }: { readonly from: number; readonly to: number },
  zone: string,
): number {
  const isQuiet = (at: number): boolean => {
    const minute = Math.floor(localTime(at, zone) / MINUTE) % (24 * 60);
    return from < to ? minute >= from && minute < to : minute >= from || minute < to;
  };
  if (!isQuiet(time)) return time;
  // When clocks change meanwhile, the end comes earlier or later than expected, or its minute does not exist.
  const end = nextLocal(localTime(time, zone), to * MINUTE, DAY);
  const guess = end - offsetAt(time, zone);
  let at = Math.max(time, Math.min(guess, end - offsetAt(guess, zone)));
  while (isQuiet(at)) at += MINUTE;
  return at;
}

/** The next time that local clocks show this many minutes since midnight. */
export function nextTimeOfDay(time: number, minutes: number, zone: string): number {
  const end = nextLocal(localTime(time, zone), minutes * MINUTE, DAY);
  return end - offsetAt(end - offsetAt(time, zone), zone);
}

export function nextFullHour(time: number, zone: string): number {
  return nextLocal(localTime(time, zone), 0, HOUR) - offsetAt(time, zone);
}

/** The next time after `local` that is `offset` after the start of a day, or of an hour. */
function nextLocal(local: number, offset: number, every: number): number {
  const found = Math.floor(local / every) * every + offset;
  return found > local ? found : found + every;
}

function localTime(time: number, zone: string): number {
  return time + offsetAt(time, zone);
}

/** How far a time zone is ahead of UTC. */
function offsetAt(time: number, zone: string): number {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatFor(zone).formatToParts(time))
    if (type in parts) parts[type as keyof typeof parts] = Number(value);
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

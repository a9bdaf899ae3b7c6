import { median, roundByRound, type Speeds } from './rounds.ts';

export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export interface Target {
  readonly what: string;
  readonly value: number;
  readonly wanted: string;
  readonly met: boolean;
}

/** The results of one part of the bench. */
export interface Section {
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly targets: readonly Target[];
}

/** A figure from its value in each round. */
export function figure(what: string, unit: string, values: readonly number[]): Figure {
  return {
    what,
    unit,
    median: median(values),
    low: Math.min(...values),
    high: Math.max(...values),
  };
}

/** How long one unit of work took, in microseconds. */
export function microseconds(what: string, speeds: Speeds): Figure {
  return figure(
    what,
    'µs',
    roundByRound((speed) => 1e6 / speed, speeds),
  );
}

export function atLeast(what: string, value: number, least: number): Target {
  return { what, value, wanted: `>= ${least}`, met: value >= least };
}

export function below(what: string, value: number, limit: number): Target {
  return { what, value, wanted: `< ${limit}`, met: value < limit };
}

export function printed({ title, figures, targets }: Section): string {
  const width = 58;
  const lines = figures.map(({ what, unit, median: middle, low, high }) => {
    const spread = low === high ? '' : `  (${shown(low)} to ${shown(high)})`;
    return `  ${what.padEnd(width)}${shown(middle).padStart(10)} ${unit.padEnd(12)}${spread}`;
  });
  const verdicts = targets.map(
    ({ what, value, wanted, met }) =>
      `  ${met ? 'PASS' : 'FAIL'}  ${what.padEnd(width - 6)}${shown(value).padStart(10)} (${wanted})`,
  );
  return [title, ...lines.map((line) => line.trimEnd()), ...verdicts, ''].join('\n');
}

function shown(value: number): string {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
}

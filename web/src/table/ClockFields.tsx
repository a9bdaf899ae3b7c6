import type { ClockTerms, OutOfTime } from '@tablewright/protocol';
import { Choice } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { MINUTE, SECOND } from './terms.ts';

interface ClockFieldsProps {
  readonly clock: ClockTerms;
  /** A rated match has a clock, and a player who runs out of time loses it. */
  readonly rated: boolean;
  readonly disabled: boolean;
  readonly onChange: (clock: ClockTerms) => void;
}

const KINDS = ['none', 'live', 'days'] as const;
const RATED_KINDS = ['live', 'days'] as const;
const BANKS = [5, 10, 15, 30, 60];
const INCREMENTS = [0, 5, 10, 15, 30];
const DAYS = [1, 2, 3, 7];
const OUTS = ['skip', 'bot', 'lose'] as const;
const RATED_OUTS = ['lose'] as const;

const USUAL: { readonly [K in ClockTerms['kind']]: Extract<ClockTerms, { kind: K }> } = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 15 * MINUTE, increment: 10 * SECOND, out: 'bot' },
  days: { kind: 'days', days: 2, out: 'bot' },
};

export function ClockFields({ clock, rated, disabled, onChange }: ClockFieldsProps) {
  const say = useSay();
  const choose = (kind: ClockTerms['kind']): void => {
    const usual = USUAL[kind];
    onChange(rated && usual.kind !== 'none' ? { ...usual, out: 'lose' } : usual);
  };
  return (
    <>
      <Choice
        label={say('clock.title')}
        values={rated ? RATED_KINDS : KINDS}
        value={clock.kind}
        disabled={disabled}
        say={(kind) => say(`clock.${kind}`)}
        onChange={choose}
      />
      {clock.kind === 'live' && (
        <>
          <Choice
            label={say('clock.bank')}
            values={withOwn(BANKS, clock.bank / MINUTE)}
            value={clock.bank / MINUTE}
            disabled={disabled}
            say={(minutes) => say('clock.minutes', { minutes })}
            onChange={(minutes) => onChange({ ...clock, bank: minutes * MINUTE })}
          />
          <Choice
            label={say('clock.increment')}
            values={withOwn(INCREMENTS, clock.increment / SECOND)}
            value={clock.increment / SECOND}
            disabled={disabled}
            say={(seconds) => say('clock.seconds', { seconds })}
            onChange={(seconds) => onChange({ ...clock, increment: seconds * SECOND })}
          />
        </>
      )}
      {clock.kind === 'days' && (
        <Choice
          label={say('clock.perMove')}
          values={withOwn(DAYS, clock.days)}
          value={clock.days}
          disabled={disabled}
          say={(days) => say('clock.countDays', { days })}
          onChange={(days) => onChange({ ...clock, days })}
        />
      )}
      {clock.kind !== 'none' && (
        <Choice<OutOfTime>
          label={say('clock.out')}
          hint={say(`clock.out.${clock.out}.hint`)}
          values={rated ? RATED_OUTS : OUTS}
          value={clock.out}
          disabled={disabled}
          say={(out) => say(`clock.out.${out}`)}
          onChange={(out) => onChange({ ...clock, out })}
        />
      )}
    </>
  );
}

/** A table may have a value that we do not offer. */
function withOwn(offered: readonly number[], own: number): readonly number[] {
  return offered.includes(own) ? offered : [...offered, own].sort((a, b) => a - b);
}

import { type ReactNode, useId } from 'react';
import css from './controls.module.css';

export { css as controls };

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly hint?: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly disabled?: boolean;
  /** For screen readers only, when the context already shows the label. */
  readonly hideLabel?: boolean;
  readonly say: (value: T) => ReactNode;
  readonly onChange: (value: T) => void;
}

/** One of a few options, all of them visible. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { label, hint, values, value, disabled = false, hideLabel = false, say, onChange } = props;
  const name = useId();
  return (
    <fieldset className={css.field} disabled={disabled}>
      <legend className={hideLabel ? 'visually-hidden' : css.label}>{label}</legend>
      <div className={css.choices}>
        {values.map((one) => (
          <label key={one} className={css.choice}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>{say(one)}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, hint, on, disabled = false, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <div>
      <label className={css.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          disabled={disabled}
          aria-describedby={hint === undefined ? undefined : hintId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

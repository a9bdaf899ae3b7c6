import { type InputHTMLAttributes, useId } from 'react';
import { controls } from '../app/controls.tsx';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text field with a label. */
export function Field({ label, hint, onChange, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={controls.field}>
      <label htmlFor={id} className={controls.label}>
        {label}
      </label>
      <input
        id={id}
        className={controls.input}
        spellCheck={false}
        autoCapitalize="none"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        {...input}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={controls.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

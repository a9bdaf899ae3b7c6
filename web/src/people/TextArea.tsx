import { useId } from 'react';
import { controls } from '../app/controls.tsx';

interface TextAreaProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

/** Some lines of text that must be filled in, with a label and a hint. */
export function TextArea({ label, hint, value, maxLength, onChange }: TextAreaProps) {
  const id = useId();
  return (
    <div className={controls.field}>
      <label htmlFor={id} className={controls.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={`${controls.input} people-text`}
        required
        maxLength={maxLength}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className={controls.hint}>
        {hint}
      </p>
    </div>
  );
}

import type { FormEvent } from 'react';
import { controls } from '../app/controls.tsx';
import { Field } from './Field.tsx';
import type { Act } from './useAct.ts';

interface LineFormProps {
  readonly label: string;
  readonly button: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly act: Act;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
}

/** A field that must be filled, and a button beside it. */
export function LineForm({ button, act, onSubmit, ...field }: LineFormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="people-line" onSubmit={submit}>
      <Field {...field} autoComplete="off" required />
      <button type="submit" className={controls.button} disabled={act.isPending}>
        {button}
      </button>
    </form>
  );
}

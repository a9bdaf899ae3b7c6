import { useSay } from '../app/text.tsx';
import { Field } from '../people/Field.tsx';
import { LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './limits.ts';

interface Written {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The name to sign in with. */
export function NameField({
  hint,
  autoComplete = 'username',
  ...written
}: Written & { readonly hint?: string; readonly autoComplete?: string }) {
  const say = useSay();
  return (
    <Field
      label={say('account.name')}
      hint={hint}
      maxLength={LONGEST_NAME}
      autoComplete={autoComplete}
      required
      {...written}
    />
  );
}

/** The current password. */
export function PasswordField({ label, ...written }: Written & { readonly label: string }) {
  return (
    <Field
      label={label}
      type="password"
      maxLength={LONGEST_PASSWORD}
      autoComplete="current-password"
      required
      {...written}
    />
  );
}

/** The new password. */
export function NewPasswordField({
  label,
  hint,
  ...written
}: Written & { readonly label: string; readonly hint?: string }) {
  const say = useSay();
  return (
    <Field
      label={label}
      hint={hint ?? say('account.password.hint', { least: SHORTEST_PASSWORD })}
      type="password"
      minLength={SHORTEST_PASSWORD}
      maxLength={LONGEST_PASSWORD}
      autoComplete="new-password"
      required
      {...written}
    />
  );
}

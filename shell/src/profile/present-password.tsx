import type { User } from '@harambee/domain/schemas';
import { PasswordInput } from '@harambee/ui';
import { useField } from 'formik';

interface PresentPasswordProps {
  user: User;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** Whether the address in the form needs a proof of who asks: it is neither the present one nor the one that waits. */
export const asksForPassword = (user: User, email: string): boolean =>
  email.trim() !== '' && email.trim() !== user.email && email.trim() !== user.pendingEmail;

/**
 * Shown once another address is typed. Its value is not one of the form's: what a form keeps for later must never hold a
 * password.
 */
export function PresentPassword({ user, value, error, onChange }: PresentPasswordProps) {
  const [{ value: email }] = useField<string>('email');
  if (!asksForPassword(user, email)) return null;
  return (
    <PasswordInput
      name="currentPassword"
      label="Current password"
      help="This keeps others from changing your address. Leave it empty if you only ever sign in with Google or GitHub."
      autoComplete="current-password"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

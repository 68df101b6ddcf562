import type { User } from '@harambee/domain/schemas';
import { PasswordInput } from '@harambee/ui';
import { useField } from 'formik';

interface PresentPasswordProps {
  user: User;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/**
 * Whether the address in the form requires the password: it is neither the current one nor the one to be
 * confirmed.
 */
export const asksForPassword = (user: User, email: string): boolean =>
  email.trim() !== '' && email.trim() !== user.email && email.trim() !== user.pendingEmail;

/**
 * Appears once another address is typed. Its value is not part of the form, because unsaved text must never
 * contain a password.
 */
export function PresentPassword({ user, value, error, onChange }: PresentPasswordProps) {
  const [{ value: email }] = useField<string>('email');
  if (!asksForPassword(user, email)) return null;
  return (
    <PasswordInput
      name="currentPassword"
      label="Current password"
      help="This keeps others from changing your address. Leave it empty if you sign in only with Google or GitHub."
      autoComplete="current-password"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

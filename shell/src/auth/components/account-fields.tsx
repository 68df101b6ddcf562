import { accountLimits } from '@harambee/domain';
import { type BoundValue, PasswordInput, TextInput } from '@harambee/ui';

/** Gives a field of an `AuthForm` its name, value and error. */
type Bind<Name extends string> = (name: Name) => BoundValue & { name: string };

/** Name and email of a new person. */
export function NameFields({ bind }: { bind: Bind<'firstName' | 'lastName'> }) {
  return (
    <>
      <TextInput
        {...bind('firstName')}
        label="First name"
        autoComplete="given-name"
        maxLength={accountLimits.name}
      />
      <TextInput
        {...bind('lastName')}
        label="Last name"
        autoComplete="family-name"
        maxLength={accountLimits.name}
      />
    </>
  );
}

export function EmailField({ bind }: { bind: Bind<'email'> }) {
  return (
    <TextInput
      {...bind('email')}
      label="Email"
      type="email"
      autoComplete="email"
      maxLength={accountLimits.email}
    />
  );
}

/** A new password, with help for choosing it. */
export function NewPasswordField({ bind, label = 'Password' }: { bind: Bind<'password'>; label?: string }) {
  return (
    <PasswordInput
      {...bind('password')}
      label={label}
      help="At least 8 characters. A short sentence is easiest to remember."
      autoComplete="new-password"
    />
  );
}

export function ConfirmPasswordField({ bind }: { bind: Bind<'confirmPassword'> }) {
  return <PasswordInput {...bind('confirmPassword')} label="Confirm password" autoComplete="new-password" />;
}

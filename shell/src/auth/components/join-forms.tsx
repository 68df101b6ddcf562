import { joinRules, problemsOf } from '@harambee/domain';
import type { User } from '@harambee/domain/schemas';
import { useAuth } from '@harambee/platform';
import { Banner, Button, PasswordInput, TextInput } from '@harambee/ui';
import { checkSignIn } from '../check-sign-in.ts';
import { EmailField, NameFields, NewPasswordField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';

/** Somebody new: what sign-up asks, but for the organization. */
export function JoinAsNew({ secret, email }: { secret: string; email: string }) {
  const { join } = useAuth();
  return (
    <AuthForm
      initialValues={{ firstName: '', lastName: '', email, password: '' }}
      check={(values) => problemsOf(joinRules, values)[0]}
      onSubmit={({ firstName, lastName, email, password }) =>
        join({
          token: secret,
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          email: email.trim(),
          password,
        })
      }
    >
      {(bind, isBusy) => (
        <>
          <NameFields bind={bind} />
          <EmailField bind={bind} />
          <NewPasswordField bind={bind} />
          <Button kind="primary" type="submit" large wide busy={isBusy}>
            Create account and join
          </Button>
        </>
      )}
    </AuthForm>
  );
}

/** Somebody with an account signs in here first; the page then asks once more before anything moves. */
export function JoinBySignIn({ email }: { email: string }) {
  const { signIn } = useAuth();
  return (
    <AuthForm
      initialValues={{ email, password: '' }}
      check={checkSignIn}
      onSubmit={({ email, password }) => signIn({ email: email.trim(), password }, true)}
    >
      {(bind, isBusy) => (
        <>
          <TextInput {...bind('email')} label="Email" type="email" autoComplete="username" />
          <PasswordInput {...bind('password')} label="Password" autoComplete="current-password" />
          <Button kind="primary" type="submit" large wide busy={isBusy}>
            Sign in
          </Button>
        </>
      )}
    </AuthForm>
  );
}

/** Somebody who is signed in moves with their account. */
export function JoinAsPresent(props: { secret: string; user: User; organization: string }) {
  const { secret, user, organization } = props;
  const { join } = useAuth();
  return (
    <AuthForm initialValues={{}} check={() => undefined} onSubmit={() => join({ token: secret })}>
      {(_bind, isBusy) => (
        <>
          <Banner tone="info" title={`You are signed in as ${user.firstName} ${user.lastName}`}>
            Joining {organization} takes you out of {user.tenantName}. Its proposals stay there.
          </Banner>
          <Button kind="primary" type="submit" large wide busy={isBusy}>
            Join {organization}
          </Button>
        </>
      )}
    </AuthForm>
  );
}

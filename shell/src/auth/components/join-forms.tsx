import { joinRules, paths, problemsOf } from '@harambee/domain';
import type { User } from '@harambee/domain/schemas';
import { useAuth } from '@harambee/platform';
import { Banner, Button, PasswordInput, TextInput } from '@harambee/ui';
import { saveReturnAddress } from '../../lib/return-page.ts';
import { toSecondStep } from '../../lib/to-second-step.ts';
import { checkSignIn } from '../check-sign-in.ts';
import { EmailField, NameFields, NewPasswordField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';

/** For a new person: asks what sign-up asks, except for the organization. */
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

/** People with an account sign in here first. The page then asks once more before it changes anything. */
export function JoinBySignIn({ secret, email }: { secret: string; email: string }) {
  const { signIn } = useAuth();
  return (
    <AuthForm
      initialValues={{ email, password: '' }}
      check={checkSignIn}
      onSubmit={({ email, password }) =>
        signIn({ email: email.trim(), password }, true).catch((error: unknown) => {
          toSecondStep(error);
          // The invitation is what they come back to.
          saveReturnAddress(`${paths.join}#${secret}`);
        })
      }
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

/** People who are signed in join with their account. */
export function JoinAsPresent(props: { secret: string; user: User; organization: string }) {
  const { secret, user, organization } = props;
  const { join } = useAuth();
  return (
    <AuthForm initialValues={{}} check={() => undefined} onSubmit={() => join({ token: secret })}>
      {(_bind, isBusy) => (
        <>
          <Banner tone="info" title={`You are signed in as ${user.firstName} ${user.lastName}`}>
            Joining {organization} removes you from {user.tenantName}. Its proposals stay there.
          </Banner>
          <Button kind="primary" type="submit" large wide busy={isBusy}>
            Join {organization}
          </Button>
        </>
      )}
    </AuthForm>
  );
}

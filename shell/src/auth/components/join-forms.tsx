import { joinRules, paths, problemsOf } from '@harambee/domain';
import type { OwnOrganization, User } from '@harambee/domain/schemas';
import { getOwnOrganizations, useAuth } from '@harambee/platform';
import { Banner, Button, Checkbox, PasswordInput, TextInput } from '@harambee/ui';
import { useEffect, useState } from 'react';
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

/** The present organization, if nobody has used it: people may not want to keep it (ORG-06). */
function useUnused(): OwnOrganization | undefined {
  const [unused, setUnused] = useState<OwnOrganization>();
  useEffect(() => {
    let isUnmounted = false;
    void getOwnOrganizations().then(
      (all) => !isUnmounted && setUnused(all.find((one) => one.current && one.unused)),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return unused;
}

/** People who are signed in join with their account, which then has one organization more (TEAM-06). */
export function JoinAsPresent(props: { secret: string; user: User; organization: string }) {
  const { secret, user, organization } = props;
  const { join } = useAuth();
  const unused = useUnused();
  const [leaves, setLeaves] = useState(false);
  const isLeaving = unused !== undefined && leaves;
  return (
    <AuthForm
      initialValues={{}}
      check={() => undefined}
      onSubmit={() => join({ token: secret, ...(isLeaving && { leave: true }) })}
    >
      {(_bind, isBusy) => (
        <>
          <Banner tone="info" title={`You are signed in as ${user.firstName} ${user.lastName}`}>
            {isLeaving
              ? `${organization} takes the place of ${user.tenantName}.`
              : `${organization} is added to your account. You stay in ${user.tenantName}, and can switch between them at any time.`}
          </Banner>
          {unused && (
            <Checkbox
              label={`Delete ${unused.name}: nobody else is in it, and it was never set up`}
              checked={leaves}
              onChange={setLeaves}
            />
          )}
          <Button kind="primary" type="submit" large wide busy={isBusy}>
            Join {organization}
          </Button>
        </>
      )}
    </AuthForm>
  );
}

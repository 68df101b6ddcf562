import { accountLimits, paths, problemsOf, signUpRules } from '@harambee/domain';
import { useAuth } from '@harambee/platform';
import { Button, PasswordInput, styled, TextInput, TextLink } from '@harambee/ui';
import { AuthForm } from './auth-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { AuthTabs } from './auth-tabs.tsx';

const initialValues = {
  firstName: '',
  lastName: '',
  organizationName: '',
  email: '',
  password: '',
  confirmPassword: '',
};

const Pair = styled.div`
  display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start;
  @media (max-width: 399px) { grid-template-columns: 1fr; gap: 20px; }
`;

export function SignUpPage() {
  const { signUp } = useAuth();
  const register = ({ firstName, lastName, organizationName, email, password }: typeof initialValues) =>
    signUp({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      organizationName: organizationName.trim(),
      email: email.trim(),
      password,
    });

  return (
    <AuthFrame
      title="Create your account"
      lead="A place for your organization's proposals."
      tail={
        <>
          Already have an account? <TextLink to={paths.login}>Sign in</TextLink>
        </>
      }
    >
      <AuthTabs
        label="How to sign up"
        email={
          <AuthForm
            initialValues={initialValues}
            check={(values) => problemsOf(signUpRules, values)[0]}
            onSubmit={register}
          >
            {(bind, isBusy) => (
              <>
                <Pair>
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
                </Pair>
                <TextInput
                  {...bind('organizationName')}
                  label="Organization name"
                  autoComplete="organization"
                  maxLength={accountLimits.organizationName}
                />
                <TextInput
                  {...bind('email')}
                  label="Email"
                  type="email"
                  autoComplete="email"
                  maxLength={accountLimits.email}
                />
                <PasswordInput
                  {...bind('password')}
                  label="Password"
                  help="At least 8 characters. A short sentence is easiest to keep in mind."
                  autoComplete="new-password"
                />
                <PasswordInput
                  {...bind('confirmPassword')}
                  label="Confirm password"
                  autoComplete="new-password"
                />
                <Button kind="primary" type="submit" large wide busy={isBusy}>
                  Create account
                </Button>
              </>
            )}
          </AuthForm>
        }
      />
    </AuthFrame>
  );
}

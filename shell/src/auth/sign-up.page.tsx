import { accountLimits, paths, problemsOf, signUpRules } from '@harambee/domain';
import { useAuth } from '@harambee/platform';
import { Button, styled, TextInput, TextLink } from '@harambee/ui';
import {
  ConfirmPasswordField,
  EmailField,
  NameFields,
  NewPasswordField,
} from './components/account-fields.tsx';
import { AuthForm } from './components/auth-form.tsx';
import { AuthFrame } from './components/auth-frame.tsx';
import { AuthTabs } from './components/auth-tabs.tsx';

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
                  <NameFields bind={bind} />
                </Pair>
                <TextInput
                  {...bind('organizationName')}
                  label="Organization name"
                  autoComplete="organization"
                  maxLength={accountLimits.organizationName}
                />
                <EmailField bind={bind} />
                <NewPasswordField bind={bind} />
                <ConfirmPasswordField bind={bind} />
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

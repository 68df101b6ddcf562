import { paths } from '@harambee/domain';
import { type Refusal, useAuth } from '@harambee/platform';
import { Button, Checkbox, PasswordInput, styled, TextInput, TextLink } from '@harambee/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { toSecondStep } from '../lib/to-second-step.ts';
import { checkSignIn } from './check-sign-in.ts';
import { AuthForm } from './components/auth-form.tsx';
import { AuthFrame } from './components/auth-frame.tsx';
import { AuthTabs } from './components/auth-tabs.tsx';
import { SignedOutBanner } from './components/signed-out-banner.tsx';
import { triedAddress } from './tried-address.ts';

const initialValues = { email: '', password: '' };

const Row = styled.div`display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 4px 16px;`;

const Middle = styled.p`text-align: center;`;

/** People who did not make the failed attempts, or who know the password now, need not wait. */
const wayIn = ({ status }: Refusal) =>
  status === 429 && <TextLink to={paths.unlock}>Email me a link to get back in</TextLink>;

export function LoginPage() {
  const { signIn } = useAuth();
  const [remember, setRemember] = useState(true);
  const row = useRef<HTMLDivElement>(null);
  // As what was typed (`AuthForm`): it may have been taken away before the script came.
  useLayoutEffect(() => {
    if (row.current?.querySelector('input')?.checked === false) setRemember(false);
  }, []);
  return (
    <AuthFrame
      title="Welcome back"
      lead="Your drafts are where you left them."
      tail={
        <>
          New here? <TextLink to={paths.signup}>Create an account</TextLink>
        </>
      }
    >
      <SignedOutBanner />
      <AuthTabs
        label="How to sign in"
        remember={{ value: remember, onChange: setRemember }}
        email={
          <AuthForm
            initialValues={initialValues}
            check={checkSignIn}
            onSubmit={({ email, password }) => {
              triedAddress.write(email.trim());
              return signIn({ email: email.trim(), password }, remember).catch(toSecondStep);
            }}
            help={wayIn}
          >
            {(bind, isBusy) => (
              <>
                <TextInput {...bind('email')} label="Email" type="email" autoComplete="username" />
                <PasswordInput {...bind('password')} label="Password" autoComplete="current-password" />
                <Row ref={row}>
                  <Checkbox label="Remember me" checked={remember} onChange={setRemember} />
                  <TextLink to={paths.resetPassword}>Forgot password?</TextLink>
                </Row>
                <Button kind="primary" type="submit" large wide busy={isBusy}>
                  Sign in
                </Button>
                <Middle>
                  <TextLink to={`${paths.secondStep}#passkey`}>Sign in with a passkey</TextLink>
                </Middle>
              </>
            )}
          </AuthForm>
        }
      />
    </AuthFrame>
  );
}

import { paths, signInMessage } from '@harambee/domain';
import { useAuth } from '@harambee/platform';
import { Button, Checkbox, PasswordInput, TextInput, TextLink } from '@harambee/ui';
import { useState } from 'react';
import { AuthForm } from './auth-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { AuthTabs } from './auth-tabs.tsx';

const initialValues = { email: '', password: '' };

/** Both at once, in one sentence; it stands at the first of them that is empty. */
function checkSignIn({ email, password }: typeof initialValues) {
  if (email.trim() === '') return { field: 'email', message: signInMessage };
  if (password === '') return { field: 'password', message: signInMessage };
  return undefined;
}

export function LoginPage() {
  const { signIn } = useAuth();
  const [remember, setRemember] = useState(true);
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
      <AuthTabs
        label="How to sign in"
        email={
          <AuthForm
            initialValues={initialValues}
            check={checkSignIn}
            onSubmit={({ email, password }) => signIn({ email: email.trim(), password }, remember)}
          >
            {(bind, isBusy) => (
              <>
                <TextInput {...bind('email')} label="Email" type="email" autoComplete="username" />
                <PasswordInput {...bind('password')} label="Password" autoComplete="current-password" />
                <div>
                  <Checkbox label="Remember me" checked={remember} onChange={setRemember} />
                </div>
                <Button kind="primary" type="submit" large wide busy={isBusy}>
                  Sign in
                </Button>
              </>
            )}
          </AuthForm>
        }
      />
    </AuthFrame>
  );
}

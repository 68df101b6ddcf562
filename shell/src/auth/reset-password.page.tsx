import { isEmailLike, passwordMessages, paths, problemsOf, resetPasswordRules } from '@harambee/domain';
import { postForgotPassword, postResetPassword } from '@harambee/platform';
import { Button, Notice, TextInput, TextLink } from '@harambee/ui';
import { useState } from 'react';
import { ConfirmPasswordField, NewPasswordField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useLinkSecret } from './link-secret.ts';

const backToSignIn = <TextLink to={paths.login}>Back to sign in</TextLink>;

/** /reset-password: with the secret of a link a new password is chosen, without one a link is asked for (issue 7). */
export function ResetPasswordPage() {
  const secret = useLinkSecret();
  const [asksAnew, setAsksAnew] = useState(false);
  if (!secret || asksAnew) return <AskForLink />;
  return <ChoosePassword secret={secret} onAskAnew={() => setAsksAnew(true)} />;
}

function AskForLink() {
  const [sentTo, setSentTo] = useState('');
  const send = async ({ email }: { email: string }) => {
    await postForgotPassword(email.trim());
    setSentTo(email.trim());
  };
  return (
    <AuthFrame
      title="Forgot your password?"
      lead="Tell us your address and we mail you a link to choose a new one."
      tail={backToSignIn}
    >
      {sentTo && (
        <Notice tone="success" title="Look into your mail">
          If {sentTo} has an account here, a link is on its way. It works once, for 30 minutes.
        </Notice>
      )}
      <AuthForm
        initialValues={{ email: '' }}
        check={({ email }) =>
          isEmailLike(email)
            ? undefined
            : {
                field: 'email',
                message: email.trim() === '' ? 'Email is required' : 'Please enter a valid email address',
              }
        }
        onSubmit={send}
      >
        {(bind, isBusy) => (
          <>
            <TextInput {...bind('email')} label="Email" type="email" autoComplete="username" />
            <Button kind={sentTo ? 'plain' : 'primary'} type="submit" large wide busy={isBusy}>
              {sentTo ? 'Send another link' : 'Send me a link'}
            </Button>
          </>
        )}
      </AuthForm>
    </AuthFrame>
  );
}

const initialPasswords = { password: '', confirmPassword: '' };

/** Sign-up's rules and words for a password. */
const checkPasswords = ({ password, confirmPassword }: typeof initialPasswords) =>
  problemsOf(resetPasswordRules, { password })[0] ??
  (password === confirmPassword
    ? undefined
    : { field: 'confirmPassword', message: passwordMessages.different });

function ChoosePassword({ secret, onAskAnew }: { secret: string; onAskAnew(): void }) {
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <AuthFrame
        title="Your new password is set"
        lead="For your safety, every device was signed out."
        tail={<TextLink to={paths.login}>Sign in with it now</TextLink>}
      >
        {null}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Choose a new password"
      lead="The old one stops working, and every device is signed out."
      tail={
        <Button kind="quiet" onClick={onAskAnew}>
          Ask for a new link
        </Button>
      }
    >
      <AuthForm
        initialValues={initialPasswords}
        check={checkPasswords}
        onSubmit={async ({ password }) => {
          await postResetPassword(secret, password);
          setDone(true);
        }}
      >
        {(bind, isBusy) => (
          <>
            <NewPasswordField bind={bind} label="New password" />
            <ConfirmPasswordField bind={bind} />
            <Button kind="primary" type="submit" large wide busy={isBusy}>
              Set new password
            </Button>
          </>
        )}
      </AuthForm>
    </AuthFrame>
  );
}

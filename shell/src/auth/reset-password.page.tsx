import { passwordMessages, paths, problemsOf, resetPasswordRules } from '@harambee/domain';
import { postForgotPassword, postLookAtReset, postResetPassword, type Refusal } from '@harambee/platform';
import { Button, Spinner, TextLink } from '@harambee/ui';
import { useEffect, useState } from 'react';
import { ConfirmPasswordField, NewPasswordField } from './components/account-fields.tsx';
import { AskByMail } from './components/ask-by-mail.tsx';
import { AuthForm } from './components/auth-form.tsx';
import { AuthFrame } from './components/auth-frame.tsx';
import { forgetLinkSecret, useLinkSecret } from './link-secret.ts';

/**
 * /reset-password: with the secret of a link people choose a new password, without one they request a link
 * (AUTH-28).
 */
export function ResetPasswordPage() {
  const secret = useLinkSecret();
  // State of one link. Opening another one starts over.
  return <OfLink key={secret} secret={secret} />;
}

function OfLink({ secret }: { secret: string }) {
  const state = useLinkState(secret);
  const [asksAnew, setAsksAnew] = useState(false);
  if (state === 'unknown') {
    return (
      <AuthFrame title="Choose a new password" lead="One moment, please." tail={null}>
        <Spinner label="Checking your link" />
      </AuthFrame>
    );
  }
  if (state === 'works' && !asksAnew) {
    return <ChoosePassword secret={secret} onAskAnew={() => setAsksAnew(true)} />;
  }
  const isOver = state === 'over';
  return (
    <AskByMail
      title={isOver ? 'This link no longer works' : 'Forgot your password?'}
      lead={
        isOver
          ? 'It has been used, is more than 30 minutes old, or was replaced by a newer one. Your password has not changed.'
          : 'Enter your email address, and we will send you a link to choose a new one.'
      }
      send={postForgotPassword}
    />
  );
}

/**
 * Checks the link before anybody types. If the server does not respond, the link is checked when the form is
 * sent.
 */
function useLinkState(secret: string): 'none' | 'unknown' | 'works' | 'over' {
  const [state, setState] = useState<'none' | 'unknown' | 'works' | 'over'>(secret ? 'unknown' : 'none');
  useEffect(() => {
    if (!secret) return;
    let isUnmounted = false;
    postLookAtReset(secret).then(
      () => !isUnmounted && setState('works'),
      (error: Refusal) => !isUnmounted && setState(error.status === 400 ? 'over' : 'works'),
    );
    return () => {
      isUnmounted = true;
    };
  }, [secret]);
  return state;
}

const initialPasswords = { password: '', confirmPassword: '' };

/** The rules and messages for passwords are those of sign-up. */
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
      lead="The old one will stop working, and every device will be signed out."
      tail={
        <Button kind="quiet" onClick={onAskAnew}>
          Request a new link
        </Button>
      }
    >
      <AuthForm
        initialValues={initialPasswords}
        check={checkPasswords}
        onSubmit={async ({ password }) => {
          await postResetPassword(secret, password);
          forgetLinkSecret();
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

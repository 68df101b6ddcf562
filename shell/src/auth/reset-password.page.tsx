import { passwordMessages, paths, problemsOf, resetPasswordRules } from '@harambee/domain';
import { postForgotPassword, postLookAtReset, postResetPassword, type Refusal } from '@harambee/platform';
import { Button, Spinner, TextLink } from '@harambee/ui';
import { useEffect, useState } from 'react';
import { ConfirmPasswordField, NewPasswordField } from './components/account-fields.tsx';
import { AskByMail } from './components/ask-by-mail.tsx';
import { AuthForm } from './components/auth-form.tsx';
import { AuthFrame } from './components/auth-frame.tsx';
import { forgetLinkSecret, useLinkSecret } from './link-secret.ts';

/** /reset-password: with the secret of a link a new password is chosen, without one a link is asked for (AUTH-28). */
export function ResetPasswordPage() {
  const secret = useLinkSecret();
  // Of one link: another one that is opened here begins anew.
  return <OfLink key={secret} secret={secret} />;
}

function OfLink({ secret }: { secret: string }) {
  const state = useLinkState(secret);
  const [asksAnew, setAsksAnew] = useState(false);
  if (state === 'unknown') {
    return (
      <AuthFrame title="Choose a new password" lead="One moment, please." tail={null}>
        <Spinner label="Looking up your link" />
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
          ? 'It was used already, is older than 30 minutes, or a newer one was sent. Your password is as it was.'
          : 'Tell us your address and we mail you a link to choose a new one.'
      }
      send={postForgotPassword}
    />
  );
}

/** Asked before anybody types. A server that does not answer has said nothing against it: then it is seen at the end. */
function useLinkState(secret: string): 'none' | 'unknown' | 'works' | 'over' {
  const [state, setState] = useState<'none' | 'unknown' | 'works' | 'over'>(secret ? 'unknown' : 'none');
  useEffect(() => {
    if (!secret) return;
    let gone = false;
    postLookAtReset(secret).then(
      () => !gone && setState('works'),
      (error: Refusal) => !gone && setState(error.status === 400 ? 'over' : 'works'),
    );
    return () => {
      gone = true;
    };
  }, [secret]);
  return state;
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

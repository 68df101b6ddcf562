import { paths } from '@harambee/domain';
import { postAskForUnlock, postUnlock } from '@harambee/platform';
import { Button, TextLink } from '@harambee/ui';
import { useState } from 'react';
import { AskByMail } from './components/ask-by-mail.tsx';
import { AuthForm } from './components/auth-form.tsx';
import { AuthFrame } from './components/auth-frame.tsx';
import { forgetLinkSecret, useLinkSecret } from './link-secret.ts';

/** /unlock: a way back in by mail for whoever is held up because a wrong password was given too often. */
export function UnlockPage() {
  const secret = useLinkSecret();
  const [asksAnew, setAsksAnew] = useState(false);
  if (secret && !asksAnew) return <Unlock secret={secret} onAskAnew={() => setAsksAnew(true)} />;
  return (
    <AskByMail
      title="Sign in without waiting"
      lead="We mail you a link. Open it in this browser, and you can sign in at once with your password."
      send={postAskForUnlock}
    />
  );
}

/** A press, not the mere opening, so that programs that follow links in mails use nothing up. */
function Unlock({ secret, onAskAnew }: { secret: string; onAskAnew(): void }) {
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <AuthFrame
        title="You can sign in again"
        lead="This browser is now known for your account. Other people’s attempts no longer block it."
        tail={<TextLink to={paths.login}>Sign in now</TextLink>}
      >
        {null}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Sign in without waiting"
      lead="Your password stays as it is, and you can use it here at once."
      tail={
        <Button kind="quiet" onClick={onAskAnew}>
          Ask for a new link
        </Button>
      }
    >
      <AuthForm
        initialValues={{}}
        check={() => undefined}
        onSubmit={async () => {
          await postUnlock(secret);
          forgetLinkSecret();
          setDone(true);
        }}
      >
        {(_bind, isBusy) => (
          <Button kind="primary" type="submit" large wide busy={isBusy}>
            Let me sign in here
          </Button>
        )}
      </AuthForm>
    </AuthFrame>
  );
}

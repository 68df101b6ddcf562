import { paths } from '@harambee/domain';
import { postAskForUnlock, postUnlock } from '@harambee/platform';
import { Button, TextLink } from '@harambee/ui';
import { useState } from 'react';
import { AskByMail } from './components/ask-by-mail.tsx';
import { AuthForm } from './components/auth-form.tsx';
import { AuthFrame } from './components/auth-frame.tsx';
import { forgetLinkSecret, useLinkSecret } from './link-secret.ts';

/** /unlock: lets people sign in by an emailed link after too many wrong passwords. */
export function UnlockPage() {
  const secret = useLinkSecret();
  const [asksAnew, setAsksAnew] = useState(false);
  if (secret && !asksAnew) return <Unlock secret={secret} onAskAnew={() => setAsksAnew(true)} />;
  return (
    <AskByMail
      title="Sign in without waiting"
      lead="We will email you a link. Open it in this browser, and you can sign in right away with your password."
      send={postAskForUnlock}
    />
  );
}

/** Requires a click, so that programs that follow links in emails do not use them up. */
function Unlock({ secret, onAskAnew }: { secret: string; onAskAnew(): void }) {
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <AuthFrame
        title="You can sign in again"
        lead="We now recognize this browser. Other people’s failed attempts no longer block it."
        tail={<TextLink to={paths.login}>Sign in now</TextLink>}
      >
        {null}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Sign in without waiting"
      lead="Your password has not changed, and you can use it here right away."
      tail={
        <Button kind="quiet" onClick={onAskAnew}>
          Request a new link
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

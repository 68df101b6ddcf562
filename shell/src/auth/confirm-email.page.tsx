import { paths } from '@harambee/domain';
import { postConfirmEmail } from '@harambee/platform';
import { Button, Notice, TextLink } from '@harambee/ui';
import { useState } from 'react';
import { AuthForm } from './auth-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useLinkSecret } from './link-secret.ts';

/** /confirm-email: a press, not the mere opening, so that programs that follow links in mails confirm nothing. */
export function ConfirmEmailPage() {
  const secret = useLinkSecret();
  const [isDone, setDone] = useState(false);
  const onwards = <TextLink to={paths.dashboard}>Go to Harambee</TextLink>;
  if (isDone) {
    return (
      <AuthFrame title="Your address is confirmed" lead="From now on you sign in with it." tail={onwards}>
        {null}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Confirm your new address"
      lead="It counts from the moment you confirm it; until then the old one does."
      tail={onwards}
    >
      {secret ? (
        <AuthForm
          initialValues={{}}
          check={() => undefined}
          onSubmit={async () => {
            await postConfirmEmail(secret);
            setDone(true);
          }}
        >
          {(_bind, isBusy) => (
            <Button kind="primary" type="submit" large wide busy={isBusy}>
              Confirm address
            </Button>
          )}
        </AuthForm>
      ) : (
        <Notice tone="info" title="This link is not whole">
          Open it once more from the mail, or change your address again in the settings.
        </Notice>
      )}
    </AuthFrame>
  );
}

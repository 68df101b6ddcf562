import { paths } from '@harambee/domain';
import { postUndoEmail } from '@harambee/platform';
import { Banner, Button, TextLink } from '@harambee/ui';
import { useState } from 'react';
import { AuthForm } from './components/auth-form.tsx';
import { AuthFrame } from './components/auth-frame.tsx';
import { forgetLinkSecret, useLinkSecret } from './link-secret.ts';

/** /undo-email: keeps or restores the old address. It requires a click; then people choose a new password. */
export function UndoEmailPage() {
  const secret = useLinkSecret();
  const [undone, setUndone] = useState<{ email: string; resetToken: string }>();
  if (undone) {
    return (
      <AuthFrame
        title="Your address is safe"
        lead={`${undone.email} is your address again, and every device was signed out.`}
        tail={
          <TextLink href={`${paths.resetPassword}#${undone.resetToken}`}>Choose a new password now</TextLink>
        }
      >
        <Banner tone="info" title="The old password no longer works">
          Whoever changed your address may know it. Choose a new one within 30 minutes, or later with “Forgot
          password?”.
        </Banner>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Keep your old address"
      lead="Do this if you did not change it yourself. Everyone is signed out, and you choose a new password."
      tail={<TextLink to={paths.dashboard}>I changed it, go to Harambee</TextLink>}
    >
      {secret ? (
        <AuthForm
          initialValues={{}}
          check={() => undefined}
          onSubmit={async () => {
            setUndone(await postUndoEmail(secret));
            forgetLinkSecret();
          }}
        >
          {(_bind, isBusy) => (
            <Button kind="primary" type="submit" large wide busy={isBusy}>
              Undo the change
            </Button>
          )}
        </AuthForm>
      ) : (
        <Banner tone="info" title="This link is incomplete">
          Open it again from the email.
        </Banner>
      )}
    </AuthFrame>
  );
}

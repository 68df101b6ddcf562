import { paths } from '@harambee/domain';
import type { ConfirmEmailPreview, EmailUndone } from '@harambee/domain/schemas';
import { postConfirmEmail, postLookAtEmail, postTakeOverEmail, type Refusal } from '@harambee/platform';
import { Banner, Button, Spinner, styled, TextLink } from '@harambee/ui';
import { useEffect, useState } from 'react';
import { AccountReviewFacts } from './components/account-review.tsx';
import { AuthForm } from './components/auth-form.tsx';
import { AuthFrame } from './components/auth-frame.tsx';
import { forgetLinkSecret, useLinkSecret } from './link-secret.ts';

const Below = styled.div`margin-top: 12px;`;

type Look =
  | { state: 'loading' }
  | { state: 'open'; of: ConfirmEmailPreview }
  | { state: 'over'; why: string };

function useLook(secret: string): Look {
  const [look, setLook] = useState<Look>({ state: 'loading' });
  useEffect(() => {
    if (!secret) return;
    let isUnmounted = false;
    setLook({ state: 'loading' });
    postLookAtEmail(secret)
      .then((of) => !isUnmounted && setLook({ state: 'open', of }))
      .catch(({ status, message }: Refusal) => {
        if (isUnmounted) return;
        // A server older than this page cannot look up a link, but it can confirm it.
        setLook(status === 404 ? { state: 'open', of: { email: '' } } : { state: 'over', why: message });
      });
    return () => {
      isUnmounted = true;
    };
  }, [secret]);
  return look;
}

const onwards = <TextLink to={paths.dashboard}>Go to Harambee</TextLink>;

/** /confirm-email: requires a click, so that programs that follow links in emails confirm nothing. */
export function ConfirmEmailPage() {
  const secret = useLinkSecret();
  const look = useLook(secret);
  const [isDone, setDone] = useState(false);
  const [taken, setTaken] = useState<EmailUndone>();
  if (taken) return <TakenOver undone={taken} />;
  if (isDone) {
    return (
      <AuthFrame title="Your address is confirmed" lead="Use it to sign in from now on." tail={onwards}>
        {null}
      </AuthFrame>
    );
  }
  const review = look.state === 'open' ? look.of.review : undefined;
  return (
    <AuthFrame
      title={review ? 'Is this your account?' : 'Confirm your new address'}
      lead={
        review
          ? 'It was created with your address. Please check whether you recognize it.'
          : 'It takes effect when you confirm it. Until then, your old address stays in use.'
      }
      tail={onwards}
    >
      {!secret && (
        <Banner tone="info" title="This link is incomplete">
          Open it again from the email, or request a new one in Settings.
        </Banner>
      )}
      {secret && look.state === 'loading' && <Spinner label="Checking your link" />}
      {look.state === 'over' && <Banner tone="error" title={look.why} />}
      {look.state === 'open' && (
        <AuthForm
          initialValues={{}}
          check={() => undefined}
          onSubmit={async () => {
            await postConfirmEmail(secret, review !== undefined);
            forgetLinkSecret();
            setDone(true);
          }}
        >
          {(_bind, isBusy) => (
            <>
              {review && <AccountReviewFacts review={review} />}
              <Button kind="primary" type="submit" large wide busy={isBusy}>
                {review ? 'Yes, it’s mine' : 'Confirm address'}
              </Button>
            </>
          )}
        </AuthForm>
      )}
      {review && <NotMine secret={secret} onTaken={setTaken} />}
    </AuthFrame>
  );
}

function NotMine({ secret, onTaken }: { secret: string; onTaken(undone: EmailUndone): void }) {
  return (
    <Below>
      <AuthForm
        initialValues={{}}
        check={() => undefined}
        onSubmit={async () => {
          onTaken(await postTakeOverEmail(secret));
          forgetLinkSecret();
        }}
      >
        {(_bind, isBusy) => (
          <Button kind="danger" type="submit" large wide busy={isBusy}>
            No, sign out whoever created it
          </Button>
        )}
      </AuthForm>
    </Below>
  );
}

function TakenOver({ undone }: { undone: EmailUndone }) {
  return (
    <AuthFrame
      title="The account is yours now"
      lead={`Everyone else was signed out. Only ${undone.email} can sign in.`}
      tail={
        <TextLink href={`${paths.resetPassword}#${undone.resetToken}`}>Choose your password now</TextLink>
      }
    >
      <Banner tone="info" title="The old password no longer works">
        Choose a new one within 30 minutes, or later with “Forgot password?”.
      </Banner>
    </AuthFrame>
  );
}

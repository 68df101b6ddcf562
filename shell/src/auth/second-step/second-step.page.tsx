import { paths, twoStepMessages } from '@harambee/domain';
import type { PendingSignIn } from '@harambee/domain/schemas';
import { type Refusal, secondStep, useAuth } from '@harambee/platform';
import { Banner, Spinner, TextLink } from '@harambee/ui';
import { useEffect, useState } from 'react';
import { replaceWith } from '../../lib/browser-path.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { Confirm } from './confirm.tsx';
import { PasskeyAlone } from './passkey-alone.tsx';
import { SetUpSecondStep } from './set-up.tsx';

/** Where the link "Sign in with a passkey" leads. */
const byPasskey = '#passkey';

type Look = { at: 'loading' } | { at: 'waiting'; pending: PendingSignIn } | { at: 'over'; why: string };

function usePending(isWanted: boolean): Look {
  const [look, setLook] = useState<Look>({ at: 'loading' });
  useEffect(() => {
    if (!isWanted) return;
    let isUnmounted = false;
    secondStep.getPendingSignIn().then(
      (pending) => !isUnmounted && setLook({ at: 'waiting', pending }),
      ({ status, message }: Refusal) =>
        !isUnmounted && setLook({ at: 'over', why: status === 401 ? twoStepMessages.over : message }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [isWanted]);
  return look;
}

/** /second-step: the second step of a sign-in (TWOSTEP-09), its set-up (TWOSTEP-16), or a passkey alone. */
export function SecondStepPage() {
  const [isAlone] = useState(() => window.location.hash === byPasskey);
  // Somebody who was signed in when the page loaded; who signs in here is led on by the parts.
  const [wasSignedIn] = useState(useAuth().user !== null);
  useEffect(() => {
    if (wasSignedIn) replaceWith('/');
  }, [wasSignedIn]);
  const look = usePending(!isAlone && !wasSignedIn);

  if (isAlone && !wasSignedIn) return <PasskeyAlone />;
  if (look.at === 'waiting') {
    return look.pending.step === 'confirm' ? (
      <Confirm pending={look.pending} />
    ) : (
      <SetUpSecondStep pending={look.pending} />
    );
  }
  return (
    <AuthFrame
      title="One more step"
      lead="We make sure that it is you."
      tail={<TextLink to={paths.login}>Go to sign in</TextLink>}
    >
      {look.at === 'over' ? (
        <Banner tone="error" title={look.why} />
      ) : (
        <Spinner label="Looking up your sign-in" />
      )}
    </AuthFrame>
  );
}

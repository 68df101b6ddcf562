import { type SessionEnd, sessionEndWords } from '@harambee/domain';
import { isLogoutPending, readSessionEnd, useLogoutPending } from '@harambee/platform';
import { Banner, styled } from '@harambee/ui';
import { useState } from 'react';

const Above = styled.div`margin-bottom: 20px;`;

/** Why people have to sign in who did not sign out; or their sign-out is still in progress. */
export type SignedOutReason = SessionEnd | 'sign-out-pending';

/** The reason this browser knows now, outside React. */
export const readSignedOutReason = (): SignedOutReason | undefined =>
  isLogoutPending() ? 'sign-out-pending' : readSessionEnd();

export function SignedOutWords({ reason }: { reason: SignedOutReason }) {
  return (
    <Above data-part="signed-out">
      {reason === 'sign-out-pending' ? (
        <Banner tone="warning" title="You are signed out on this device">
          We can’t reach Harambee yet. We will finish signing you out as soon as it responds.
        </Banner>
      ) : (
        <Banner tone="info" title={sessionEndWords(reason)}>
          Nothing you saved is lost. Sign in to continue.
        </Banner>
      )}
    </Above>
  );
}

/** Says so above the form. The document has it before React runs (`gate/documents`), so that nothing jumps. */
export function SignedOutBanner() {
  const [why] = useState(readSessionEnd);
  const reason = useLogoutPending() ? 'sign-out-pending' : why;
  return reason ? <SignedOutWords reason={reason} /> : null;
}

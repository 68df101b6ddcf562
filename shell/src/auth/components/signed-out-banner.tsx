import { sessionEndWords } from '@harambee/domain';
import { readSessionEnd, useLogoutPending } from '@harambee/platform';
import { Banner, styled } from '@harambee/ui';
import { useState } from 'react';

const Above = styled.div`margin-bottom: 20px;`;

/** Says why people have to sign in who did not sign out, or that sign-out is still in progress. */
export function SignedOutBanner() {
  const [why] = useState(readSessionEnd);
  const isPending = useLogoutPending();
  if (isPending) {
    return (
      <Above>
        <Banner tone="warning" title="You are signed out on this device">
          We can’t reach Harambee yet. We will finish signing you out as soon as it responds.
        </Banner>
      </Above>
    );
  }
  if (!why) return null;
  return (
    <Above>
      <Banner tone="info" title={sessionEndWords(why)}>
        Nothing you saved is lost. Sign in to continue.
      </Banner>
    </Above>
  );
}

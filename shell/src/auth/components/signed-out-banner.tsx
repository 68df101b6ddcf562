import { sessionEndWords } from '@harambee/domain';
import { readSessionEnd, useLogoutPending } from '@harambee/platform';
import { Banner, styled } from '@harambee/ui';
import { useState } from 'react';

const Above = styled.div`margin-bottom: 20px;`;

/** Why somebody has to sign in who did not sign out; or that signing out is still on its way. */
export function SignedOutBanner() {
  const [why] = useState(readSessionEnd);
  const isPending = useLogoutPending();
  if (isPending) {
    return (
      <Above>
        <Banner tone="warning" title="You are signed out on this device">
          Harambee could not be reached yet. You are signed out there, too, as soon as it answers.
        </Banner>
      </Above>
    );
  }
  if (!why) return null;
  return (
    <Above>
      <Banner tone="info" title={sessionEndWords(why)}>
        Nothing you saved is lost. Sign in to go on.
      </Banner>
    </Above>
  );
}

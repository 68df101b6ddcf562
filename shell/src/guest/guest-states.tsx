import { guestLinkOver } from '@harambee/domain';
import { ErrorState, Spinner, styled } from '@harambee/ui';
import type { ReactNode } from 'react';
import { AuthFrame } from '../auth/components/auth-frame.tsx';

const Whole = styled.main`min-height: 100dvh; display: grid; place-items: center; padding: 24px;`;

/** The frame of everything before the proposal. */
export function PageOfGuest({
  title,
  lead,
  tail = null,
  children = null,
}: {
  title: string;
  lead: string;
  tail?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <AuthFrame title={title} lead={lead} tail={tail}>
      {children}
    </AuthFrame>
  );
}

export const LookingAtLink = ({ label = 'Looking at your link' }: { label?: string }) => (
  <Whole>
    <Spinner label={label} />
  </Whole>
);

/** The same page for a link that never worked, that ended and that was revoked (GUEST-04). */
export const GuestOver = () => (
  <PageOfGuest
    title="This link does not work"
    lead={guestLinkOver}
    tail="What you wrote stays with the organization that asked you."
  />
);

export function LinkUnreachable({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <Whole>
      <ErrorState level={1} title="We could not look at your link" text={words} onRetry={onRetry} />
    </Whole>
  );
}

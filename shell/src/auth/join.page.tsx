import { paths, roleRow } from '@harambee/domain';
import type { InvitationPreview } from '@harambee/domain/schemas';
import { postLookAtInvitation, useAuth } from '@harambee/platform';
import { Banner, Spinner, Tabs, TextLink } from '@harambee/ui';
import { useEffect, useState } from 'react';
import { AuthFrame } from './components/auth-frame.tsx';
import { JoinAsNew, JoinAsPresent, JoinBySignIn } from './components/join-forms.tsx';
import { useLinkSecret } from './link-secret.ts';

type Look = { state: 'loading' } | { state: 'open'; of: InvitationPreview } | { state: 'over'; why: string };

function useInvitation(secret: string): Look {
  const [look, setLook] = useState<Look>(
    secret
      ? { state: 'loading' }
      : { state: 'over', why: 'This link is incomplete. Open it again from the email.' },
  );
  useEffect(() => {
    if (!secret) return;
    let isUnmounted = false;
    postLookAtInvitation(secret)
      .then((of) => !isUnmounted && setLook({ state: 'open', of }))
      .catch((error: Error) => !isUnmounted && setLook({ state: 'over', why: error.message }));
    return () => {
      isUnmounted = true;
    };
  }, [secret]);
  return look;
}

/** /join: joins the organization of an invitation, as a new person or with an existing account (TEAM-06). */
export function JoinPage() {
  const secret = useLinkSecret();
  const look = useInvitation(secret);
  if (look.state === 'open') return <OpenInvitation secret={secret} invitation={look.of} />;
  return (
    <AuthFrame
      title="Your invitation"
      lead="An organization has invited you to write proposals together."
      tail={<TextLink to={paths.login}>Go to sign in</TextLink>}
    >
      {look.state === 'loading' ? (
        <Spinner label="Looking up your invitation" />
      ) : (
        <Banner tone="error" title="This invitation cannot be used">
          {look.why}
        </Banner>
      )}
    </AuthFrame>
  );
}

function OpenInvitation({ secret, invitation }: { secret: string; invitation: InvitationPreview }) {
  const { organization, invitedBy, email, role } = invitation;
  const { status, user } = useAuth();
  const [way, setWay] = useState<'new' | 'present'>('new');
  return (
    <AuthFrame
      title={`Join ${organization}`}
      lead={`${invitedBy} invites you to write proposals together, as ${roleRow(role).noun}.`}
      tail={
        <>
          Not for you? <TextLink to={paths.login}>Leave it</TextLink>
        </>
      }
    >
      {status === 'authenticated' ? (
        <JoinAsPresent secret={secret} user={user} organization={organization} />
      ) : (
        <Tabs
          look="segments"
          label="How to join"
          value={way}
          onChange={setWay}
          tabs={[
            // One form at a time: both have an email and a password, and ids are made from names.
            {
              id: 'new',
              label: 'I am new',
              panel: way === 'new' && <JoinAsNew secret={secret} email={email} />,
            },
            {
              id: 'present',
              label: 'I have an account',
              panel: way === 'present' && <JoinBySignIn secret={secret} email={email} />,
            },
          ]}
        />
      )}
    </AuthFrame>
  );
}

import { paths } from '@harambee/domain';
import type { GuestLinkPreview, GuestSession } from '@harambee/domain/schemas';
import {
  GuestClient,
  GuestContext,
  type GuestPageEnd,
  postGuestRefresh,
  postOpenGuestLink,
  Refusal,
} from '@harambee/platform';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLinkSecret } from '../auth/link-secret.ts';
import { AskForCode } from './ask-for-code.tsx';
import { GuestOver, LinkUnreachable, LookingAtLink, PageOfGuest } from './guest-states.tsx';

const GuestProposal = lazy(async () => ({
  default: (await import('./guest-proposal.tsx')).GuestProposal,
}));

type Step =
  | { at: 'looking' }
  | { at: 'unreachable'; words: string }
  | { at: 'over' }
  | { at: 'left' }
  | { at: 'code'; preview: GuestLinkPreview; isAgain?: boolean }
  | { at: 'in'; client: GuestClient };

/** No answer at all, or none of ours: the link may still work. */
const isFinal = (error: unknown) => error instanceof Refusal && error.status === 400;

/**
 * /guest: one proposal for somebody outside the organization (GUEST-13). First who asks, then a code from the mail, then
 * the proposal, which a remote shows. It shares nothing with a person who is signed in in the same browser.
 */
export function GuestPage() {
  const token = useLinkSecret();
  // Another link in the same tab is another guest.
  return <GuestOfLink key={token} token={token} />;
}

function GuestOfLink({ token }: { token: string }) {
  const [step, setStep] = useState<Step>(token ? { at: 'looking' } : { at: 'over' });

  const onEnd = useCallback(
    (why: GuestPageEnd) => setStep(why === 'signed-out' ? { at: 'looking' } : { at: why }),
    [],
  );
  const letIn = useCallback(
    (session: GuestSession) => setStep({ at: 'in', client: new GuestClient(token, session, onEnd) }),
    [token, onEnd],
  );

  const isLooking = step.at === 'looking';
  useEffect(() => {
    if (!isLooking) return;
    let isCurrent = true;
    const look = async () => {
      const preview = await postOpenGuestLink(token);
      const session = preview.isKnownHere ? await postGuestRefresh(token).catch(() => undefined) : undefined;
      if (!isCurrent) return;
      if (session) letIn(session);
      else setStep({ at: 'code', preview });
    };
    look().catch((error: unknown) => {
      if (!isCurrent) return;
      setStep(isFinal(error) ? { at: 'over' } : { at: 'unreachable', words: (error as Error).message });
    });
    return () => {
      isCurrent = false;
    };
  }, [isLooking, token, letIn]);

  switch (step.at) {
    case 'looking':
      return <LookingAtLink />;
    case 'unreachable':
      return <LinkUnreachable words={step.words} onRetry={() => setStep({ at: 'looking' })} />;
    case 'over':
      return <GuestOver />;
    case 'left':
      return <PageOfGuest title="You have left" lead="Your link still works: open it again in the email." />;
    case 'code':
      return (
        <AskForCode
          token={token}
          preview={step.preview}
          onIn={letIn}
          onOver={() => setStep({ at: 'over' })}
        />
      );
    case 'in':
      return (
        <GuestContext value={step.client}>
          <Suspense fallback={<LookingAtLink label="Loading the proposal" />}>
            <GuestProposal path={paths.guestPage} />
          </Suspense>
        </GuestContext>
      );
  }
}

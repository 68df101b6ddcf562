import { paths } from '@harambee/domain';
import { Button, EmptyState, Page, room, styled } from '@harambee/ui';
import { SkeletonText } from '@harambee/ui/app';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useWaitingProposals } from '../../waiting-proposals/use-waiting-proposals.ts';
import { ProposalDetail } from './proposal-detail.tsx';
import { QueuedEdit } from './queued-edit.tsx';
import { useProposal } from './use-proposal.ts';

/** In the place of `Page`, which would give its heading the focus and lose it again to the one that follows. */
const Waiting = styled.div`
  padding: 60px 32px 32px; max-width: 1184px; width: 100%; margin: 0 auto;
  & p { font: 600 28px/34px var(--font-head); letter-spacing: -0.02em; color: var(--ink-3); margin-bottom: 56px; }
  @container ${room.narrow} { padding: 48px 16px 32px; & p { font-size: 24px; line-height: 30px; } }
`;

const back = { to: paths.proposals, label: 'Proposals' };

/** Fetched for a proposal that the server does not have yet. */
const WaitingProposal = lazy(async () => ({
  default: (await import('./waiting/waiting-proposal.tsx')).WaitingProposal,
}));

const loading = (
  <Waiting role="status" aria-busy="true">
    <p>Loading proposal...</p>
    <SkeletonText lines={8} />
  </Waiting>
);

/** /proposals/{id}: a waiting proposal has the address that it keeps (OFFLINE-33). */
export function ProposalDetailPage() {
  const { id = '' } = useParams();
  const waiting = useWaitingProposals();
  if (!waiting) return loading;
  const own = waiting.find((one) => one.id === id);
  if (!own) return <ProposalOnServer id={id} />;
  return (
    <Suspense fallback={loading}>
      <WaitingProposal key={id} {...own} />
    </Suspense>
  );
}

function ProposalOnServer({ id }: { id: string }) {
  const loaded = useProposal(id);

  if (loaded.state === 'loading') return loading;
  if (loaded.state === 'not-found') {
    return (
      <Page title="Proposal not found" back={back}>
        <EmptyState
          picture="boat"
          title="There is no proposal here"
          text="It may belong to another organization, or the address may be mistyped."
          action={
            <Button kind="primary" to={paths.proposals}>
              See your proposals
            </Button>
          }
        />
      </Page>
    );
  }
  if (loaded.state === 'queued') return <QueuedEdit {...loaded} />;
  return <ProposalDetail key={id} {...loaded} />;
}

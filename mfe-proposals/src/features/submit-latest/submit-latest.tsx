import { currencyOf, formatMoney, paths } from '@harambee/domain';
import type { ProposalListItem } from '@harambee/domain/schemas';
import { type AppStore, announce, errorMessage, logFailure, showToast } from '@harambee/platform';
import { Banner, styled, TextLink } from '@harambee/ui';
import { ConfirmDialog } from '@harambee/ui/app';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useGetProposalQuery, useUpdateProposalStatusMutation } from '../../api/proposals.api.ts';
import { SubmitReview } from '../../components/submit-review.tsx';
import { MissingSignOffs, submitLabel } from '../../sign-offs/missing-sign-offs.tsx';
import { useSubmission } from '../../sign-offs/use-submission.ts';
import { findNewest } from './find-newest.ts';
import { useSubmitRequests } from './submit-latest-request.ts';

const Named = styled.dl`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 6px 16px; color: var(--ink);
  & dt { color: var(--ink-3); }
  & dd { overflow-wrap: anywhere; font-weight: 600; }
`;
const Stack = styled.div`display: grid; gap: 16px; padding-top: 4px;`;

const untitled = 'Untitled proposal';

/** Asks before the newest draft or completed proposal is marked as sent, wherever the command was given. */
export function SubmitLatest() {
  const requests = useSubmitRequests();
  const answered = useRef(0);
  const dispatch = useDispatch<AppStore['dispatch']>();
  const [change, { isLoading: isSending }] = useUpdateProposalStatusMutation();
  const [proposal, setProposal] = useState<ProposalListItem>();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    if (requests === answered.current) return;
    answered.current = requests;
    const look = async () => {
      announce('Looking for your newest draft');
      try {
        const newest = await findNewest(dispatch);
        if (!newest) {
          showToast('There is no draft or completed proposal to submit.');
          return;
        }
        setProposal(newest);
        setRefusal(undefined);
        setOpen(true);
      } catch (error) {
        logFailure('The newest draft could not be looked up', error);
        showToast(
          errorMessage(error, 'Your newest draft could not be looked up. Please try again.'),
          'error',
        );
      }
    };
    void look();
  }, [requests, dispatch]);

  // The link in it leads to the proposal: the question is over then.
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what closes it
  useEffect(() => setOpen(false), [pathname]);

  // The card says too little of what it lacks. Asked for anew each time: it may have been saved since.
  const { currentData: whole, isError: hasNoReview } = useGetProposalQuery(proposal?.id ?? '', {
    skip: !proposal || !isOpen,
    refetchOnMountOrArgChange: true,
  });
  const submission = useSubmission(proposal?.id ?? '', isOpen && proposal !== undefined);
  if (!proposal) return null;
  const name = proposal.title || untitled;
  const address = paths.proposal(proposal.id);
  const submit = async () => {
    const more = submission.take();
    if (!more) return;
    const { error } = await change({ id: proposal.id, status: 'submitted', ...more });
    if (error) {
      logFailure('The proposal could not be submitted', error);
      setRefusal(errorMessage(error, 'The proposal could not be submitted. Please try again.'));
      return;
    }
    setOpen(false);
    showToast(`“${name}” is submitted`, 'success', { to: address, label: 'Open the proposal' });
  };
  return (
    <ConfirmDialog
      open={isOpen}
      title="Submit this proposal?"
      confirmLabel={submitLabel(submission, 'Submit proposal')}
      busy={isSending}
      onConfirm={submit}
      onCancel={() => setOpen(false)}
      text={
        <Stack>
          <Named>
            <dt>Proposal</dt>
            <dd dir="auto">{name}</dd>
            {proposal.grantId && (
              <>
                <dt>Grant</dt>
                <dd dir="auto">{proposal.grantId}</dd>
              </>
            )}
            {proposal.requestedAmount > 0 && (
              <>
                <dt>Amount</dt>
                <dd>{formatMoney(proposal.requestedAmount, currencyOf(proposal))}</dd>
              </>
            )}
          </Named>
          <p>
            This marks it as sent to the funder, and it can no longer be edited. Harambee does not send it for
            you.
          </p>
          {whole && <SubmitReview proposal={whole} />}
          {hasNoReview && <p>We couldn’t check what is still missing from it.</p>}
          <MissingSignOffs {...submission} />
          {refusal && (
            <Banner tone="error" title="Not submitted">
              {refusal} <TextLink to={address}>Open the proposal</TextLink>
            </Banner>
          )}
        </Stack>
      }
    />
  );
}

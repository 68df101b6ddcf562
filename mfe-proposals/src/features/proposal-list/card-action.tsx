import { canMove } from '@harambee/domain';
import type { ProposalListItem } from '@harambee/domain/schemas';
import { announce, errorMessage, logFailure, showToast, useMay } from '@harambee/platform';
import { Icon } from '@harambee/ui';
import {
  useCreateProposalTextMutation,
  useLazyGetProposalQuery,
  useUpdateProposalStatusMutation,
} from '../../api/proposals.api.ts';
import { continueAddress } from '../../detail-tabs.ts';
import { answersOf } from '../../findings/use-findings.ts';
import { useAskedPersonalData } from '../../proposal-findings/personal-data-dialog.tsx';
import { pdfLinkOf, useDownloadPdf } from '../../proposal-pdf.ts';
import { isUnderway } from '../../proposal-progress.ts';
import { Actions, FootButton, FootLink } from './proposal-card.styles.ts';

/** The one thing to do with a proposal without opening it: go on writing, have it written again, or download it. */
export function CardAction({ proposal }: { proposal: ProposalListItem }) {
  const mayWrite = useMay('proposals.write');
  const maySubmit = useMay('proposals.submit');
  if (isUnderway(proposal)) return null;
  if (proposal.status === 'draft') return mayWrite && <ContinueLink proposal={proposal} />;
  if (proposal.status === 'failed' && canMove(proposal.status, 'generating'))
    return mayWrite && <AgainButton proposal={proposal} />;
  const download = pdfLinkOf(proposal) ? <DownloadButton proposal={proposal} /> : null;
  if (!maySubmit || !canMove(proposal.status, 'draft')) return download;
  return (
    <Actions>
      {download}
      <ReopenButton proposal={proposal} />
    </Actions>
  );
}

function ContinueLink({ proposal }: { proposal: ProposalListItem }) {
  return (
    <FootLink to={continueAddress(proposal)} aria-label={`Continue ${proposal.title}`}>
      Continue
    </FootLink>
  );
}

/** A card tells no answers: they are read when it is asked. */
function useAskedOfCard(id: string) {
  const [read] = useLazyGetProposalQuery();
  return useAskedPersonalData(async () => answersOf(await read(id, true).unwrap()));
}

function AgainButton({ proposal: { id, title } }: { proposal: ProposalListItem }) {
  const [generate, { isLoading }] = useCreateProposalTextMutation();
  const { ask, dialog } = useAskedOfCard(id);
  const again = async (isPersonalDataConfirmed: boolean) => {
    const { error } = await generate({ id, isPersonalDataConfirmed });
    if (!error) return;
    logFailure('Drafting could not be started', error);
    showToast(errorMessage(error, 'Drafting could not be started. Please try again.'), 'error');
  };
  return (
    <>
      <FootButton
        type="button"
        disabled={isLoading}
        onClick={() => ask('model', again)}
        aria-label={`Generate again: ${title}`}
      >
        Generate again
      </FootButton>
      {dialog}
    </>
  );
}

function ReopenButton({ proposal: { id, title } }: { proposal: ProposalListItem }) {
  const [change, { isLoading }] = useUpdateProposalStatusMutation();
  const onClick = async () => {
    const { error } = await change({ id, status: 'draft' });
    if (!error) {
      announce(`${title} is a draft again`);
      return;
    }
    logFailure('The proposal could not be reopened', error);
    showToast(errorMessage(error, 'The proposal could not be reopened. Please try again.'), 'error');
  };
  return (
    <FootButton type="button" disabled={isLoading} onClick={onClick} aria-label={`Reopen as draft: ${title}`}>
      Reopen as draft
    </FootButton>
  );
}

function DownloadButton({ proposal }: { proposal: ProposalListItem }) {
  const { download, isDownloading } = useDownloadPdf(proposal);
  const { ask, dialog } = useAskedOfCard(proposal.id);
  return (
    <>
      <FootButton
        type="button"
        disabled={isDownloading}
        onClick={() => ask('file', download)}
        aria-label={`Download ${proposal.title}`}
      >
        <Icon name="download" size={16} />
        Download
      </FootButton>
      {dialog}
    </>
  );
}

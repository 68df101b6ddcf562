import { canMove } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { May, useMay } from '@harambee/platform';
import { Button, styled } from '@harambee/ui';
import { ConfirmDialog, Menu } from '@harambee/ui/app';
import { lazy, Suspense, useState } from 'react';
import { SubmitReview } from '../../components/submit-review.tsx';
import { useAnswerFiles } from '../../components/use-answer-files.tsx';
import { answersOf } from '../../findings/use-findings.ts';
import { useAskedPersonalData } from '../../proposal-findings/personal-data-dialog.tsx';
import { pdfLinkOf, useDownloadPdf, useDownloadWord } from '../../proposal-pdf.ts';
import { MissingSignOffs, submitLabel } from '../../sign-offs/missing-sign-offs.tsx';
import { useSubmission } from '../../sign-offs/use-submission.ts';
import { type StatusAction, statusActionsOf } from './status-actions.ts';
import type { useProposalActions } from './use-proposal-actions.ts';

const DuplicateDialog = lazy(async () => ({
  default: (await import('./duplicates/duplicate-dialog.tsx')).DuplicateDialog,
}));

const Stack = styled.div`display: grid; gap: 16px;`;

interface DetailActionsProps {
  proposal: Proposal;
  isSample: boolean;
  canEdit: boolean;
  onEdit: () => void;
  onGenerate: () => void;
  actions: ReturnType<typeof useProposalActions>;
}

/** Edit, Download PDF, the writing of the text, and only the statuses that may come next. */
export function DetailActions({
  proposal,
  isSample,
  canEdit,
  onEdit,
  onGenerate,
  actions,
}: DetailActionsProps) {
  const { download, isDownloading } = useDownloadPdf(proposal);
  const word = useDownloadWord(proposal);
  const mayWrite = useMay('proposals.write');
  const personalData = useAskedPersonalData(() => answersOf(proposal));
  const answerFiles = useAnswerFiles(proposal);
  const [isDuplicating, setDuplicating] = useState(false);
  if (isSample) return null;

  const { status, version, queued } = proposal;
  // A text that is there is written again from beside its readiness, which says why one would.
  const canGenerate = mayWrite && canMove(status, 'generating') && status !== 'completed' && !queued;
  const isFirstText = version === 0 && status === 'draft';
  return (
    <>
      {canEdit && (
        <Button kind="quiet" icon="pencil" onClick={onEdit}>
          Edit
        </Button>
      )}
      {pdfLinkOf(proposal) && (
        <Button icon="download" busy={isDownloading} onClick={() => personalData.ask('file', download)}>
          Download PDF
        </Button>
      )}
      {pdfLinkOf(proposal) && (
        <Button
          icon="download"
          busy={word.isDownloading}
          onClick={() => personalData.ask('file', word.download)}
        >
          Download Word
        </Button>
      )}
      {pdfLinkOf(proposal) && (
        <Menu label="More downloads" icon="download" iconOnly items={answerFiles.items} />
      )}
      {answerFiles.dialog}
      {canGenerate && (
        <Button kind="primary" icon="sparkle" busy={actions.isBusy} onClick={onGenerate}>
          {isFirstText ? 'Generate' : 'Generate again'}
        </Button>
      )}
      <May do="proposals.submit">
        <StatusButtons proposal={proposal} actions={actions} />
      </May>
      <May do="proposals.write">
        <Button kind="quiet" icon="copy" onClick={() => setDuplicating(true)}>
          Duplicate
        </Button>
      </May>
      {isDuplicating && (
        <Suspense fallback={null}>
          <DuplicateDialog proposal={proposal} onClose={() => setDuplicating(false)} />
        </Suspense>
      )}
      {personalData.dialog}
    </>
  );
}

function StatusButtons({ proposal, actions }: Pick<DetailActionsProps, 'proposal' | 'actions'>) {
  const [asked, setAsked] = useState<StatusAction>();
  const [isOpen, setOpen] = useState(false);
  const isSubmitted = asked?.to === 'submitted';
  const submission = useSubmission(proposal.id, isOpen && isSubmitted);
  const confirm = async () => {
    const more = isSubmitted ? submission.take() : {};
    if (!more) return;
    const isDone = !asked || (await actions.moveTo(asked.to, more));
    // Refused: it shows who has not agreed meanwhile.
    if (isDone || !isSubmitted) setOpen(false);
  };
  return (
    <>
      {statusActionsOf(proposal.status).map((action) => (
        <Button
          key={action.to}
          // One main button a page: while there is no text yet, or an older one, that is the writing of it.
          kind={proposal.status === 'draft' || proposal.stale ? 'plain' : action.kind}
          icon={action.icon}
          onClick={() => {
            setAsked(action);
            setOpen(true);
          }}
        >
          {action.label}
        </Button>
      ))}
      <ConfirmDialog
        open={isOpen}
        title={asked?.confirm.title ?? ''}
        confirmLabel={isSubmitted ? submitLabel(submission, asked.label) : (asked?.label ?? '')}
        busy={actions.isBusy}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
        text={
          <Stack>
            <p>
              <b>{proposal.title}</b>: {asked?.confirm.text}
            </p>
            {isSubmitted && <SubmitReview proposal={proposal} />}
            {isSubmitted && <MissingSignOffs {...submission} />}
          </Stack>
        }
      />
    </>
  );
}

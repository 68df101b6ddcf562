import {
  canMove,
  currencyOf,
  entryStateOf,
  formatMoney,
  hasGeneratedText,
  type ProposalSectionKey,
  paths,
  problemsOf,
  proposalRules,
} from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { isQueued, withReference } from '@harambee/platform';
import { Banner, Button, Page, styled } from '@harambee/ui';
import { OutboxBanner, OutboxChip, ProposalStatusChip, RelativeTime } from '@harambee/ui/app';
import { useState } from 'react';
import { answersOf } from '../../findings/use-findings.ts';
import { sectionOfField } from '../../form-values/proposal.schema.ts';
import { fieldsOf } from '../../form-values/proposal-values.ts';
import type { ProposalEditEntry } from '../../outbox.ts';
import { useAskedPersonalData } from '../../proposal-findings/personal-data-dialog.tsx';
import { isUnderway } from '../../proposal-progress.ts';
import { DetailActions } from './detail-actions.tsx';
import { ProposalEdit } from './editing/proposal-edit.tsx';
import { RestoredEditBanner } from './editing/restored-edit-banner.tsx';
import { useEditMode } from './editing/use-edit-mode.ts';
import { PortalPage } from './portal-page.tsx';
import { ProposalTabs } from './proposal-tabs.tsx';
import { QueuedAnswers } from './queued-edit.tsx';
import { StaleBanner } from './stale-banner.tsx';
import { type DetailTab, tabOfSection, usePortalView } from './tabs.ts';
import { useProposalActions } from './use-proposal-actions.ts';
import { ChangedSinceSeen } from './waiting/changed-since-seen.tsx';
import { WritingProgress } from './writing-progress.tsx';

const Snackbars = styled.div`
  display: grid; gap: 16px; margin-bottom: 24px;
  &:empty { display: none; }
`;

const Breakable = styled.span`min-width: 0; overflow-wrap: anywhere;`;

interface ProposalDetailProps {
  proposal: Proposal;
  /** Text of the person's that the server does not have. */
  edit?: ProposalEditEntry | undefined;
  /** The built-in sample stands in for a proposal that could not be loaded: read-only. */
  isSample: boolean;
  /** Why it could not be loaded. */
  error?: unknown;
  isRetrying: boolean;
  retry: () => void;
}

export function ProposalDetail({ proposal, edit, isSample, error, isRetrying, retry }: ProposalDetailProps) {
  const mode = useEditMode(proposal, isSample);
  const isPortal = usePortalView() && !mode.isEditing;
  const actions = useProposalActions(proposal);
  const personalData = useAskedPersonalData(() => answersOf(proposal));
  const [isAsked, setAsked] = useState(false);
  const { status, title, failure } = proposal;

  /** A text is written from whole answers only: with a gap, the form opens at it. */
  const generate = (sections?: ProposalSectionKey[]) => {
    const [gap] = problemsOf(proposalRules, fieldsOf(proposal));
    if (!gap) return void personalData.ask('model', (isConfirmed) => actions.generate(sections, isConfirmed));
    setAsked(true);
    mode.edit(tabOfSection(sectionOfField(gap.field)));
  };
  const onWriteAgain =
    mode.canEdit && canMove(status, 'generating') && !proposal.queued ? generate : undefined;
  const leaveEdit = () => {
    setAsked(false);
    mode.view();
  };

  if (isPortal && !isSample) {
    const onEditField = mode.canEdit
      ? ({ tab, field }: { tab: DetailTab; field: string }) => mode.edit(tab, field)
      : undefined;
    return <PortalPage proposal={proposal} onEditField={onEditField} />;
  }
  return (
    <Page
      title={title || 'Untitled proposal'}
      back={{ to: paths.proposals, label: 'Proposals' }}
      meta={<MetaLine proposal={proposal} edit={mode.isEditing ? undefined : edit} />}
      actions={
        mode.isEditing ? undefined : (
          <DetailActions
            proposal={proposal}
            isSample={isSample}
            canEdit={mode.canEdit}
            onEdit={() => mode.edit()}
            onGenerate={() => generate()}
            actions={actions}
          />
        )
      }
    >
      {personalData.dialog}
      <Snackbars>
        {isSample && <SampleBanner {...{ error, retry, isRetrying }} />}
        {edit && (mode.isEditing || !isQueued(edit)) && <OutboxBanner entry={edit} />}
        {edit && !isQueued(edit) && !mode.canEdit && <QueuedAnswers edit={edit} />}
        {!mode.isEditing && !isSample && (
          <RestoredEditBanner proposal={proposal} onEdit={mode.canEdit ? mode.edit : undefined} />
        )}
        {!isSample && <ChangedSinceSeen proposal={proposal} />}
        {isUnderway(proposal) && <WritingProgress proposal={proposal} />}
        {!mode.isEditing && !isUnderway(proposal) && hasGeneratedText(status) && (
          <StaleBanner proposal={proposal} isBusy={actions.isBusy} onWriteAgain={onWriteAgain} />
        )}
        {status === 'failed' && !proposal.queued && (
          <Banner tone="error" title="The text could not be written">
            {failure ?? 'Nothing you entered is lost.'}
          </Banner>
        )}
      </Snackbars>
      {mode.isEditing ? (
        <ProposalEdit proposal={proposal} entry={edit} isForGeneration={isAsked} onDone={leaveEdit} />
      ) : (
        <ProposalTabs
          proposal={proposal}
          isSample={isSample}
          onEdit={mode.canEdit ? mode.edit : undefined}
          onGenerate={mode.canEdit ? generate : undefined}
          onWriteAgain={onWriteAgain}
        />
      )}
    </Page>
  );
}

function SampleBanner({
  error,
  retry,
  isRetrying,
}: Pick<ProposalDetailProps, 'error' | 'retry' | 'isRetrying'>) {
  return (
    <Banner
      tone="warning"
      title="Sample proposal: yours could not be loaded"
      actions={
        <Button small busy={isRetrying} onClick={retry}>
          Retry
        </Button>
      }
    >
      {withReference('You can read it but not edit it.', error)}
    </Banner>
  );
}

function MetaLine({ proposal, edit }: { proposal: Proposal; edit: ProposalEditEntry | undefined }) {
  const { status, requestedAmount, grantId, organization, durationMonths, version, updatedAt } = proposal;
  return (
    <>
      <ProposalStatusChip status={status} />
      {edit && <OutboxChip state={entryStateOf(edit)} />}
      {requestedAmount > 0 && <span>{formatMoney(requestedAmount, currencyOf(proposal.draftContent))}</span>}
      <Breakable dir="auto">{[grantId, organization].filter(Boolean).join(', ')}</Breakable>
      {durationMonths > 0 && <span>{durationMonths === 1 ? '1 month' : `${durationMonths} months`}</span>}
      <span>
        {version > 0 && `Version ${version}, `}updated <RelativeTime value={updatedAt} />
      </span>
    </>
  );
}

import { createProblems, entryStateOf, newProposalFields, outboxWords, paths } from '@harambee/domain';
import { sendOrQueue, showToast, useMay, useUser } from '@harambee/platform';
import { Banner, Button, Page, styled } from '@harambee/ui';
import { OutboxBanner, OutboxChip } from '@harambee/ui/app';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStatedProfile } from '../../../findings/stated-profile.ts';
import { answersOf } from '../../../findings/use-findings.ts';
import type { NewProposalEntry } from '../../../outbox.ts';
import { useQueuedText } from '../../../outbox-entries.ts';
import { useAskedPersonalData } from '../../../proposal-findings/personal-data-dialog.tsx';
import { editsWith } from '../../../queued-changes.ts';
import { WaitingContext } from '../../../waiting/waiting-context.ts';
import { sourceOf } from './device-source.ts';
import { useDeviceFile } from './use-device-file.ts';
import { useDeviceText } from './use-device-text.ts';
import { waitingAsProposal } from './waiting-as-proposal.ts';
import { WaitingTabs } from './waiting-tabs.tsx';

const Notes = styled.div`
  display: grid; gap: 16px; margin-bottom: 24px;
  &:empty { display: none; }
`;

interface WaitingProposalProps {
  /** The id that it will have on the server. */
  id: string;
  entry: NewProposalEntry;
}

/** A proposal that only this device has: its answers, its text, its readiness, its files (OFFLINE-33). */
export function WaitingProposal({ id, entry }: WaitingProposalProps) {
  const user = useUser();
  const profile = useStatedProfile();
  const mayWrite = useMay('proposals.write');
  const navigate = useNavigate();
  const changes = useQueuedText(id);
  const edits = useMemo(() => {
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
    return editsWith([], changes, { id: '', name }, entry.timestamp);
  }, [changes, user.firstName, user.lastName, entry.timestamp]);
  const source = sourceOf(entry, profile, user.tenantName);
  const isWanted = entry.data.body.generate !== false;
  const isUntried = !entry.tried;
  const drafted = useDeviceText(isWanted ? { id, source, edits, isUntried } : undefined);
  const text = drafted.state === 'written' ? drafted.text : undefined;
  const proposal = useMemo(() => waitingAsProposal(id, entry, text, edits), [id, entry, text, edits]);
  const files = useDeviceFile(proposal, source);
  const personalData = useAskedPersonalData(() => answersOf(proposal));
  const edit = () => navigate(paths.queuedProposal(entry.id));

  /** Its text is asked for when it is sent; whoever has all answers reads it at once. */
  const generate = async () => {
    if (createProblems(newProposalFields(source.body)).length > 0) {
      showToast('Some answers are missing. The form shows which.', 'info');
      return edit();
    }
    const { action, title, data } = entry;
    const body = { ...data.body, generate: true };
    const queued = { action, title, data: { ...data, body }, id: entry.id, replaces: entry.id };
    await sendOrQueue(queued, async () => ({ error: { status: 'FETCH_ERROR' } }));
  };

  const state = entryStateOf(entry);
  const canGenerate = mayWrite && !isWanted && isUntried && state === 'queued';
  return (
    <Page
      title={proposal.title || 'Untitled proposal'}
      back={{ to: paths.proposals, label: 'Proposals' }}
      meta={<OutboxChip state={state} />}
      actions={
        <>
          {mayWrite && (
            <Button kind="quiet" icon="pencil" onClick={edit}>
              Edit
            </Button>
          )}
          {text && (
            <>
              <Button
                icon="download"
                busy={files.busy === 'pdf'}
                onClick={() => personalData.ask('file', () => files.download('pdf'))}
              >
                Download PDF
              </Button>
              <Button
                icon="download"
                busy={files.busy === 'docx'}
                onClick={() => personalData.ask('file', () => files.download('docx'))}
              >
                Download Word
              </Button>
            </>
          )}
          {canGenerate && (
            <Button kind="primary" icon="sparkle" onClick={() => void generate()}>
              Generate
            </Button>
          )}
        </>
      }
    >
      {personalData.dialog}
      <Notes>
        {state === 'queued' ? (
          <Banner tone="pending" icon="cloud" title={outboxWords.queued}>
            Only this device has it. You can read, edit and download it. Comments, people, sign-offs, versions
            and the funder's questions will be here when it has been sent.
          </Banner>
        ) : (
          <OutboxBanner entry={entry} />
        )}
        {drafted.state === 'failed' && (
          <Banner
            tone="warning"
            title="The text could not be written on this device"
            actions={
              <Button small onClick={drafted.retry}>
                Retry
              </Button>
            }
          >
            Your answers are kept. The text will be written when the proposal has been sent.
          </Banner>
        )}
      </Notes>
      <WaitingContext value={entry.id}>
        <WaitingTabs
          proposal={proposal}
          isWriting={drafted.state === 'writing'}
          onEdit={mayWrite ? edit : undefined}
        />
      </WaitingContext>
    </Page>
  );
}

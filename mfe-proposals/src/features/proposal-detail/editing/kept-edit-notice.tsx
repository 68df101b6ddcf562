import type { Proposal } from '@harambee/domain/schemas';
import { useRestoredText } from '@harambee/platform';
import { KeptNotice } from '@harambee/ui/app';
import type { DetailTab } from '../tabs.ts';
import { AnswersToRead } from '../unsent-text.tsx';
import { isChangedSince, isSavedMeanwhile, keptEditIn, keptEditName } from './kept-edit.ts';

interface KeptEditNoticeProps {
  proposal: Proposal;
  /** Absent while the proposal may not be changed. */
  onEdit: ((tab: DetailTab) => void) | undefined;
}

/** Above a proposal that is read: something was typed into it and never saved. */
export function KeptEditNotice({ proposal, onEdit }: KeptEditNoticeProps) {
  const { restored, turn, discard } = useRestoredText(keptEditName(proposal.id), keptEditIn);
  if (!restored || isSavedMeanwhile(restored.content, proposal)) return null;
  const { content, at } = restored;
  if (onEdit) {
    return (
      <KeptNotice key={turn} at={at} onContinue={() => onEdit(content.tab)} onDiscard={discard}>
        It is not saved yet. Below is what was saved.
        {isChangedSince(content, proposal) && ' The proposal has been changed since; both texts are kept.'}
      </KeptNotice>
    );
  }
  return (
    <>
      <KeptNotice key={turn} at={at} onDiscard={discard}>
        The proposal cannot be changed any more, so it cannot be saved here. You can read and copy it below.
      </KeptNotice>
      <AnswersToRead fields={content.values} />
    </>
  );
}

import type { Proposal } from '@harambee/domain/schemas';
import { useRestoredText } from '@harambee/platform';
import { RestoredBanner } from '@harambee/ui/app';
import { AnswersToRead } from '../queued-edit.tsx';
import type { DetailTab } from '../tabs.ts';
import { isChangedSince, isSavedMeanwhile, parseUnsavedEdit, unsavedEditName } from './unsaved-edit.ts';

interface RestoredEditBannerProps {
  proposal: Proposal;
  /** Absent while the proposal may not be changed. */
  onEdit: ((tab: DetailTab) => void) | undefined;
}

/** Above a proposal that is read: something was typed into it and never saved. */
export function RestoredEditBanner({ proposal, onEdit }: RestoredEditBannerProps) {
  const { restored, turn, discard } = useRestoredText(unsavedEditName(proposal.id), parseUnsavedEdit);
  if (!restored || isSavedMeanwhile(restored.content, proposal)) return null;
  const { content, at } = restored;
  if (onEdit) {
    return (
      <RestoredBanner key={turn} at={at} onContinue={() => onEdit(content.tab)} onDiscard={discard}>
        It is not saved yet. The saved version is below.
        {isChangedSince(content, proposal) && ' The proposal has changed since then. We kept both versions.'}
      </RestoredBanner>
    );
  }
  return (
    <>
      <RestoredBanner key={turn} at={at} onDiscard={discard}>
        The proposal can no longer be changed, so you cannot save this. You can read and copy it below.
      </RestoredBanner>
      <AnswersToRead fields={content.values} />
    </>
  );
}

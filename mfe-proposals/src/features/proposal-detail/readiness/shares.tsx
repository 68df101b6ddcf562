import { formatDay, isPresentMeasure, shownShares } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { errorMessage, logFailure, showToast } from '@harambee/platform';
import { Button } from '@harambee/ui';
import { useUpdateProposalReadMutation } from '../../../api/proposals.api.ts';
import * as S from './readiness.styles.ts';

interface SharesProps {
  proposal: Proposal;
  /** Absent while the proposal may not be changed: then it is too late to read it. */
  canConfirm: boolean;
}

/** What is there and what convinces, side by side; nothing is above complete before somebody has read the text (CHECK-10). */
export function Shares({ proposal, canConfirm }: SharesProps) {
  const { readiness, metadata } = proposal;
  if (!readiness && (!metadata || isPresentMeasure(metadata))) return null;
  const shares = readiness && shownShares(readiness);
  if (!shares || !isPresentMeasure(readiness))
    return <S.Note>This score comes from an older method. Generate the text again to update it.</S.Note>;
  return (
    <>
      <S.Shares>
        <div>
          <dt>Complete</dt>
          <dd>{shares.complete}</dd>
        </div>
        <div>
          <dt>Convincing</dt>
          <dd>{shares.convincing}</dd>
        </div>
      </S.Shares>
      {readiness.readAt === undefined && canConfirm && <ConfirmRead proposal={proposal} />}
      {readiness.readAt !== undefined && (
        <S.Note>Someone read this text on {formatDay(readiness.readAt.slice(0, 10))}.</S.Note>
      )}
    </>
  );
}

function ConfirmRead({ proposal: { id, version } }: Pick<SharesProps, 'proposal'>) {
  const [confirmRead, { isLoading }] = useUpdateProposalReadMutation();
  const confirm = async () => {
    const { error } = await confirmRead({ id, version });
    if (error) {
      logFailure('The text could not be confirmed', error);
      showToast(errorMessage(error, 'That could not be saved. Please try again.'), 'error');
    } else showToast('Thank you. The text is marked as read.', 'success');
  };
  return (
    <>
      <S.Note>A score cannot tell whether a text is true. Read it from start to finish.</S.Note>
      <S.Again>
        <Button small wide icon="check" busy={isLoading} onClick={confirm}>
          I have read this text
        </Button>
      </S.Again>
    </>
  );
}

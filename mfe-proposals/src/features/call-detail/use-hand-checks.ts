import { checkedStatementOf, outboxWords } from '@harambee/domain';
import type { Call, CallContent } from '@harambee/domain/schemas';
import { errorMessage, logFailure, sendOrQueue, showToast, statusOf } from '@harambee/platform';
import { useGetCallQuery, useUpdateCallCheckMutation } from '../../api/calls.api.ts';
import type { QueuedCheck } from '../../call-check-outbox.ts';
import type { HandChecks } from '../../eligibility/eligibility-section.tsx';
import { useCallChecks } from '../../eligibility/use-eligibility.ts';

const isSaved = (call: Call | undefined, row: CallContent['eligibility'][number]): boolean =>
  !!call?.eligibility.some(
    (one) =>
      one.id === row.id &&
      JSON.stringify(checkedStatementOf(one)) === JSON.stringify(checkedStatementOf(row)),
  );

/** What people found out about the statements of a saved call (CALL-58); without a network it is sent later. */
export function useHandChecks(id: string, values: CallContent): HandChecks {
  // The form keeps what it began with; checks of now are those of the newest answer.
  const { data: newest } = useGetCallQuery(id);
  const checks = useCallChecks(id, newest?.checks);
  const [update] = useUpdateCallCheckMutation();

  const onCheck = async (rowId: string, verdict: QueuedCheck['verdict']) => {
    const row = newest?.eligibility.find((one) => one.id === rowId);
    if (!newest || !row) return;
    const data: QueuedCheck = { callId: id, rowId, verdict, statement: checkedStatementOf(row) };
    const entry = { action: 'call-check', data, title: newest.name, id: crypto.randomUUID() };
    const answer = await sendOrQueue(entry, () => update({ id, rowId, verdict, revision: newest.revision }));
    if (answer.isQueued) return showToast(outboxWords.queuing, 'info');
    if (!answer.error) return showToast(verdict === null ? 'Taken back' : `Noted: ${verdict}`, 'success');
    logFailure('The check could not be saved', answer.error);
    const isOutdated = statusOf(answer.error) === 412;
    return showToast(
      isOutdated
        ? 'Someone else has just changed this call. Look at it, and try again.'
        : errorMessage(answer.error, 'The check could not be saved'),
      'error',
    );
  };

  return {
    checks,
    onCheck: (rowId: string, verdict: QueuedCheck['verdict']) => void onCheck(rowId, verdict),
    checkable: new Set(values.eligibility.filter((row) => isSaved(newest, row)).map((row) => row.id)),
  };
}

import { type OutboxData, type OutboxEntry, paths } from '@harambee/domain';
import type { CallCheck } from '@harambee/domain/schemas';
import { apiFetch, apiUrl, type OutboxAction, refusedOrLater } from '@harambee/platform';
import { callAddresses } from './call-addresses.ts';

/**
 * A check by hand of a statement (CALL-58). It has no `id`: it changes no text of the call, and is never merged with a
 * change of one.
 */
export interface QueuedCheck extends OutboxData {
  callId: string;
  rowId: string;
  verdict: CallCheck['verdict'] | null;
  statement: CallCheck['statement'];
}
export type CallCheckEntry = OutboxEntry<'call-check', QueuedCheck>;

const isCheck = (data: object) => {
  const { callId, rowId, verdict } = data as Partial<QueuedCheck>;
  return Boolean(callId) && Boolean(rowId) && (verdict === null || verdict === 'yes' || verdict === 'no');
};

export const isCallCheckEntry = (entry: OutboxEntry): entry is CallCheckEntry =>
  entry.action === 'call-check' && isCheck(entry.data);

/** One try to send it; the last one wins, as for a single switch. */
export const callCheckAction: OutboxAction<QueuedCheck> = {
  label: 'Check of who may apply',
  nameOf: () => 'Untitled call',
  accepts: isCheck,
  send: async ({ id, userId, data: { callId, rowId, verdict } }) => {
    const request = new Request(apiUrl(callAddresses.check(callId, rowId)), {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ verdict }),
    });
    const response = await apiFetch(request, { tries: 1, userId });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return refusedOrLater(response.status, answer);
    // The sign-in page of a hotspot answers everything with success, and has saved nothing.
    return answer && typeof answer === 'object' && 'eligibility' in answer
      ? { kind: 'sent' }
      : { kind: 'unsent' };
  },
  formOf: ({ data: { callId } }) => paths.call(callId),
  refreshes: ['Call'],
  synced: { message: 'CALL_SYNC_SUCCESS', says: 'Your calls are up to date' },
};

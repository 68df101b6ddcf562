import { type OutboxEntry, paths } from '@harambee/domain';
import type { Call, CallContent, CreateCallBody } from '@harambee/domain/schemas';
import { type Outbox, type OutboxAction, type SavedRecord, sendRecord } from '@harambee/platform';
import { callAddresses } from './call-addresses.ts';
import { callCheckAction } from './call-check-outbox.ts';
import { isObject, isRemoval, type Removal, sendRemoval } from './removal-entry.ts';

interface NewCall {
  body: CreateCallBody;
}
interface CallChange {
  id: string;
  body: CallContent;
  revision: number;
  read: CallContent;
}
export type NewCallEntry = OutboxEntry<'call-create', NewCall>;
export type CallEditEntry = OutboxEntry<'call-update', CallChange>;
export type CallRemovalEntry = OutboxEntry<'call-delete', Removal>;

const isNewCall = (data: object) => isObject((data as Partial<NewCall>).body);
const isCallChange = (data: object) => {
  const { id, body, revision, read } = data as Partial<CallChange>;
  return Boolean(id) && isObject(body) && Number.isInteger(revision) && isObject(read);
};

export const isNewCallEntry = (entry: OutboxEntry): entry is NewCallEntry =>
  entry.action === 'call-create' && isNewCall(entry.data);
export const isCallEditEntry = (entry: OutboxEntry): entry is CallEditEntry =>
  entry.action === 'call-update' && isCallChange(entry.data);
export const isCallRemovalEntry = (entry: OutboxEntry): entry is CallRemovalEntry =>
  entry.action === 'call-delete' && isRemoval(entry.data);

function savedIn(answer: unknown): SavedRecord | undefined {
  const { call } = (answer ?? {}) as { call?: Partial<Call> };
  if (!call?.id || !Number.isInteger(call.revision)) return undefined;
  return { id: call.id, revision: call.revision as number, answers: call };
}

const nameOf = () => 'Untitled call';
const shared = {
  nameOf,
  refreshes: ['Call'],
  synced: { message: 'CALL_SYNC_SUCCESS', says: 'Your calls are up to date' },
} as const;

const create: OutboxAction<NewCall> = {
  ...shared,
  label: 'New call',
  accepts: isNewCall,
  send: (entry) => sendRecord(entry, { method: 'POST', path: callAddresses.calls, savedIn }),
  asChange: ({ body }) => ({ action: 'call-update', body }),
  formOf: ({ id }) => queuedCallPath(id),
};

const update: OutboxAction<CallChange> = {
  ...shared,
  label: 'Changes to a call',
  accepts: isCallChange,
  send: (entry) =>
    sendRecord(entry, {
      method: 'PUT',
      path: callAddresses.call(entry.data.id),
      savedIn,
      merging: async () => (await import('./merging/merging.ts')).mergeCalls,
    }),
  // Of one that is queued itself, the form is that of the new call.
  formOf: ({ data: { id } }, entries) =>
    entries.some((other) => other.id === id) ? queuedCallPath(id) : paths.call(id),
};

const remove: OutboxAction<Removal> = {
  ...shared,
  label: 'Deletion of a call',
  accepts: isRemoval,
  send: (entry) => sendRemoval(entry, callAddresses.call(entry.data.id)),
};

/** The form of a call that is queued on this device, by the id of its entry. */
export const queuedCallPath = (entryId: string): string =>
  `${paths.newCall}?unsent=${encodeURIComponent(entryId)}`;

/** What of calls can be saved without a network (CALL-26). The names are stored in browsers. */
export const callOutbox: Outbox = {
  'call-create': create,
  'call-update': update,
  'call-delete': remove,
  'call-check': callCheckAction,
};

import { type OutboxEntry, paths } from '@harambee/domain';
import type { ChooseDocumentBody, OrganizationDocument, UpdateDocumentBody } from '@harambee/domain/schemas';
import {
  apiFetch,
  apiUrl,
  type Outbox,
  type OutboxAction,
  refusedOrLater,
  type SavedRecord,
  type SendResult,
  sendRecord,
} from '@harambee/platform';
import { isObject, isRemoval, type Removal, sendRemoval } from '../removal-entry.ts';
import { documentAddresses } from './document-addresses.ts';

interface DocumentChange {
  id: string;
  body: UpdateDocumentBody;
  revision: number;
  read: UpdateDocumentBody;
}
interface Choice {
  callId: string;
  attachmentId: string;
  body: ChooseDocumentBody;
}
export type DocumentEditEntry = OutboxEntry<'document-update', DocumentChange>;
export type DocumentRemovalEntry = OutboxEntry<'document-delete', Removal>;
export type ChoiceEntry = OutboxEntry<'document-choice', Choice>;

const isDocumentChange = (data: object) => {
  const { id, body, revision, read } = data as Partial<DocumentChange>;
  return Boolean(id) && isObject(body) && Number.isInteger(revision) && isObject(read);
};
const isChoice = (data: object) => {
  const { callId, attachmentId, body } = data as Partial<Choice>;
  return Boolean(callId) && Boolean(attachmentId) && isObject(body);
};

export const isDocumentEditEntry = (entry: OutboxEntry): entry is DocumentEditEntry =>
  entry.action === 'document-update' && isDocumentChange(entry.data);
export const isDocumentRemovalEntry = (entry: OutboxEntry): entry is DocumentRemovalEntry =>
  entry.action === 'document-delete' && isRemoval(entry.data);
export const isChoiceEntry = (entry: OutboxEntry): entry is ChoiceEntry =>
  entry.action === 'document-choice' && isChoice(entry.data);

function savedIn(answer: unknown): SavedRecord | undefined {
  const { document } = (answer ?? {}) as { document?: Partial<OrganizationDocument> };
  if (!document?.id || !Number.isInteger(document.revision)) return undefined;
  return { id: document.id, revision: document.revision as number, answers: document };
}

const shared = {
  nameOf: () => 'Untitled document',
  refreshes: ['Document', 'Checklist'],
  synced: { message: 'DOCUMENT_SYNC_SUCCESS', says: 'Your documents are up to date' },
} as const;

const update: OutboxAction<DocumentChange> = {
  ...shared,
  label: 'Changes to a document',
  accepts: isDocumentChange,
  send: (entry) =>
    sendRecord(entry, { method: 'PUT', path: documentAddresses.document(entry.data.id), savedIn }),
  formOf: ({ data: { id } }) => paths.document(id),
};

const remove: OutboxAction<Removal> = {
  ...shared,
  label: 'Deletion of a document',
  accepts: isRemoval,
  send: (entry) => sendRemoval(entry, documentAddresses.document(entry.data.id)),
};

/** One try to choose. The last choice of a line counts, so there is nothing to compare. */
async function sendChoice({ userId, data }: OutboxEntry<string, Choice>): Promise<SendResult<Choice>> {
  const request = new Request(apiUrl(documentAddresses.choice(data.callId, data.attachmentId)), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data.body),
  });
  const response = await apiFetch(request, { tries: 1, userId });
  if (response.ok) return { kind: 'sent' };
  return refusedOrLater(response.status, await response.json().catch(() => undefined));
}

const choose: OutboxAction<Choice> = {
  ...shared,
  label: 'Document for a call',
  accepts: isChoice,
  send: sendChoice,
  formOf: ({ data: { callId } }) => paths.call(callId),
};

/** What of documents can be saved without a network. Files wait on their own (`uploads`). The names are stored in browsers. */
export const documentOutbox: Outbox = {
  'document-update': update,
  'document-delete': remove,
  'document-choice': choose,
};

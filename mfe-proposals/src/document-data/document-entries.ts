import { type ChecklistChoice, entryStateOf, type OutboxEntry } from '@harambee/domain';
import type { CallChecklistItem, OrganizationDocument } from '@harambee/domain/schemas';
import { isQueued } from '@harambee/platform';
import {
  type ChoiceEntry,
  type DocumentEditEntry,
  isChoiceEntry,
  isDocumentEditEntry,
  isDocumentRemovalEntry,
} from './document-outbox.ts';

/** The newest change of each document that waits on this device or came back, by the document's id. */
export const newestDocumentEdits = (
  entries: readonly OutboxEntry[],
): ReadonlyMap<string, DocumentEditEntry> =>
  new Map(entries.filter(isDocumentEditEntry).map((edit) => [edit.data.id, edit]));

/** The documents whose deletion waits to be sent. */
export const removedDocuments = (entries: readonly OutboxEntry[]): ReadonlySet<string> =>
  new Set(
    entries
      .filter(isDocumentRemovalEntry)
      .filter(isQueued)
      .map(({ data }) => data.id),
  );

/** A document as it will be: what waits is shown as if it had been sent. */
export const documentWith = (
  document: OrganizationDocument,
  edit: DocumentEditEntry | undefined,
): OrganizationDocument => (edit && isQueued(edit) ? { ...document, ...edit.data.body } : document);

/** The choices of a call that wait to be sent, by the line. */
export const queuedChoices = (
  entries: readonly OutboxEntry[],
  callId: string,
): ReadonlyMap<string, ChoiceEntry> =>
  new Map(
    entries
      .filter(isChoiceEntry)
      .filter((entry) => entry.data.callId === callId && entryStateOf(entry) === 'queued')
      .map((entry) => [entry.data.attachmentId, entry]),
  );

/** What a queued choice says, as the checklist counts it. */
export const choiceOf = ({ data: { body } }: ChoiceEntry): ChecklistChoice => ({
  ...(body.documentId !== null && { documentId: body.documentId }),
  ...(body.isNotNeeded && { isNotNeeded: true }),
});

/** Every document that a checklist names, once. */
export const documentsNamedIn = (items: readonly CallChecklistItem[]) => [
  ...new Map(
    items
      .flatMap(({ document, proposed }) => [...(document ? [document] : []), ...proposed])
      .map((one) => [one.id, one]),
  ).values(),
];

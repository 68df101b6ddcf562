import { type ChecklistItem, checklistOf, documentLimits, type ListedDocument } from '@harambee/domain';
import type { CallChecklist, CallChecklistItem, ChooseDocumentBody } from '@harambee/domain/schemas';
import { type Actor, NotFound } from '@harambee/service-kit';
import { CallModel, type CallRecord } from '../calls/call.model.ts';
import { findCall, present } from '../calls/calls.service.ts';
import { DocumentModel, documentIndexes, type FileOfDocument } from '../documents/document.model.ts';
import { findDocument, presentDocument } from '../documents/documents.service.ts';

/** A document with what is needed to send its file. */
export interface DocumentWithFile extends ListedDocument {
  file: FileOfDocument;
}

/** Every document of the organization, in few words. */
export async function allDocuments({ tenantId }: Actor): Promise<DocumentWithFile[]> {
  const records = await DocumentModel.find({ tenantId, ...presentDocument })
    .select({ name: 1, kind: 1, expiresOn: 1, file: 1 })
    .hint(documentIndexes.all)
    .limit(documentLimits.documents)
    .lean<(Omit<DocumentWithFile, 'id'> & { _id: string })[]>();
  return records.map(({ _id: id, name, kind, expiresOn, file }) => ({ id, name, kind, expiresOn, file }));
}

/** The checklist of a call with the files behind it (CALL-42). */
export async function checklistWithFiles(
  actor: Actor,
  call: CallRecord,
): Promise<ChecklistItem<DocumentWithFile>[]> {
  const { attachments, documentChoices = {}, deadlineDay } = call;
  return checklistOf({
    asked: attachments.map(({ id, name, kind, required, fileName }) => ({
      id,
      name,
      kind,
      required,
      fileName,
    })),
    choices: documentChoices,
    documents: await allDocuments(actor),
    deadlineDay,
  });
}

const toListed = ({ file, ...document }: DocumentWithFile) => ({ ...document, fileName: file.name });

const toItem = ({
  asked,
  state,
  document,
  proposed,
}: ChecklistItem<DocumentWithFile>): CallChecklistItem => ({
  asked,
  state,
  ...(document && { document: toListed(document) }),
  proposed: proposed.map(toListed),
});

const answerFor = async (actor: Actor, call: CallRecord): Promise<CallChecklist> => ({
  items: (await checklistWithFiles(actor, call)).map(toItem),
});

/** GET /api/calls/{id}/checklist. */
export const getChecklist = async (actor: Actor, callId: string): Promise<CallChecklist> =>
  answerFor(actor, await findCall(actor, callId));

/** PUT /api/calls/{id}/checklist/{attachmentId}: what a person decided for one document asked for. May be repeated. */
export async function chooseDocument(
  actor: Actor,
  callId: string,
  attachmentId: string,
  { documentId, isNotNeeded }: ChooseDocumentBody,
): Promise<CallChecklist> {
  const call = await findCall(actor, callId);
  if (!call.attachments.some(({ id }) => id === attachmentId)) throw new NotFound();
  if (documentId !== null) await findDocument(actor, documentId);
  const place = `documentChoices.${attachmentId}`;
  const isOpen = documentId === null && !isNotNeeded;
  // A choice is no change of the call: whoever edits it meanwhile is not in the way.
  const updated = await CallModel.findOneAndUpdate(
    { _id: callId, tenantId: actor.tenantId, ...present },
    isOpen
      ? { $unset: { [place]: 1 } }
      : { $set: { [place]: isNotNeeded ? { isNotNeeded } : { documentId: documentId as string } } },
    { returnDocument: 'after' },
  ).lean<CallRecord>();
  if (!updated) throw new NotFound();
  return answerFor(actor, updated);
}

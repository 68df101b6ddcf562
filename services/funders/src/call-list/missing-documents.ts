import { checklistOf, documentGaps } from '@harambee/domain';
import type { Actor } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { CallModel, type CallRecord } from '../calls/call.model.ts';
import { allDocuments } from '../checklist/checklist.service.ts';

type Asked = Pick<CallRecord, '_id' | 'attachments' | 'documentChoices' | 'deadlineDay'>;

/** How many required documents are missing or not valid for each of these calls, in two queries (CALL-08, CALL-43). */
export async function missingDocumentsOf(
  actor: Actor,
  callIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { tenantId } = actor;
  if (callIds.length === 0) return new Map();
  const calls = await CallModel.find(
    { tenantId, _id: trusted({ $in: [...callIds] }) },
    { attachments: 1, documentChoices: 1, deadlineDay: 1 },
  ).lean<Asked[]>();
  const asking = calls.filter(({ attachments }) => attachments.some(({ required }) => required));
  if (asking.length === 0) return new Map();
  const documents = await allDocuments(actor);
  return new Map(
    asking.map(({ _id, attachments, documentChoices = {}, deadlineDay }) => [
      _id,
      documentGaps(checklistOf({ asked: attachments, choices: documentChoices, documents, deadlineDay }))
        .length,
    ]),
  );
}

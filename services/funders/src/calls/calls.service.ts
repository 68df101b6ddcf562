import { callRules, tidyCall, withEmptyCallValues } from '@harambee/domain';
import type { Call, CallContent, CreateCallBody, UpdateCallBody } from '@harambee/domain/schemas';
import {
  type Actor,
  check,
  createOnce,
  event,
  NotFound,
  PreconditionFailed,
  retryOnConflict,
} from '@harambee/service-kit';
import { type QueryFilter, trusted } from 'mongoose';
import { CallModel, type CallRecord, restorableFor } from './call.model.ts';
import { contentOf, listedOf, snapshotOf, toCall } from './call-answers.ts';

/** What somebody hears who lost too often against others who change the same call. */
export const busy = 'This call is being changed right now, please try again';

/** Not deleted. */
export const present = { deletedAt: null } as const;
const deleted = () => ({ deletedAt: trusted({ $gt: new Date(Date.now() - restorableFor) }) });

/** One of the tenant's calls; anything else is not found, and never said why (architecture, rule 3). */
export async function findCall(
  { tenantId }: Actor,
  id: string,
  state: QueryFilter<CallRecord> = present,
): Promise<CallRecord> {
  const record = await CallModel.findOne({ _id: id, tenantId, ...state }).lean<CallRecord>();
  if (!record) throw new NotFound();
  return record;
}

export const getCall = async (actor: Actor, id: string): Promise<Call> => toCall(await findCall(actor, id));

/** As it is stored, or refused with the messages of the rules. */
function checked(sent: Partial<CallContent>): CallContent {
  const content = tidyCall(withEmptyCallValues(sent));
  check(callRules, content);
  return content;
}

/** POST /api/calls (CALL-01). */
export async function createCall(
  { tenantId, userId }: Actor,
  id: string,
  body: CreateCallBody,
): Promise<Call> {
  const content = checked(body as Partial<CallContent>);
  const at = new Date();
  const record: CallRecord = {
    _id: id,
    tenantId,
    ...content,
    ...listedOf(content),
    revision: 0,
    createdAt: at,
    updatedAt: at,
  };
  const { document, created } = await createOnce(CallModel, {
    ...record,
    outbox: [event('call.created', tenantId, snapshotOf(record, content, userId))],
  });
  return toCall(created ? record : document);
}

/** Refuses a change to another revision than the newest, with the call as it is now. */
function mustBeNewest(record: CallRecord, revision: number | undefined): void {
  if (revision === undefined || revision === record.revision) return;
  throw new PreconditionFailed('This call was changed since you read it', { call: toCall(record) });
}

/** PUT /api/calls/{id}. With `revision`, only while nobody has changed it since; without, the last write wins. */
export async function updateCall(
  actor: Actor,
  id: string,
  body: UpdateCallBody,
  revision?: number,
): Promise<Call> {
  const content = checked(body);
  return retryOnConflict(busy, async () => {
    const record = await findCall(actor, id);
    mustBeNewest(record, revision);
    return replace(actor, record, content);
  });
}

/** The new content and its event in one write; undefined if somebody else was first. */
async function replace(
  { tenantId, userId }: Actor,
  { _id, revision, checks }: CallRecord,
  content: CallContent,
): Promise<Call | undefined> {
  const next = { _id, revision: revision + 1, ...(checks && { checks }) };
  const { found, ...rest } = content;
  const updated = await CallModel.findOneAndUpdate(
    { _id, tenantId, revision },
    {
      $set: { ...rest, ...(found && { found }), ...listedOf(content), updatedAt: new Date() },
      $unset: { deletedAt: 1, ...(!found && { found: 1 }) },
      $inc: { revision: 1 },
      $push: { outbox: event('call.updated', tenantId, snapshotOf(next, content, userId)) },
    },
    { returnDocument: 'after' },
  ).lean<CallRecord>();
  return updated ? toCall(updated) : undefined;
}

/** DELETE /api/calls/{id}: nobody finds it any more, and for a month it can be brought back. */
export async function deleteCall(actor: Actor, id: string, revision?: number): Promise<void> {
  const { tenantId, userId } = actor;
  await retryOnConflict(busy, async () => {
    const record = await findCall(actor, id);
    mustBeNewest(record, revision);
    const gone = { callId: id, revision: record.revision + 1, userId };
    const { modifiedCount } = await CallModel.updateOne(
      { _id: id, tenantId, revision: record.revision, ...present },
      {
        $set: { deletedAt: new Date() },
        $inc: { revision: 1 },
        $push: { outbox: event('call.deleted', tenantId, gone) },
      },
    );
    return modifiedCount === 1 || undefined;
  });
}

/** POST /api/calls/{id}/restore: brings back a deleted call; one that is there stays as it is. */
export async function restoreCall(actor: Actor, id: string): Promise<Call> {
  return retryOnConflict(busy, async () => {
    const record = await findCall(actor, id, { $or: [present, deleted()] });
    if (record.deletedAt === undefined) return toCall(record);
    return replace(actor, record, contentOf(record));
  });
}

/** Bytes of the call as it would be sent again; 0 where there is none. */
export async function callSize({ tenantId }: Actor, id: string): Promise<number> {
  const record = await CallModel.findOne({ _id: id, tenantId, ...present }).lean<CallRecord>();
  return record ? Buffer.byteLength(JSON.stringify(contentOf(record))) : 0;
}

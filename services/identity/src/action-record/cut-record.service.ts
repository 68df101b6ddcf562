import { chainProblem, days } from '@harambee/domain';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { ActionModel, type StoredAction } from './action.model.ts';
import type { ActionHead } from './action-head.model.ts';
import { ActionNameModel } from './action-name.model.ts';
import { advanceHead, replaceHead } from './chain.service.ts';
import { entryHashes, type Keys, sealed } from './keyed-hash.ts';

/** How long an entry stays (ACTIONS-07). */
export const actionsStayFor = days(365);
const some = 100;

/** The last entry to cut: everything before the first one that is young enough. */
async function lastToCut(tenantId: string, limit: Date): Promise<StoredAction | null> {
  const firstToStay = await ActionModel.findOne({ tenantId, at: trusted({ $gte: limit }) })
    .sort({ seq: 1 })
    .lean();
  const before = firstToStay ? { seq: trusted({ $lt: firstToStay.seq }) } : {};
  return ActionModel.findOne({ tenantId, ...before })
    .sort({ seq: -1 })
    .lean();
}

/** Whether the entries up to this one follow from the last cut. What does not stays, until somebody has looked at it. */
async function isSound(
  { tenantId, cutSeq, cutHash }: ActionHead,
  last: StoredAction,
  keys: Keys,
): Promise<boolean> {
  let end = { seq: cutSeq, hash: cutHash };
  const rows = ActionModel.find({ tenantId, seq: trusted({ $gt: cutSeq, $lte: last.seq }) })
    .sort({ seq: 1 })
    .lean()
    .cursor();
  for await (const row of rows) {
    if (chainProblem(end, row, entryHashes(keys))) return false;
    end = row;
  }
  return end.hash === last.hash;
}

/**
 * Cuts the entries of an organization that are older than a year. First the head says where the record begins now, then
 * the entries go: if the process dies in between, the check knows which ones are over, and the next round removes them.
 */
async function cutRecord(app: FastifyInstance, tenantId: string, limit: Date): Promise<void> {
  const head = await advanceHead(tenantId, app.twoStepKeys);
  const last = head && (await lastToCut(tenantId, limit));
  if (!head || !last) {
    if (!head)
      app.log.error({ tenant: tenantId }, 'a record of actions is not sound, so nothing of it is cut');
    return;
  }
  if (last.seq > head.cutSeq) {
    if (!(await isSound(head, last, app.twoStepKeys))) {
      app.log.error({ tenant: tenantId }, 'a record of actions is not sound, so nothing of it is cut');
      return;
    }
    const next = sealed(app.twoStepKeys, { ...head, cutSeq: last.seq, cutHash: last.hash });
    if (!(await replaceHead(head, next))) return;
  }
  await ActionModel.deleteMany({ tenantId, seq: trusted({ $lte: last.seq }) });
  // A reference that was used within a day of this keeps its row: `usedAt` is only exact to a day.
  const unused = new Date(limit.getTime() - days(1));
  await ActionNameModel.deleteMany({ tenantId, usedAt: trusted({ $lt: unused }) });
}

/** Cuts what is older than a year, in all organizations. Answers in how many there was something. */
export async function cutRecords(app: FastifyInstance, now = Date.now()): Promise<number> {
  const limit = new Date(now - actionsStayFor);
  const tenants = await ActionModel.distinct('tenantId', { at: trusted({ $lt: limit }) }).setOptions({
    allTenants: true,
  });
  for (const tenantId of tenants.slice(0, some)) await cutRecord(app, tenantId, limit);
  return tenants.length;
}

import { type ChainEnd, chainProblem, chainStart } from '@harambee/domain';
import { isDuplicateKey, retryOnConflict } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { ActionModel, entryId, type StoredAction } from './action.model.ts';
import { type ActionHead, ActionHeadModel } from './action-head.model.ts';
import { entryHashes, hashOfEntry, isSealed, type Keys, sealed } from './keyed-hash.ts';

const busy = 'Many things happen at once in this organization. Please try again.';
/** Each try loses only to an entry of another process, so the more write at once, the longer the last one waits. */
const retries = {
  maxAttempts: 100,
  pause: (failures: number) => Math.random() * Math.min(10 * failures, 100),
};

/** What an entry says, before it has its place in the chain. */
export type NewEntry = Omit<StoredAction, '_id' | 'seq' | 'before' | 'hash'>;

export const headOf = (tenantId: string): Promise<ActionHead | null> =>
  ActionHeadModel.findOne({ _id: tenantId, tenantId }).lean();

const lastOf = (tenantId: string): Promise<StoredAction | null> =>
  ActionModel.findOne({ tenantId }).sort({ seq: -1 }).lean();

/** The head of a record that has no entry yet, made before its first one; of two processes the first one's stays. */
async function firstHead(tenantId: string, keys: Keys): Promise<void> {
  const start = { tenantId, ...chainStart, cutSeq: chainStart.seq, cutHash: chainStart.hash };
  try {
    await ActionHeadModel.create(sealed(keys, start));
  } catch (error) {
    if (!isDuplicateKey(error, '_id')) throw error;
  }
}

/**
 * Adds an entry after the last one; an act that has its entry already gets no second one. The place of an entry is its
 * id in the database, so of two processes one is refused and looks again: no fork (ACTIONS-08).
 */
export const append = (entry: NewEntry, keys: Keys): Promise<true> =>
  retryOnConflict(busy, () => tryToAppend(entry, keys), retries);

async function tryToAppend(entry: NewEntry, keys: Keys): Promise<true | undefined> {
  const { tenantId, actionId } = entry;
  const [head, last] = await Promise.all([headOf(tenantId), lastOf(tenantId)]);
  if (!head && !last) {
    await firstHead(tenantId, keys);
    return undefined;
  }
  // After the end was read: whoever writes the same act at the same time needs the same place.
  if (!(await ActionModel.exists({ tenantId, actionId }))) {
    const end = endOf(head, last);
    const placed = { ...entry, seq: end.seq + 1, before: end.hash };
    const hash = hashOfEntry(keys, placed);
    try {
      await ActionModel.create({ ...placed, _id: entryId(tenantId, placed.seq), hash });
    } catch (error) {
      if (!isDuplicateKey(error, '_id')) throw error;
      return undefined;
    }
  }
  await advanceHead(tenantId, keys);
  return true;
}

/** After which entry the next one goes. A record whose entries were all cut goes on after the last of them. */
function endOf(head: ActionHead | null, last: StoredAction | null): ChainEnd {
  if (last) return last;
  return head ? { seq: head.cutSeq, hash: head.cutHash } : chainStart;
}

/**
 * Moves the head to the last entry, if its seal is right and everything between the two is a chain. Otherwise it stays:
 * what the check finds must not be covered by the next entry, and neither must a head that somebody removed. If others
 * move it meanwhile, they move it past this entry, or the next entry does.
 */
export async function advanceHead(tenantId: string, keys: Keys): Promise<ActionHead | null> {
  for (let tries = 0; tries < retries.maxAttempts; tries += 1) {
    const head = await headOf(tenantId);
    if (!head || !isSealed(keys, head)) return null;
    const end = await soundEnd(head, keys);
    if (!end) return null;
    if (end.seq === head.seq) return head;
    const next = sealed(keys, { ...head, seq: end.seq, hash: end.hash });
    if (await replaceHead(head, next)) return next;
  }
  return null;
}

/** Writes a head in place of the one that was read; false if another process was first. */
export async function replaceHead({ _id, tenantId, seal }: ActionHead, next: ActionHead): Promise<boolean> {
  const { _id: _, ...fields } = next;
  const { modifiedCount } = await ActionHeadModel.updateOne({ _id, tenantId, seal }, { $set: fields });
  return modifiedCount === 1;
}

/** The last entry, if an unbroken chain leads there from the head. */
async function soundEnd(head: ActionHead, keys: Keys): Promise<ChainEnd | undefined> {
  let end: ChainEnd = head;
  const rows = ActionModel.find({ tenantId: head.tenantId, seq: trusted({ $gt: head.seq }) })
    .sort({ seq: 1 })
    .lean()
    .cursor();
  for await (const row of rows) {
    if (chainProblem(end, row, entryHashes(keys))) return undefined;
    end = row;
  }
  return end;
}

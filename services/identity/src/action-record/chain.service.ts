import { type ChainEnd, chainProblem, chainStart } from '@harambee/domain';
import { insertOne, isDuplicateKey, readRow, retryOnConflict } from '@harambee/service-kit';
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

/** An act, and whether it cannot have an entry yet, because its id was made just now. */
export interface Act {
  entry: NewEntry;
  isNew: boolean;
}

export const headOf = async (tenantId: string): Promise<ActionHead | null> =>
  (await readRow<ActionHead>(ActionHeadModel, { _id: tenantId, tenantId })) ?? null;

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

/** An entry that waits for its place. */
interface Waiting extends Act {
  done(): void;
  failed(error: unknown): void;
}

/** The entries that wait while others of their organization are being added, for each app of this process. */
const lines = new WeakMap<Keys, Map<string, Waiting[]>>();

/**
 * Adds an entry after the last one; an act that has its entry already gets no second one. Acts of one organization that
 * happen at once are added together: alone, each would look for its place again after each of the others.
 */
export function append({ entry, isNew }: Act, keys: Keys): Promise<void> {
  const line = lines.get(keys) ?? new Map<string, Waiting[]>();
  lines.set(keys, line);
  return new Promise((done, failed) => {
    const waiting = line.get(entry.tenantId);
    if (waiting) waiting.push({ entry, isNew, done, failed });
    else {
      line.set(entry.tenantId, [{ entry, isNew, done, failed }]);
      void appendAll(line, entry.tenantId, keys);
    }
  });
}

async function appendAll(line: Map<string, Waiting[]>, tenantId: string, keys: Keys): Promise<void> {
  for (;;) {
    const together = line.get(tenantId) ?? [];
    if (together.length === 0) {
      line.delete(tenantId);
      return;
    }
    line.set(tenantId, []);
    let acts: readonly Act[] = together;
    let trustsHead = true;
    const attempt = async () => {
      const isDone = await tryToAppend(tenantId, acts, { keys, trustsHead });
      // Its place is taken: others have written since, or the head was left behind by a crash.
      trustsHead = false;
      // The first of them may have their entries by now.
      if (!isDone) acts = acts.map(({ entry }) => ({ entry, isNew: false }));
      return isDone;
    };
    try {
      await retryOnConflict(busy, attempt, retries);
      for (const { done } of together) done();
    } catch (error) {
      for (const { failed } of together) failed(error);
    }
  }
}

/**
 * The place of an entry is its id in the database, so of two processes one is refused and looks again: no fork
 * (ACTIONS-08). Usually the head, whose seal is right, is where the chain ends, so at first nobody looks further.
 */
async function tryToAppend(
  tenantId: string,
  acts: readonly Act[],
  { keys, trustsHead }: { keys: Keys; trustsHead: boolean },
): Promise<true | undefined> {
  const head = await headOf(tenantId);
  const isEnd = trustsHead && head !== null && isSealed(keys, head);
  const last = isEnd ? head : await lastOf(tenantId);
  if (!head && !last) {
    await firstHead(tenantId, keys);
    return undefined;
  }
  const end = endOf(head, last);
  const placed = placeAfter(end, await withoutEntry(tenantId, acts), keys);
  if (placed.length > 0) {
    try {
      const [only] = placed;
      if (only && placed.length === 1) await insertOne(ActionModel, only);
      else await ActionModel.insertMany(placed, { lean: true });
    } catch (error) {
      // Of a place: no other index is unique.
      if (!isDuplicateKey(error)) throw error;
      return undefined;
    }
    if (head && (await moveHead(head, { end, placed }, keys))) return true;
  }
  await advanceHead(tenantId, keys);
  return true;
}

/**
 * Acts that have no entry yet. Asked after the end was read: whoever writes the same act at the same time needs the same
 * place.
 */
async function withoutEntry(tenantId: string, acts: readonly Act[]): Promise<NewEntry[]> {
  const byId = new Map(acts.map(({ entry }) => [entry.actionId, entry]));
  const asked = acts.filter(({ isNew }) => !isNew).map(({ entry }) => entry.actionId);
  if (asked.length > 0) {
    const ids = trusted({ $in: asked });
    const present = await ActionModel.find({ tenantId, actionId: ids }, { actionId: 1 }).lean();
    for (const { actionId } of present) byId.delete(actionId);
  }
  return [...byId.values()];
}

function placeAfter(end: ChainEnd, entries: readonly NewEntry[], keys: Keys): StoredAction[] {
  let { seq, hash } = end;
  return entries.map((entry) => {
    const placed = { ...entry, seq: seq + 1, before: hash };
    seq = placed.seq;
    hash = hashOfEntry(keys, placed);
    return { ...placed, _id: entryId(entry.tenantId, seq), hash };
  });
}

/**
 * Moves a head that was at the end of the chain to the entries that were added there; nothing else lies between. False if
 * it was elsewhere, or has been changed meanwhile.
 */
async function moveHead(
  head: ActionHead,
  { end, placed }: { end: ChainEnd; placed: readonly StoredAction[] },
  keys: Keys,
): Promise<boolean> {
  const last = placed.at(-1);
  const wasAtEnd = head.seq === end.seq && head.hash === end.hash;
  if (!last || !wasAtEnd || !isSealed(keys, head)) return false;
  return replaceHead(head, sealed(keys, { ...head, seq: last.seq, hash: last.hash }));
}

/** After which entry the next one goes. A record whose entries were all cut goes on after the last of them. */
function endOf(head: ActionHead | null, last: ChainEnd | null): ChainEnd {
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

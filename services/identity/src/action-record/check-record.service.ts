import { type ChainEnd, chainProblem, chainProblems, chainStart, formatDay } from '@harambee/domain';
import { ActionModel, entryId, type StoredAction } from './action.model.ts';
import { type ActionHead, ActionHeadModel } from './action-head.model.ts';
import { type ActionName, ActionNameModel } from './action-name.model.ts';
import { headOf } from './chain.service.ts';
import { entryHashes, isSealed, type Keys, referenceOf } from './keyed-hash.ts';

/** What the check of one organization found. */
export interface RecordCheck {
  tenantId: string;
  entries: number;
  /** Where the record ends: noted elsewhere, it shows later that nobody put back an older state of it. */
  end: ChainEnd;
  /** The first thing that is wrong, in words; undefined if nothing is. */
  problem?: string;
}

const replaced = 'it, or one before it, is not the one that was there';
const known = new Set(Object.keys(ActionModel.schema.paths));

/** Reads rows as they lie in the database: a model would fill in and convert what somebody has changed. */
const rowsOf = (tenantId: string): AsyncIterable<StoredAction> =>
  ActionModel.collection.find({ tenantId }).sort({ seq: 1 }) as unknown as AsyncIterable<StoredAction>;

const isOver = ({ seq }: StoredAction, { cutSeq }: ActionHead): boolean =>
  typeof seq === 'number' && seq <= cutSeq;

const place = ({ seq, at }: StoredAction): string =>
  `entry ${String(seq)}${at instanceof Date ? ` of ${formatDay(at.toISOString())}` : ''}`;

/** What is wrong with one entry after those before it. */
function problemOf(end: ChainEnd, row: StoredAction, head: ActionHead, keys: Keys): string | undefined {
  const found = chainProblem(end, row, entryHashes(keys));
  if (found) return chainProblems[found];
  if (row._id !== entryId(row.tenantId, row.seq) || Object.keys(row).some((field) => !known.has(field))) {
    return chainProblems.changed;
  }
  // Entries at the end were removed, and the product has written others in their places.
  if (row.seq === head.seq && row.hash !== head.hash) return replaced;
  return undefined;
}

async function changedName(tenantId: string): Promise<string | undefined> {
  const rows = ActionNameModel.collection.find({ tenantId }) as unknown as AsyncIterable<ActionName>;
  for await (const row of rows) {
    if (referenceOf(row) !== row.ref) return `the name behind the reference ${row.ref} was changed`;
  }
  return undefined;
}

/** The check against a head: what lies after it may have been written since. */
async function checkEntries(head: ActionHead, keys: Keys, noted?: ChainEnd): Promise<RecordCheck> {
  const { tenantId } = head;
  let end: ChainEnd = { seq: head.cutSeq, hash: head.cutHash };
  let entries = 0;
  for await (const row of rowsOf(tenantId)) {
    if (isOver(row, head)) continue;
    const problem =
      problemOf(end, row, head, keys) ?? (row.seq === noted?.seq && row.hash !== noted.hash && replaced);
    if (problem) return { tenantId, entries, end, problem: `${place(row)}: ${problem}` };
    end = { seq: row.seq, hash: row.hash };
    entries += 1;
  }
  const least = Math.max(head.seq, noted?.seq ?? 0);
  const missing = `the entries after ${end.seq}, up to ${least}, are missing`;
  const problem = end.seq < least ? missing : await changedName(tenantId);
  return { tenantId, entries, end, ...(problem && { problem }) };
}

/**
 * Checks the record of one organization: the first thing that is wrong, if anything is (ACTIONS-06). Changes nothing. If
 * entries are cut meanwhile, it begins again. `noted`: an end that an earlier check gave and that must still be there.
 */
export async function checkRecord(tenantId: string, keys: Keys, noted?: ChainEnd): Promise<RecordCheck> {
  const head = await headOf(tenantId);
  if (!head || !isSealed(keys, head)) {
    const entries = await ActionModel.countDocuments({ tenantId });
    const problem = head
      ? 'its end was changed, or was sealed with a key that is not in TWO_STEP_KEY'
      : 'its end is missing';
    return { tenantId, entries, end: chainStart, ...((head || entries > 0) && { problem }) };
  }
  const checked = await checkEntries(head, keys, noted);
  if (!checked.problem) return checked;
  const now = await headOf(tenantId);
  return now && now.cutSeq > head.cutSeq ? checkRecord(tenantId, keys, noted) : checked;
}

/** Every organization that has a record. */
export async function recordedTenants(): Promise<string[]> {
  const everywhere = { allTenants: true };
  const [heads, entries] = await Promise.all([
    ActionHeadModel.distinct('tenantId').setOptions(everywhere),
    ActionModel.distinct('tenantId').setOptions(everywhere),
  ]);
  return [...new Set([...heads, ...entries])].sort();
}

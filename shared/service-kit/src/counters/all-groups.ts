import type { mongo } from 'mongoose';
import type { Counters } from './counters.ts';

type Grouped = Pick<Counters<{ _id: string }>, 'build' | 'group' | 'heads' | 'rows'>;

/** All groups that have documents, in the order of their names; each is found by one step in an index. */
export async function* groupsOf(counters: Grouped, after = ''): AsyncGenerator<string> {
  if (counters.group !== undefined) {
    yield counters.group;
    return;
  }
  for (let group = after; ; ) {
    const [next] = await counters.rows
      .find({ tenantId: { $gt: group } }, { projection: { tenantId: 1, _id: 0 } })
      .sort({ tenantId: 1 })
      .limit(1)
      .toArray();
    if (!next) return;
    group = next.tenantId;
    yield group;
  }
}

/** Says that all groups from before there were counters have been counted. */
const mark = { _id: 'all groups are counted', tenantId: '' };

/**
 * Counts every group that was there before there were counters, one after the other: once for a database, in the
 * background. Whoever stops it continues at the next start; new organizations are counted at their first read.
 */
export async function buildAll(counters: Grouped, isStopped: () => boolean = () => false): Promise<number> {
  const marks = counters.heads as unknown as mongo.Collection<{ _id: string; tenantId: string }>;
  if (await marks.findOne(mark)) return 0;
  let built = 0;
  for await (const group of groupsOf(counters)) {
    if (isStopped()) return built;
    await counters.build(group);
    built += 1;
  }
  await marks.updateOne({ _id: mark._id }, { $set: { tenantId: mark.tenantId } }, { upsert: true });
  return built;
}

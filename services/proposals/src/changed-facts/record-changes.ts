import type { ProfileFact } from '@harambee/domain/schemas';
import { derivedId } from '@harambee/service-kit';
import { FactChangeModel, type FactChangeRecord } from './fact-change.model.ts';

/** More former values of one figure are no use to anybody. */
const mostBefores = 5;

const says = (one: ProfileFact, other: ProfileFact): boolean =>
  one.value === other.value && one.unit === other.unit;

/**
 * Records which figures of a profile differ from what was known (CALL-35). A figure that takes its former value again
 * is no change any more. Called before the profile is stored: a second try records the same.
 */
export async function recordFactChanges(
  tenantId: string,
  known: readonly ProfileFact[],
  now: readonly ProfileFact[],
  at: Date,
): Promise<void> {
  for (const before of known) {
    const after = now.find(({ id }) => id === before.id);
    if (after && says(before, after)) continue;
    await recordChange(tenantId, before, after, at);
  }
}

async function recordChange(tenantId: string, before: ProfileFact, after: ProfileFact | undefined, at: Date) {
  const _id = derivedId(tenantId, before.id);
  const earlier = await FactChangeModel.findOne({ _id, tenantId }).lean<FactChangeRecord>();
  const befores = [before, ...(earlier?.befores ?? [])]
    .filter((one, place, all) => all.findIndex((other) => says(one, other)) === place)
    .filter((one) => !after || !says(one, after))
    .slice(0, mostBefores);
  await FactChangeModel.updateOne(
    { _id, tenantId },
    {
      $set: { factId: before.id, befores, at, ...(after && { after }) },
      ...(!after && { $unset: { after: 1 } }),
    },
    { upsert: true },
  );
}

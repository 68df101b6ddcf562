import { isDeepStrictEqual } from 'node:util';
import { isDuplicateKey, retryOnConflict } from '@harambee/service-kit';
import { showOnBoard } from '../board/board-entries.ts';
import { DaySumModel } from '../ledger/day-sum.model.ts';
import type { DaySum } from '../ledger/day-sums.ts';
import { sumUpDays } from '../ledger/ledger.service.ts';
import { announce } from '../milestones/milestones.service.ts';
import { type Organization, OrganizationModel } from '../organizations/organization.model.ts';
import type { OrganizationChanges } from '../organizations/organization-changes.ts';
import { organizationFigures } from '../organizations/organization-figures.ts';
import { organizationOf } from '../organizations/organizations.service.ts';

const daysOf = (tenantId: string): Promise<DaySum[]> =>
  DaySumModel.find({ tenantId }).sort({ day: 1 }).lean<DaySum[]>();

/**
 * Recalculates an organization from its days, after adding up the given ones from the ledger. Whoever writes to
 * the ledger calls this afterward. The revision is read before the ledger, so if a write is missed, another
 * call wins and this one recalculates again.
 */
export async function recalculate(
  tenantId: string,
  days: readonly string[],
  changes: (present: Organization) => OrganizationChanges = () => ({}),
): Promise<Organization> {
  const busy = 'This organization’s points are being recalculated. Please try again.';
  const attempt = async () => {
    const present = await organizationOf(tenantId);
    const hasNewSums = await sumUpDays(tenantId, days);
    const known = { ...present, ...changes(present), ...organizationFigures(await daysOf(tenantId)) };
    if (!hasNewSums && present.revision > 0 && isDeepStrictEqual(known, present)) {
      // Nothing was written, so there is nothing to protect; the row is written in case of an earlier crash.
      await showOnBoard(present);
      return present;
    }
    const next = await announce({ ...known, revision: present.revision + 1 });
    if (!(await replace(present.revision, next))) return undefined;
    await showOnBoard(next);
    return next;
  };
  return retryOnConflict(busy, attempt, { maxAttempts: 20 });
}

/** False if another process was faster. */
async function replace(revision: number, { _id, tenantId, ...fields }: Organization): Promise<boolean> {
  if (revision > 0) {
    const { matchedCount } = await OrganizationModel.updateOne({ _id, tenantId, revision }, { $set: fields });
    return matchedCount === 1;
  }
  try {
    await OrganizationModel.create({ _id, tenantId, ...fields });
    return true;
  } catch (error) {
    if (isDuplicateKey(error, '_id')) return false;
    throw error;
  }
}

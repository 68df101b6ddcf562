import { awardCatalog, awardNamed, levelFor, pointsFor } from '@harambee/domain';
import type { AwardAnswer, AwardBody } from '@harambee/domain/schemas';
import { type Actor, BadRequest, createOnce, event } from '@harambee/service-kit';
import { ledgerEntry } from '../ledger/ledger-entries.ts';
import { type LedgerEntry, LedgerEntryModel } from '../ledger/ledger-entry.model.ts';
import { organizationOf } from '../organizations/organizations.service.ts';
import { recalculate } from '../recalculation/recalculate.ts';

/**
 * POST /api/impact/award: grants an award of the catalog, once for each organization. The entry's id follows
 * from tenant and award, so of several simultaneous calls only one writes it.
 */
export async function grantAward({ tenantId }: Actor, body: AwardBody): Promise<AwardAnswer> {
  const name = awardNamed(body);
  if (!name) throw new BadRequest('There is no such award');
  const { points, reason, category } = awardCatalog[name];
  const awarded = event('impact.awarded', tenantId, { points, reason, category });
  const entry = { ...ledgerEntry(tenantId, 'award', name, points, awarded.at), outbox: [awarded] };
  const { created } = await createOnce(LedgerEntryModel, entry);
  if (!created) return { ...(await standing(tenantId)), granted: false };
  const after = await recalculate(tenantId, [entry.day]);
  return { points: after.points, level: after.level, granted: true };
}

/** Points with all awards of the ledger, including one that is being granted right now. */
async function standing(tenantId: string): Promise<Pick<AwardAnswer, 'points' | 'level'>> {
  const [{ counts }, awards] = await Promise.all([
    organizationOf(tenantId),
    LedgerEntryModel.find({ tenantId, reason: 'award' }, { points: 1 }).lean<Pick<LedgerEntry, 'points'>[]>(),
  ]);
  const granted = awards.reduce((sum, award) => sum + award.points, 0);
  const points = pointsFor({ ...counts, awards: granted });
  return { points, level: levelFor(points) };
}

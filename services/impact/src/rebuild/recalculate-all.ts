import { derivedId } from '@harambee/service-kit';
import { boardEntry } from '../board/board-entries.ts';
import { type BoardEntry, BoardEntryModel } from '../board/board-entry.model.ts';
import { DaySumModel, type DaySumRecord } from '../ledger/day-sum.model.ts';
import { sumDays } from '../ledger/day-sums.ts';
import { ledgerOf } from '../ledger/ledger-entries.ts';
import { type LedgerEntry, LedgerEntryModel } from '../ledger/ledger-entry.model.ts';
import { type Milestone, MilestoneModel } from '../milestones/milestone.model.ts';
import { announcedWith, newMilestones } from '../milestones/milestones.service.ts';
import {
  type Organization,
  OrganizationModel,
  unknownOrganization,
} from '../organizations/organization.model.ts';
import { organizationFigures } from '../organizations/organization-figures.ts';
import { type KnownProposal, KnownProposalModel } from '../proposals/known-proposal.model.ts';
import { type Bulk, collectionOf, type Owned, readMany, writeMany, writeNew } from './bulk.ts';

/** Organizations that are calculated together. */
const group = 50;

async function byTenant<Document extends Owned>(
  collection: Bulk<Document>,
  tenants: readonly string[],
  more: object = {},
): Promise<Map<string, Document[]>> {
  const found = (await collection
    .find({ tenantId: { $in: tenants }, ...more } as never)
    .toArray()) as unknown as Document[];
  const tenantsOf = new Map<string, Document[]>(tenants.map((tenantId) => [tenantId, []]));
  for (const document of found) tenantsOf.get(document.tenantId)?.push(document);
  return tenantsOf;
}

/** The figures of one organization from its proposals and awards. */
function recalculated(
  known: Organization,
  proposals: readonly KnownProposal[],
  awards: readonly LedgerEntry[],
) {
  const { tenantId } = known;
  const entries = ledgerOf(proposals);
  const sums = sumDays([...entries, ...awards]);
  const days: DaySumRecord[] = sums.map((sum) => ({ _id: derivedId(tenantId, sum.day), tenantId, ...sum }));
  const organization: Organization = { ...known, ...organizationFigures(sums) };
  return { entries, days, organization };
}

async function recalculateGroup(tenants: readonly string[]): Promise<void> {
  const [organizations, proposals, awards] = await Promise.all([
    readMany<Organization>(collectionOf(OrganizationModel), tenants),
    byTenant<KnownProposal>(collectionOf(KnownProposalModel), tenants),
    byTenant<LedgerEntry>(collectionOf(LedgerEntryModel), tenants, { reason: 'award' }),
  ]);
  const all = tenants.map((tenantId) => {
    const unknown = () => ({ ...unknownOrganization(tenantId, organizationFigures([])), revision: 1 });
    const known = organizations.get(tenantId) ?? unknown();
    return recalculated(known, proposals.get(tenantId) ?? [], awards.get(tenantId) ?? []);
  });
  await writeNew(
    collectionOf<LedgerEntry>(LedgerEntryModel),
    all.flatMap(({ entries }) => entries),
  );
  await writeMany(
    collectionOf<DaySumRecord>(DaySumModel),
    all.flatMap(({ days }) => days),
  );
  const found = all.map(({ organization }) => organization);
  // Recorded as announced, so that it is not announced again.
  await writeNew(
    collectionOf<Milestone>(MilestoneModel),
    found.flatMap(newMilestones).map(({ milestone }) => milestone),
  );
  const announced = found.map((organization) => ({
    ...organization,
    announced: announcedWith(organization),
  }));
  await writeMany(collectionOf<Organization>(OrganizationModel), announced);
  await writeMany(collectionOf<BoardEntry>(BoardEntryModel), announced.map(boardEntry));
}

/** Every tenant that anything is known about. */
async function allTenants(): Promise<string[]> {
  const found = await Promise.all(
    [OrganizationModel, KnownProposalModel].map((model) => collectionOf(model).distinct('tenantId')),
  );
  const awarded = await collectionOf(LedgerEntryModel).distinct('tenantId', { reason: 'award' } as never);
  return [...new Set([...found.flat(), ...awarded])];
}

/** Recalculates all organizations from their known proposals, profiles and awards. */
export async function recalculateAll(): Promise<void> {
  const tenants = await allTenants();
  for (let done = 0; done < tenants.length; done += group) {
    await recalculateGroup(tenants.slice(done, done + group));
  }
}

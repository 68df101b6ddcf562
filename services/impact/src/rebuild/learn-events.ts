import {
  type DomainEvent,
  days,
  type ProfileEventName,
  type ProposalSnapshotEvent,
  usageRetentionDays,
} from '@harambee/domain';
import {
  type Organization,
  OrganizationModel,
  unknownOrganization,
} from '../organizations/organization.model.ts';
import {
  type OrganizationChanges,
  profileChanges,
  registrationChanges,
  renameChanges,
} from '../organizations/organization-changes.ts';
import { organizationFigures } from '../organizations/organization-figures.ts';
import { type KnownProposal, KnownProposalModel } from '../proposals/known-proposal.model.ts';
import { learn } from '../proposals/proposal-snapshot.ts';
import { UsageRecordModel } from '../usage/usage-event.model.ts';
import { recordsOf } from '../usage/usage-records.ts';
import { collectionOf, readMany, writeMany, writeNew } from './bulk.ts';

type OrganizationEvent = DomainEvent<'organization.registered' | 'organization.renamed' | ProfileEventName>;

const isAboutProposal = (event: DomainEvent): event is ProposalSnapshotEvent =>
  event.name.startsWith('proposal.');
const isAboutOrganization = (event: DomainEvent): event is OrganizationEvent =>
  event.name.startsWith('profile.') ||
  event.name === 'organization.registered' ||
  event.name === 'organization.renamed';

function changesOf(event: OrganizationEvent): (present: Organization) => OrganizationChanges {
  if (event.name === 'organization.registered') return registrationChanges(event);
  return event.name === 'organization.renamed' ? renameChanges(event) : profileChanges(event.payload);
}

/**
 * Adds many events at once: reads the known state of their proposals once, applies each event, and writes it
 * once.
 */
async function learnProposals(events: readonly ProposalSnapshotEvent[]): Promise<void> {
  const known = await readMany<KnownProposal>(
    collectionOf(KnownProposalModel),
    events.map(({ payload }) => payload.proposalId),
  );
  for (const event of events) {
    const { proposalId } = event.payload;
    known.set(proposalId, learn(known.get(proposalId), event));
  }
  await writeMany(collectionOf(KnownProposalModel), known.values());
}

async function learnOrganizations(events: readonly OrganizationEvent[]): Promise<void> {
  const known = await readMany<Organization>(
    collectionOf(OrganizationModel),
    events.map(({ tenantId }) => tenantId),
  );
  for (const event of events) {
    const present = known.get(event.tenantId) ?? {
      ...unknownOrganization(event.tenantId, organizationFigures([])),
      revision: 1,
    };
    known.set(event.tenantId, { ...present, ...changesOf(event)(present) });
  }
  await writeMany(collectionOf(OrganizationModel), known.values());
}

/** Adds events to the projection; points are calculated after all of them. */
export async function learnEvents(events: readonly DomainEvent[]): Promise<void> {
  const aboutProposals = events.filter(isAboutProposal);
  const oldest = Date.now() - days(usageRetentionDays);
  const records = aboutProposals.flatMap(recordsOf).filter(({ at }) => at.getTime() > oldest);
  await learnProposals(aboutProposals);
  await learnOrganizations(events.filter(isAboutOrganization));
  await writeNew(collectionOf(UsageRecordModel), records);
}

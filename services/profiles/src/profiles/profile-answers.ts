import {
  byProfileField,
  type EvidenceList,
  emptyProfileFields,
  type ProfileSnapshot,
  problemsOf,
  profileRules,
} from '@harambee/domain';
import type {
  FundedProject,
  OwnFact,
  Policy,
  Profile,
  ProfileFact,
  ProfileFields,
  ProfileSettings,
  Report,
} from '@harambee/domain/schemas';
import type { ProfileRecord } from './profile.model.ts';

/** The form of a record, field by field, so that nothing else can leave with it. */
export const fieldsOf = (record: ProfileRecord): ProfileFields =>
  byProfileField((_field, name) => record[name] ?? emptyProfileFields[name]) as ProfileFields;

const factOf = ({ id, name, value, unit, date, source }: ProfileFact): ProfileFact => ({
  id,
  name,
  value,
  unit,
  date,
  source,
});

// Field by field: rows of a new profile are not plain objects.
const ownFactOf = (fact: OwnFact): OwnFact => ({
  ...factOf(fact),
  ...(fact.url && { url: fact.url }),
  ...(fact.isPublic && { isPublic: true }),
});

const projectOf = (project: FundedProject): FundedProject => ({
  id: project.id,
  title: project.title,
  funder: project.funder,
  amount: project.amount,
  currency: project.currency,
  from: project.from,
  to: project.to,
  summary: project.summary,
  ...(project.proposalId && { proposalId: project.proposalId }),
  ...(project.proposalId && project.showsAmount && { showsAmount: true }),
});

const policyOf = ({ id, title, url }: Policy): Policy => ({ id, title, url });
const reportOf = ({ id, title, year, url }: Report): Report => ({ id, title, year, url });

/** The choices of a record, field by field. Lists that were added later may be missing. */
export const settingsOf = (record: SomeSettings): ProfileSettings => ({
  isActive: record.isActive,
  onLeaderboard: record.onLeaderboard,
  hiddenContactFields: [...record.hiddenContactFields],
  facts: record.facts.map(ownFactOf),
  projects: (record.projects ?? []).map(projectOf),
  policies: (record.policies ?? []).map(policyOf),
  reports: (record.reports ?? []).map(reportOf),
});

type SomeSettings = Omit<ProfileSettings, EvidenceList> & Partial<Pick<ProfileSettings, EvidenceList>>;

export const toProfile = (record: ProfileRecord): Profile => ({
  id: record._id,
  tenantId: record.tenantId,
  ...fieldsOf(record),
  ...settingsOf(record),
  revision: record.revision,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
});

/** What other services learn: with what a funder is told of who applies, and which rules still ask for something. */
export const toSnapshot = ({
  _id: profileId,
  ...record
}: Omit<ProfileRecord, 'tenantId' | 'createdAt' | 'updatedAt'>): ProfileSnapshot => ({
  profileId,
  revision: record.revision,
  name: record.name,
  type: record.type,
  location: record.location,
  foundedYear: record.foundedYear,
  mission: record.mission,
  sdgs: [...record.sdgs],
  website: record.website,
  isActive: record.isActive,
  onLeaderboard: record.onLeaderboard,
  facts: record.facts.map(factOf),
  standing: {
    taxExemptStatus: record.taxExemptStatus ?? '',
    annualBudgetRange: record.annualBudgetRange ?? '',
    focusAreas: [...(record.focusAreas ?? [])],
  },
  statements: {
    description: record.description ?? '',
    registrationNumber: record.registrationNumber ?? '',
    legalStatus: record.legalStatus ?? '',
    contactName: record.contactName ?? '',
    contactEmail: record.contactEmail ?? '',
    contactPhone: record.contactPhone ?? '',
    currency: record.currency ?? '',
  },
  problems: problemsOf(profileRules, record),
});

import {
  byProfileField,
  emptyProfileFields,
  type ProfileSnapshot,
  problemsOf,
  profileRules,
} from '@harambee/domain';
import type { Profile, ProfileFact, ProfileFields, ProfileSettings } from '@harambee/domain/schemas';
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

export const settingsOf = (record: ProfileSettings): ProfileSettings => ({
  isActive: record.isActive,
  onLeaderboard: record.onLeaderboard,
  hiddenContactFields: [...record.hiddenContactFields],
  facts: record.facts.map(factOf),
});

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

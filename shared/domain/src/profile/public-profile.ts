import type { Profile, PublicProfile } from './profile.schemas.ts';
import { profileContactFields } from './profile-vocabulary.ts';

/** What everybody may see of a profile: never the tenant, the figures, or a contact field that is hidden. */
export function publicProfile(
  profile: Omit<Profile, 'tenantId' | 'revision' | 'createdAt' | 'isActive' | 'onLeaderboard' | 'facts'>,
): PublicProfile {
  const contact = profileContactFields
    .filter((field) => !profile.hiddenContactFields.includes(field) && profile[field] !== '')
    .map((field) => [field, profile[field]] as const);
  return {
    id: profile.id,
    name: profile.name,
    type: profile.type,
    location: profile.location,
    foundedYear: profile.foundedYear,
    mission: profile.mission,
    description: profile.description,
    registrationNumber: profile.registrationNumber,
    taxExemptStatus: profile.taxExemptStatus,
    annualBudgetRange: profile.annualBudgetRange,
    sdgs: profile.sdgs,
    focusAreas: profile.focusAreas,
    ...Object.fromEntries(contact),
    updatedAt: profile.updatedAt,
  };
}

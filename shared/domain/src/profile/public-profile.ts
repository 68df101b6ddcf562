import type { Profile, PublicProfile } from './profile.schemas.ts';
import {
  isOwnPublicField,
  profileContactFields,
  profileFieldNames,
  profileFieldTable,
} from './profile-fields.ts';
import { type KnownEvidence, publicEvidence } from './public-evidence.ts';

/**
 * What everybody may see of a profile: never the tenant, private fields, hidden contact fields, or what is not chosen
 * for the public page.
 */
export function publicProfile(
  profile: Omit<Profile, 'tenantId' | 'revision' | 'createdAt' | 'isActive' | 'onLeaderboard'>,
  known: KnownEvidence,
): PublicProfile {
  const { id, hiddenContactFields, updatedAt } = profile;
  const shown = [
    ...profileFieldNames.filter((name) => isOwnPublicField(name) && !profileFieldTable[name].isHideable),
    ...profileContactFields.filter((name) => !hiddenContactFields.includes(name) && profile[name] !== ''),
  ];
  const fields = Object.fromEntries(shown.map((name) => [name, profile[name]]));
  return { id, ...fields, evidence: publicEvidence(profile, known), updatedAt } as PublicProfile;
}

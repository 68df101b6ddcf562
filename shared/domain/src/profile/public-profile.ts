import type { Profile, PublicProfile } from './profile.schemas.ts';
import { profileContactFields, profileFieldNames, profileFieldTable } from './profile-fields.ts';

/** What everybody may see of a profile: never the tenant, the figures, private fields or hidden contact fields. */
export function publicProfile(
  profile: Omit<Profile, 'tenantId' | 'revision' | 'createdAt' | 'isActive' | 'onLeaderboard' | 'facts'>,
): PublicProfile {
  const { id, hiddenContactFields, updatedAt } = profile;
  const shown = [
    ...profileFieldNames.filter((name) => {
      const { isHideable, isPrivate } = profileFieldTable[name];
      return !isHideable && !isPrivate;
    }),
    ...profileContactFields.filter((name) => !hiddenContactFields.includes(name) && profile[name] !== ''),
  ];
  const fields = Object.fromEntries(shown.map((name) => [name, profile[name]]));
  return { id, ...fields, updatedAt } as PublicProfile;
}

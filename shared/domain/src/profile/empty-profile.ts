import type { ProfileFields, ProfileSettings } from './profile.schemas.ts';
import { byProfileField, type ProfileField, profileFieldNames, profileFieldTable } from './profile-fields.ts';

function emptyValue({ kind }: ProfileField): string | number | never[] {
  if (kind === 'year') return 0;
  return kind === 'goals' || kind === 'list' ? [] : '';
}

/** A form nobody has written in yet. */
export const emptyProfileFields: Readonly<ProfileFields> = byProfileField(emptyValue) as ProfileFields;

/** How every profile begins (PROF-18). */
export const initialProfileSettings: Readonly<ProfileSettings> = {
  isActive: true,
  onLeaderboard: true,
  hiddenContactFields: [],
  facts: [],
};

/** Gives a stored profile each field it lacks as an empty one: it was saved before the field was added. */
export function fillProfileFields(stored: Partial<ProfileFields>): void {
  for (const name of profileFieldNames) {
    if (stored[name] === undefined) Object.assign(stored, { [name]: emptyValue(profileFieldTable[name]) });
  }
}

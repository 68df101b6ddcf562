import { type EvidenceList, evidenceLists } from '../evidence/evidence-limits.ts';
import type { ProfileFields, ProfileSettings } from './profile.schemas.ts';
import { byProfileField, type ProfileField, profileFieldNames, profileFieldTable } from './profile-fields.ts';

function emptyValue({ kind }: ProfileField): string | number | never[] {
  if (kind === 'year') return 0;
  return kind === 'goals' || kind === 'list' ? [] : '';
}

/** An empty form. */
export const emptyProfileFields: Readonly<ProfileFields> = byProfileField(emptyValue) as ProfileFields;

/** The settings of a new profile (PROF-18). */
export const initialProfileSettings: Readonly<ProfileSettings> = {
  isActive: true,
  onLeaderboard: true,
  hiddenContactFields: [],
  facts: [],
  projects: [],
  policies: [],
  reports: [],
};

/** Adds missing fields and lists as empty ones to a profile that was stored before they existed. */
export function fillProfileFields(
  stored: Partial<ProfileFields & Pick<ProfileSettings, EvidenceList>>,
): void {
  for (const name of evidenceLists) stored[name] ??= [];
  for (const name of profileFieldNames) {
    if (stored[name] === undefined) Object.assign(stored, { [name]: emptyValue(profileFieldTable[name]) });
  }
}

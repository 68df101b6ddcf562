import type { ProfileFields, ProfileSettings } from './profile.schemas.ts';

/** A form nobody has written in yet. */
export const emptyProfileFields: Readonly<ProfileFields> = {
  name: '',
  type: '',
  location: '',
  foundedYear: 0,
  website: '',
  contactEmail: '',
  contactPhone: '',
  mission: '',
  description: '',
  registrationNumber: '',
  taxExemptStatus: '',
  annualBudgetRange: '',
  sdgs: [],
  focusAreas: [],
  linkedinUrl: '',
  twitterHandle: '',
};

/** How every profile begins (PROF-18). */
export const initialProfileSettings: Readonly<ProfileSettings> = {
  isActive: true,
  onLeaderboard: true,
  hiddenContactFields: [],
  facts: [],
};

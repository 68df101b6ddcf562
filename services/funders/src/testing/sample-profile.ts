import type { ProfileSnapshot } from '@harambee/domain';
import { event } from '@harambee/service-kit';
import type { TestActor } from '@harambee/service-kit/testing';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';

/** An organization in Kenya. */
export const kenyanProfile: ProfileSnapshot = {
  profileId: 'p',
  revision: 1,
  name: 'Maji Kwa Wote',
  type: 'Other',
  location: 'Lodwar, Kenya',
  foundedYear: 2014,
  mission: 'Water',
  sdgs: [6],
  website: '',
  isActive: true,
  onLeaderboard: true,
  facts: [],
  standing: { taxExemptStatus: 'Registered Charity', annualBudgetRange: '', focusAreas: ['Water'] },
};

/** The event of a profile, as this service gets it. */
export const givenProfile = ({ tenantId }: TestActor, parts: Partial<ProfileSnapshot> = {}) =>
  onProfileChanged.handle(event('profile.updated', tenantId, { ...kenyanProfile, ...parts }));

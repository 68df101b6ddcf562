import type { DomainEvent, ProfileTold } from '@harambee/domain';
import type { KnownProfile, Organization } from './organization.model.ts';

/** What an event tells of an organisation beside its points. */
export type OrganizationNews = Partial<Pick<Organization, 'registeredName' | 'registeredAt' | 'profile'>>;

/** The newest profile stays, whatever comes later. */
export const profileNews =
  (told: ProfileTold) =>
  ({ profile }: Pick<Organization, 'profile'>): OrganizationNews => {
    if (profile && profile.revision >= told.revision) return {};
    const { profileId, revision, name, type, location, isActive, onLeaderboard } = told;
    const known: KnownProfile = { profileId, revision, name, type, location, isActive, onLeaderboard };
    return { profile: known };
  };

/** The earliest sign-up stays. */
export const registrationNews =
  ({ at, payload }: DomainEvent<'organization.registered'>) =>
  ({ registeredAt }: Pick<Organization, 'registeredAt'>): OrganizationNews =>
    registeredAt && registeredAt <= at ? {} : { registeredName: payload.name, registeredAt: at };

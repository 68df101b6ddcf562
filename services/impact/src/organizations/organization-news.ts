import type { DomainEvent, ProfileTold } from '@harambee/domain';
import type { KnownProfile, Organization } from './organization.model.ts';

/** What an event tells of an organization beside its points. */
export type OrganizationNews = Partial<
  Pick<Organization, 'registeredName' | 'nameRevision' | 'registeredAt' | 'profile'>
>;

type Known = Pick<Organization, 'registeredAt' | 'nameRevision'>;

/** The newest profile stays, whatever comes later. */
export const profileNews =
  (told: ProfileTold) =>
  ({ profile }: Pick<Organization, 'profile'>): OrganizationNews => {
    if (profile && profile.revision >= told.revision) return {};
    const { profileId, revision, name, type, location, isActive, onLeaderboard } = told;
    const known: KnownProfile = { profileId, revision, name, type, location, isActive, onLeaderboard };
    return { profile: known };
  };

/** The earliest sign-up stays, and a name that was given later. */
export const registrationNews =
  ({ at, payload }: DomainEvent<'organization.registered'>) =>
  ({ registeredAt, nameRevision }: Known): OrganizationNews => {
    if (registeredAt && registeredAt <= at) return {};
    return { registeredAt: at, ...(nameRevision === undefined && { registeredName: payload.name }) };
  };

/** The newest name stays. */
export const renameNews =
  ({ payload: { name, revision } }: DomainEvent<'organization.renamed'>) =>
  ({ nameRevision = 0 }: Known): OrganizationNews =>
    nameRevision >= revision ? {} : { registeredName: name, nameRevision: revision };

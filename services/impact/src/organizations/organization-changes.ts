import type { DomainEvent, ProfileSnapshot } from '@harambee/domain';
import type { KnownProfile, Organization } from './organization.model.ts';

/** What an event changes in an organization, besides its points. */
export type OrganizationChanges = Partial<
  Pick<Organization, 'registeredName' | 'nameRevision' | 'registeredAt' | 'profile'>
>;

type Known = Pick<Organization, 'registeredAt' | 'nameRevision'>;

/** The newest profile wins, whatever arrives later. */
export const profileChanges =
  (snapshot: ProfileSnapshot) =>
  ({ profile }: Pick<Organization, 'profile'>): OrganizationChanges => {
    if (profile && profile.revision >= snapshot.revision) return {};
    const { profileId, revision, name, type, location, isActive, onLeaderboard } = snapshot;
    const currency = snapshot.statements?.currency;
    const known: KnownProfile = { profileId, revision, name, type, location, isActive, onLeaderboard };
    return { profile: { ...known, ...(currency && { currency }) } };
  };

/** The earliest sign-up wins, and a name that was given later. */
export const registrationChanges =
  ({ at, payload }: DomainEvent<'organization.registered'>) =>
  ({ registeredAt, nameRevision }: Known): OrganizationChanges => {
    if (registeredAt && registeredAt <= at) return {};
    return { registeredAt: at, ...(nameRevision === undefined && { registeredName: payload.name }) };
  };

/** The newest name wins. */
export const renameChanges =
  ({ payload: { name, revision } }: DomainEvent<'organization.renamed'>) =>
  ({ nameRevision = 0 }: Known): OrganizationChanges =>
    nameRevision >= revision ? {} : { registeredName: name, nameRevision: revision };

import { apiPaths, type OutboxEntry, paths, profileInAnswer } from '@harambee/domain';
import type { UpdateProfileBody } from '@harambee/domain/schemas';
import { type Outbox, type OutboxAction, type SavedRecord, sendRecord } from '@harambee/platform';

interface ProfileChange {
  id: string;
  /** Some fields of the profile; a single switch is sent alone, without the version it started from. */
  body: UpdateProfileBody;
  revision?: number;
  read?: UpdateProfileBody;
}
export type ProfileEntry = OutboxEntry<'profile-update', ProfileChange>;

const isProfileChange = (data: object) => {
  const { id, body } = data as Partial<ProfileChange>;
  return Boolean(id) && typeof body === 'object' && body !== null && !Array.isArray(body);
};

export const isProfileEntry = (entry: OutboxEntry): entry is ProfileEntry =>
  entry.action === 'profile-update' && isProfileChange(entry.data);

function savedIn(answer: unknown): SavedRecord | undefined {
  const profile = profileInAnswer(answer);
  return profile && { id: profile.id, revision: profile.revision, answers: profile };
}

const update: OutboxAction<ProfileChange> = {
  label: 'Changes to the organization profile',
  nameOf: () => 'Organization profile',
  accepts: isProfileChange,
  send: (entry) => sendRecord(entry, { method: 'PUT', path: apiPaths.profile(entry.data.id), savedIn }),
  formOf: ({ data: { id } }) => paths.editProfile(id),
  refreshes: ['Profile'],
  synced: { message: 'PROFILE_SYNC_SUCCESS', says: 'The organization profile is up to date' },
};

/** The changes of the profile that can be saved offline. Browsers store this name. */
export const outbox: Outbox = { 'profile-update': update };

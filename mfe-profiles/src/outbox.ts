import {
  apiPaths,
  emptyProfileFields,
  initialProfileSettings,
  type OutboxEntry,
  paths,
  profileInAnswer,
} from '@harambee/domain';
import type { CreateProfileBody, UpdateProfileBody } from '@harambee/domain/schemas';
import {
  type Outbox,
  type OutboxAction,
  type SavedRecord,
  type SendResult,
  sendRecord,
} from '@harambee/platform';

interface NewProfile {
  body: CreateProfileBody;
}
export type NewProfileEntry = OutboxEntry<'profile-create', NewProfile>;

interface ProfileChange {
  id: string;
  /** Some fields of the profile; a single switch is sent alone, without the version it started from. */
  body: UpdateProfileBody;
  revision?: number;
  read?: UpdateProfileBody;
}
export type ProfileEntry = OutboxEntry<'profile-update', ProfileChange>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNewProfile = (data: object) => isObject((data as Partial<NewProfile>).body);
const isProfileChange = (data: object) => {
  const { id, body } = data as Partial<ProfileChange>;
  return Boolean(id) && isObject(body);
};

export const isNewProfileEntry = (entry: OutboxEntry): entry is NewProfileEntry =>
  entry.action === 'profile-create' && isNewProfile(entry.data);

export const isProfileEntry = (entry: OutboxEntry): entry is ProfileEntry =>
  entry.action === 'profile-update' && isProfileChange(entry.data);

function savedIn(answer: unknown): SavedRecord | undefined {
  const profile = profileInAnswer(answer);
  const { changedBy } = (answer ?? {}) as { changedBy?: string };
  if (!profile) return undefined;
  const { id, revision } = profile;
  return { id, revision, answers: profile, ...(changedBy !== undefined && { changedBy }) };
}

const shared = {
  nameOf: () => 'Organization profile',
  refreshes: ['Profile'],
  synced: { message: 'PROFILE_SYNC_SUCCESS', says: 'The organization profile is up to date' },
} as const;

/** The id of the profile the organization has already (PROF-11). */
function existingIn(result: SendResult): string | undefined {
  if (result.kind !== 'refused' || result.refusal.status !== 409) return undefined;
  return result.refusal.details?.find(({ field }) => field === 'id')?.message;
}

const create: OutboxAction<NewProfile> = {
  ...shared,
  label: 'New organization profile',
  accepts: isNewProfile,
  send: async (entry) => {
    const result = await sendRecord(entry, { method: 'POST', path: apiPaths.profiles, savedIn });
    const id = existingIn(result);
    // A colleague was faster, and an organization has one profile: what was written here is added to theirs.
    return id === undefined
      ? result
      : { kind: 'exists', id, read: { ...emptyProfileFields, ...initialProfileSettings } };
  },
  asChange: ({ body: { organizationType: _onboarding, ...body } }) => ({ action: 'profile-update', body }),
  formOf: ({ id }) => paths.editProfile(id),
};

const update: OutboxAction<ProfileChange> = {
  ...shared,
  label: 'Changes to the organization profile',
  accepts: isProfileChange,
  send: (entry) =>
    sendRecord(entry, {
      method: 'PUT',
      path: apiPaths.profile(entry.data.id),
      savedIn,
      merging: async () => (await import('./merging.ts')).mergeProfiles,
    }),
  formOf: ({ data: { id } }) => paths.editProfile(id),
};

/** The changes of the profile that can be saved offline. Browsers store these names. */
export const outbox: Outbox = { 'profile-create': create, 'profile-update': update };

import {
  emptyProfileFields,
  type FieldProblem,
  initialProfileSettings,
  isSameVisibility,
  profileExistsMessage,
  profileNotPublicMessage,
  profileOnboardingRules,
  profileRules,
} from '@harambee/domain';
import type { CreateProfileBody, Profile, UpdateProfileBody } from '@harambee/domain/schemas';
import {
  type Actor,
  Conflict,
  createOnce,
  event,
  Forbidden,
  isDuplicateKey,
  isRemoved,
  mustBeAllowed,
  NotFound,
  PreconditionFailed,
  retryOnConflict,
} from '@harambee/service-kit';
import { ProfileModel, type ProfileRecord } from './profile.model.ts';
import { fieldsOf, settingsOf, toProfile, toSnapshot } from './profile-answers.ts';
import { type Content, changedContent, checkContent, rulesForUpdate } from './profile-fields.ts';

/** 409 with the id of the existing profile, so that the form can link to it (PROF-11). */
export class ProfileExists extends Conflict {
  readonly details: readonly FieldProblem[];

  constructor(id: string) {
    super(profileExistsMessage);
    this.details = [{ field: 'id', message: id }];
  }
}

const recordOf = (tenantId: string): Promise<ProfileRecord | null> =>
  ProfileModel.findOne({ tenantId }).lean<ProfileRecord>();

/** GET /api/ngo/profile/tenant/{tenantId}: the caller's own tenant; any other answers as if it had no profile. */
export async function profileOfTenant(actor: Actor, tenantId: string): Promise<Profile> {
  const record = tenantId === actor.tenantId ? await recordOf(actor.tenantId) : null;
  if (!record) throw new NotFound();
  return toProfile(record);
}

/** POST /api/ngo/profile: from the form, or with `organizationType` from onboarding (PROF-12). */
export async function createProfile(
  { tenantId, userId }: Actor,
  id: string,
  { organizationType, ...sent }: CreateProfileBody,
): Promise<Profile> {
  const content = changedContent({ ...emptyProfileFields, ...initialProfileSettings }, sent);
  checkContent(organizationType === undefined ? profileRules : profileOnboardingRules, content);
  const at = new Date();
  const record = { _id: id, ...content, revision: 0, restatedIn: 0 };
  const outbox = [event('profile.created', tenantId, toSnapshot(record))];
  try {
    const { document } = await createOnce(ProfileModel, {
      ...record,
      tenantId,
      changedBy: userId,
      createdAt: at,
      updatedAt: at,
      outbox,
    });
    return toProfile(document);
  } catch (error) {
    if (!isDuplicateKey(error, 'tenantId')) throw error;
    const present = await recordOf(tenantId);
    if (!present) throw error;
    throw new ProfileExists(present._id);
  }
}

/**
 * PUT /api/ngo/profile/{id}. With `revision`, only if nobody has changed it since; without it, the last write wins.
 */
export async function updateProfile(
  actor: Actor,
  id: string,
  { organizationType, ...sent }: UpdateProfileBody,
  revision?: number,
): Promise<Profile> {
  const { tenantId } = actor;
  const rules = rulesForUpdate(sent, organizationType !== undefined);
  return retryOnConflict('Another change to this profile is in progress. Please try again.', async () => {
    const present = await ProfileModel.findOne({ _id: id, tenantId }).lean<ProfileRecord>();
    if (!present) throw new NotFound();
    if (revision !== undefined && revision !== present.revision) {
      throw new PreconditionFailed('This profile was changed since you read it', {
        profile: toProfile(present),
        ...(present.changedBy && { changedBy: present.changedBy }),
      });
    }
    const content = changedContent({ ...fieldsOf(present), ...settingsOf(present) }, sent);
    // Sending unchanged fields is no change: pages send their whole form.
    if (!isSameVisibility(present, content)) mustBeAllowed(actor, 'visibility.change');
    checkContent(rules, content);
    const updated = await replaceContent(actor, present, content);
    return updated ? toProfile(updated) : undefined;
  });
}

/** The new content and its event in one write; undefined if somebody else was first. */
async function replaceContent(
  { userId }: Actor,
  present: ProfileRecord,
  content: Content,
): Promise<ProfileRecord | null> {
  const { _id, tenantId, revision } = present;
  const snapshot = toSnapshot({ _id, ...content, revision: revision + 1 });
  return ProfileModel.findOneAndUpdate(
    { _id, tenantId, revision },
    {
      $set: { ...content, restatedIn: revision + 1, changedBy: userId, updatedAt: new Date() },
      $inc: { revision: 1 },
      $push: { outbox: event('profile.updated', tenantId, snapshot) },
    },
    { returnDocument: 'after' },
  ).lean<ProfileRecord>();
}

/** A profile by the id of its public page, shown or not; 404 if there is none. */
export async function findKnown(id: string): Promise<ProfileRecord> {
  const record = await ProfileModel.findOne({ _id: id }, undefined, {
    allTenants: true,
  }).lean<ProfileRecord>();
  // Gone at once with its organization, even before its event arrives.
  if (!record || (await isRemoved(record.tenantId))) throw new NotFound();
  return record;
}

/** A public profile: 404 if there is none, 403 if its organization has switched it off. */
export async function findPublic(id: string): Promise<ProfileRecord> {
  const record = await findKnown(id);
  if (!record.isActive) throw new Forbidden(profileNotPublicMessage);
  return record;
}

import { event, retryOnConflict } from '@harambee/service-kit';
import { ProfileModel, type ProfileRecord } from './profile.model.ts';
import { toSnapshot } from './profile-answers.ts';

/**
 * Copies an organization's new name to its profile, if there is one. A name older than the last copied one changes
 * nothing, so what was typed into the profile since then stays, too.
 */
export async function renameProfile(tenantId: string, name: string, nameRevision: number): Promise<void> {
  await retryOnConflict('This profile is being changed right now', async () => {
    const present = await ProfileModel.findOne({ tenantId }).lean<ProfileRecord>();
    if (!present || (present.nameRevision ?? 0) >= nameRevision) return true;
    const revision = present.revision + 1;
    const snapshot = toSnapshot({ ...present, name, revision });
    const { modifiedCount } = await ProfileModel.updateOne(
      { _id: present._id, tenantId, revision: present.revision },
      {
        $set: { name, nameRevision, revision, restatedIn: revision, updatedAt: new Date() },
        $push: { outbox: event('profile.updated', tenantId, snapshot) },
      },
    );
    // Otherwise somebody was faster with another change: apply the name again.
    return modifiedCount === 1 || undefined;
  });
}

import { fillProfileFields } from '@harambee/domain';
import { event, migration } from '@harambee/service-kit';
import { ProfileModel, type ProfileRecord } from '../profiles/profile.model.ts';
import { toSnapshot } from '../profiles/profile-answers.ts';

/**
 * Tells other services the tax status, budget range and focus areas of profiles that were saved before events had them:
 * rules of calls are held against them. The profile does not change, so nobody's open form is out of date.
 */
export const restateProfiles = migration<ProfileRecord>({
  id: '2026-12-01-restate-profiles',
  what: 'Services learn tax status, budget range and focus areas of profiles saved before 2026-12.',
  model: ProfileModel,
  change(record) {
    const { revision, tenantId, restatedIn } = record;
    if (restatedIn === revision) return undefined;
    const filled = { ...record };
    // As it is read: fields that came after its last save are empty.
    fillProfileFields(filled);
    return {
      where: { revision },
      update: {
        $set: { restatedIn: revision },
        $push: { outbox: event('profile.restated', tenantId, toSnapshot(filled)) },
      },
    };
  },
});

import type { FieldProblem, ProfileSnapshot } from '@harambee/domain';
import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows about an organization: its name from sign-up on, the rest once there is a profile. */
export interface KnownOrganization
  extends Partial<
      Pick<ProfileSnapshot, 'profileId' | 'type' | 'location' | 'foundedYear' | 'mission' | 'sdgs'>
    >,
    Partial<Pick<ProfileSnapshot, 'website' | 'isActive' | 'onLeaderboard'>> {
  tenantId: string;
  name: string;
  /** Revision of the last change of the name; older events change nothing. */
  nameRevision?: number;
  /** What the profile rules still require; absent if an older event did not say. */
  problems?: FieldProblem[];
  /** The organization's own currency among those of its amounts. */
  currency?: string | undefined;
  /** Revision of the profile behind this record; older events change nothing. */
  profileRevision?: number;
}

const problem = new Schema<FieldProblem>({ field: String, message: String }, { _id: false });

const knownOrganization = new Schema<KnownOrganization>(
  {
    tenantId,
    name: { type: String, required: true },
    nameRevision: Number,
    profileId: String,
    type: String,
    location: String,
    foundedYear: Number,
    mission: String,
    sdgs: { type: [Number], default: undefined },
    website: String,
    isActive: Boolean,
    onLeaderboard: Boolean,
    problems: { type: [problem], default: undefined },
    currency: String,
    profileRevision: Number,
  },
  { collection: 'assistant_organizations', versionKey: false },
);

knownOrganization.index({ tenantId: 1 }, { unique: true });
knownOrganization.plugin(tenantPlugin);

export const KnownOrganizationModel = model<KnownOrganization>('AssistantOrganization', knownOrganization);

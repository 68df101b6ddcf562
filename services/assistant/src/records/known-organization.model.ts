import type { FieldProblem, ProfileSnapshot } from '@harambee/domain';
import type { ProfileFields } from '@harambee/domain/schemas';
import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** A dated figure about the organization, with where it is from. */
type Figure = Omit<ProfileSnapshot['facts'][number], 'id'>;

/** What its profile says to funders (ASSIST-36): everybody of the organization can open that page. */
type Details = Partial<
  Pick<
    ProfileFields,
    'registrationNumber' | 'legalStatus' | 'contactName' | 'contactEmail' | 'contactPhone'
  > &
    Pick<ProfileFields, 'taxExemptStatus' | 'annualBudgetRange' | 'focusAreas'>
>;

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
  /** The dated figures of its profile; absent if no event has told. */
  figures?: Figure[];
  /** Absent if no event has told; a field that older events lack is absent, too. */
  details?: Details;
  /** Revision of the figures and details: another handler stores them. */
  factsRevision?: number;
  /** Revision of the profile behind this record; older events change nothing. */
  profileRevision?: number;
}

const problem = new Schema<FieldProblem>({ field: String, message: String }, { _id: false });

const figure = new Schema<Figure>(
  { name: String, value: Number, unit: String, date: String, source: String },
  { _id: false },
);

const details = new Schema<Details>(
  {
    registrationNumber: String,
    legalStatus: String,
    contactName: String,
    contactEmail: String,
    contactPhone: String,
    taxExemptStatus: String,
    annualBudgetRange: String,
    focusAreas: { type: [String], default: undefined },
  },
  { _id: false },
);

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
    figures: { type: [figure], default: undefined },
    details: { type: details, default: undefined },
    factsRevision: Number,
    profileRevision: Number,
  },
  { collection: 'assistant_organizations', versionKey: false },
);

knownOrganization.index({ tenantId: 1 }, { unique: true });
knownOrganization.plugin(tenantPlugin);

export const KnownOrganizationModel = model<KnownOrganization>('AssistantOrganization', knownOrganization);

import type { ProfileSnapshot, ProfileStatements } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/**
 * What this service knows of an organization from events, because services never call each other (architecture, rule
 * 5). The name exists from sign-up on, the rest once there is a profile.
 */
export interface OrganizationRecord
  extends Partial<
    Pick<
      ProfileSnapshot,
      'mission' | 'location' | 'foundedYear' | 'sdgs' | 'website' | 'facts' | 'statements'
    >
  > {
  tenantId: string;
  name: string;
  /** Revision of the last change of the name; older events change nothing. */
  nameRevision?: number;
  /** Revision of the profile behind this record; older events change nothing. */
  profileRevision?: number;
  /** Day that profile was saved, `YYYY-MM-DD`. */
  profileSavedOn?: string;
}

const { text, number } = fields;

const fact = new Schema<ProfileSnapshot['facts'][number]>(
  { id: text, name: text, value: number, unit: text, date: text, source: text },
  { _id: false },
);

const statements = new Schema<ProfileStatements>(
  {
    description: text,
    registrationNumber: text,
    legalStatus: text,
    contactName: text,
    contactEmail: text,
    contactPhone: text,
    currency: text,
  },
  { _id: false },
);

const organization = new Schema<OrganizationRecord>(
  {
    tenantId,
    name: text,
    nameRevision: Number,
    mission: String,
    location: String,
    foundedYear: Number,
    sdgs: { type: [Number], default: undefined },
    website: String,
    facts: { type: [fact], default: undefined },
    statements: { type: statements, default: undefined },
    profileRevision: Number,
    profileSavedOn: String,
  },
  { collection: 'proposal_organizations', versionKey: false },
);

organization.index({ tenantId: 1 }, { unique: true });
organization.plugin(tenantPlugin);

export const OrganizationModel = model<OrganizationRecord>('ProposalOrganization', organization);

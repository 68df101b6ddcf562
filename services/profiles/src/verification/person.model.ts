import { type Role, roleNames } from '@harambee/domain';
import { derivedId, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows of a person of an organization, from events: enough to say what is verified (PROF-60). */
export interface PersonRecord {
  /** Follows from tenant and person (`personKey`). */
  _id: string;
  tenantId: string;
  /** Absent until the event that says it has come: then nothing is verified by this person. */
  role?: Role;
  /** The domain that their proved address says something about; absent if none. */
  domain?: string | undefined;
  /** When it was proved. */
  since?: Date;
  /** Of the proof in the event; an older one changes nothing. */
  proofRevision?: number;
}

const person = new Schema<PersonRecord>(
  {
    _id: String,
    tenantId,
    role: { type: String, enum: roleNames },
    domain: String,
    since: Date,
    proofRevision: Number,
  },
  { collection: 'profile_people', versionKey: false },
);

person.index({ tenantId: 1, domain: 1, role: 1 });
person.plugin(tenantPlugin);

export const personKey = (tenant: string, userId: string) => ({
  tenantId: tenant,
  _id: derivedId(tenant, 'person', userId),
});

export const PersonModel = model<PersonRecord>('ProfilePerson', person);

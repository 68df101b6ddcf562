import type { Applicant, ProfileSnapshot } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows of an organization from the events of its profile: what rules of calls are held against. */
export interface ApplicantRecord extends Applicant {
  tenantId: string;
  /** Revision of the profile behind this record; older events change nothing. */
  profileRevision: number;
}

const { text, number } = fields;

const fact = new Schema<ProfileSnapshot['facts'][number]>(
  { name: text, value: number, unit: text, date: text },
  { _id: false },
);

const applicant = new Schema<ApplicantRecord>(
  {
    tenantId,
    name: String,
    type: String,
    location: String,
    foundedYear: Number,
    mission: String,
    description: String,
    sdgs: { type: [Number], default: undefined },
    focusAreas: { type: [String], default: undefined },
    registrationNumber: String,
    legalStatus: String,
    taxExemptStatus: String,
    annualBudgetRange: String,
    facts: { type: [fact], default: undefined },
    profileRevision: number,
  },
  { collection: 'call_applicants', versionKey: false },
);

applicant.index({ tenantId: 1 }, { unique: true });
applicant.plugin(tenantPlugin);

export const ApplicantModel = model<ApplicantRecord>('CallApplicant', applicant);

import { type DomainEvent, profileContactFields } from '@harambee/domain';
import type { ProfileFact, ProfileFields, ProfileSettings } from '@harambee/domain/schemas';
import { fields, outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** The profile of one organization. Its id is the one of the public page and says nothing of the tenant. */
export interface ProfileRecord extends ProfileFields, ProfileSettings {
  _id: string;
  tenantId: string;
  /** Rises with every change. */
  revision: number;
  /** Of the organization's name that was taken over last. */
  nameRevision?: number;
  createdAt: Date;
  updatedAt: Date;
  outbox?: DomainEvent[];
}

const { text, emptyText, number, flag } = fields;
/** May be empty: mongoose takes an empty text for a missing one. */

const fact = new Schema<ProfileFact>(
  { id: text, name: text, value: number, unit: text, date: text, source: text },
  { _id: false },
);

const profile = new Schema<ProfileRecord>(
  {
    _id: String,
    tenantId,
    name: text,
    type: emptyText,
    location: emptyText,
    foundedYear: number,
    website: emptyText,
    contactEmail: emptyText,
    contactPhone: emptyText,
    mission: text,
    description: emptyText,
    registrationNumber: emptyText,
    taxExemptStatus: emptyText,
    annualBudgetRange: emptyText,
    sdgs: [Number],
    focusAreas: [String],
    linkedinUrl: emptyText,
    twitterHandle: emptyText,
    isActive: flag,
    onLeaderboard: flag,
    hiddenContactFields: [{ type: String, enum: profileContactFields }],
    facts: [fact],
    revision: number,
    nameRevision: Number,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'profiles', versionKey: false },
);

// Unique: of two first profiles that a tenant makes at the same moment, one meets the other here (PROF-11).
profile.index({ tenantId: 1 }, { unique: true });

// Before model(): hooks added after it never run.
profile.plugin(tenantPlugin);
profile.plugin(outboxPlugin);

export const ProfileModel = model<ProfileRecord>('Profile', profile);

import {
  byProfileField,
  type DomainEvent,
  fillProfileFields,
  type ProfileField,
  profileContactFields,
} from '@harambee/domain';
import type { ProfileFact, ProfileFields, ProfileSettings } from '@harambee/domain/schemas';
import { fields, outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema, type SchemaDefinition } from 'mongoose';

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

function storedAs({ kind, isAskedFirst }: ProfileField) {
  if (kind === 'year') return number;
  if (kind === 'goals') return [Number];
  if (kind === 'list') return [String];
  // Mongoose takes an empty text for a missing one.
  return isAskedFirst ? text : emptyText;
}

const fact = new Schema<ProfileFact>(
  { id: text, name: text, value: number, unit: text, date: text, source: text },
  { _id: false },
);

const profile = new Schema<ProfileRecord>(
  {
    _id: String,
    tenantId,
    ...(byProfileField(storedAs) as SchemaDefinition<ProfileFields>),
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

// Lean reads apply no defaults: a profile that was saved before a field was added gets it here.
profile.post(['findOne', 'findOneAndUpdate'], (found: ProfileRecord | null) => {
  if (found) fillProfileFields(found);
});

// Before model(): hooks added after it never run.
profile.plugin(tenantPlugin);
profile.plugin(outboxPlugin);

export const ProfileModel = model<ProfileRecord>('Profile', profile);

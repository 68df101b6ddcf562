import {
  byProfileField,
  type DomainEvent,
  fillProfileFields,
  type ProfileField,
  profileContactFields,
} from '@harambee/domain';
import type {
  FundedProject,
  OwnFact,
  Policy,
  ProfileFields,
  ProfileSettings,
  Report,
} from '@harambee/domain/schemas';
import { fields, outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema, type SchemaDefinition } from 'mongoose';

/** The profile of one organization. Its id is also that of the public page, and does not reveal the tenant. */
export interface ProfileRecord extends ProfileFields, ProfileSettings {
  _id: string;
  tenantId: string;
  /** Rises with every change. */
  revision: number;
  /** Revision of the organization's name that was copied last. */
  nameRevision?: number;
  /** The revision in which other services were told all that events of profiles say since 2026-12 (`restate-profiles.ts`). */
  restatedIn?: number;
  /** Who saved it last: whoever meets that change while saving is told (OFFLINE-20). */
  changedBy?: string;
  createdAt: Date;
  updatedAt: Date;
  outbox?: DomainEvent[];
}

const { text, emptyText, number, flag } = fields;

function storedAs({ kind, isAskedFirst }: ProfileField) {
  if (kind === 'year') return number;
  if (kind === 'goals') return [Number];
  if (kind === 'list') return [String];
  // Mongoose treats an empty text as missing.
  return isAskedFirst ? text : emptyText;
}

const rows = { _id: false } as const;

const fact = new Schema<OwnFact>(
  {
    id: text,
    name: text,
    value: number,
    unit: text,
    date: text,
    source: text,
    url: String,
    isPublic: Boolean,
  },
  rows,
);

const project = new Schema<FundedProject>(
  {
    id: text,
    title: text,
    funder: emptyText,
    amount: number,
    currency: emptyText,
    from: number,
    to: number,
    summary: emptyText,
    proposalId: String,
    showsAmount: Boolean,
  },
  rows,
);
const policy = new Schema<Policy>({ id: text, title: text, url: text }, rows);
const report = new Schema<Report>({ id: text, title: text, year: number, url: text }, rows);

const profile = new Schema<ProfileRecord>(
  {
    _id: String,
    tenantId,
    ...(byProfileField(storedAs) as SchemaDefinition<ProfileFields>),
    isActive: flag,
    onLeaderboard: flag,
    hiddenContactFields: [{ type: String, enum: profileContactFields }],
    facts: [fact],
    projects: [project],
    policies: [policy],
    reports: [report],
    revision: number,
    nameRevision: Number,
    restatedIn: Number,
    changedBy: String,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'profiles', versionKey: false },
);

// Unique: if a tenant creates two first profiles at the same moment, the second one fails here (PROF-11).
profile.index({ tenantId: 1 }, { unique: true });

// Lean reads apply no defaults: a profile that was saved before a field was added gets it here.
profile.post(['findOne', 'findOneAndUpdate'], (found: ProfileRecord | null) => {
  if (found) fillProfileFields(found);
});

/** All that the directory of public profiles reads, over all organizations. */
export const directoryIndex = { isActive: 1, _id: 1, updatedAt: 1 } as const;
profile.index(directoryIndex);

// Before model(): hooks added after it never run.
profile.plugin(tenantPlugin);
profile.plugin(outboxPlugin);

export const ProfileModel = model<ProfileRecord>('Profile', profile);

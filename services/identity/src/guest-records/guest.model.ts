import type { DomainEvent, GuestMay } from '@harambee/domain';
import { guestMayNames } from '@harambee/domain';
import { fields, outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** Why a link ended before its day. */
export const guestEnds = ['revoked', 'inviter-left'] as const;
export type GuestEnd = (typeof guestEnds)[number];

/** Somebody outside the organization with a link to one proposal (GUEST-01). */
export interface StoredGuest {
  _id: string;
  tenantId: string;
  proposalId: string;
  name: string;
  /** As it was typed; codes go only there. */
  email: string;
  emailKey: string;
  may: GuestMay;
  /** Hash of the secret in the link. */
  secretHash: string;
  invitedBy: string;
  invitedByName: string;
  createdAt: Date;
  /** The last moment at which the link works. */
  until: Date;
  openedAt?: Date;
  lastSeenAt?: Date;
  endedAt?: Date;
  endedBecause?: GuestEnd;
  /** Rises with every change that others are told of. */
  revision: number;
  /** When this row goes. */
  goesAt: Date;
  outbox?: DomainEvent[];
}

const { text } = fields;
const date = { type: Date, required: true } as const;

const guestSchema = new Schema<StoredGuest>(
  {
    _id: text,
    tenantId,
    proposalId: text,
    name: text,
    email: text,
    emailKey: text,
    may: { type: String, enum: guestMayNames, required: true },
    secretHash: text,
    invitedBy: text,
    invitedByName: text,
    createdAt: date,
    until: date,
    openedAt: Date,
    lastSeenAt: Date,
    endedAt: Date,
    endedBecause: { type: String, enum: guestEnds },
    revision: { type: Number, required: true },
    goesAt: date,
  },
  { collection: 'guests', versionKey: false },
);
guestSchema.plugin(tenantPlugin);
guestSchema.plugin(outboxPlugin);
guestSchema.index({ tenantId: 1, proposalId: 1, createdAt: -1 });
guestSchema.index({ tenantId: 1, invitedBy: 1 });
// Not by tenant: a person who opens a link has none yet.
guestSchema.index({ secretHash: 1 }, { unique: true });
guestSchema.index({ goesAt: 1 }, { expireAfterSeconds: 0 });

export const GuestModel = model('Guest', guestSchema);

import { type GuestMay, guestMayNames } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows of a guest from events of identity (architecture, rule 5): who may be named and asked. */
export interface KnownGuestRecord {
  _id: string;
  tenantId: string;
  proposalId: string;
  name: string;
  may: GuestMay;
  until: Date;
  /** Its link ended before its day. */
  isEnded?: true;
  revision: number;
}

const knownGuest = new Schema<KnownGuestRecord>(
  {
    _id: fields.text,
    tenantId,
    proposalId: fields.text,
    name: fields.text,
    may: { type: String, enum: guestMayNames, required: true },
    until: { type: Date, required: true },
    isEnded: Boolean,
    revision: fields.number,
  },
  { collection: 'proposal_guests', versionKey: false },
);
knownGuest.index({ tenantId: 1, proposalId: 1 });
knownGuest.plugin(tenantPlugin);

export const KnownGuestModel = model<KnownGuestRecord>('ProposalGuest', knownGuest);

import { type PointReason, pointReasons } from '@harambee/domain';
import { outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** Why points were given: a step of a proposal, or an award of the catalog. */
export type LedgerReason = PointReason | 'award';
export const ledgerReasons = [...pointReasons, 'award'] as const satisfies LedgerReason[];

/** Points with their day. Each event is recorded once: tenant, reason and source are unique. */
export interface LedgerEntry {
  /** Follows from tenant, reason and source. */
  _id: string;
  tenantId: string;
  reason: LedgerReason;
  /** The proposal, or the name of the award. */
  source: string;
  /** 0 for a proposal beyond the weekly limit. */
  points: number;
  at: Date;
  /** `YYYY-MM-DD` of `at`, in UTC. */
  day: string;
  /** ISO week of `at`. */
  week: string;
}

export const hasPoints = { points: { $gt: 0 } } as const;
export const earningIndex = { tenantId: 1, reason: 1, at: -1, source: -1 } as const;

const ledgerEntry = new Schema<LedgerEntry>(
  {
    _id: String,
    tenantId,
    reason: { type: String, enum: ledgerReasons, required: true },
    source: { type: String, required: true },
    points: { type: Number, required: true },
    at: { type: Date, required: true },
    day: { type: String, required: true },
    week: { type: String, required: true },
  },
  { collection: 'impact_ledger', versionKey: false },
);

ledgerEntry.index({ tenantId: 1, reason: 1, source: 1 }, { unique: true });
// The entries of a day, added up.
ledgerEntry.index({ tenantId: 1, day: 1 });
// The first ones of a week, which earn points; the newest ones, for Recent Activity; the one that earned a
// badge.
ledgerEntry.index({ tenantId: 1, reason: 1, week: 1, at: 1, source: 1 });
ledgerEntry.index({ tenantId: 1, reason: 1, at: 1, source: 1 });
/** Those with points: in a busy week, most proposals have none. */
ledgerEntry.index(earningIndex, { name: 'earning', partialFilterExpression: hasPoints });
ledgerEntry.plugin(tenantPlugin);
ledgerEntry.plugin(outboxPlugin);

export const LedgerEntryModel = model<LedgerEntry>('ImpactLedgerEntry', ledgerEntry);

import {
  dayOf,
  earningProposalsPerWeek,
  isoWeek,
  type PointReason,
  pointReasons,
  pointsOfReason,
} from '@harambee/domain';
import { derivedId } from '@harambee/service-kit';
import type { KnownProposal } from '../proposals/known-proposal.model.ts';
import type { LedgerEntry, LedgerReason } from './ledger-entry.model.ts';

/** An entry of the ledger; its id follows from its source. */
export function ledgerEntry(
  tenantId: string,
  reason: LedgerReason,
  source: string,
  points: number,
  at: Date,
): LedgerEntry {
  const _id = derivedId(tenantId, reason, source);
  return { _id, tenantId, reason, source, points, at, day: dayOf(at), week: isoWeek(at) };
}

/** The entries of a proposal, before the weekly limit is applied. */
export function entriesOf({ _id, tenantId, createdAt, arrivals }: KnownProposal): LedgerEntry[] {
  const moments: Partial<Record<PointReason, Date>> = { created: createdAt, ...arrivals };
  return pointReasons.flatMap((reason) => {
    const at = moments[reason];
    return at ? [ledgerEntry(tenantId, reason, _id, pointsOfReason(reason), at)] : [];
  });
}

const byTime = (one: LedgerEntry, other: LedgerEntry): number =>
  one.at.getTime() - other.at.getTime() || (one.source < other.source ? -1 : 1);

/**
 * The whole ledger of an organization's proposals. Of those created in one week only the first ones earn
 * points, ordered by time and then by id: the order in which they became known does not matter.
 */
export function ledgerOf(proposals: Iterable<KnownProposal>): LedgerEntry[] {
  const ledger = [...proposals].flatMap(entriesOf);
  const inWeek = new Map<string, number>();
  for (const entry of ledger.filter(({ reason }) => reason === 'created').sort(byTime)) {
    const before = inWeek.get(entry.week) ?? 0;
    inWeek.set(entry.week, before + 1);
    if (before >= earningProposalsPerWeek) entry.points = 0;
  }
  return ledger;
}

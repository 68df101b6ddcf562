import { pointReasons } from '@harambee/domain';
import type { AnyModel } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { BoardCountersModel } from '../board/board-counters.model.ts';
import { BoardEntryModel } from '../board/board-entry.model.ts';
import { DaySumModel } from '../ledger/day-sum.model.ts';
import { LedgerEntryModel } from '../ledger/ledger-entry.model.ts';
import { OrganizationModel } from '../organizations/organization.model.ts';
import { KnownProposalModel } from '../proposals/known-proposal.model.ts';
import { ReportCountersModel } from '../report/report-counters.model.ts';
import { UsageCountersModel } from '../usage/usage-counters.model.ts';
import { UsageRecordModel } from '../usage/usage-event.model.ts';

/** The collections that follow from events alone. */
const derived: readonly AnyModel[] = [
  KnownProposalModel,
  DaySumModel,
  OrganizationModel,
  BoardEntryModel,
  // Counted again at the next read.
  BoardCountersModel,
  ReportCountersModel,
  UsageCountersModel,
];

/**
 * Removes everything that follows from events. Awards, announced milestones, usage counted by the shell, and
 * visits stay, because they exist nowhere else.
 */
export async function emptyProjection(): Promise<void> {
  for (const model of derived) await model.collection.deleteMany({});
  await LedgerEntryModel.deleteMany({ reason: trusted({ $in: [...pointReasons] }) }, { allTenants: true });
  await UsageRecordModel.deleteMany({ subject: trusted({ $exists: true }) }, { allTenants: true });
}

import type { AnyModel } from '@harambee/service-kit';
import { BoardCountersModel } from './board/board-counters.model.ts';
import { BoardEntryModel } from './board/board-entry.model.ts';
import { DaySumModel } from './ledger/day-sum.model.ts';
import { LedgerEntryModel } from './ledger/ledger-entry.model.ts';
import { MilestoneModel } from './milestones/milestone.model.ts';
import { OrganizationModel } from './organizations/organization.model.ts';
import { KnownProposalModel } from './proposals/known-proposal.model.ts';
import { ReportCountersModel } from './report/report-counters.model.ts';
import { UsageCountersModel } from './usage/usage-counters.model.ts';
import { UsageRecordModel } from './usage/usage-event.model.ts';
import { VisitModel } from './usage/visit.model.ts';
import { VisitKeyModel } from './usage/visit-key.model.ts';

/** Everything this service stores. */
export const models: readonly AnyModel[] = [
  KnownProposalModel,
  LedgerEntryModel,
  DaySumModel,
  OrganizationModel,
  BoardEntryModel,
  MilestoneModel,
  UsageRecordModel,
  VisitModel,
  VisitKeyModel,
  BoardCountersModel,
  ReportCountersModel,
  UsageCountersModel,
];

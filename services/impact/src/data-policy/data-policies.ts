import {
  asJson,
  type Contents,
  type DataPolicy,
  jsonFile,
  leftOut,
  notAboutPersons,
  projection,
  shown,
} from '@harambee/service-kit';
import { BoardCountersModel } from '../board/board-counters.model.ts';
import { boardCounters } from '../board/board-counters.ts';
import { BoardEntryModel } from '../board/board-entry.model.ts';
import { badgeList } from '../impact/badges.service.ts';
import { DaySumModel } from '../ledger/day-sum.model.ts';
import { LedgerEntryModel } from '../ledger/ledger-entry.model.ts';
import { MilestoneModel } from '../milestones/milestone.model.ts';
import { OrganizationModel } from '../organizations/organization.model.ts';
import { KnownProposalModel } from '../proposals/known-proposal.model.ts';
import { ReportCountersModel } from '../report/report-counters.model.ts';
import { UsageCountersModel } from '../usage/usage-counters.model.ts';
import { UsageRecordModel } from '../usage/usage-event.model.ts';
import { VisitModel } from '../usage/visit.model.ts';
import { VisitKeyModel } from '../usage/visit-key.model.ts';
import { personMark } from '../usage/visits.service.ts';

const badges: Contents = {
  name: 'badges.json',
  about: 'The badges, how far each is, and when it was earned.',
  async *files(actor) {
    yield { path: 'badges.json', content: asJson((await badgeList(actor)).badges) };
  },
};

async function* visitsOf(tenantId: string, userId: string): AsyncIterable<unknown> {
  const person = await personMark(tenantId, userId);
  const visits = VisitModel.find({ tenantId, person }).sort({ day: 1 }).lean().cursor();
  for await (const { day, firstAt, lastAt } of visits) yield { day, firstAt, lastAt };
}

/** Takes a removed organization out of the ranks while its row still says where it stands. */
async function leaveBoard(tenantId: string): Promise<void> {
  const { matchedCount } = await BoardEntryModel.updateOne(
    { _id: tenantId, tenantId },
    { $set: { listed: false } },
  );
  if (matchedCount > 0) await boardCounters.enterRows(boardCounters.groupOf(tenantId), [tenantId]);
}

/** Points and usage belong to the organization. Only visits belong to one person, whom the key identifies. */
export const dataPolicies: readonly DataPolicy[] = [
  {
    model: LedgerEntryModel,
    organization: jsonFile(
      'points.json',
      'The ledger of points: each entry with its reason, what it was for, and its day. Levels follow from it.',
      ({ tenantId }) =>
        shown(
          LedgerEntryModel.find({ tenantId }).sort({ day: 1 }).lean().cursor(),
          ({ reason, source, points, at, day }) => ({ reason, source, points, at, day }),
        ),
    ),
    ...notAboutPersons,
  },
  { model: OrganizationModel, organization: badges, ...notAboutPersons },
  {
    model: MilestoneModel,
    organization: jsonFile(
      'milestones.json',
      'Levels and badges, and when each was announced.',
      ({ tenantId }) =>
        shown(MilestoneModel.find({ tenantId }).lean().cursor(), ({ name, at }) => ({ name, at })),
    ),
    ...notAboutPersons,
  },
  {
    model: UsageRecordModel,
    organization: jsonFile(
      'usage.json',
      'What was used when, within the last 400 days, without saying by whom: the source of the page Analytics.',
      ({ tenantId }) =>
        shown(
          UsageRecordModel.find({ tenantId }).sort({ at: 1 }).lean().cursor(),
          ({ name, label, subject, at }) => ({ name, label, subject, at }),
        ),
    ),
    ...notAboutPersons,
  },
  {
    model: VisitModel,
    organization: leftOut('each person has their own visits in an archive of their own'),
    person: jsonFile(
      'visits.json',
      'The days of the last two weeks on which you used Harambee.',
      ({ tenantId, userId }) => visitsOf(tenantId, userId),
    ),
    forget: async ({ tenantId, userId }) =>
      VisitModel.deleteMany({ tenantId, person: await personMark(tenantId, userId) }),
  },
  {
    model: VisitKeyModel,
    organization: leftOut('the key of the marks in visits: it belongs to no organization'),
    ...notAboutPersons,
  },
  { model: KnownProposalModel, ...projection },
  { model: DaySumModel, ...projection },
  { model: BoardEntryModel, ...projection, beforeRemoval: leaveBoard },
  { model: BoardCountersModel, ...projection },
  { model: ReportCountersModel, ...projection },
  { model: UsageCountersModel, ...projection },
];

import {
  countedStatuses,
  earningProposalsPerWeek,
  nextStatuses,
  type ProposalStatus,
  proposalStatusNames,
} from '@harambee/domain';
import { propertyRuns } from '@harambee/drafting/testing';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { proposals } from '../app.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import { ProposalModel, type ProposalRecord } from './proposal.model.ts';
import { statsOf } from './proposal-stats.service.ts';
import { statusChange } from './status-change.ts';
import { type FigureRow, figureFields } from './tenant-figures.ts';
import { TenantRows } from './tenant-rows.ts';

const api = testApp(proposals);
const rowsOf = (settledMs: number) =>
  new TenantRows<FigureRow>({ select: figureFields, size: () => 1, settledMs });
const mover = { userId: 'u', name: 'Amina' };
let clones = 0;
const anHourAgo = () => new Date(Date.now() - 3_600_000);

/** The same figures, computed from every record. */
async function plainCount(tenantId: string) {
  const records = await ProposalModel.find({ tenantId }).lean<ProposalRecord[]>();
  const number = (holds: (record: ProposalRecord) => boolean) => records.filter(holds).length;
  const weeks = [...new Set(records.map(({ week }) => week))];
  return {
    total: records.length,
    byStatus: Object.fromEntries(
      proposalStatusNames.map((name) => [name, number(({ status }) => status === name)]),
    ),
    reached: Object.fromEntries(
      countedStatuses.map((name) => [name, number(({ reached }) => reached.includes(name))]),
    ),
    earning: weeks.reduce(
      (sum, name) =>
        sum +
        Math.min(
          earningProposalsPerWeek,
          number(({ week }) => week === name),
        ),
      0,
    ),
  };
}

async function givenTemplate(): Promise<{ actor: TestActor; template: ProposalRecord }> {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  const { tenantId } = actor;
  const template = await ProposalModel.findOne({ _id: id, tenantId }).lean<ProposalRecord>();
  await ProposalModel.deleteOne({ _id: id, tenantId });
  return { actor, template: template as ProposalRecord };
}

async function create(template: ProposalRecord, week: string, at = new Date()) {
  clones += 1;
  await ProposalModel.create({
    ...template,
    _id: `${template._id}-${clones}`,
    week,
    createdAt: at,
    updatedAt: at,
    history: [{ to: 'draft', at, userId: 'u', userName: 'Amina' }],
  });
}

/** One step of the state machine, as the services do it. */
async function move(tenantId: string, place: number, choice: number) {
  const records = await ProposalModel.find({ tenantId }).sort({ _id: 1 }).lean<ProposalRecord[]>();
  const record = records[place % (records.length || 1)];
  const next = record ? nextStatuses(record.status) : [];
  const to = next[choice % (next.length || 1)] as ProposalStatus | undefined;
  if (record && to)
    await ProposalModel.updateOne({ _id: record._id, tenantId }, statusChange(record, to, mover));
}

/** Saving the form does not change the figures. */
async function save(tenantId: string, place: number) {
  const records = await ProposalModel.find({ tenantId }).sort({ _id: 1 }).lean<ProposalRecord[]>();
  const record = records[place % (records.length || 1)];
  if (!record) return;
  const change = { $set: { updatedAt: new Date() }, $inc: { revision: 1 } };
  await ProposalModel.updateOne({ _id: record._id, tenantId }, change);
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), week: fc.constantFrom('2026-W40', '2026-W41') }),
  fc.record({ kind: fc.constant('move' as const), place: fc.nat(40), choice: fc.nat(3) }),
  fc.record({ kind: fc.constant('save' as const), place: fc.nat(40) }),
  fc.record({ kind: fc.constant('count' as const) }),
);

test('after any history the figures equal a plain count, cached or not', async () => {
  const { actor, template } = await givenTemplate();
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 30 }),
      // Everything settles at once, nothing ever settles, and in between.
      fc.constantFrom(0, 3, 60_000),
      async (steps, settledMs) => {
        const { tenantId } = actor;
        await ProposalModel.deleteMany({ tenantId });
        const rows = rowsOf(settledMs);
        for (const each of steps) {
          if (each.kind === 'create') await create(template, each.week);
          else if (each.kind === 'move') await move(tenantId, each.place, each.choice);
          else if (each.kind === 'save') await save(tenantId, each.place);
          else expect(statsOf(await rows.read(tenantId))).toEqual(await plainCount(tenantId));
        }
        expect(statsOf(await rows.read(tenantId))).toEqual(await plainCount(tenantId));
      },
    ),
    { numRuns: propertyRuns(20) },
  );
}, 60_000);

test('after the first count, only changes are read', async () => {
  const { actor, template } = await givenTemplate();
  const { tenantId } = actor;
  for (let made = 0; made < 30; made++) await create(template, '2026-W40', anHourAgo());
  const rows = rowsOf(0);
  await rows.read(tenantId);
  const find = jest.spyOn(ProposalModel, 'find');
  await move(tenantId, 3, 0);
  await create(template, '2026-W41');
  find.mockClear();
  expect(statsOf(await rows.read(tenantId)).total).toBe(31);
  expect(find.mock.calls.map(([filter]) => filter)).toEqual([{ tenantId, updatedAt: expect.anything() }]);
  find.mockRestore();
  expect(statsOf(await rows.read(tenantId))).toEqual(await plainCount(tenantId));
});

test('concurrent callers share one read', async () => {
  const { actor, template } = await givenTemplate();
  const { tenantId } = actor;
  await create(template, '2026-W40', anHourAgo());
  const rows = rowsOf(0);
  const find = jest.spyOn(ProposalModel, 'find');
  const answers = await Promise.all(Array.from({ length: 10 }, () => rows.read(tenantId)));
  expect(answers.map((one) => statsOf(one).total)).toEqual(Array(10).fill(1));
  const whole = find.mock.calls.filter(([filter]) => filter && !('updatedAt' in filter));
  expect(whole).toHaveLength(1);
  find.mockRestore();
});

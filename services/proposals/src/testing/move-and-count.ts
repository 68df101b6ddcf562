import { emptyProposalFields, nextStatuses, type ProposalStatus } from '@harambee/domain';
import { connectDatabase, createOnce, ensureIndexes, readKitConfig } from '@harambee/service-kit';
import { ProposalCountersModel } from '../figures/proposal-counters.model.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { newRecord } from '../proposals/proposal-fields.ts';
import { proposalStats } from '../proposals/proposal-stats.service.ts';
import { statusChange } from '../proposals/status-change.ts';

/**
 * A process that changes statuses of an organization's proposals and reads its figures until it is killed, for the test
 * that kills it. It writes a line for each change.
 */
const [tenantId = '', count = '0'] = process.argv.slice(2);
const mover = { userId: 'u', name: 'Amina' };

async function create(place: number): Promise<void> {
  const title = `A proposal no. ${place}`;
  const fields = { ...emptyProposalFields, title, category: 'Education', requestedAmount: 1_000 * place };
  const record = {
    _id: `${tenantId}-${place}`,
    tenantId,
    formId: 'none',
    ...newRecord(fields, 'u', 'Amina'),
  };
  await createOnce(ProposalModel, record);
}

async function move(place: number): Promise<void> {
  const _id = `${tenantId}-${place}`;
  const record = await ProposalModel.findOne({ _id, tenantId }).lean<ProposalRecord>();
  if (!record) return;
  const next = nextStatuses(record.status);
  const to = next[Math.floor(Math.random() * next.length)] as ProposalStatus | undefined;
  const { revision, status } = record;
  // From where nothing leads further it starts anew, so that the changes never end.
  const change = statusChange(record, to ?? 'draft', mover);
  const { matchedCount } = await ProposalModel.updateOne({ _id, tenantId, revision, status }, change);
  if (matchedCount > 0) process.stdout.write('moved\n');
}

await connectDatabase(readKitConfig());
await ensureIndexes([ProposalModel, ProposalCountersModel]);
for (let place = 0; place < Number(count); place++) await create(place);
const figures = async () => {
  for (;;) await proposalStats({ tenantId } as Parameters<typeof proposalStats>[0]);
};
const moves = async () => {
  for (;;) await move(Math.floor(Math.random() * Number(count)));
};
await Promise.all([figures(), moves(), moves()]);

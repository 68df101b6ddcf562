import { standardCurrency } from '@harambee/domain';
import { event } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { ProposalModel, type ProposalRecord } from './proposal.model.ts';
import { proposalSnapshot } from './proposal-snapshot.ts';

type Told = Pick<ProposalRecord, '_id' | 'tenantId' | 'revision' | 'amountToldIn'>;

/**
 * Tells the other services what proposals in other currencies ask for: events of before 2026-12 said 0. A release of before
 * that may save one more while this one starts, and the next start finds it. Nothing of the proposal changes.
 */
export async function restateAmounts(): Promise<number> {
  let restated = 0;
  const inOthers = ProposalModel.find(
    { currency: trusted({ $gt: '', $ne: standardCurrency }) },
    { tenantId: 1, revision: 1, amountToldIn: 1 },
    { allTenants: true },
  )
    .hint({ currency: 1 })
    .lean<Told[]>()
    .cursor({ batchSize: 500 });
  for await (const { _id, tenantId, revision, amountToldIn } of inOthers) {
    if (amountToldIn === revision) continue;
    // Whoever changes it meanwhile tells it, too.
    const record = await ProposalModel.findOne({ _id, tenantId, revision }).lean<ProposalRecord>();
    if (!record) continue;
    const { modifiedCount } = await ProposalModel.updateOne(
      { _id, tenantId, revision },
      {
        $set: { amountToldIn: revision },
        $push: {
          outbox: event('proposal.restated', tenantId, proposalSnapshot(record, record.createdBy)),
        },
      },
      { timestamps: false },
    );
    restated += modifiedCount;
  }
  return restated;
}

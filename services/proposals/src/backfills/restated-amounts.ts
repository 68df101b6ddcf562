import { standardCurrency } from '@harambee/domain';
import { event } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { proposalSnapshot } from '../proposals/proposal-snapshot.ts';

type Told = Pick<ProposalRecord, '_id' | 'tenantId' | 'revision' | 'amountToldIn'>;

/**
 * Publishes the amounts of proposals in other currencies again, because events before 2026-12 said 0. If an older
 * release saves one more while this one starts, the next start finds it. The proposals themselves do not change.
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
    // A change in between publishes it, too.
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

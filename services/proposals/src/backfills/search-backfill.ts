import { trusted } from 'mongoose';
import { oldSearchText, ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { searchTextOf } from '../proposals/proposal-fields.ts';

const batch = 500;

/**
 * Gives old proposals the search text that is used now. An index holds only those, so the query costs nothing once
 * there are none. Proposals saved in between are left alone.
 */
export async function refreshSearchTexts(): Promise<number> {
  let refreshed = 0;
  for (;;) {
    const old = await ProposalModel.find({ searchText: trusted(oldSearchText) }, undefined, {
      allTenants: true,
    })
      .select({ tenantId: 1, title: 1, grantId: 1, organization: 1, searchText: 1 })
      .hint({ searchText: 1 })
      .limit(batch)
      .lean<ProposalRecord[]>();
    for (const { _id, tenantId, searchText, ...record } of old) {
      await ProposalModel.updateOne(
        { _id, tenantId, searchText },
        { $set: { searchText: searchTextOf(record) } },
        { timestamps: false },
      );
    }
    refreshed += old.length;
    if (old.length < batch) return refreshed;
  }
}

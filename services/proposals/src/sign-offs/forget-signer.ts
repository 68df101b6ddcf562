import { formerMember } from '@harambee/domain';
import type { Author } from '@harambee/domain/schemas';
import { type RemovedPerson, retryOnConflict } from '@harambee/service-kit';
import { markOfLeaver } from '../people/team-fields.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { busy } from '../proposals/proposals.service.ts';
import { rowsOf } from './sign-off-rows.ts';

const nobody: Author = { id: formerMember.userId, name: formerMember.name, kind: 'person' };

/** A copy with another author in place of this person; everything else as it is. */
const replacing =
  (userId: string) =>
  (author: Author): Author =>
    author.kind === 'person' && author.id === userId ? nobody : author;

/**
 * What a person agreed with stays agreed, without the name. What they were asked and did not give stays asked, so that
 * nobody opens a submission by leaving; whoever leads asks somebody else, or a colleague takes over.
 */
export async function forgetSigner({ tenantId, userId }: RemovedPerson): Promise<void> {
  const replaced = replacing(userId);
  const mentions = ['signers.signer', 'signers.askedBy', 'log.by', 'log.about'].map((path) => ({
    [`signOffs.${path}.id`]: userId,
  }));
  const found = ProposalModel.find({ tenantId, $or: mentions }, { _id: 1 }).lean<{ _id: string }[]>();
  for await (const { _id } of found.cursor()) {
    await retryOnConflict(busy, async () => {
      const record = await ProposalModel.findOne({ _id, tenantId }).lean<ProposalRecord>();
      if (!record?.signOffs) return true;
      const rows = rowsOf(record);
      const signOffs = {
        ...rows,
        revision: rows.revision + 1,
        signers: rows.signers.map((row) => ({
          ...row,
          ...(replaced(row.signer) === nobody && { leaver: markOfLeaver(tenantId, userId) }),
          signer: replaced(row.signer),
          askedBy: replaced(row.askedBy),
        })),
        log: rows.log.map(({ by, about, ...row }) => ({
          ...row,
          ...(by && { by: replaced(by) }),
          about: about.map(replaced),
        })),
      };
      const { matchedCount } = await ProposalModel.updateOne(
        { _id, tenantId, 'signOffs.revision': rows.revision },
        { $set: { signOffs } },
      );
      return matchedCount > 0 || undefined;
    });
  }
  // Who had not agreed with a submission.
  const inHistory = { tenantId, 'history.without.missing.id': userId };
  await ProposalModel.updateMany(
    inHistory,
    { $set: { 'history.$[sent].without.missing.$[theirs]': nobody } },
    { arrayFilters: [{ 'sent.without.missing.id': userId }, { 'theirs.id': userId }] },
  );
}

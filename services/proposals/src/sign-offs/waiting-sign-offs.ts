import { paths, remindedStatuses } from '@harambee/domain';
import type { WaitingItem } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { type WaitingSource, waitingLimit } from '../waiting/waiting-sources.ts';
import { rowsOf } from './sign-off-rows.ts';

/** Sign-offs that are asked of the person and not given, or given for words that have changed (SIGNOFF-08). */
export const waitingSignOffs: WaitingSource = async ({ tenantId, userId }: Actor) => {
  const records = await ProposalModel.find(
    {
      tenantId,
      'signOffs.signers.signer.id': userId,
      status: trusted({ $in: [...remindedStatuses] }),
    },
    { title: 1, signOffs: 1 },
  )
    .limit(waitingLimit)
    .lean<Pick<ProposalRecord, '_id' | 'title' | 'signOffs'>[]>();
  return records.flatMap(({ _id: proposalId, title, signOffs }): WaitingItem[] => {
    const own = rowsOf({ ...(signOffs && { signOffs }) }).signers.find(
      ({ signer }) => signer.kind === 'person' && signer.id === userId,
    );
    const isWaiting = own && (!own.agreed || own.toldVoid === own.agreed.hash);
    if (!own || !isWaiting) return [];
    const { askedBy, askedAt, agreed } = own;
    return [
      {
        kind: 'signOff',
        ...{ id: proposalId, proposalId, title, dueOn: '' },
        about: agreed ? 'the text as it is now: it has changed since you agreed' : 'text, answers and budget',
        ...(askedBy.id !== userId && { from: askedBy.name }),
        since: askedAt.toISOString(),
        leadsTo: paths.signOffs(proposalId),
      },
    ];
  });
};

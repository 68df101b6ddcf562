import { missingSignOffs, missingWords } from '@harambee/domain';
import type { SignOff, WithoutSignOff } from '@harambee/domain/schemas';
import { ConflictWith, event, retryOnConflict } from '@harambee/service-kit';
import type { ProposalRecord } from '../proposals/proposal.model.ts';
import type { SignedOff } from '../proposals/proposal-status.service.ts';
import { busy } from '../proposals/proposals.service.ts';
import { rowsOf, todaysHash, toSignOff } from './sign-off-rows.ts';
import { placesOf } from './signed-proposal.ts';

/**
 * What a submission says of sign-offs (SIGNOFF-06, -07). It is checked against the text of this record; whoever submits
 * writes only if nothing of it has changed.
 */
export async function signedOff(
  userId: string,
  record: ProposalRecord,
  without?: WithoutSignOff,
): Promise<SignedOff> {
  const rows = rowsOf(record);
  if (rows.signers.length === 0) return { set: {}, told: {}, events: [] };
  const places = await retryOnConflict(busy, () => placesOf(record));
  const hash = todaysHash(record, places);
  const missing = missingSignOffs(rows.signers.map((row) => toSignOff(row, hash)));
  if (missing.length > 0 && !without) {
    const body = { missing: missing.map(({ signer, state }) => ({ signer, state })) };
    throw new ConflictWith(missingWords(missing), body);
  }
  const set = { signOffs: { ...rows, revision: rows.revision + 1, sentHash: hash } };
  if (missing.length === 0 || !without) return { set, told: { hash }, events: [] };
  return {
    set,
    told: { hash, without: { reason: without.reason.trim(), missing: missing.map(({ signer }) => signer) } },
    events: [submittedWithout(userId, record, missing)],
  };
}

const submittedWithout = (
  userId: string,
  { _id: proposalId, tenantId, title }: ProposalRecord,
  missing: readonly SignOff[],
) =>
  event('proposal.submitted_without_sign_off', tenantId, {
    proposalId,
    title,
    userId,
    missing: missing.map(({ signer: { id, kind } }) => ({ id, kind })),
  });

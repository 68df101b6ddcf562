import { changedWords, type SignedPlace, signedHash, signOffState } from '@harambee/domain';
import type { SignOff, SignOffs } from '@harambee/domain/schemas';
import { isSentStatus } from '../applications/application.service.ts';
import type { ProposalRecord } from '../proposals/proposal.model.ts';
import type { SignerRow, SignOffRows } from '../proposals/sign-off-rows.ts';
import type { SignedProposalRecord } from './signed-proposal.ts';
import { signedTexts } from './signed-text.model.ts';

const none: SignOffRows = { revision: 0, signers: [], log: [] };

export const rowsOf = ({ signOffs }: Pick<ProposalRecord, 'signOffs'>): SignOffRows => signOffs ?? none;

/** What counts: of a proposal that was sent, the text as it was sent. */
export const todaysHash = (record: ProposalRecord, places: readonly SignedPlace[]): string =>
  (isSentStatus(record.status) ? record.signOffs?.sentHash : undefined) ?? signedHash(places);

export const toSignOff = ({ signer, askedBy, askedAt, agreed }: SignerRow, hash: string): SignOff => ({
  signer,
  askedBy,
  askedAt: askedAt.toISOString(),
  state: signOffState(agreed?.hash, hash),
  ...(agreed && { agreedAt: agreed.at.toISOString(), hash: agreed.hash }),
});

/** The sign-offs of a proposal, with the words that changed since the voided ones. */
export async function signOffsAnswer({ record, places }: SignedProposalRecord): Promise<SignOffs> {
  const { tenantId, _id: proposalId } = record;
  const { signers, revision } = rowsOf(record);
  const hash = todaysHash(record, places);
  const signOffs = signers.map((row) => toSignOff(row, hash));
  const old = signOffs.filter(({ state }) => state === 'voided').map((one) => one.hash ?? '');
  const texts = await signedTexts({ tenantId, proposalId }, [...new Set(old)]);
  return {
    hash,
    signOffs,
    voided: [...texts].map(([of, before]) => ({ hash: of, ...changedWords(before, places) })),
    revision,
  };
}

import { isEditable } from '@harambee/domain';
import { event, retryOnConflict } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { editableStatuses, ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { busy } from '../proposals/proposals.service.ts';
import type { SignerRow } from '../proposals/signers/signer-rows.ts';
import { rowsOf, todaysHash } from './sign-off-rows.ts';
import { type SignOffChange, writeSignOffs } from './sign-offs.service.ts';
import { readSigned } from './signed-proposal.ts';

const hasAgreed = { 'signOffs.signers.agreed.hash': trusted({ $gt: '' }) };

/**
 * Tells signers once that the words they agreed with have changed (SIGNOFF-05). Nothing depends on it: whether a
 * sign-off holds is found out whenever it is asked. Runs outside requests, any number of times.
 */
export async function announceVoided(tenantId: string, ids: readonly string[]): Promise<void> {
  // Most proposals have nobody who agreed: one query finds the others.
  const agreed = await ProposalModel.find(
    { tenantId, _id: trusted({ $in: [...ids] }), ...hasAgreed },
    { _id: 1 },
  ).lean<{ _id: string }[]>();
  for (const { _id } of agreed) await announceVoidedOf(tenantId, _id);
}

async function announceVoidedOf(tenantId: string, id: string): Promise<void> {
  await retryOnConflict(busy, async () => {
    const { record, places } = await readSigned(tenantId, id);
    if (!isEditable(record.status)) return true;
    const hash = todaysHash(record, places);
    const { signers } = rowsOf(record);
    const voided = signers.filter((row) => isVoided(row, hash) && row.announcedVoid !== row.agreed?.hash);
    const isBack = signers.some((row) => row.announcedVoid !== undefined && !isVoided(row, hash));
    if (voided.length === 0 && !isBack) return true;
    const isWritten = await writeSignOffs(record, {
      signers: signers.map((row) => withAnnounced(row, hash)),
      ...newsOf(record, voided, hash),
    });
    return isWritten || undefined;
  });
}

const isVoided = ({ agreed }: SignerRow, hash: string): boolean =>
  agreed !== undefined && agreed.hash !== hash;

/** Where the words are as they were again, the next change is news again. */
function withAnnounced({ announcedVoid: _before, ...row }: SignerRow, hash: string): SignerRow {
  return isVoided(row, hash) && row.agreed ? { ...row, announcedVoid: row.agreed.hash } : row;
}

function newsOf(
  { _id: proposalId, tenantId, title }: ProposalRecord,
  voided: readonly SignerRow[],
  hash: string,
): Pick<SignOffChange, 'log' | 'events'> {
  if (voided.length === 0) return { log: [], events: [] };
  const signers = voided.map(({ signer }) => signer);
  const told = {
    ...{ proposalId, title, signers: signers.map(({ id, kind }) => ({ id, kind })) },
    askedBy: [...new Set(voided.map(({ askedBy }) => askedBy.id))],
  };
  return {
    log: [{ step: 'voided', at: new Date(), about: signers, hash }],
    events: [event('sign_off.voided', tenantId, told)],
  };
}

/** The same for all proposals of an organization that somebody agreed with: its profile or a call has changed. */
export async function announceAllVoided(tenantId: string): Promise<void> {
  const agreed = ProposalModel.find(
    { tenantId, ...hasAgreed, status: trusted({ $in: editableStatuses }) },
    { _id: 1 },
  )
    .lean<{ _id: string }[]>()
    .cursor();
  for await (const { _id } of agreed) await announceVoidedOf(tenantId, _id);
}

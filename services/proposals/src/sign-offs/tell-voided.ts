import { isEditable } from '@harambee/domain';
import { event, retryOnConflict } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { editableStatuses, ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { busy } from '../proposals/proposals.service.ts';
import type { SignerRow } from '../proposals/sign-off-rows.ts';
import { rowsOf, todaysHash } from './sign-off-rows.ts';
import { type SignOffChange, writeSignOffs } from './sign-offs.service.ts';
import { readSigned } from './signed-proposal.ts';

const hasAgreed = { 'signOffs.signers.agreed.hash': trusted({ $gt: '' }) };

/**
 * Tells signers once that the words they agreed with have changed (SIGNOFF-05). Nothing depends on it: whether a
 * sign-off holds is found out whenever it is asked. Runs outside requests, any number of times.
 */
export async function tellVoided(tenantId: string, id: string): Promise<void> {
  const isAgreed = await ProposalModel.exists({ _id: id, tenantId, ...hasAgreed });
  if (!isAgreed) return;
  await retryOnConflict(busy, async () => {
    const { record, places } = await readSigned(tenantId, id);
    if (!isEditable(record.status)) return true;
    const hash = todaysHash(record, places);
    const { signers } = rowsOf(record);
    const voided = signers.filter((row) => isVoided(row, hash) && row.toldVoid !== row.agreed?.hash);
    const isBack = signers.some((row) => row.toldVoid !== undefined && !isVoided(row, hash));
    if (voided.length === 0 && !isBack) return true;
    const isWritten = await writeSignOffs(record, {
      signers: signers.map((row) => toldRow(row, hash)),
      ...newsOf(record, voided, hash),
    });
    return isWritten || undefined;
  });
}

const isVoided = ({ agreed }: SignerRow, hash: string): boolean =>
  agreed !== undefined && agreed.hash !== hash;

/** Where the words are as they were again, the next change is news again. */
function toldRow({ toldVoid: _before, ...row }: SignerRow, hash: string): SignerRow {
  return isVoided(row, hash) && row.agreed ? { ...row, toldVoid: row.agreed.hash } : row;
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
export async function tellAllVoided(tenantId: string): Promise<void> {
  const agreed = ProposalModel.find(
    { tenantId, ...hasAgreed, status: trusted({ $in: editableStatuses }) },
    { _id: 1 },
  )
    .lean<{ _id: string }[]>()
    .cursor();
  for await (const { _id } of agreed) await tellVoided(tenantId, _id);
}

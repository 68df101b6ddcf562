import { isEditable } from '@harambee/domain';
import { event, retryOnConflict } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { editableStatuses, ProposalModel } from '../proposals/proposal.model.ts';
import { busy } from '../proposals/proposals.service.ts';
import { rowsOf, todaysHash } from './sign-off-rows.ts';
import { writeSignOffs } from './sign-offs.service.ts';
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
    const isNews = ({ agreed, toldVoid }: (typeof signers)[number]) =>
      agreed !== undefined && agreed.hash !== hash && toldVoid !== agreed.hash;
    const voided = signers.filter(isNews);
    if (voided.length === 0) return true;
    const isWritten = await writeSignOffs(record, {
      signers: signers.map((row) =>
        voided.includes(row) && row.agreed ? { ...row, toldVoid: row.agreed.hash } : row,
      ),
      log: [{ step: 'voided', at: new Date(), about: voided.map(({ signer }) => signer), hash }],
      events: [
        event('sign_off.voided', tenantId, {
          proposalId: id,
          title: record.title,
          signers: voided.map(({ signer }) => ({ id: signer.id, kind: signer.kind })),
          askedBy: [...new Set(voided.map(({ askedBy }) => askedBy.id))],
        }),
      ],
    });
    return isWritten || undefined;
  });
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

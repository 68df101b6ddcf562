import { isEditable } from '@harambee/domain';
import type { Author } from '@harambee/domain/schemas';
import { event, retryOnConflict } from '@harambee/service-kit';
import { peopleAmong } from '../people/people.service.ts';
import { markOfLeaver } from '../people/team-fields.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { busy } from '../proposals/proposals.service.ts';
import type { SignerRow } from '../proposals/sign-off-rows.ts';
import { rowsOf } from './sign-off-rows.ts';
import { writeSignOffs } from './sign-offs.service.ts';

/**
 * What a person was asked and has not given is asked of the colleague who takes over (SIGNOFF-09); nobody agrees in the
 * place of another. May be called again, and after the person has left.
 */
export async function handOverSignOffs(
  tenantId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const person = (await peopleAmong(tenantId, [to])).get(to);
  if (!person || from === to) return;
  const heir: Author = { id: to, name: person.name, kind: 'person' };
  const mark = markOfLeaver(tenantId, from);
  const found = ProposalModel.find(
    { tenantId, $or: [{ 'signOffs.signers.signer.id': from }, { 'signOffs.signers.leaver': mark }] },
    { _id: 1 },
  ).lean<{ _id: string }[]>();
  for await (const { _id } of found.cursor()) {
    await retryOnConflict(busy, async () => {
      const record = await ProposalModel.findOne({ _id, tenantId }).lean<ProposalRecord>();
      return record ? takeOver(record, { from, mark, heir }) : true;
    });
  }
}

async function takeOver(
  record: ProposalRecord,
  { from, mark, heir }: { from: string; mark: string; heir: Author },
): Promise<true | undefined> {
  const { signers } = rowsOf(record);
  const theirs = signers.filter(
    ({ signer, leaver, agreed }) =>
      !agreed && (leaver === mark || (signer.kind === 'person' && signer.id === from)),
  );
  if (theirs.length === 0 || !isEditable(record.status)) return true;
  const isAsked = signers.some(({ signer }) => signer.kind === 'person' && signer.id === heir.id);
  const at = new Date();
  const take = ({ leaver: _left, ...row }: SignerRow): SignerRow => ({ ...row, signer: heir, askedAt: at });
  const next = signers.flatMap((row) => (theirs.includes(row) ? (isAsked ? [] : [take(row)]) : [row]));
  const asker = theirs[0]?.askedBy;
  const isWritten = await writeSignOffs(record, {
    signers: next,
    log: isAsked ? [] : [{ step: 'asked', at, ...(asker && { by: asker }), about: [heir] }],
    events: isAsked
      ? []
      : [
          event('sign_off.asked', record.tenantId, {
            ...{ proposalId: record._id, title: record.title, userId: asker?.id ?? '' },
            signers: [{ id: heir.id, kind: heir.kind }],
          }),
        ],
  });
  return isWritten || undefined;
}

import { hasLeft } from '@harambee/service-kit';
import { peopleAmong } from '../people/people.service.ts';
import { markOfLeaver } from '../people/team-fields.ts';
import { BankAnswerModel } from './bank-answer.model.ts';

/** A colleague owns the answers of the bank that somebody owned (OWNER-08). May be called again. */
export async function handOverAnswers(
  tenantId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (from === to || (await hasLeft(tenantId, to))) return;
  const person = (await peopleAmong(tenantId, [to])).get(to);
  // Their registration has not arrived yet: the event comes again.
  if (!person) throw new Error('the person who takes over is not known yet');
  const owner = { id: to, name: person.name };
  const change = { $set: { owner }, $unset: { leaver: 1 }, $inc: { revision: 1 } } as const;
  await BankAnswerModel.updateMany({ tenantId, 'owner.id': from }, change);
  await BankAnswerModel.updateMany({ tenantId, leaver: markOfLeaver(tenantId, from) }, change);
}

import type { LaidEdit } from '@harambee/domain';
import type { FactCard } from '@harambee/domain/schemas';
import { factsOfEdits, withFactsOfEdits } from '@harambee/proposal-files/text';
import type { ProposalRecord } from '../proposal.model.ts';
import { ProposalTextModel, type ProposalTextRecord } from '../proposal-text.model.ts';
import { todaysFacts } from './todays-facts.ts';

/** The fact cards of a stored text, including those of facts that only people's edits state. Facts newer than the text are taken from today's answers and profile. */
export async function factsWithEdits(
  record: ProposalRecord,
  { version, cards = [] }: Pick<ProposalTextRecord, 'cards'> & { version: number },
  edits: readonly LaidEdit[],
): Promise<FactCard[]> {
  const known = new Set(cards.map(({ id }) => id));
  const isMissing = (id: string) => !known.has(id);
  if (!factsOfEdits(edits).some(isMissing)) return cards;
  const { tenantId, _id: proposalId } = record;
  const text = await ProposalTextModel.findOne({ tenantId, proposalId, version }, { facts: 1 }).lean();
  const ofText = text ? withFactsOfEdits(cards, edits, text.facts) : cards;
  const today = await todaysFacts(record);
  return today ? withFactsOfEdits(ofText, edits, today) : ofText;
}

import { mergedSections } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import type { DraftingFacts } from '@harambee/drafting';
import { factsWithEdits } from '../proposals/edits/edit-facts.ts';
import { editsOf } from '../proposals/edits/text-edit.model.ts';
import type { ProposalRecord } from '../proposals/proposal.model.ts';
import { ProposalFormModel } from '../proposals/proposal-form.model.ts';
import { ProposalTextModel, type ProposalTextRecord } from '../proposals/proposal-text.model.ts';

/** The newest text as everybody reads it, and what it may be written again from. */
export interface TodaysText {
  sections: GeneratedSection[];
  /** Those of the text, with what the form says today of limits and of who may write. */
  facts: DraftingFacts;
  /** Ids of the facts that a reader can trace. */
  cards: ReadonlySet<string>;
}

/** Undefined where there is no text. */
export async function todaysText(record: ProposalRecord): Promise<TodaysText | undefined> {
  const { tenantId, _id: proposalId, version, formId } = record;
  const [text, edits, form] = await Promise.all([
    ProposalTextModel.findOne({ tenantId, proposalId, version }).lean<ProposalTextRecord>(),
    editsOf(record),
    ProposalFormModel.findOne({ _id: formId, tenantId }).lean(),
  ]);
  if (!text || !form) return undefined;
  const cards = await factsWithEdits(record, text, edits);
  const { writer, sectionLimits } = form.fields;
  return {
    sections: mergedSections(text.sections, edits, cards),
    facts: { ...text.facts, proposal: { ...text.facts.proposal, writer, sectionLimits } },
    cards: new Set(cards.map(({ id }) => id)),
  };
}

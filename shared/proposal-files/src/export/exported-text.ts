import type { LaidEdit, PaperSize } from '@harambee/domain';
import type { FactCard, GeneratedSection } from '@harambee/domain/schemas';
import type { DraftingFacts } from '@harambee/drafting';
import { editedSections } from './edited-sections.ts';
import type { ProposalExport } from './proposal-export.ts';

/** A finished text, with all that its file is made of. */
export interface ExportedText {
  version: number;
  facts: DraftingFacts;
  sections: GeneratedSection[];
  edits: readonly LaidEdit[];
  /** Of the text and of the facts that only edits state. */
  cards: readonly FactCard[];
  createdAt: Date;
  /** Why the text is not up to date, in one line for the cover; absent if it is. */
  state?: string | undefined;
  paper?: PaperSize | undefined;
}

/**
 * What a file of a text says: the facts it was made from, so that cover and sections always show the same amount, and
 * people's edits (DRAFT-04). Server and browser make the same file of the same text.
 */
export function proposalExport(text: ExportedText): ProposalExport {
  const { proposal, organization } = text.facts;
  return {
    title: proposal.title,
    grantId: proposal.grantId,
    organization: proposal.organization || organization.name,
    version: text.version,
    requestedAmount: proposal.requestedAmount,
    currency: proposal.currency,
    startDate: proposal.startDate,
    deadline: proposal.deadline,
    projectDuration: proposal.projectDuration,
    budget: proposal.budget,
    budgetLines: proposal.budgetLines,
    indirectCost: proposal.indirectCost,
    category: proposal.category,
    beneficiaries: proposal.beneficiaries,
    ...editedSections(text.sections, text.edits, text.cards),
    generatedAt: text.createdAt,
    ...(text.state && { state: text.state }),
    ...(text.paper && { paper: text.paper }),
  };
}

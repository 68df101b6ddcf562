import type { DocumentFacts } from '@harambee/documents';
import { formatDay, formatMoney, formatNumber, modelsOf, proposalPrintLabels } from '@harambee/domain';
import type { GeneratedSection, ProposalFields } from '@harambee/domain/schemas';
import { plainLine } from '@harambee/drafting';

/** A finished text with the facts of its cover: what a PDF and a Word file are made of. */
export interface ProposalExport {
  title: string;
  grantId: string;
  organization: string;
  version: number;
  /** Whole US dollars. */
  requestedAmount: number;
  /** `YYYY-MM-DD`, or empty. */
  deadline: string;
  /** Months. */
  projectDuration: number;
  /** The budget as it was written; it becomes a table where it can be read as lines. */
  budget: string;
  /** Its lines, where it was written as such. */
  budgetLines?: ProposalFields['budgetLines'];
  indirectCost?: ProposalFields['indirectCost'];
  category: string;
  beneficiaries: number;
  sections: GeneratedSection[];
  generatedAt: Date;
  /** Why the text is not the newest word, in one line for the cover; absent where it is. */
  state?: string;
  /** BCP 47, `en` when absent. */
  language?: string;
}

/** The lines of the cover as data: no control characters, one line each. */
export const withPlainLines = (input: ProposalExport): ProposalExport => ({
  ...input,
  title: plainLine(input.title),
  organization: plainLine(input.organization),
  grantId: plainLine(input.grantId),
  category: plainLine(input.category),
});

/** What a file says of itself, apart from its pages. */
export const documentFacts = (proposal: ProposalExport): DocumentFacts => ({
  title: proposal.title || 'Grant proposal',
  author: proposal.organization,
  subject: ['Grant proposal', proposal.grantId].filter(Boolean).join(' '),
  keywords: proposal.category,
  language: proposal.language ?? 'en',
  createdAt: proposal.generatedAt,
});

const plural = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export interface CoverText {
  kind: string;
  title: string;
  organization: string;
  /** As long as facts are missing, nobody shall take the document for finished; nor as long as it is not the newest word. */
  marks: string[];
  /** The facts a funder files a proposal under, each with its label; only those that are known. */
  facts: [label: string, value: string][];
}

/** The words of the title page. */
export function coverText(input: ProposalExport): CoverText {
  const { title, organization, category, requestedAmount, projectDuration, beneficiaries, sections } = input;
  const open = new Set(sections.flatMap(({ needs }) => needs)).size;
  const facts: [string, string][] = [
    [
      proposalPrintLabels.requestedAmount,
      requestedAmount > 0 ? `${formatMoney(requestedAmount)} (US dollars)` : '',
    ],
    ['Duration', projectDuration > 0 ? plural(projectDuration, 'month', 'months') : ''],
    ['Direct beneficiaries', beneficiaries > 0 ? plural(beneficiaries, 'person', 'people') : ''],
    ['Grant', input.grantId],
    ['Deadline', input.deadline ? formatDay(input.deadline, 'en-GB') : ''],
    [
      'Version',
      `${input.version}, written on ${formatDay(input.generatedAt.toISOString().slice(0, 10), 'en-GB')}`,
    ],
    ['Language model', modelsOf(sections).join(', ')],
  ];
  return {
    kind: ['Grant proposal', category].filter(Boolean).join(' · '),
    title: title || 'Untitled proposal',
    organization,
    marks: [
      ...(input.state ? [input.state] : []),
      ...(open > 0
        ? [`DRAFT: ${plural(open, 'fact is', 'facts are')} still needed. Look for the notes marked "needs".`]
        : []),
    ],
    facts: facts.filter(([, value]) => value !== ''),
  };
}

import type { DocumentFacts } from '@harambee/documents';
import {
  currencyOf,
  currencyWords,
  dayOf,
  formatDay,
  formatMoney,
  formatNumber,
  modelsOf,
  type PaperSize,
  type ProposalSectionKey,
  proposalPrintLabels,
} from '@harambee/domain';
import type { GeneratedSection, ProposalFields, TextBlock } from '@harambee/domain/schemas';
import { plainLine } from '@harambee/drafting';

/** A finished text with the facts of its cover: the source of a PDF or Word file. */
export interface ProposalExport {
  title: string;
  grantId: string;
  organization: string;
  version: number;
  /** Whole units of the currency. */
  requestedAmount: number;
  /** ISO 4217; US dollars when absent. */
  currency?: string;
  /** `YYYY-MM-DD`, or empty. */
  startDate?: string;
  /** `YYYY-MM-DD`, or empty. */
  deadline: string;
  /** Months. */
  projectDuration: number;
  /** The budget as it was written; it becomes a table if its lines can be read. */
  budget: string;
  /** Its lines, if it was entered as lines. */
  budgetLines?: ProposalFields['budgetLines'];
  indirectCost?: ProposalFields['indirectCost'];
  category: string;
  beneficiaries: number;
  /** As readers see them: with people's edits. */
  sections: GeneratedSection[];
  /** Paragraphs of the edited sections: the engine's as plain text, people's as blocks. */
  edited?: Partial<Record<ProposalSectionKey, (string | TextBlock[])[]>>;
  generatedAt: Date;
  /** Paper size of the file; the standard paper when absent. */
  paper?: PaperSize;
  /** Why the text is not up to date, in one line for the cover; absent if it is. */
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

/** A file's metadata. */
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
  /** Marks the document as a draft if facts are missing or it is not up to date. */
  marks: string[];
  /** The facts a funder needs to file the proposal, each with its label; unknown ones are left out. */
  facts: [label: string, value: string][];
}

/** The texts of the title page. */
export function coverText(input: ProposalExport): CoverText {
  const { title, organization, category, requestedAmount, projectDuration, beneficiaries, sections } = input;
  const currency = currencyOf(input);
  const open = new Set(sections.flatMap(({ needs }) => needs)).size;
  const facts: [string, string][] = [
    [
      proposalPrintLabels.requestedAmount,
      requestedAmount > 0 ? `${formatMoney(requestedAmount, currency)} (${currencyWords(currency)})` : '',
    ],
    ['Start', input.startDate ? formatDay(input.startDate, 'en-GB') : ''],
    ['Duration', projectDuration > 0 ? plural(projectDuration, 'month', 'months') : ''],
    ['Direct beneficiaries', beneficiaries > 0 ? plural(beneficiaries, 'person', 'people') : ''],
    ['Grant', input.grantId],
    ['Deadline', input.deadline ? formatDay(input.deadline, 'en-GB') : ''],
    ['Version', `${input.version}, written on ${formatDay(dayOf(input.generatedAt), 'en-GB')}`],
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

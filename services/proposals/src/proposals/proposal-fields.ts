import {
  budgetText,
  currencyOf,
  isBlankLine,
  isoWeek,
  openSections,
  searchIndex,
  withoutOuterSpace,
  withTidyPlan,
} from '@harambee/domain';
import type { BudgetLine, ProposalFields } from '@harambee/domain/schemas';
import type { ProposalRecord } from './proposal.model.ts';

/**
 * As it is stored: no space around single lines, empty objectives are dropped (PROP-17). Where there are budget lines the
 * text of the budget is theirs, whatever was sent as text: one source of every amount.
 */
export function tidy({
  budgetLines,
  indirectCost,
  sectionLimits,
  ...fields
}: ProposalFields): ProposalFields {
  const lines = tidyLines(budgetLines ?? []);
  return {
    ...withTidyPlan(withoutOuterSpace(fields), lines),
    ...(lines.length > 0 && {
      budget: budgetText(lines, indirectCost, currencyOf(fields)),
      budgetLines: lines,
      ...(indirectCost && { indirectCost }),
    }),
    ...(sectionLimits?.length && { sectionLimits }),
  };
}

/** Rows nobody wrote in are dropped. */
const tidyLines = (lines: BudgetLine[]): BudgetLine[] =>
  lines
    .filter((line) => !isBlankLine(line))
    .map((line) => ({
      ...line,
      item: line.item.trim(),
      unit: line.unit.trim(),
      justification: line.justification.trim(),
    }));

/** What a proposal is found by. */
export const searchTextOf = ({
  title,
  grantId,
  organization,
}: Pick<ProposalFields, 'title' | 'grantId' | 'organization'>): string =>
  searchIndex(title, grantId, organization) || noWords;

/** A text of signs alone: it is found by no word, and is stored as what it is. */
const noWords = ' ';

/** One spelling for the order of titles: case and width of letters do not matter. */
const orderKey = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Later than every calendar day: proposals without a deadline come last. */
const noDeadline = '9999-99-99';

/** What the record repeats of the form. */
export function recordFieldsOf(fields: ProposalFields) {
  return {
    title: fields.title,
    grantId: fields.grantId,
    organization: fields.organization,
    category: fields.category,
    requestedAmount: fields.requestedAmount,
    currency: fields.currency,
    deadline: fields.deadline,
    durationMonths: fields.projectDuration,
    openSections: openSections(fields),
    titleKey: orderKey(fields.title),
    deadlineKey: fields.deadline || noDeadline,
    searchText: searchTextOf(fields),
  } satisfies Partial<ProposalRecord>;
}

/** What a record begins with. */
export function newRecord(fields: ProposalFields, userId: string, userName: string) {
  const at = new Date();
  return {
    ...recordFieldsOf(fields),
    status: 'draft',
    progress: 0,
    version: 0,
    revision: 0,
    amountToldIn: 0,
    fence: 0,
    week: isoWeek(at),
    reached: [],
    history: [{ to: 'draft', at, userId, userName }],
    createdBy: userId,
    createdAt: at,
    updatedAt: at,
  } satisfies Partial<ProposalRecord>;
}

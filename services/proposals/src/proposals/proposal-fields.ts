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
 * The form as it is stored: single lines are trimmed and empty objectives dropped (PROP-17). If there are budget
 * lines, the budget text is made from them, whatever was sent, so that every amount has one source.
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

/** Drops blank rows. */
const tidyLines = (lines: BudgetLine[]): BudgetLine[] =>
  lines
    .filter((line) => !isBlankLine(line))
    .map((line) => ({
      ...line,
      item: line.item.trim(),
      unit: line.unit.trim(),
      justification: line.justification.trim(),
    }));

/** The texts that a search looks in. */
export const searchTextOf = ({
  title,
  grantId,
  organization,
}: Pick<ProposalFields, 'title' | 'grantId' | 'organization'>): string =>
  searchIndex(title, grantId, organization) || noWords;

/** A text without letters or digits: no word finds it, so it is stored as it is. */
const noWords = ' ';

/** Normalizes titles for sorting: case and width of letters do not matter. */
const orderKey = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Later than every calendar day: proposals without a deadline come last. */
const noDeadline = '9999-99-99';

/** The form fields that the record repeats. */
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

/** The initial values of a record. */
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
    ownerId: userId,
    peopleIds: [userId],
    createdBy: userId,
    createdAt: at,
    updatedAt: at,
  } satisfies Partial<ProposalRecord>;
}

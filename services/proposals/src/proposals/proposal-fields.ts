import { isoWeek, openSections, searchIndex } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import type { ProposalRecord } from './proposal.model.ts';

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

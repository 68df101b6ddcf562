import { isoWeek } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import type { ProposalRecord } from './proposal.model.ts';

/** As it is stored: no space around single lines, and empty objectives are dropped (spec 5). */
export function tidy(fields: ProposalFields): ProposalFields {
  return {
    ...fields,
    title: fields.title.trim(),
    grantId: fields.grantId.trim(),
    organization: fields.organization.trim(),
    category: fields.category.trim(),
    objectives: fields.objectives
      .map((objective) => objective.trim())
      .filter((objective) => objective !== ''),
  };
}

/** One spelling for looking up: case and width of letters do not matter. */
export const searchable = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Later than every calendar day: proposals without a deadline come last. */
const noDeadline = '9999-99-99';

/** What the card repeats of the form. */
export function cardOf(fields: ProposalFields) {
  return {
    title: fields.title,
    grantId: fields.grantId,
    organization: fields.organization,
    category: fields.category,
    requestedAmount: fields.requestedAmount,
    deadline: fields.deadline,
    durationMonths: fields.projectDuration,
    titleKey: searchable(fields.title),
    deadlineKey: fields.deadline || noDeadline,
    searchText: searchable([fields.title, fields.grantId, fields.organization].join('\n')),
  } satisfies Partial<ProposalRecord>;
}

/** What a card begins with. */
export function newCard(fields: ProposalFields, userId: string, userName: string) {
  const at = new Date();
  return {
    ...cardOf(fields),
    status: 'draft',
    progress: 0,
    version: 0,
    revision: 0,
    fence: 0,
    week: isoWeek(at),
    reached: [],
    history: [{ to: 'draft', at, userId, userName }],
    createdBy: userId,
    createdAt: at,
    updatedAt: at,
  } satisfies Partial<ProposalRecord>;
}

import { currencyOf } from '@harambee/domain';
import type { ParagraphEdit, Proposal } from '@harambee/domain/schemas';
import type { FirstText } from '@harambee/proposal-files/device';
import type { NewProposalEntry } from '../../../outbox.ts';
import { fieldsOfEntry } from '../../../outbox-entries.ts';

/** A waiting proposal as the page of a proposal shows one. */
export function waitingAsProposal(
  id: string,
  entry: NewProposalEntry,
  text: FirstText | undefined,
  edits: ParagraphEdit[],
): Proposal {
  const fields = fieldsOfEntry(entry.userId, entry);
  const { title, grantId, organization, category, requestedAmount, deadline, projectDuration } = fields;
  const { timestamp } = entry;
  return {
    id,
    proposalId: id,
    ...{ title, grantId, organization, category, requestedAmount, deadline },
    currency: currencyOf(fields),
    durationMonths: projectDuration,
    status: text ? 'completed' : 'draft',
    progress: text ? 100 : 0,
    queued: false,
    version: text ? 1 : 0,
    createdAt: timestamp,
    updatedAt: timestamp,
    draftContent: { ...fields, location: '', focus_areas: [] },
    sections: text?.sections ?? [],
    facts: text?.cards ?? [],
    ...(edits.length > 0 && { edits }),
    ...(text && { readiness: text.readiness, metadata: text.metadata }),
    history: [],
    revision: 0,
  };
}

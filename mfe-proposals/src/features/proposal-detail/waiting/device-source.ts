import { dayOf } from '@harambee/domain';
import type { Profile, ProposalFields } from '@harambee/domain/schemas';
import { readOwnEntries } from '@harambee/platform';
import type { TextSource } from '@harambee/proposal-files/device';
import { isEditEntry, type NewProposalEntry } from '../../../outbox.ts';

/** The form as it will be sent, with the changes that wait behind it. */
function bodyOfEntry({ id, userId, data }: NewProposalEntry): Partial<ProposalFields> {
  const { generate: _generate, callId: _callId, ...body } = data.body;
  const later = readOwnEntries(userId).findLast((entry) => isEditEntry(entry) && entry.data.id === id);
  return { ...body, ...(later && isEditEntry(later) && later.data.body) };
}

/** What the text is drafted from: the form and the profile, as far as this browser knows them. */
export const sourceOf = (
  entry: NewProposalEntry,
  profile: Profile | null | undefined,
  tenantName: string,
): TextSource => ({
  body: bodyOfEntry(entry),
  organization: profile
    ? { ...profile, profileSavedOn: dayOf(new Date(profile.updatedAt)) }
    : { name: tenantName },
  savedOn: dayOf(new Date()),
});

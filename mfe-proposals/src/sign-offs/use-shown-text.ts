import { signedHash, signedText } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { useMemo } from 'react';
import { useGetApplicationQuery } from '../api/applications.api.ts';

/**
 * The hash of what this page shows, by the function that the service uses, too (SIGNOFF-03): whoever agrees sends the
 * hash of what they see, never the one that the server names. Undefined while the answers are not known.
 */
export function useShownHash(proposal: Proposal): string | undefined {
  const { data: application } = useGetApplicationQuery(proposal.id);
  const { draftContent: fields, sections, edits, facts } = proposal;
  return useMemo(
    () =>
      application &&
      signedHash(signedText({ fields, sections, ...(edits && { edits }), facts, application })),
    [application, fields, sections, edits, facts],
  );
}

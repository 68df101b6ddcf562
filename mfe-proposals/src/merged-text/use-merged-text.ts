import type { Proposal } from '@harambee/domain/schemas';
import { useEffect, useMemo, useState } from 'react';

type Merging = typeof import('./merged-text.ts');

/**
 * The text as everybody reads it. What lays edits over the engine's words is fetched with the first edit: undefined until
 * it is there.
 */
export function useMergedText(proposal: Proposal, isWanted: boolean) {
  const [merging, setMerging] = useState<Merging>();
  useEffect(() => {
    if (isWanted) void import('./merged-text.ts').then(setMerging);
  }, [isWanted]);
  return useMemo(
    () => (isWanted ? merging?.mergedTextOf(proposal) : undefined),
    [isWanted, merging, proposal],
  );
}

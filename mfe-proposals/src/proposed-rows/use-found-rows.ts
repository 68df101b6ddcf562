import type { ProposalFields } from '@harambee/domain/schemas';
import type { ProposedRow } from '@harambee/drafting/proposed-rows';
import { logFailure } from '@harambee/platform';
import { useEffect, useState } from 'react';

/** Fetched when somebody writes in a form for the first time: the reading of free text comes with it. */
const load = () => import('@harambee/drafting/proposed-rows');

/** Typing has paused: half a sentence proposes half a row. */
const pauseMs = 700;

/** What the text proposes beside the rows there are, after a pause (PROP-50). */
export function useFoundRows(values: ProposalFields) {
  const [found, setFound] = useState<readonly ProposedRow[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const { proposedRows } = await load();
        if (isCurrent) setFound(proposedRows(values));
      } catch (error) {
        // Without a network the chunk may be missing: the form works without proposals.
        logFailure('The rows of the text could not be read', error);
      }
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [values]);
  return [found, setFound] as const;
}

import { dayOf } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import type { Checked, Finding } from '@harambee/drafting/checks';
import { logFailure } from '@harambee/platform';
import { useEffect, useState } from 'react';

/** Fetched when something is checked for the first time: the checks bring the reading of free text with them. */
const load = () => import('@harambee/drafting/checks');

/** Typing has paused: nobody wants to be corrected within a word. */
const pauseMs = 700;

export const checkedOf = (values: ProposalFields, sections: Checked['sections'] = []): Checked => ({
  proposal: values,
  organization: { name: values.organization },
  sections,
});

/** All that the checks find, at once; for questions that are asked before something is done. */
export async function findingsOf(checked: Checked): Promise<Finding[]> {
  const { checkProposal } = await load();
  return checkProposal(checked, dayOf(new Date()));
}

/** What the checks find in the answers, after a pause; undefined before the first time (CHECK-07). */
export function useFindings(values: ProposalFields, sections?: Checked['sections']): Finding[] | undefined {
  const [findings, setFindings] = useState<Finding[]>();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      try {
        const found = await findingsOf(checkedOf(values, sections));
        if (isWanted) setFindings(found);
      } catch (error) {
        // Without a network the chunk may be missing: the form works without its checks.
        logFailure('The checks could not be loaded', error);
      }
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [values, sections]);
  return findings;
}

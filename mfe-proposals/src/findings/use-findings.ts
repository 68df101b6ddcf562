import { dayOf } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import type { Checked, Finding } from '@harambee/drafting/checks';
import { logFailure } from '@harambee/platform';
import { useEffect, useState } from 'react';
import { type StatedProfile, useStatedProfile } from './stated-profile.ts';

/** Fetched when something is checked for the first time: the checks bring the reading of free text with them. */
const load = () => import('@harambee/drafting/checks');

/** Typing has paused: nobody wants to be corrected within a word. */
const pauseMs = 700;

export interface CheckedAnswers {
  values: ProposalFields;
  /** The text, where one is written. */
  sections?: Checked['sections'];
}

/** All that the checks find, at once; for questions that are asked before something is done. */
export async function findingsOf(
  { values, sections = [] }: CheckedAnswers,
  profile: StatedProfile,
): Promise<Finding[]> {
  const { checkProposal, organizationFacts } = await load();
  const organization = organizationFacts(profile, values.organization);
  return checkProposal({ proposal: values, organization, sections }, dayOf(new Date()));
}

/** What the checks find in the answers, after a pause; undefined before the first time (CHECK-07). */
export function useFindings(values: ProposalFields, sections?: Checked['sections']): Finding[] | undefined {
  const [findings, setFindings] = useState<Finding[]>();
  const profile = useStatedProfile();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const found = await findingsOf({ values, sections }, profile);
        if (isCurrent) setFindings(found);
      } catch (error) {
        // Without a network the chunk may be missing: the form works without its checks.
        logFailure('The checks could not be loaded', error);
      }
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [values, sections, profile]);
  return findings;
}

import { dayOf } from '@harambee/domain';
import type { Proposal, ProposalFields } from '@harambee/domain/schemas';
import type { Checked, Finding } from '@harambee/drafting/checks';
import { logFailure } from '@harambee/platform';
import { useEffect, useState } from 'react';
import { fieldsOf } from '../form-values/proposal-values.ts';
import { type StatedProfile, useStatedProfile } from './stated-profile.ts';

/** Fetched when something is checked for the first time: the checks bring the reading of free text with them. */
const load = () => import('@harambee/drafting/checks');

/** Typing has paused: nobody wants to be corrected within a word. */
const pauseMs = 700;

export interface CheckedAnswers {
  values: ProposalFields;
  /** The newest text with people's edits, where one is written. */
  text?: Pick<Proposal, 'sections' | 'edits' | 'facts'>;
  /** Another text, which is checked in its place. */
  sections?: Checked['sections'];
  formerNames?: Checked['formerNames'];
}

/** All that is checked of a proposal. */
export const answersOf = (proposal: Proposal): CheckedAnswers => ({
  values: fieldsOf(proposal),
  text: proposal,
  ...(proposal.duplicateOf && { formerNames: proposal.duplicateOf.names }),
});

/** The text as everybody reads it: what lays edits over the engine's words is fetched with the first edit. */
async function sectionsOf({ sections, edits = [], facts }: NonNullable<CheckedAnswers['text']>) {
  if (edits.length === 0) return sections;
  const { mergedSections } = await import('./merged-sections.ts');
  return mergedSections(sections, edits, facts);
}

/** All that the checks find, at once; for questions that are asked before something is done. */
export async function findingsOf(
  { values, text, sections, formerNames = [] }: CheckedAnswers,
  profile: StatedProfile,
): Promise<Finding[]> {
  const [{ checkProposal, organizationFacts }, written] = await Promise.all([
    load(),
    text && sectionsOf(text),
  ]);
  const organization = organizationFacts(profile, values.organization);
  const checked = { proposal: values, organization, sections: sections ?? written ?? [], formerNames };
  return checkProposal(checked, dayOf(new Date()));
}

/** What the checks find in the answers, after a pause; undefined before the first time (CHECK-07). */
export function useFindings({ values, text, sections, formerNames }: CheckedAnswers): Finding[] | undefined {
  const [findings, setFindings] = useState<Finding[]>();
  const profile = useStatedProfile();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const found = await findingsOf(
          {
            values,
            ...(text && { text }),
            ...(sections && { sections }),
            ...(formerNames && { formerNames }),
          },
          profile,
        );
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
  }, [values, text, sections, formerNames, profile]);
  return findings;
}

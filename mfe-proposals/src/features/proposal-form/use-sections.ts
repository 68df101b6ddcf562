import {
  createProblems,
  fieldsOfFormSection,
  type ProposalFormSection,
  proposalFormSectionNames,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { isReachable, isSectionComplete } from '../../form-values/proposal.schema.ts';

/** What the summary speaks of: one section after Next, all after Create Proposal, the title after Save as draft. */
type Checked = ProposalFormSection | 'all' | 'title';

function fieldsToCheck(checked: Checked): (keyof ProposalFields)[] {
  if (checked === 'title') return ['title'];
  return (checked === 'all' ? proposalFormSectionNames : [checked]).flatMap(fieldsOfFormSection);
}

/** Where one is in the five sections, where one may go, and which problems are shown. */
export function useSections(first: ProposalFormSection) {
  const { values, setTouched, touched } = useFormikContext<ProposalFields>();
  const [section, setSection] = useState(first);
  const [checked, setChecked] = useState<Checked | undefined>();
  /** Rises with each failed attempt, so that the summary takes the focus again. */
  const [attempt, setAttempt] = useState(0);

  const place = proposalFormSectionNames.indexOf(section);
  const previous = proposalFormSectionNames[place - 1];
  const next = proposalFormSectionNames[place + 1];

  const enter = (target: ProposalFormSection) => {
    setSection(target);
    setChecked(undefined);
  };

  const showProblems = (what: Checked) => {
    const due = Object.fromEntries(fieldsToCheck(what).map((field) => [field, true]));
    setTouched({ ...touched, ...due }, false);
    setChecked(what);
    setAttempt((count) => count + 1);
  };

  /** As far toward the target as the answers allow; where it stops, it says why (PROP-12). */
  const goTo = (target: ProposalFormSection) => {
    if (isReachable(target, section, values)) return enter(target);
    const stop = proposalFormSectionNames.find((each) => !isSectionComplete(each, values)) ?? section;
    setSection(stop);
    showProblems(stop);
  };

  const allProblems = createProblems(values);
  const shownFields: string[] = checked ? fieldsToCheck(checked) : [];
  const problems = allProblems.filter(({ field }) => shownFields.includes(field));

  return {
    section,
    previous,
    next,
    place,
    enter,
    goTo,
    showProblems,
    problems,
    attempt,
    values,
    isValid: allProblems.length === 0,
  };
}

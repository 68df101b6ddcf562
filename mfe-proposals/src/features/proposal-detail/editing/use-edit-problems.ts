import { type FieldProblem, problemsOf, proposalFieldNames, type Rule } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { unsolvedServerProblems } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { sectionOfField } from '../../../form-values/proposal.schema.ts';
import { type DetailTab, tabOfSection } from '../tabs.ts';

const allTouched = Object.fromEntries(proposalFieldNames.map((name) => [name, true]));

export const tabOfField = (field: string): DetailTab => tabOfSection(sectionOfField(field));

interface EditProblemsOptions {
  rules: readonly Rule<ProposalFields>[];
  /** Show the gaps at once. */
  isAsked: boolean;
  tab: DetailTab;
  setTab: (tab: DetailTab) => void;
}

/** What keeps the answers from being saved: by the rules, or said by the service. Each is shown where it is mended. */
export function useEditProblems({ rules, isAsked, tab, setTab }: EditProblemsOptions) {
  const { values, status, setTouched, submitForm } = useFormikContext<ProposalFields>();
  const [isChecked, setChecked] = useState(isAsked);
  /** Rises with each failed attempt, so that the focus goes to the first fault again. */
  const [attempt, setAttempt] = useState(0);
  const own = problemsOf(rules, values);
  const said = unsolvedServerProblems(status, values).filter(
    ({ field }) => !own.some((problem) => problem.field === field),
  );
  const problems = [...own, ...said];

  const show = (found: readonly FieldProblem[]) => {
    const [first] = found;
    if (!first) return;
    setTouched(allTouched, false);
    setChecked(true);
    setAttempt((count) => count + 1);
    if (!found.some(({ field }) => tabOfField(field) === tab)) setTab(tabOfField(first.field));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when edit mode opens because answers are missing
  useEffect(() => {
    if (isAsked) setTouched(allTouched, false);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the service has answered
  useEffect(() => show(said), [status]);

  return {
    shown: isChecked ? problems : [],
    attempt,
    save: () => {
      if (own.length === 0) void submitForm();
      else show(own);
    },
  };
}

import { problemsOf, type Rule } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { Button, styled, Tabs } from '@harambee/ui';
import { ConfirmDialog, StickyActions } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ProblemSummary } from '../../proposal-fields/problem-summary.tsx';
import { sectionOfField } from '../../proposal-fields/proposal.schema.ts';
import { isSame, proposalFieldNames } from '../../proposal-fields/proposal-values.ts';
import { sectionFields } from '../../proposal-fields/section-fields.tsx';
import { type DetailTab, detailTabNames, detailTabs, tabOfSection, useTab } from './tabs.ts';

const Form = styled.form`display: flex; flex-direction: column; flex: 1;`;
const Body = styled.div`flex: 1; padding-bottom: 40px;`;
const Column = styled.div`display: grid; gap: 28px; max-width: 616px; & + & { margin-top: 28px; }`;
const Quiet = styled.p`color: var(--ink-2); line-height: 21px;`;

const allTouched = Object.fromEntries(proposalFieldNames.map((name) => [name, true]));

interface EditFormProps {
  rules: readonly Rule<ProposalFields>[];
  /** Show the gaps at once. */
  isAsked: boolean;
  isSaving: boolean;
  onCancel: () => void;
}

export function EditForm({ rules, isAsked, isSaving, onCancel }: EditFormProps) {
  const { values, initialValues, setTouched, submitForm } = useFormikContext<ProposalFields>();
  const { tab, setTab } = useTab();
  const [isChecked, setChecked] = useState(isAsked);
  const [attempt, setAttempt] = useState(0);
  const problems = problemsOf(rules, values);
  const tabOf = (field: string): DetailTab => tabOfSection(sectionOfField(field));
  const isChanged = !isSame(values, initialValues);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when edit mode opens because answers are missing
  useEffect(() => {
    if (isAsked) setTouched(allTouched, false);
  }, []);

  const save = () => {
    const [first] = problems;
    if (!first) return void submitForm();
    setTouched(allTouched, false);
    setChecked(true);
    setAttempt((count) => count + 1);
    if (!problems.some(({ field }) => tabOf(field) === tab)) setTab(tabOf(first.field));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isSaving) save();
  };

  return (
    <Form noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} aria-label="Edit proposal">
      <Body>
        <Tabs
          label="Parts of the proposal"
          value={tab}
          onChange={setTab}
          tabs={detailTabNames.map((name) => ({
            id: name,
            label: detailTabs[name].label,
            panel:
              name === tab ? (
                <EditPanel
                  tab={name}
                  summary={
                    isChecked && (
                      <ProblemSummary
                        problems={problems}
                        attempt={attempt}
                        here={detailTabs[name].sections[0] ?? ''}
                        onGoTo={(field) => setTab(tabOf(field))}
                      />
                    )
                  }
                />
              ) : null,
          }))}
        />
      </Body>
      <StickyActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button kind="primary" type="submit" busy={isSaving}>
          Save Changes
        </Button>
      </StickyActions>
      <LeaveEdit isChanged={isChanged} />
    </Form>
  );
}

function EditPanel({ tab, summary }: { tab: DetailTab; summary: ReactNode }) {
  const { sections } = detailTabs[tab];
  return (
    <>
      {summary && <Column>{summary}</Column>}
      {sections.length === 0 && (
        <Quiet>
          The text is written from your answers. Change them in the other tabs, then generate it again.
        </Quiet>
      )}
      {sections.map((section) => {
        const Fields = sectionFields[section];
        return (
          <Column key={section}>
            <Fields />
          </Column>
        );
      })}
    </>
  );
}

/** Unsaved changes are named before they are lost, by a link as by closing the tab. */
function LeaveEdit({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      kind="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      text="Your changes to this proposal will be lost."
    />
  );
}

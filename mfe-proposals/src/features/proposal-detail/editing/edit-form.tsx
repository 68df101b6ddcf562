import type { Rule } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { useUnsavedForm } from '@harambee/platform';
import { Button, styled, Tabs } from '@harambee/ui';
import { StickyActions, UnsavedStatus, useAskedCancel } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormFindingsProvider } from '../../../findings/form-findings.tsx';
import { useGoToField } from '../../../findings/use-field-focus.ts';
import { isSame } from '../../../form-values/proposal-values.ts';
import { ProblemSummary } from '../../../proposal-fields/problem-summary.tsx';
import { stateOf } from '../../../proposal-fields/section-state.ts';
import { ProposedRowsProvider } from '../../../proposed-rows/proposed-rows-provider.tsx';
import { type DetailTab, detailTabNames, detailTabs, useTab } from '../tabs.ts';
import { EditPanel } from './edit-panel.tsx';
import { LeaveEdit } from './leave-edit.tsx';
import { type UnsavedEdit, unsavedEditName } from './unsaved-edit.ts';
import { tabOfField, useEditProblems } from './use-edit-problems.ts';

const Form = styled.form`display: flex; flex-direction: column; flex: 1;`;
const Body = styled.div`flex: 1; padding-bottom: 40px;`;

interface EditFormProps {
  id: string;
  rules: readonly Rule<ProposalFields>[];
  /** What is saved, with what waits to be sent: without a change of it there is nothing to keep. */
  saved: ProposalFields;
  /** What the text is made from. */
  base: UnsavedEdit['base'];
  /** Above the form: what was kept of an earlier visit. */
  notice: ReactNode;
  /** Show the gaps at once. */
  isAsked: boolean;
  isSaving: boolean;
  /** Gets what was typed, when it is given up. */
  onCancel: (typed: UnsavedEdit | undefined) => void;
}

const editTabs = detailTabNames.filter((name) => name !== 'answers');

const tones = { complete: 'success', incomplete: 'none', faulty: 'error' } as const;

export function EditForm(props: EditFormProps) {
  const { id, rules, saved, base, notice, isAsked, isSaving } = props;
  const { values } = useFormikContext<ProposalFields>();
  const { tab: named, setTab } = useTab();
  // The answers of an application are written where they stand.
  const tab = named === 'answers' ? 'overview' : named;
  const { shown, attempt, save } = useEditProblems({ rules, isAsked, tab, setTab });
  const isChanged = !isSame(values, saved);
  const typed: UnsavedEdit = { values, base, tab };
  const unsaved = useUnsavedForm({
    name: unsavedEditName(id),
    content: typed,
    isChanged,
    send: () => {
      if (!isSaving) save();
    },
  });
  const goTo = useGoToField((field) => setTab(tabOfField(field)));
  const { cancel, dialog } = useAskedCancel(isChanged, () => {
    unsaved.forget();
    props.onCancel(isChanged ? typed : undefined);
  });

  const markOf = (name: DetailTab) => {
    const [section] = detailTabs[name].sections;
    if (!section) return undefined;
    const { state, words } = stateOf(section, { values, problems: shown });
    return { tone: tones[state], words };
  };
  const summary = shown.length > 0 && (
    <ProblemSummary
      problems={shown}
      attempt={attempt}
      here={detailTabs[tab].sections[0] ?? ''}
      onGoTo={(field) => setTab(tabOfField(field))}
    />
  );

  return (
    <Form {...unsaved.formProps} aria-label="Edit proposal">
      <Body>
        <FormFindingsProvider onPlace={goTo}>
          {isChanged && notice}
          <ProposedRowsProvider>
            <Tabs
              label="Parts of the proposal"
              value={tab}
              onChange={setTab}
              tabs={editTabs.map((name) => ({
                id: name,
                label: detailTabs[name].label,
                mark: markOf(name),
                panel: name === tab ? <EditPanel tab={name} summary={summary} /> : null,
              }))}
            />
          </ProposedRowsProvider>
        </FormFindingsProvider>
      </Body>
      <StickyActions status={unsaved.isStored && <UnsavedStatus />}>
        <Button onClick={cancel}>Cancel</Button>
        <Button kind="primary" type="submit" busy={isSaving}>
          Save Changes
        </Button>
      </StickyActions>
      {dialog}
      <LeaveEdit mayLose={unsaved.mayLose} isChanged={isChanged} isStored={unsaved.isStored} />
    </Form>
  );
}

import { paths, proposalCompleteRules, proposalDraftRules } from '@harambee/domain';
import type { Proposal, ProposalFields } from '@harambee/domain/schemas';
import {
  deleteUnsavedText,
  type Restored,
  showUndo,
  storeUnsavedText,
  useRestoredText,
  useUser,
} from '@harambee/platform';
import { showServerProblems, styled } from '@harambee/ui';
import { RestoredBanner } from '@harambee/ui/app';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftFormSchema, proposalFormSchema } from '../../../form-values/proposal.schema.ts';
import { fieldsOf } from '../../../form-values/proposal-values.ts';
import { repaired } from '../../../form-values/repaired-values.ts';
import type { ProposalEditEntry } from '../../../outbox.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { EditForm } from './edit-form.tsx';
import { plainProblems } from './plain-problems.ts';
import {
  isChangedSince,
  isSavedMeanwhile,
  parseUnsavedEdit,
  type UnsavedEdit,
  unsavedEditName,
} from './unsaved-edit.ts';
import { useLinkedField } from './use-linked-field.ts';
import { useSave } from './use-save.ts';

const Above = styled.div`margin-bottom: 24px;`;

/** What is saved, with what waits to be sent; what that was made from, and which revision that was. */
function baseOf(proposal: Proposal, entry: ProposalEditEntry | undefined) {
  if (!entry) {
    const fields = fieldsOf(proposal);
    return { saved: fields, base: { values: fields, revision: proposal.revision } };
  }
  const { body, read, revision } = entry.data;
  return { saved: repaired(body), base: { values: repaired(read), revision }, entry };
}

interface ProposalEditProps {
  proposal: Proposal;
  /** Text of the person's that the server does not have: editing goes on with it. */
  entry: ProposalEditEntry | undefined;
  /** The writing of the text was asked for and answers are missing: they are shown at once. */
  isForGeneration: boolean;
  onDone: () => void;
}

/** Edit mode: the fields and rules of the form, over the tabs of the page. It goes on with what was typed and never saved. */
export function ProposalEdit(props: ProposalEditProps) {
  const { restored, turn, discard } = useRestoredText(unsavedEditName(props.proposal.id), parseUnsavedEdit);
  return <Edit key={turn} {...props} restored={restored} onDiscard={discard} />;
}

interface EditProps extends ProposalEditProps {
  restored: Restored<UnsavedEdit> | undefined;
  onDiscard: () => void;
}

function Edit({ proposal, entry, isForGeneration, onDone, restored, onDiscard }: EditProps) {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  // What was read when editing began: a newer answer of the server must not change what is being typed.
  const [read] = useState(proposal);
  const [initial] = useState(() => {
    const saved = baseOf(proposal, entry);
    const unsaved = restored && !isSavedMeanwhile(restored.content, proposal) ? restored.content : undefined;
    return {
      ...saved,
      ...(unsaved && { unsaved, base: unsaved.base }),
      values: unsaved?.values ?? saved.saved,
    };
  });
  const { base, saved, unsaved } = initial;
  const name = unsavedEditName(read.id);
  const { save, isSaving, theirs, forgetTheirs } = useSave(read, {
    base: base.values,
    revision: base.revision,
    ...(initial.entry && { entry: initial.entry }),
    onSaved: () => {
      void deleteUnsavedText(userId, name);
      onDone();
    },
  });
  useLinkedField();
  // A draft may be saved half-written; what was written from whole answers stays whole.
  const isHalfAllowed = read.status === 'draft' && !isForGeneration;

  const submit = async (values: ProposalFields, helpers: FormikHelpers<ProposalFields>) => {
    showServerProblems(helpers, values, plainProblems(await save(values), values));
  };
  const cancel = (typed: UnsavedEdit | undefined) => {
    onDone();
    if (!typed) return;
    showUndo('Your changes were discarded', () => {
      storeUnsavedText(userId, name, typed);
      navigate(`${paths.proposal(read.id)}?${new URLSearchParams({ mode: 'edit', tab: typed.tab })}`);
    });
  };
  const notice = unsaved && (
    <Above>
      <RestoredBanner at={restored?.at} onDiscard={onDiscard}>
        It is in the form but not saved yet. Discard restores the saved version.
        {isChangedSince(unsaved, read) &&
          ' Someone else has changed the proposal since then. We kept both versions. When you save, you choose one for each answer.'}
      </RestoredBanner>
    </Above>
  );
  return (
    <Formik
      initialValues={initial.values}
      validationSchema={isHalfAllowed ? draftFormSchema : proposalFormSchema}
      validateOnMount
      onSubmit={submit}
    >
      {({ values }) => (
        <>
          <EditForm
            id={read.id}
            rules={isHalfAllowed ? proposalDraftRules : proposalCompleteRules}
            saved={saved}
            base={base}
            notice={notice}
            isAsked={isForGeneration}
            isSaving={isSaving}
            onCancel={cancel}
          />
          {theirs && (
            <ChangedElsewhere
              read={base.values}
              mine={values}
              theirs={theirs.fields}
              isSaving={isSaving}
              onSave={save}
              onCancel={forgetTheirs}
            />
          )}
        </>
      )}
    </Formik>
  );
}

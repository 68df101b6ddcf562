import { paths, proposalCompleteRules, proposalDraftRules } from '@harambee/domain';
import type { Proposal, ProposalFields } from '@harambee/domain/schemas';
import {
  forgetKeptText,
  keepText,
  type Restored,
  showUndo,
  useRestoredText,
  useUser,
} from '@harambee/platform';
import { showServerProblems, styled } from '@harambee/ui';
import { KeptNotice } from '@harambee/ui/app';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftFormSchema, proposalFormSchema } from '../../../proposal-fields/proposal.schema.ts';
import { fieldsOf } from '../../../proposal-fields/proposal-values.ts';
import { repaired } from '../../../proposal-fields/repaired-values.ts';
import type { UnsentEdit } from '../../../unsent-proposals.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { EditForm } from './edit-form.tsx';
import { isChangedSince, isSavedMeanwhile, type KeptEdit, keptEditIn, keptEditName } from './kept-edit.ts';
import { plainProblems } from './plain-problems.ts';
import { useAskedField } from './use-asked-field.ts';
import { useSave } from './use-save.ts';

const Above = styled.div`margin-bottom: 24px;`;

/** What is saved, with what waits to be sent; what that was made from, and which revision that was. */
function baseOf(proposal: Proposal, unsent: UnsentEdit | undefined) {
  if (!unsent) {
    const fields = fieldsOf(proposal);
    return { saved: fields, base: { values: fields, revision: proposal.revision } };
  }
  const { body, read, revision } = unsent.data;
  return { saved: repaired(body), base: { values: repaired(read), revision }, unsent };
}

interface ProposalEditProps {
  proposal: Proposal;
  /** Text of the person's that the server does not have: editing goes on with it. */
  unsent: UnsentEdit | undefined;
  /** The writing of the text was asked for and answers are missing: they are shown at once. */
  isForGeneration: boolean;
  onDone: () => void;
}

/** Edit mode: the fields and rules of the form, over the tabs of the page. It goes on with what was typed and never saved. */
export function ProposalEdit(props: ProposalEditProps) {
  const { restored, turn, discard } = useRestoredText(keptEditName(props.proposal.id), keptEditIn);
  return <Edit key={turn} {...props} restored={restored} onDiscard={discard} />;
}

interface EditProps extends ProposalEditProps {
  restored: Restored<KeptEdit> | undefined;
  onDiscard: () => void;
}

function Edit({ proposal, unsent, isForGeneration, onDone, restored, onDiscard }: EditProps) {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  // What was read when editing began: a newer answer of the server must not change what is being typed.
  const [read] = useState(proposal);
  const [begun] = useState(() => {
    const saved = baseOf(proposal, unsent);
    const kept = restored && !isSavedMeanwhile(restored.content, proposal) ? restored.content : undefined;
    return { ...saved, ...(kept && { kept, base: kept.base }), values: kept?.values ?? saved.saved };
  });
  const { base, saved, kept } = begun;
  const name = keptEditName(read.id);
  const { save, isSaving, theirs, forgetTheirs } = useSave(read, {
    base: base.values,
    revision: base.revision,
    ...(begun.unsent && { unsent: begun.unsent }),
    onSaved: () => {
      void forgetKeptText(userId, name);
      onDone();
    },
  });
  useAskedField();
  // A draft may be saved half-written; what was written from whole answers stays whole.
  const isHalfAllowed = read.status === 'draft' && !isForGeneration;

  const submit = async (values: ProposalFields, helpers: FormikHelpers<ProposalFields>) => {
    showServerProblems(helpers, values, plainProblems(await save(values), values));
  };
  const cancel = (typed: KeptEdit | undefined) => {
    onDone();
    if (!typed) return;
    showUndo('Your changes are discarded', () => {
      keepText(userId, name, typed);
      navigate(`${paths.proposal(read.id)}?${new URLSearchParams({ mode: 'edit', tab: typed.tab })}`);
    });
  };
  const notice = kept && (
    <Above>
      <KeptNotice at={restored?.at} onDiscard={onDiscard}>
        It is in the form and not saved yet. Discard goes back to what is saved.
        {isChangedSince(kept, read) &&
          ' Somebody else has changed the proposal since. Both texts are kept: when you save, you choose for each answer which one stays.'}
      </KeptNotice>
    </Above>
  );
  return (
    <Formik
      initialValues={begun.values}
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

import { proposalDraftRules, proposalRules } from '@harambee/domain';
import type { Proposal, ProposalFields } from '@harambee/domain/schemas';
import { showServerProblems } from '@harambee/ui';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { draftFormSchema, proposalFormSchema } from '../../proposal-fields/proposal.schema.ts';
import { fieldsOf } from '../../proposal-fields/proposal-values.ts';
import { repaired } from '../../proposal-fields/repaired-values.ts';
import type { UnsentEdit } from '../../unsent-proposals.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { EditForm } from './edit-form.tsx';
import { useAskedField } from './use-asked-field.ts';
import { useSave } from './use-save.ts';

/** What editing begins with, what that was made from, and which revision that was. */
function baseOf(proposal: Proposal, unsent: UnsentEdit | undefined) {
  if (!unsent) {
    const fields = fieldsOf(proposal);
    return { values: fields, base: fields, revision: proposal.revision };
  }
  const { body, read, revision } = unsent.data;
  return { values: repaired(body), base: repaired(read), revision, unsent };
}

interface ProposalEditProps {
  proposal: Proposal;
  /** Text of the person's that the server does not have: editing goes on with it. */
  unsent: UnsentEdit | undefined;
  /** The writing of the text was asked for and answers are missing: they are shown at once. */
  isForGeneration: boolean;
  onDone: () => void;
}

/** Edit mode: the fields and rules of the form, over the tabs of the page. */
export function ProposalEdit({ proposal, unsent, isForGeneration, onDone }: ProposalEditProps) {
  // What was read when editing began: a newer answer of the server must not change what is being typed.
  const [read] = useState(proposal);
  const [begun] = useState(() => baseOf(proposal, unsent));
  const { save, isSaving, theirs, forgetTheirs } = useSave(read, { ...begun, onSaved: onDone });
  useAskedField();
  // A draft may be saved half-written; what was written from whole answers stays whole.
  const isHalfAllowed = read.status === 'draft' && !isForGeneration;

  const submit = async (values: ProposalFields, helpers: FormikHelpers<ProposalFields>) => {
    showServerProblems(helpers, values, await save(values));
  };
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
            rules={isHalfAllowed ? proposalDraftRules : proposalRules}
            isAsked={isForGeneration}
            isSaving={isSaving}
            onCancel={onDone}
          />
          {theirs && (
            <ChangedElsewhere
              read={begun.base}
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

import { proposalDraftRules, proposalRules } from '@harambee/domain';
import type { Proposal, ProposalFields } from '@harambee/domain/schemas';
import { showServerProblems } from '@harambee/ui';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { draftFormSchema, proposalFormSchema } from '../../proposal-fields/proposal.schema.ts';
import { fieldsOf } from '../../proposal-fields/proposal-values.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { EditForm } from './edit-form.tsx';
import { useAskedField } from './use-asked-field.ts';
import { useSave } from './use-save.ts';

interface ProposalEditProps {
  proposal: Proposal;
  /** The writing of the text was asked for and answers are missing: they are shown at once. */
  isForGeneration: boolean;
  onDone: () => void;
}

/** Edit mode: the fields and rules of the form, over the tabs of the page. */
export function ProposalEdit({ proposal, isForGeneration, onDone }: ProposalEditProps) {
  // What was read when editing began: a newer answer of the server must not change what is being typed.
  const [read] = useState(proposal);
  const { save, isSaving, theirs, forgetTheirs } = useSave(read, { onSaved: onDone });
  useAskedField();
  // A draft may be saved half-written; what was written from whole answers stays whole.
  const isHalfAllowed = read.status === 'draft' && !isForGeneration;

  const submit = async (values: ProposalFields, helpers: FormikHelpers<ProposalFields>) => {
    showServerProblems(helpers, values, await save(values));
  };
  return (
    <Formik
      initialValues={fieldsOf(read)}
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
              read={fieldsOf(read)}
              mine={values}
              theirs={fieldsOf(theirs)}
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

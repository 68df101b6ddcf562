import { paths } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { Page } from '@harambee/ui';
import { Formik } from 'formik';
import { useState } from 'react';
import { newProposalSchema } from '../../proposal-fields/proposal.schema.ts';
import { emptyProposal } from '../../proposal-fields/proposal-values.ts';
import { readKeptDraft } from './kept-draft.ts';
import { ProposalForm } from './proposal-form.tsx';

/** /proposals/new (spec 2.12). */
export function NewProposalPage() {
  const { id } = useUser();
  const [kept] = useState(() => readKeptDraft(id));
  return (
    <Page title="New Proposal" back={{ to: paths.proposals, label: 'Proposals' }}>
      <Formik
        initialValues={kept?.values ?? emptyProposal}
        validationSchema={newProposalSchema}
        validateOnMount
        onSubmit={() => {}}
      >
        <ProposalForm firstSection={kept?.section ?? 'basic'} isRestored={kept !== undefined} />
      </Formik>
    </Page>
  );
}

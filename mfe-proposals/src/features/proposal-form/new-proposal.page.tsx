import { paths } from '@harambee/domain';
import { sentAs, useRestoredText, useUser } from '@harambee/platform';
import { Button, EmptyState, Page } from '@harambee/ui';
import { Formik } from 'formik';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { NewProposalEntry } from '../../outbox.ts';
import { fieldsOfEntry, findNewProposal } from '../../outbox-entries.ts';
import { newProposalSchema } from '../../proposal-fields/proposal.schema.ts';
import { emptyProposal } from '../../proposal-fields/proposal-values.ts';
import { keptDraftIn, keptName } from './kept-draft.ts';
import { ProposalForm } from './proposal-form.tsx';

const back = { to: paths.proposals, label: 'Proposals' };

/** /proposals/new; with `unsent` it goes on with one that waits on this device. */
export function NewProposalPage() {
  const [query] = useSearchParams();
  const unsentId = query.get('unsent') ?? undefined;
  return unsentId === undefined ? <Form key="new" /> : <UnsentForm key={unsentId} unsentId={unsentId} />;
}

function UnsentForm({ unsentId }: { unsentId: string }) {
  const { id } = useUser();
  // As it was when the page opened: that it is sent meanwhile must not take the form away.
  const [unsent] = useState(() => findNewProposal(id, unsentId));
  const [sent] = useState(() => sentAs(unsentId));
  if (unsent) return <Form unsent={unsent} />;
  if (sent) return <Navigate to={`${paths.proposal(sent.id)}?mode=edit`} replace />;
  return (
    <Page title="There is nothing here any more" back={back}>
      <EmptyState
        picture="boat"
        title="This proposal was sent or discarded"
        text="If it was sent, it is among your proposals."
        action={
          <Button kind="primary" to={paths.proposals}>
            See your proposals
          </Button>
        }
      />
    </Page>
  );
}

function Form({ unsent }: { unsent?: NewProposalEntry }) {
  const { id } = useUser();
  const { restored, turn, discard } = useRestoredText(keptName(unsent?.id), keptDraftIn);
  const [begun] = useState(() => (unsent ? fieldsOfEntry(id, unsent) : emptyProposal));
  const problems = unsent?.refusal?.details;
  const values = restored?.content.values ?? begun;
  return (
    <Page title={unsent ? unsent.title || 'Untitled proposal' : 'New Proposal'} back={back}>
      <Formik
        key={turn}
        initialValues={values}
        initialStatus={problems && { serverProblems: { problems, values } }}
        validationSchema={newProposalSchema}
        validateOnMount
        onSubmit={() => {}}
      >
        <ProposalForm restored={restored} onDiscard={discard} begun={begun} unsent={unsent} />
      </Formik>
    </Page>
  );
}

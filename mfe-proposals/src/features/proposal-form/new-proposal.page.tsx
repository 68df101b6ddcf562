import { paths } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { sentAs, useRestoredText, useUser } from '@harambee/platform';
import { Button, EmptyState, Page } from '@harambee/ui';
import { Formik, type FormikProps } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useStatedProfile } from '../../findings/stated-profile.ts';
import { newProposalSchema } from '../../form-values/proposal.schema.ts';
import { emptyProposal } from '../../form-values/proposal-values.ts';
import type { NewProposalEntry } from '../../outbox.ts';
import { fieldsOfEntry, findNewProposal } from '../../outbox-entries.ts';
import { ProposalForm } from './proposal-form.tsx';
import { parseUnsavedDraft, unsavedName } from './unsaved-draft.ts';

const back = { to: paths.proposals, label: 'Proposals' };

/** /proposals/new; `?unsent=ID` continues a queued one. */
export function NewProposalPage() {
  const [query] = useSearchParams();
  const queuedId = query.get('unsent') ?? undefined;
  return queuedId === undefined ? <Form key="new" /> : <QueuedForm key={queuedId} queuedId={queuedId} />;
}

function QueuedForm({ queuedId }: { queuedId: string }) {
  const { id } = useUser();
  // As it was when the page opened: that it is sent meanwhile must not take the form away.
  const [entry] = useState(() => findNewProposal(id, queuedId));
  const [sent] = useState(() => sentAs(queuedId));
  if (entry) return <Form entry={entry} />;
  if (sent) return <Navigate to={`${paths.proposal(sent.id)}?mode=edit`} replace />;
  return (
    <Page title="There is nothing here anymore" back={back}>
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

function Form({ entry }: { entry?: NewProposalEntry }) {
  const { id } = useUser();
  const { restored, turn, discard } = useRestoredText(unsavedName(entry?.id), parseUnsavedDraft);
  const [initial, setInitial] = useState(() => (entry ? fieldsOfEntry(id, entry) : emptyProposal));
  const form = useRef<FormikProps<ProposalFields>>(null);
  const currency = useStatedProfile()?.currency;
  // The organization's own, unless something was typed before it was known.
  useEffect(() => {
    if (!currency || entry || restored || form.current?.dirty) return;
    setInitial((before) => ({ ...before, currency }));
  }, [currency, entry, restored]);
  const problems = entry?.refusal?.details;
  const values = restored?.content.values ?? initial;
  return (
    <Page title={entry ? entry.title || 'Untitled proposal' : 'New Proposal'} back={back}>
      <Formik
        key={turn}
        innerRef={form}
        enableReinitialize
        initialValues={values}
        initialStatus={problems && { serverProblems: { problems, values } }}
        validationSchema={newProposalSchema}
        validateOnMount
        onSubmit={() => {}}
      >
        <ProposalForm restored={restored} onDiscard={discard} initial={initial} entry={entry} />
      </Formik>
    </Page>
  );
}

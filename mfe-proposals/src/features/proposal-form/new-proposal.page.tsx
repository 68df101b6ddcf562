import { paths } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { sentAs, useRestoredText, useUser } from '@harambee/platform';
import { Button, EmptyState, ErrorState, Page } from '@harambee/ui';
import { Loading, SkeletonText } from '@harambee/ui/app';
import { Formik, type FormikProps } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useGetCallQuery } from '../../api/calls.api.ts';
import { contentOfEntry, findNewCall } from '../../call-entries.ts';
import { useStatedProfile } from '../../findings/stated-profile.ts';
import { fieldsOfCall } from '../../form-values/fields-of-call.ts';
import { newProposalSchema } from '../../form-values/proposal.schema.ts';
import { emptyProposal } from '../../form-values/proposal-values.ts';
import type { NewProposalEntry } from '../../outbox.ts';
import { fieldsOfEntry, findNewProposal } from '../../outbox-entries.ts';
import { ProposalForm } from './proposal-form.tsx';
import { parseUnsavedDraft, unsavedName } from './unsaved-draft.ts';

const back = { to: paths.proposals, label: 'Proposals' };

/** /proposals/new; `?unsent=ID` continues a queued one, `?call=ID` starts an application. */
export function NewProposalPage() {
  const [query] = useSearchParams();
  const queuedId = query.get('unsent') ?? undefined;
  const callId = query.get('call') ?? undefined;
  if (queuedId !== undefined) return <QueuedForm key={queuedId} queuedId={queuedId} />;
  return callId === undefined ? <Form key="new" /> : <FormForCall key={callId} callId={callId} />;
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

/** What the call already says stands in the form; a call that waits on this device, too. */
function FormForCall({ callId }: { callId: string }) {
  const { id } = useUser();
  const [queued] = useState(() => findNewCall(id, callId));
  const { data, error, isFetching, refetch } = useGetCallQuery(callId, { skip: queued !== undefined });
  const call = queued ? contentOfEntry(id, queued) : data;
  if (call) return <Form call={{ id: callId, name: call.name, fields: fieldsOfCall(call) }} />;
  return (
    <Page title="New Proposal" back={{ to: paths.calls, label: 'Calls' }}>
      {error && !isFetching ? (
        <ErrorState
          title="We couldn't load the call"
          text="Check your connection and try again, or write the proposal without it and choose the call later."
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading the call...">
          <SkeletonText lines={6} />
        </Loading>
      )}
    </Page>
  );
}

interface FormProps {
  entry?: NewProposalEntry;
  call?: { id: string; name: string; fields: ProposalFields };
}

/** The call of a proposal that waits on this device is known by its id alone. */
const callOf = ({ entry, call }: FormProps) => {
  const id = call?.id ?? entry?.data.body.callId;
  return id === undefined ? undefined : { id, name: call?.name ?? '' };
};

function Form({ entry, call }: FormProps) {
  const { id } = useUser();
  const { restored, turn, discard } = useRestoredText(unsavedName(entry?.id, call?.id), parseUnsavedDraft);
  const [initial, setInitial] = useState(() =>
    entry ? fieldsOfEntry(id, entry) : (call?.fields ?? emptyProposal),
  );
  const form = useRef<FormikProps<ProposalFields>>(null);
  const currency = useStatedProfile()?.currency;
  // The organization's own, unless something was typed before it was known.
  useEffect(() => {
    if (!currency || entry || restored || call?.fields.currency || form.current?.dirty) return;
    setInitial((before) => ({ ...before, currency }));
  }, [currency, entry, restored, call?.fields.currency]);
  const problems = entry?.refusal?.details;
  const values = restored?.content.values ?? initial;
  return (
    <Page
      title={entry ? entry.title || 'Untitled proposal' : 'New Proposal'}
      back={call ? { to: paths.call(call.id), label: call.name || 'Call' } : back}
      meta={call && <span dir="auto">Made for {call.name || 'a call'}</span>}
    >
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
        <ProposalForm
          restored={restored}
          onDiscard={discard}
          initial={initial}
          entry={entry}
          call={callOf({ ...(entry && { entry }), ...(call && { call }) })}
        />
      </Formik>
    </Page>
  );
}
